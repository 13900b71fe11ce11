"""Text -> Scenario: the facts at the start must all be good; a bad line below, or two that contradict, are kept with why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.game.table import Table
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language.parse.grammar import tables
from judge.language.parse_file import parse
from judge.language.questions_lost_to_bad_lines import amiss, in_order, questions
from judge.language.refuse import settled
from judge.language.resolve.build import build
from judge.language.resolve.printed_card import FaceFinder
from judge.language.resolve.resolve_script_or_whatif_line import resolve, vary
from judge.language.scenario import Scenario, ScriptLine
from judge.question import Expectation, Question
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span, Unusable, collected, phrase, problem_at

_WORDS = ("yes", "no", "disputed", "silent", "impossible", "no value", "any number", "nobody")
"""Answers of which a question has at most one; of an outcome or a condition several may be named."""


def contradictions(script: Iterable[ScriptLine]) -> Iterator[Problem]:
    """Every expectation that contradicts itself, or one above it on the same table."""
    held: dict[str, Expectation] = {}
    for line in script:
        if line.moves:
            held.clear()
        elif line.expected and not line.wrong:
            yield from _itself(line.expected)
            asked = " ".join(line.text.casefold().rstrip("? ").split())
            if line.kind == "ask":
                yield from _another(held.setdefault(asked, line.expected), line.expected)


def _itself(one: Expectation) -> Iterator[Problem]:
    if both := [clause for clause in one.because if clause in one.not_because]:
        yield problem_at("contradiction", _place(one), "", phrase("name-once"), clause=both[0])


def _another(first: Expectation, second: Expectation) -> Iterator[Problem]:
    one, two = _word(first), _word(second)
    if one and two and one != two:
        advice = phrase("asked-before", line=_place(first).line)
        yield problem_at("contradiction", _place(second), "contradiction.answers", advice, one=one, other=two)


def _word(expected: Expectation) -> str:
    answer = expected.answer.casefold()
    return "depends" if answer.startswith("depends") else answer if answer in _WORDS or answer.isdigit() else ""


def _place(expected: Expectation) -> Span:
    return expected.span or Span("", 1)


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
        ready: tuple[Table, Question] | None = None
        if not found and not astray:
            with collected(found):
                tried = vary(line, scenario.table) if line.kind == "what_if" else resolve(line, scenario.table)
                ready = (scenario.table, tried) if isinstance(tried, Question) else None
        wrong = tuple(problem for problem in found if not moved or line.wrong or settled(problem))
        yield line._replace(wrong=wrong, asked_at=ready) if wrong or ready else line
        moved, astray = moved or line.moves, astray or line.kind == "fact"
