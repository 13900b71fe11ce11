"""What the command line supposes: each supposition is read as a line of the file would be, and told as it was typed."""

from __future__ import annotations

from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import Line, Node, WrittenWord, tables
from judge.language.parse_file import parse
from judge.language.resolve.script_lines_and_expectations import script
from judge.language.scenario import SUPPOSED, Scenario, ScriptLine
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span


def supposing(scenario: Scenario, facts: tuple[str, ...]) -> Scenario:
    """The scenario with each good question asked again under each of these suppositions, as far as they make sense."""
    problems: list[Problem] = []
    names = [f"player {p.name}" for p in scenario.table.players]
    words = scenario.table.vocabulary
    lines = [_supposed(fact, number, names, words, problems) for number, fact in enumerate(facts, 1)]
    more: tuple[ScriptLine, ...] = script([line for line in lines if line.wrong is None], problems)
    asked = [one for line in scenario.script for one in (line, *(more if line.kind == "ask" and not line.wrong else ()))]
    return scenario._replace(script=tuple(asked), problems=(*scenario.problems, *problems))


def _supposed(fact: str, number: int, names: list[str], vocabulary: Vocabulary, problems: list[Problem]) -> Line:
    """A supposition in English, or else in the first language that understands it."""
    line, wrong = _read(fact, number, names, "what if", vocabulary)
    if wrong:
        from judge.language.translate import tongues

        for other in tongues():
            said, missed = _read(fact, number, [f"language: {other.language}", *names], other.supposing, vocabulary)
            if not missed:
                return said
    problems += wrong
    return line


def _read(fact: str, number: int, above: list[str], begun: str, vocabulary: Vocabulary) -> tuple[Line, list[Problem]]:
    wrong: list[Problem] = []
    line = parse("\n".join((*above, f"{begun} {fact}")), SUPPOSED, wrong, tables(vocabulary))[-1]
    left = len(begun) + 1
    told = [replace(problem, span=_typed(problem.span, number, left)) for problem in wrong]
    shown = line._replace(node=_moved(line.node, number, left), span=_typed(line.span, number, left))
    return shown, told


def _moved(node: Node, number: int, left: int) -> Node:
    parts = [
        _moved(part, number, left) if isinstance(part, Node) else part._replace(span=_typed(part.span, number, left))
        for part in node.children
    ]  # fmt: skip
    return node._replace(children=tuple[Node | WrittenWord, ...](parts), span=_typed(node.span, number, left))


def _typed(span: Span, number: int, left: int) -> Span:
    """The place in what was typed, without the words that were put before it."""
    return span._replace(line=number, column=max(1, span.column - left), end=max(0, span.end - left))
