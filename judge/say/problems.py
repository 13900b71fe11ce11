"""Problems as a person can act on them: the place, the message, the line with a mark under it, and a hint."""

from __future__ import annotations

import re

from judge.catalogue import clean
from judge.errors import Problem
from judge.say.language import Language
from judge.say.layout import Page, hanging, paint
from judge.say.reworded import reworded

_QUOTED = re.compile(r"`([^`]{70})[^`]+`")


def problem_text(language: Language, problem: Problem, source: str, page: Page) -> list[str]:
    """`file:line:column: message [code]`, so that editors can jump there, and what stands in that place."""
    problem = reworded(language, problem)
    span = problem.span
    place = clean(f"{span.file}:{span.line}:{span.column}")
    lines = [f"{paint(page, 'strong', place)}: {clean(_clipped(problem.message))} [{problem.code}]"]
    lines += _marked(problem, source, page)
    if not problem.hint:
        return lines
    hint = language.say("page", "hint", hint=_clipped(problem.hint))
    return [*lines, *hanging(hint, page, "  ", 4)]


def _clipped(text: str) -> str:
    """What somebody wrote is quoted as far as it helps."""
    return _QUOTED.sub(lambda found: f"`{found[1]}…`", text)


def _marked(problem: Problem, source: str, page: Page) -> list[str]:
    """The line itself, and a mark under the part that is meant; a long line is cut round it."""
    span, rows = problem.span, source.split("\n")
    if not 0 < span.line <= len(rows) or not rows[span.line - 1].strip():
        return []
    row = rows[span.line - 1].rstrip().expandtabs(1)
    start = min(max(span.column - 1, 0), len(row))
    end = max(start + 1, min(span.end - 1 if span.end else start + 1, len(row)))
    first = max(0, start - page.width // 2) if len(row) > page.width - 2 else 0
    shown = row[first : first + page.width - 2]
    mark = clean(row[first:start]), "^" * max(1, min(len(clean(row[start:end])), page.width - 2 - len(clean(row[first:start]))))
    return [f"  {clean(shown)}", f"  {' ' * len(mark[0])}{paint(page, 'bad', mark[1])}"]

