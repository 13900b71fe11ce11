"""Reads an `expect` line: the answer as text, and the clauses that must or must not have decided."""

from __future__ import annotations

import re

from judge.errors import Span, phrase
from judge.question import Expectation
from judge.scenario.problems import refuse
from judge.scenario.syntax import Line

# Blanks are looked at from where they begin: ten thousand of them, each tried as a beginning, took seconds.
_PARTS = re.compile(r"(.*?)(?:(?<!\s)\s+because\b(.*?))?(?:(?<!\s)\s+and\s+not\b(.*))?", re.IGNORECASE)
_ID = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+")
_BETWEEN = re.compile(r"(?:\s|,|\band\b)+", re.IGNORECASE)


def expectation(line: Line) -> Expectation:
    """What the line demands of the answer above it."""
    text = line.node.the_word("TEXT").text
    parts = _PARTS.fullmatch(text)
    if parts is None or not parts[1].strip() or parts[1].lower().startswith("because"):
        refuse("unfinished-line", line.span, "unfinished-line.answer", phrase("expect-like-this"))
    answer = parts[1].strip().rstrip(".")
    return Expectation(answer, _ids(parts[2], line), _ids(parts[3], line), line.span)


def _ids(text: str | None, line: Line) -> tuple[str, ...]:
    if text is None:
        return ()
    words = [word for word in _BETWEEN.split(text) if word]
    wrong = next((word for word in words if not _ID.fullmatch(word)), "")
    if not words:
        refuse("unfinished-line", line.span, "unfinished-line.clause", phrase("form-of-an-id"))
    if wrong:
        refuse("bad-clause", _place(wrong, line), "", phrase("form-of-an-id"), word=wrong)
    return tuple(word.upper() for word in words)


def _place(wrong: str, line: Line) -> Span:
    """Where the word stands; if it is the translation of another, the whole line."""
    start = line.text.rfind(wrong)
    column = line.span.column + start
    return Span(line.span.file, line.span.line, column, column + len(wrong)) if start >= 0 else line.span
