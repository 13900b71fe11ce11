"""Problems as a person can act on them: place, message, the line with a mark, a hint, and which questions it cost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from judge.cards import clean
from judge.render.messages import Language
from judge.render.page import Page, hanging, paint
from judge.render.problem_sentence import advice, message
from judge.support.problems import Problem

_QUOTED = re.compile(r"`([^`]{70})[^`]+`")
_SHOWN = re.compile(r"`([^`]{120})[^`]+`")
"""A hint quotes forms of ours, which are of no use unless they are whole."""
MOST = 12
"""So many lines are named; a record has them all."""


Cost = tuple[int, ...]
"""The lines of the questions that were not ruled, those aside that are bad themselves."""


def problems_text(language: Language, problems: Iterable[Problem], source: Callable[[Problem], str], page: Page) -> list[str]:
    """Each in its place; what several cost together is said once, below the last of them."""
    told = list(problems)
    costs = [_others(problem) for problem in told]
    last = {cost: number for number, cost in enumerate(costs)}
    lines: list[str] = []
    for number, (problem, cost) in enumerate(zip(told, costs, strict=True)):
        lines += problem_text(language, problem, source(problem), page)
        if cost and last[cost] == number:
            said = "because_of_it" if costs.count(cost) == 1 else "because_of_these"
            lines += hanging(language.say("page", said, lines=lines_text(language, cost)), page, "  ", 4)
    return lines


def problem_text(language: Language, problem: Problem, source: str, page: Page) -> list[str]:
    """`file:line:column: message [code]`, so that editors can jump there, and what stands in that place."""
    span = problem.span
    place = clean(f"{span.file}:{span.line}:{span.column}")
    lines = [f"{paint(page, 'strong', place)}: {clean(_clipped(message(language, problem)))} [{problem.code}]"]
    lines += _marked(problem, source, page)
    told = advice(language, problem)
    hint = language.say("page", "hint", hint=_clipped(told, _SHOWN)) if told else ""
    return [*lines, *(hanging(hint, page, "  ", 4) if hint else ())]


def _others(problem: Problem) -> Cost:
    """What was not ruled because of it, the question itself aside."""
    return tuple(line for line in problem.not_ruled if line != problem.span.line)


def lines_text(language: Language, lines: Sequence[int]) -> str:
    """`lines 11, 12, 14`."""
    named, more = ", ".join(map(str, lines[:MOST])), len(lines) - MOST
    named = language.say("page", "lines_more", lines=named, count=more) if more > 0 else named
    return language.say("page", "lines", "one" if len(lines) == 1 else "many", lines=named)


def _clipped(text: str, quoted: re.Pattern[str] = _QUOTED) -> str:
    """What somebody wrote is quoted as far as it helps."""
    return quoted.sub(lambda found: f"`{found[1]}…`", text)


def _marked(problem: Problem, source: str, page: Page) -> list[str]:
    """The line itself, and a mark under the part that is meant; a long line is cut round it."""
    span, rows = problem.span, _rows(source)
    if not 0 < span.line <= len(rows) or not rows[span.line - 1].strip():
        return []
    row = rows[span.line - 1].rstrip()
    start = min(max(span.column - 1, 0), len(row))
    end = max(start + 1, min(span.end - 1 if span.end else start + 1, len(row)))
    first = max(0, start - page.width // 2) if len(row) > page.width - 2 else 0
    shown = row[first : first + page.width - 2].expandtabs(1)
    mark = clean(row[first:start]), "^" * max(1, min(len(clean(row[start:end])), page.width - 2 - len(clean(row[first:start]))))
    return [f"  {clean(shown)}", f"  {' ' * len(mark[0])}{paint(page, 'bad', mark[1])}"]


@lru_cache(2)
def _rows(source: str) -> list[str]:
    """The lines of a text; it may have a thousand problems, and is taken apart once."""
    return source.split("\n")
