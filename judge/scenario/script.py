"""Reads the moves and questions of a file, in order, each with the expectation under it."""

from __future__ import annotations

from typing import Literal

from judge.errors import Problem
from judge.scenario.expectation import expectation
from judge.scenario.problems import collected, refuse
from judge.scenario.scenario import ScriptLine
from judge.scenario.syntax import BROKEN, Line

_SCRIPT = ("ask", "then", "expect", "what_if")


def script(lines: list[Line], problems: list[Problem]) -> tuple[ScriptLine, ...]:
    """The script; their names are looked up when their turn comes."""
    _facts_first(lines, problems)
    found: list[ScriptLine] = []
    before: Line | None = None
    for line in lines:
        if line.node.rule in ("ask", "then", "what_if"):
            found.append(_asked(line))
        elif line.node.rule == "expect":
            with collected(problems):
                found[-1:] = _expecting(found, line, before)
        before = line
    return tuple(found)


def _facts_first(lines: list[Line], problems: list[Problem]) -> None:
    """Facts describe the start; from there on the table changes only through `then`."""
    started = False
    before = ""
    for line in lines:
        started = started or line.node.rule in _SCRIPT
        if started and line.node.rule not in (*_SCRIPT, BROKEN) and before in _SCRIPT:
            hint = "move it above the first `ask` or `then`"
            problems.append(Problem("misplaced-fact", "facts stand before the first question or move", line.span, hint))
        before = line.node.rule


def _asked(line: Line) -> ScriptLine:
    words = " ".join(line.text.split()).partition(" ")[2]
    kind: Literal["ask", "then", "what_if"] = line.node.rule  # type: ignore[assignment]
    return ScriptLine(kind, line.node, words, line.span)


def _expecting(found: list[ScriptLine], line: Line, before: Line | None) -> list[ScriptLine]:
    """The last line of the script with this expectation; a question that made no sense takes it along."""
    expected = expectation(line)
    if before is not None and before.node.rule == BROKEN:
        return found[-1:]
    if before is not None and before.node.rule == "expect" and found and found[-1].expected:
        hint = "join them: `expect yes because 2E-SHADOW-11, 2E-SHADOW-14`"
        refuse("expect-twice", "the question above has its expectation already", line.span, hint)
    if before is None or before.node.rule not in ("ask", "what_if"):
        refuse("expect-without-ask", "there is no question above this expectation", line.span)
    return [found[-1]._replace(expected=expected)]
