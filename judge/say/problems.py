"""Problems as a person can act on them: the place, the message, the line with a mark under it, and a hint."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from judge.catalogue import clean
from judge.errors import Problem
from judge.say.language import Language
from judge.say.layout import Page, hanging, paint
from judge.say.reworded import reworded

_QUOTED = re.compile(r"`([^`]{70})[^`]+`")
MOST = 12
"""So many lines are named; a record has them all."""


def problem_text(language: Language, problem: Problem, source: str, page: Page) -> list[str]:
    """`file:line:column: message [code]`, so that editors can jump there, and what stands in that place."""
    problem = reworded(language, problem)
    span = problem.span
    place = clean(f"{span.file}:{span.line}:{span.column}")
    lines = [f"{paint(page, 'strong', place)}: {clean(_clipped(problem.message))} [{problem.code}]"]
    lines += _marked(problem, source, page)
    hint = language.say("page", "hint", hint=_clipped(problem.hint)) if problem.hint else ""
    return [*lines, *(row for text in (hint, _cost(language, problem)) if text for row in hanging(text, page, "  ", 4))]


def _cost(language: Language, problem: Problem) -> str:
    """What was not ruled because of it, the question itself aside."""
    others = [line for line in problem.not_ruled if line != problem.span.line]
    return language.say("page", "because_of_it", lines=lines_text(language, others)) if others else ""


def lines_text(language: Language, lines: Sequence[int]) -> str:
    """`lines 11, 12, 14`."""
    named, more = ", ".join(map(str, lines[:MOST])), len(lines) - MOST
    named = language.say("page", "lines_more", lines=named, count=more) if more > 0 else named
    return language.say("page", "lines", "one" if len(lines) == 1 else "many", lines=named)


def _clipped(text: str) -> str:
    """What somebody wrote is quoted as far as it helps."""
    return _QUOTED.sub(lambda found: f"`{found[1]}…`", text)


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
