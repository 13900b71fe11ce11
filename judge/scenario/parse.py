"""Text -> syntax: every logical line on its own, so that every problem of a file is found."""

from __future__ import annotations

import re

from judge.errors import Problem, Span
from judge.scenario.automaton import Stuck, run
from judge.scenario.complain import complain
from judge.scenario.lines import Source, split
from judge.scenario.syntax import BROKEN, Line, Node
from judge.scenario.tables import tables

LARGEST_FILE = 200_000
_PLAYER = re.compile(r"^\s*player\s+(\w+)", re.IGNORECASE | re.MULTILINE)


def parse(text: str, file: str, problems: list[Problem]) -> list[Line]:
    """The lines of the file; one that makes no sense becomes a problem and a broken line."""
    trouble = _unreadable(text, file)
    if trouble:
        problems.append(trouble)
        return []
    text = text.removeprefix("\ufeff")
    names = frozenset(_PLAYER.findall(text))
    lines = [_line(source, names, problems) for source in split(text, file)]
    if not lines:
        problems.append(Problem("empty-file", "there is nothing in this file", Span(file, 1)))
    return lines


def _unreadable(text: str, file: str) -> Problem | None:
    if len(text) > LARGEST_FILE:
        hint = f"at most {LARGEST_FILE} characters"
        return Problem("file-too-large", "this file is too large for a scenario", Span(file, 1), hint)
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        return Problem("not-text", "this is not a text file", Span(file, line))
    return None


def _line(source: Source, names: frozenset[str], problems: list[Problem]) -> Line:
    result = _node(source, names)
    if isinstance(result, Problem):
        problems.append(result)
        result = Node(BROKEN, (), source.whole)
    return Line(result, source.text.strip(), source.whole)


def _node(source: Source, names: frozenset[str]) -> Node | Problem:
    if source.open_quote:
        return Problem("missing-quote", "this title has no closing quote", source.open_quote, 'write `"` after the title')
    result = run(source, tables(), names)
    return complain(source, result, tables()) if isinstance(result, Stuck) else result
