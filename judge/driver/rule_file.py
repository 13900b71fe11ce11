"""One file ruled on: its text read, its questions put to the law, and a Report of all that came of it. It never fails."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.driver.inputs import Input, inputs
from judge.driver.open import LawAndCards, of_other_editions
from judge.driver.run_scenario import Answered, Played, Session, hear
from judge.driver.unexpected_errors import trouble
from judge.language import SUPPOSED, Scenario, amiss, in_order, questions, read_what_is_good
from judge.rulebook import Rulebook, unknown_document
from judge.support.frozen_data_classes import Noun, replace
from judge.support.problems import Problem, Span, Unusable, meant, problem_at

if TYPE_CHECKING:
    from judge.engine.whatif import Turn


class Report(Noun):
    """What came of one file."""

    input: Input
    scenario: Scenario | None = None
    session: Session | None = None
    problems: tuple[Problem, ...] = ()
    supposed: tuple[str, ...] = ()  # by whoever asked for the ruling

    def __repr__(self) -> str:
        return f"Report({self.input.name!r})"  # all of it would fill screens

    @property
    def heard(self) -> tuple[Answered | Played, ...]:
        return self.session.heard if self.session else ()

    @property
    def texts(self) -> Mapping[str, str]:
        """What its problems point into."""
        return {self.input.name: self.input.text, SUPPOSED: "\n".join(self.supposed)}

    def would_change(self, answered: Answered, most: int | None = None) -> tuple[Turn, ...]:
        """What would change a ruling: looked for only where somebody wants to be told, and no more than he wants."""
        return turns_of(self.session.rulebook, answered, most) if self.session else ()


def turns_of(book: Rulebook, answered: Answered, most: int | None = None) -> tuple[Turn, ...]:
    """What would turn a yes into a no, or a no into a yes."""
    if answered.ruling.verdict not in ("yes", "no"):
        return ()
    from judge.engine.whatif.reversals import would_change

    return would_change(book, answered.table, answered.question.asked, answered.ruling, most, answered.heard_at)


def rule_file(opened: LawAndCards, given: Input) -> Report:
    """Reads and hears one file."""
    if given.problems:
        return Report(given, problems=given.problems)
    scenario: Scenario | None = None
    try:
        scenario = read_input(opened, given)
        return _heard(opened, given, scenario)
    except Unusable as unusable:
        scenario = getattr(unusable, "scenario", scenario)
        return Report(given, scenario, problems=tuple(_placed(p, given.name) for p in unusable.problems))
    except Exception as error:
        return Report(given, problems=(trouble(error, Span(given.name, 1)),))


def read_input(opened: LawAndCards, given: Input) -> Scenario:
    """The scenario in a text; the edition that the caller names is for files that name none."""
    chosen = opened.choice.edition
    try:
        return read_what_is_good(given.text, given.name, opened.cards, vocabulary=opened.vocabulary)
    except Unusable as unusable:
        if chosen is None or all(p.code != "no-edition" for p in unusable.problems):
            raise
    return read_what_is_good(given.text, given.name, opened.cards, chosen, opened.vocabulary)


def only_input(path: str) -> Input:
    """The text of one file; raises Unusable where there is none."""
    given = next(iter(inputs([path])))
    if given.problems:
        raise Unusable(given.problems)
    return given


def _heard(opened: LawAndCards, given: Input, scenario: Scenario) -> Report:
    lost, choice = questions(scenario.script, scenario.file), opened.choice
    unknown = tuple(replace(p, not_ruled=lost) for p in _unfit_documents(opened, scenario))
    misnamed = tuple(_unknown_clauses(opened.data, scenario, given.text))  # the questions are sound all the same
    if unknown:
        return Report(given, scenario, problems=in_order((*unknown, *misnamed, *amiss(scenario))))
    if choice.what_if:
        from judge.language.add_command_line_what_ifs import supposing

        scenario = supposing(scenario, choice.what_if)
    session = hear(scenario, opened.book_of(scenario), choice.strict, trouble)
    return Report(given, scenario, session, in_order((*misnamed, *session.problems)), choice.what_if)


def _unfit_documents(opened: LawAndCards, scenario: Scenario) -> Iterator[Problem]:
    """Documents that are none, or none of the edition; what the caller says of documents overrides the file."""
    edition = scenario.edition or ""
    if opened.choice.documents:
        yield from opened.not_of(edition)
        return
    for document, place in scenario.documents_at.items():
        if document not in opened.data["documents"]:
            yield unknown_document(document, opened.data["documents"], place)
    yield from of_other_editions(opened.data, scenario.documents_at.items(), edition)


def _unknown_clauses(data: Mapping[str, Any], scenario: Scenario, text: str) -> Iterator[Problem]:
    for line in scenario.script:
        expected = line.expected
        for clause in (*expected.because, *expected.not_because) if expected else ():
            if clause not in data["clauses"]:
                place = _within((expected and expected.span) or line.span, clause, text)
                yield unknown_clause(data, clause, place)


def unknown_clause(data: Mapping[str, Any], clause: str, span: Span) -> Problem:
    return problem_at("unknown-clause", span, "", meant(clause, data["clauses"]), value=clause)


def _within(span: Span, word: str, text: str) -> Span:
    """The place of a word on the line that is meant."""
    rows = text.split("\n")
    found = rows[span.line - 1].upper().find(word) if span.line <= len(rows) else -1
    return span if found < 0 else Span(span.file, span.line, found + 1, found + 1 + len(word))


def _placed(problem: Problem, name: str) -> Problem:
    """What the caller got wrong has no place in a file, but is shown with it."""
    return problem if problem.span.file else replace(problem, span=Span(name, 1))
