"""A court in session: law, cards and language opened once, then file after file heard; what cannot be heard is a problem."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.cards import Catalogue
from judge.cli.editions import the_edition
from judge.cli.inputs import Input, inputs
from judge.cli.options import Choice, speech
from judge.driver.play_step import Refused
from judge.driver.run import Answered, Played, Session, hear
from judge.game.moves import MOVES
from judge.game.vocabulary import Vocabulary
from judge.language import SUPPOSED, Scenario, amiss, in_order, questions, read_what_is_good, supposing
from judge.render.messages import Language
from judge.render.placeholders import Scene
from judge.rulebook import Rulebook, home, load_data, rulebook, unknown_document
from judge.support.day import is_day
from judge.support.folders import is_folder
from judge.support.frozen import Noun, replace
from judge.support.problems import Problem, Span, Unusable, meant, phrase, problem_at


class Sitting(Noun):
    """One file before the court."""

    input: Input
    scenario: Scenario | None = None
    session: Session | None = None
    problems: tuple[Problem, ...] = ()
    supposed: tuple[str, ...] = ()  # on the command line

    @property
    def texts(self) -> Mapping[str, str]:
        """What its problems point into."""
        return {self.input.name: self.input.text, SUPPOSED: "\n".join(self.supposed)}


class Court:
    """What every file of a run is ruled by."""

    def __init__(self, language: Language, choice: Choice, data: Mapping[str, Any], catalogue: Catalogue) -> None:
        self.language, self.choice, self.data, self.catalogue = language, choice, data, catalogue
        self.vocabulary = Vocabulary(data)
        self._books: dict[tuple[object, ...], Rulebook] = {}

    def hear(self, given: Input) -> Sitting:
        """Reads and hears one file; never fails."""
        if given.problems:
            return Sitting(given, problems=given.problems)
        scenario: Scenario | None = None
        try:
            scenario = self.read(given)
            return self._heard(given, scenario)
        except Unusable as unusable:
            scenario = getattr(unusable, "scenario", scenario)
            return Sitting(given, scenario, problems=tuple(_placed(p, given.name) for p in unusable.problems))
        except Exception as error:
            return Sitting(given, problems=(self.trouble(error, Span(given.name, 1)),))

    def trouble(self, error: Exception, span: Span) -> Problem:
        """What nobody expected, as a problem; it costs what it happened to, and nothing else."""
        if os.environ.get("JUDGE_DEBUG") and not isinstance(error, RecursionError):
            raise error
        if isinstance(error, RecursionError):
            return problem_at("too-deep", span)
        return problem_at("internal", span, "", phrase("internal"), reason=type(error).__name__)

    def _heard(self, given: Input, scenario: Scenario) -> Sitting:
        lost = questions(scenario.script, scenario.file)
        unknown = tuple(replace(p, not_ruled=lost) for p in self._unknown_documents(scenario))
        misnamed = tuple(self._unknown_clauses(scenario, given.text))  # the questions are sound all the same
        if unknown:
            return Sitting(given, scenario, problems=in_order((*unknown, *misnamed, *amiss(scenario))))
        if self.choice.what_if:
            scenario = supposing(scenario, self.choice.what_if)
        session = self.listen(scenario, self.book(scenario))
        return Sitting(given, scenario, session, in_order((*misnamed, *session.problems)), self.choice.what_if)

    def listen(self, scenario: Scenario, book: Rulebook) -> Session:
        """Hears a scenario by some law; a step that is not legal there is told with the reason."""
        session = hear(scenario, book, self.choice.strict, self.trouble)
        try:
            return _reasoned(self, session) if session.refused else session
        except Exception as error:
            self.trouble(error, Span(scenario.file, 1))
            return session  # its clauses are named anyway

    def read(self, given: Input) -> Scenario:
        """The edition of the command line is for files that name none."""
        try:
            return read_what_is_good(given.text, given.name, self.catalogue, vocabulary=self.vocabulary)
        except Unusable as unusable:
            if self.choice.edition is None or all(p.code != "no-edition" for p in unusable.problems):
                raise
        return read_what_is_good(given.text, given.name, self.catalogue, self.choice.edition, self.vocabulary)

    def book(self, scenario: Scenario) -> Rulebook:
        """The law a file is ruled by; what the command line says of documents overrides the file."""
        told = self.choice.documents or self.choice.as_of
        only = self.choice.documents if told else scenario.documents_only
        as_of = self.choice.as_of if told else scenario.documents_as_of
        key = (scenario.edition, as_of, only)
        if key not in self._books:
            self._books[key] = rulebook(self.data, scenario.edition or "", as_of, only)
        return self._books[key]

    def _unknown_documents(self, scenario: Scenario) -> Iterator[Problem]:
        for document, place in () if self.choice.documents else scenario.documents_at.items():
            if document not in self.data["documents"]:
                yield unknown_document(document, self.data["documents"], place)

    def _unknown_clauses(self, scenario: Scenario, text: str) -> Iterator[Problem]:
        for line in scenario.script:
            expected = line.expected
            for clause in (*expected.because, *expected.not_because) if expected else ():
                if clause not in self.data["clauses"]:
                    place = _within((expected and expected.span) or line.span, clause, text)
                    yield unknown_clause(self.data, clause, place)


def unknown_clause(data: Mapping[str, Any], clause: str, span: Span) -> Problem:
    return problem_at("unknown-clause", span, "", meant(clause, data["clauses"]), value=clause)


def _within(span: Span, word: str, text: str) -> Span:
    """The place of a word on the line that is meant."""
    rows = text.split("\n")
    found = rows[span.line - 1].upper().find(word) if span.line <= len(rows) else -1
    return span if found < 0 else Span(span.file, span.line, found + 1, found + 1 + len(word))


def _placed(problem: Problem, name: str) -> Problem:
    """What the command line got wrong has no place in a file, but is shown with it."""
    return problem if problem.span.file else replace(problem, span=Span(name, 1))


def open_court(choice: Choice) -> Court:
    """Raises Unusable where the rulebook or the choice itself cannot be used."""
    own = choice.rulings or home() / "rulings"
    language = speech((*([choice.rulings] if choice.rulings else []), *choice.also))
    check_days([] if choice.as_of is None else [choice.as_of])
    data = load_data([own, *choice.also])
    the_edition(data, choice.edition)
    check_documents(data, choice.documents)
    cards = own / "cards"
    return Court(language, choice, data, Catalogue(cards if choice.rulings and is_folder(cards) else None))


def check_days(days: list[str]) -> None:
    """Every day that the command line names is one; documents are chosen by it, so nothing else may pass for one."""
    place, advice = Span("--as-of", 1), phrase("bad-date")
    if wrong := tuple(problem_at("bad-date", place, "", advice, value=day) for day in days if not is_day(day)):
        raise Unusable(wrong)


def check_documents(data: Mapping[str, Any], named: Iterable[str]) -> None:
    """What the command line names is told with the option, whatever file comes after it."""
    known, place = data["documents"], Span("--documents", 1)
    if wrong := tuple(unknown_document(document, known, place) for document in named if document not in known):
        raise Unusable(wrong)


def scenario_of(court: Court, path: str) -> Scenario:
    """The scenario in one file; raises Unusable where it cannot be had."""
    return court.read(opened(path))


def opened(path: str) -> Input:
    """The text of one file; raises Unusable where there is none."""
    given = next(iter(inputs([path])))
    if given.problems:
        raise Unusable(given.problems)
    return given


def scenes(court: Court, session: Session) -> Iterator[tuple[Scene, Answered | Played]]:
    """Each with the scene it is told in: a question with the table it was asked of, a step with the table as it was before."""
    moved: dict[str, int] = {}
    before = session.scenario.table
    for heard in session.heard:
        table = before if isinstance(heard, Played) else heard.table
        yield Scene(court.language, session.rulebook, table, moved), heard
        if isinstance(heard, Played):
            before, moved = heard.table, {**moved, **_moved(heard)}


def _moved(played: Played) -> dict[str, int]:
    line = played.step.span.line
    cards = {change.case.card: line for change in played.changes if change.case.card}
    purses = {c.case.player: line for c in played.changes if c.move in MOVES and "pool" in MOVES[c.move].touches}
    return {**cards, **purses}


def _reasoned(court: Court, session: Session) -> Session:
    from judge.render.illegal_step import with_reason

    found = refusal(court, session)
    return replace(session, problems=tuple(with_reason(*found, p) for p in session.problems)) if found else session


def refusal(court: Court, session: Session) -> tuple[Scene, Refused] | None:
    """The step that was not legal, on the table on which it was tried."""
    if session.refused is None:
        return None
    moved: dict[str, int] = {}
    for heard in session.heard:
        moved |= _moved(heard) if isinstance(heard, Played) else {}
    return Scene(court.language, session.rulebook, session.refused.table, moved), session.refused
