"""Text -> Scenario: the facts must all be good; a bad question, step or expectation is kept with what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator

from judge.errors import Problem, Unusable
from judge.noun import replace
from judge.scenario.build import build
from judge.scenario.contradictions import contradictions
from judge.scenario.faces import FaceFinder
from judge.scenario.parse import parse
from judge.scenario.problems import collected, settled
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.script import script
from judge.scenario.syntax import Line
from judge.scenario.unruled import amiss, in_order, questions
from judge.scenario.vary import vary


def read(text: str, file: str, faces: FaceFinder, edition: str | None = None) -> Scenario:
    """The scenario that the text describes; raises Unusable with all problems. An edition given here prevails."""
    scenario = read_what_is_good(text, file, faces, edition)
    if problems := amiss(scenario):
        raise Unusable(problems)
    return scenario


def read_what_is_good(text: str, file: str, faces: FaceFinder, edition: str | None = None) -> Scenario:
    """The same, with each bad line of its script marked; raises Unusable only where a fact is bad."""
    problems: list[Problem] = []
    lines = parse(text, file, problems)
    scenario = build(lines, file, faces, edition, problems) if lines else None
    if scenario is None:
        raise Unusable(tuple(problems))
    _need_facts(scenario, problems)
    scenario = scenario._replace(script=tuple(_tried(scenario)))
    return scenario._replace(problems=(*scenario.problems, *contradictions(scenario.script)))


def _need_facts(scenario: Scenario, problems: list[Problem]) -> None:
    """On facts that are not known nothing is ruled, and each of those that are bad says so."""
    own = {id(problem) for wrong in (*(line.wrong for line in scenario.script), scenario.problems) for problem in wrong}
    lost = questions(scenario.script, scenario.file)
    facts = [replace(problem, not_ruled=lost) for problem in problems if id(problem) not in own]
    if facts:
        raise Unusable(in_order((*facts, *amiss(scenario))))


def supposing(scenario: Scenario, facts: tuple[str, ...]) -> Scenario:
    """The scenario with each good question asked again under each of these suppositions, as far as they make sense."""
    problems: list[Problem] = []
    names = "\n".join(f"player {p.name}" for p in scenario.table.players)
    lines = [line for fact in facts if (line := _supposed(fact, names, problems)).wrong is None]
    more: tuple[ScriptLine, ...] = script(lines, problems)
    asked = [one for line in scenario.script for one in (line, *(more if line.kind == "ask" and not line.wrong else ()))]
    return scenario._replace(script=tuple(asked), problems=(*scenario.problems, *problems))


def _supposed(fact: str, names: str, problems: list[Problem]) -> Line:
    """A supposition in English, or else in the first language that understands it."""
    wrong: list[Problem] = []
    line = parse(f"{names}\nwhat if {fact}", "--what-if", wrong)[-1]
    if wrong:
        from judge.scenario.tongue import tongues

        for other in tongues():
            missed: list[Problem] = []
            said = parse(f"language: {other.language}\n{names}\n{other.supposing} {fact}", "--what-if", missed)[-1]
            if not missed:
                return said
    problems += wrong
    return line


def _tried(scenario: Scenario) -> Iterator[ScriptLine]:
    """Marks what is sure to fail later: each line is tried on the table at the start, its own until the first move."""
    moved = False
    for line in scenario.script:
        found: list[Problem] = list(line.wrong)
        if not found:
            with collected(found):
                vary(line, scenario.table) if line.kind == "what_if" else resolve(line, scenario.table)
        wrong = tuple(problem for problem in found if not moved or line.wrong or settled(problem))
        yield line._replace(wrong=wrong) if wrong else line
        moved = moved or line.kind == "then"
