"""Which questions are lost with a bad line: one with itself, those that ask it again with it, all below a step or a fact."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile

from judge.language.scenario import Scenario, ScriptLine
from judge.support.frozen_data_classes import Noun, replace
from judge.support.problems import Problem

Failed = Mapping[int, tuple[Problem, ...]]
"""What is wrong with lines of a script, by their place in it."""


class Unruled(Noun):
    """A question that got no ruling: its own fault, or that of the line which it depends on."""

    line: ScriptLine
    blamed: ScriptLine
    problems: tuple[Problem, ...]


def asked_text(one: Unruled) -> str:
    """The question as it is written; `what if …` has none of its own."""
    return " ".join((one.line.written if one.line.kind == "what_if" else one.line.text).split())


def questions(script: Iterable[ScriptLine], file: str) -> tuple[int, ...]:
    """The lines of the file that ask something; what only the command line supposes has none."""
    return tuple(dict.fromkeys(line.span.line for line in script if line.asks and line.span.file == file))


def stops(script: tuple[ScriptLine, ...], position: int) -> tuple[ScriptLine, ...]:
    """The questions that a bad line takes along."""
    line, below = script[position], script[position + 1 :]
    if line.moves:
        return tuple(other for other in below if other.asks)
    again = takewhile(lambda other: other.kind != "ask", below) if line.kind == "ask" else ()
    return (line, *(other for other in again if other.asks))


def told(script: tuple[ScriptLine, ...], failed: Failed, file: str) -> list[Problem]:
    """The problems of the bad lines, each with the questions that were not ruled because of it."""
    return [
        replace(problem, not_ruled=questions(stops(script, position), file))
        for position, problems in failed.items()
        for problem in problems
    ]


def amiss(scenario: Scenario) -> tuple[Problem, ...]:
    """What is known to be wrong with a file before anything is heard, facts aside."""
    failed = {position: line.wrong for position, line in enumerate(scenario.script) if line.wrong}
    return in_order((*scenario.problems, *told(scenario.script, failed, scenario.file)))


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """As a reader of the file comes upon them; what is wrong with the card store is wrong for every line, and told once."""
    return tuple(sorted(dict.fromkeys(problems), key=lambda p: (p.span.line, p.span.column)))


def unruled(script: tuple[ScriptLine, ...], failed: Failed) -> tuple[Unruled, ...]:
    """Every question without a ruling, in order; one that is bad itself is not laid at another's door."""
    found: dict[int, Unruled] = {}
    for position, problems in failed.items():
        for line in stops(script, position):
            found.setdefault(id(line), Unruled(line, script[position], problems))
    own = {id(script[position]): Unruled(script[position], script[position], failed[position]) for position in failed}
    lost = {**found, **{key: one for key, one in own.items() if one.line.asks}}
    return tuple(lost[id(line)] for line in script if id(line) in lost)
