"""Reads the moves and questions of a file, in order, each with the expectation under it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Literal

from judge.errors import Problem, phrase, problem_at
from judge.scenario.expectation import expectation
from judge.scenario.meant import SCRIPT, rule_of, unbegun
from judge.scenario.problems import collected, refuse
from judge.scenario.scenario import ScriptLine
from judge.scenario.syntax import BROKEN, Line

Late = Mapping[int, tuple[Problem, ...]]
"""What is wrong with facts that stand below a question or a move, by their line."""


def script(lines: list[Line], problems: list[Problem], late: Late = MappingProxyType({})) -> tuple[ScriptLine, ...]:
    """The script; names are looked up when their turn comes. What is wrong with an expectation is added to the problems."""
    found: list[ScriptLine] = []
    before = ""
    for line in lines:
        rule = rule_of(line)
        if rule in ("ask", "then", "what_if"):
            found.append(_asked(line, rule))
        elif rule == "expect" and line.wrong:
            problems.append(line.wrong)
        elif rule == "expect":
            with collected(problems):
                found[-1:] = _expecting(found, line, before)
        elif wrong := late.get(line.span.line):
            found.append(ScriptLine("fact", line.node, line.text, line.span, None, wrong, line.written))
        before = rule if rule in SCRIPT else line.node.rule
    return tuple(found)


def at_the_start(lines: list[Line]) -> list[Line]:
    """The facts that describe the start: those above the first question or move."""
    return list(takewhile(lambda line: rule_of(line) not in SCRIPT, lines))


def facts_below(lines: list[Line], start: int) -> list[Line]:
    """Those that stand among questions and moves."""
    return [line for line in lines[start:] if rule_of(line) not in SCRIPT]


def misplaced(lines: list[Line]) -> Iterator[Problem]:
    """From the first question or move on the table changes only through `then`; facts in a row are told of once."""
    before = ""
    for line in lines[len(at_the_start(lines)) :]:
        rule = rule_of(line)
        if rule not in SCRIPT and line.node.rule != BROKEN and before in SCRIPT:
            yield problem_at("misplaced-fact", line.span, "", phrase("move-it-up"))
        before = rule


def _asked(line: Line, rule: str) -> ScriptLine:
    words = " ".join((line.written if line.wrong else line.text).split())
    said = words if line.wrong and unbegun(line) else words.partition(" ")[2]
    kind: Literal["ask", "then", "what_if"] = rule  # type: ignore[assignment]
    return ScriptLine(kind, line.node, said, line.span, None, (line.wrong,) if line.wrong else (), line.written)


def _expecting(found: list[ScriptLine], line: Line, before: str) -> list[ScriptLine]:
    """The last line of the script with this expectation; where a fact made no sense, it may have been a question."""
    expected = expectation(line)
    if before == BROKEN:
        return found[-1:]
    if before == "expect" and found and found[-1].expected:
        refuse("expect-twice", line.span, "", phrase("join-them"))
    if before not in ("ask", "what_if"):
        refuse("expect-without-ask", line.span)
    return [found[-1]._replace(expected=expected)]
