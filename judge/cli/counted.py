"""The last line of a run over files: how many there were, what came of their questions, and which could not be used."""

from __future__ import annotations

from typing import NamedTuple

from judge.say.language import Language


class Count(NamedTuple):
    """What one file adds to the sums."""

    questions: int = 0
    met: int = 0
    unmet: int = 0
    problems: bool = False
    heard: bool = True  # whether there was anything to rule on


def summary(language: Language, counts: list[Count], free: bool = False) -> str:
    """`2 files, 2 questions, 1 as expected, 1 not`; `free` tells besides how many expect nothing."""
    questions, met, unmet = (sum(one[n] for one in counts) for n in range(3))
    parts = [language.count("page", "files", len(counts)), language.count("page", "questions", questions)]
    parts += [language.say("page", "met", count=met), language.say("page", "unmet", count=unmet)]
    without = questions - met - unmet if free else 0
    parts += [language.say("page", "expected_none", count=without)] if without else []
    unusable = sum(1 for one in counts if one.problems and not one.heard)
    partly = sum(1 for one in counts if one.problems and one.heard)
    parts += [language.count("page", "unusable", unusable)] if unusable else []
    return ", ".join([*parts, *([language.count("page", "partly", partly)] if partly else [])])
