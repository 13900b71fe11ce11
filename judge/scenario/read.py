"""Text -> Scenario: the facts at the start must all be good; any other bad line is kept with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.errors import Problem, Unusable
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.noun import replace
from judge.scenario.build import build
from judge.scenario.contradictions import contradictions
from judge.scenario.faces import FaceFinder
from judge.scenario.parse import parse
from judge.scenario.problems import collected, settled
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.tables import tables
from judge.scenario.unruled import amiss, in_order, questions
from judge.scenario.vary import vary


class Unsound(Unusable):
    """What is wrong with the facts of a file, and the scenario as far as it could be read."""

    scenario: Scenario


def read(text: str, file: str, faces: FaceFinder, edition: str | None = None, vocabulary: Vocabulary = SHIPPED) -> Scenario:
    """The scenario that the text describes; raises Unusable with all problems. An edition given here prevails."""
    scenario = read_what_is_good(text, file, faces, edition, vocabulary)
    if problems := amiss(scenario):
        raise Unusable(problems)
    return scenario


def read_what_is_good(
    text: str, file: str, faces: FaceFinder, edition: str | None = None, vocabulary: Vocabulary = SHIPPED
) -> Scenario:
    """The same, with each bad line of its script marked; raises Unusable only where a fact is bad."""
    problems: list[Problem] = []
    lines = parse(text, file, problems, tables(vocabulary))
    scenario = build(lines, file, faces, edition, problems, vocabulary) if lines else None
    if scenario is None:
        raise Unusable(tuple(problems))
    own = {id(problem) for wrong in (*(line.wrong for line in scenario.script), scenario.problems) for problem in wrong}
    scenario = scenario._replace(script=tuple(_tried(scenario))) if scenario.whole else scenario
    _need_facts(scenario, [problem for problem in problems if id(problem) not in own])
    return scenario._replace(problems=(*scenario.problems, *contradictions(scenario.script)))


def _need_facts(scenario: Scenario, problems: list[Problem]) -> None:
    """On facts that are not known nothing is ruled, and each of those that are bad says so."""
    if problems:
        lost = questions(scenario.script, scenario.file)
        unsound = Unsound(in_order((*(replace(problem, not_ruled=lost) for problem in problems), *amiss(scenario))))
        unsound.scenario = scenario
        raise unsound


def _tried(scenario: Scenario) -> Iterator[ScriptLine]:
    """Marks what is sure to fail later: each line is tried on the table at the start, its own until the first move. Below a
    fact that stands there nothing is, since the fact may have brought what it speaks of."""
    moved, astray = False, False
    for line in scenario.script:
        found: list[Problem] = list(line.wrong)
        if not found and not astray:
            with collected(found):
                vary(line, scenario.table) if line.kind == "what_if" else resolve(line, scenario.table)
        wrong = tuple(problem for problem in found if not moved or line.wrong or settled(problem))
        yield line._replace(wrong=wrong) if wrong else line
        moved, astray = moved or line.moves, astray or line.kind == "fact"
