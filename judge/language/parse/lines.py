"""Splits a text into logical lines: comments gone, a line that ends in a comma joined with the next that begins none."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

_CODE = re.compile(r'(?:[^#"“-„]+|"[^"\n]*"|“(?:(?!["\n])[^“”])*”|„(?:(?!["\n])[^“-„])*[“”]|”)*')
_FREE_TEXT = re.compile(r"\s*(?:title\s*:|expect\b)", re.IGNORECASE)
_STATEMENT = r'\s*(?:(?:ask|then|expect|player|card|what if|effect of)\b|[^\W\d_][^:"“„\n]*:)'
"""How a line begins that is no part of a list above it; few files have a list that goes on, so it is compiled when one does."""


class LogicalLine(NamedTuple):
    """The characters of one logical line, in their columns, and where it begins."""

    file: str
    line: int
    text: str
    free: re.Pattern[str] = _FREE_TEXT  # how a line begins whose words are the writer's own
    cut: bool = False  # it ends in a comma, and the next line is a statement of its own

    def span(self, start: int, end: int) -> Span:
        """The place of a stretch of the text; what runs over several lines is shown by its first."""
        if "\n" not in self.text:
            return Span(self.file, self.line, start + 1, end + 1)
        before = self.text.rfind("\n", 0, start) + 1
        newline = self.text.find("\n", start, end)
        end = end if newline < 0 else newline
        return Span(self.file, self.line + self.text.count("\n", 0, start), start - before + 1, end - before + 1)

    @property
    def whole(self) -> Span:
        return self.span(len(self.text) - len(self.text.lstrip()), len(self.text))

    @property
    def open_quote(self) -> Span | None:
        """The title that has no closing quote, if there is one."""
        end = _code_end(self.text, self.free)
        return self.span(end, len(self.text)) if end < len(self.text) else None


def split(text: str, file: str, free: re.Pattern[str] = _FREE_TEXT, statement: str = _STATEMENT) -> Iterator[LogicalLine]:
    """The logical lines of a text that have something on them; a list that a comma leaves open swallows no statement."""
    pending: list[str] = []
    for number, raw in enumerate(text.split("\n"), 1):
        code = _without_comment(raw.rstrip("\r"), free)
        if pending and re.match(statement, code, re.IGNORECASE):
            yield from (line._replace(cut=True) for line in _joined(pending, file, number - 1, free))
            pending = []
        if pending and not code.strip():
            pending.append("")  # a comment or an empty line does not end a list
            continue
        pending.append(code)
        if not code.rstrip().endswith(",") or free.match(pending[0]):
            yield from _joined(pending, file, number, free)
            pending = []
    yield from _joined(pending, file, text.count("\n") + 1, free)


def _joined(lines: list[str], file: str, last: int, free: re.Pattern[str]) -> Iterator[LogicalLine]:
    text = "\n".join(lines).rstrip()
    if text:
        yield LogicalLine(file, last - len(lines) + 1, text, free)


def _without_comment(raw: str, free: re.Pattern[str]) -> str:
    if free.match(raw):
        return raw.split("#")[0]
    end = _code_end(raw, free)
    return raw[:end] if raw[end : end + 1] == "#" else raw


def _code_end(text: str, free: re.Pattern[str]) -> int:
    """Where the comment begins, or a title that never ends, or else the end."""
    match = None if free.match(text) else _CODE.match(text)
    return match.end() if match else len(text)
