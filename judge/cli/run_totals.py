"""The last line of a run over files: how many there were, what came of their questions, and which could not be used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from judge.render.messages import Language
from judge.support.problems import Problem


class Count(NamedTuple):
    """What one file adds to the sums."""

    questions: int = 0  # that were ruled
    met: int = 0
    unmet: int = 0
    problems: bool = False
    heard: bool = True  # whether there was anything to rule on
    lost: int = 0  # questions that were not ruled


def lost_questions(problems: Iterable[Problem]) -> list[int]:
    """The lines of the questions that have no ruling, whatever line cost them it."""
    return sorted({line for problem in problems for line in problem.not_ruled})


def summary(language: Language, counts: list[Count], free: bool = False) -> str:
    """`2 files, 3 questions, 1 as expected, 1 not, 1 not ruled`; `free` tells besides how many expect nothing."""
    questions, met, unmet, lost = (sum(one[n] for one in counts) for n in (0, 1, 2, 5))
    parts = [language.count("page", "files", len(counts)), language.count("page", "questions", questions + lost)]
    parts += [language.say("page", "met", count=met), language.say("page", "unmet", count=unmet)]
    without = questions - met - unmet if free else 0
    parts += [language.say("page", "expected_none", count=without)] if without else []
    parts += [language.count("page", "lost", lost)] if lost else []
    unusable = sum(1 for one in counts if one.problems and not one.heard)
    partly = sum(1 for one in counts if one.problems and one.heard)
    parts += [language.count("page", "unusable", unusable)] if unusable else []
    return ", ".join([*parts, *([language.count("page", "partly", partly)] if partly else [])])
