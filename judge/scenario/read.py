"""Text -> Scenario, or every problem that it has."""

from __future__ import annotations

from judge.errors import Problem, Unusable
from judge.scenario.build import build
from judge.scenario.contradictions import contradictions
from judge.scenario.faces import FaceFinder
from judge.scenario.parse import parse
from judge.scenario.problems import collected, settled
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.script import script
from judge.scenario.syntax import Line
from judge.scenario.vary import vary


def read(text: str, file: str, faces: FaceFinder, edition: str | None = None) -> Scenario:
    """The scenario that the text describes; raises Unusable with all problems. An edition given here prevails."""
    problems: list[Problem] = []
    lines = parse(text, file, problems)
    scenario = build(lines, file, faces, edition, problems) if lines else None
    if scenario and not problems:
        problems = [*_unresolved(scenario), *contradictions(scenario.script)]
    if problems or scenario is None:
        raise Unusable(tuple(sorted(problems, key=lambda p: (p.span.line, p.span.column))))
    return scenario


def supposing(scenario: Scenario, facts: tuple[str, ...]) -> Scenario:
    """The scenario with each question asked again under each of these suppositions."""
    problems: list[Problem] = []
    names = "\n".join(f"player {p.name}" for p in scenario.table.players)
    lines = [_supposed(fact, names, problems) for fact in facts]
    if problems:
        raise Unusable(tuple(problems))
    more: tuple[ScriptLine, ...] = script(lines, problems)
    asked = [one for line in scenario.script for one in ((line, *more) if line.kind == "ask" else (line,))]
    return scenario._replace(script=tuple(asked))


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


def _unresolved(scenario: Scenario) -> list[Problem]:
    """What is sure to fail later: each line is tried on the table at the start, which is its own until the first move."""
    problems: list[Problem] = []
    moved = False
    for line in scenario.script:
        found: list[Problem] = []
        with collected(found):
            vary(line, scenario.table) if line.kind == "what_if" else resolve(line, scenario.table)
        problems += [problem for problem in found if not moved or settled(problem)]
        moved = moved or line.kind == "then"
    return problems
