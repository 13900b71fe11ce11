"""The casebook heard: which clauses it exercises (decided, beaten, or never), by which files, and for each document."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from judge.driver.inputs import casebook_files, inputs
from judge.driver.open import Choice, open_law
from judge.driver.rule_file import Report, rule_file
from judge.driver.run_scenario import Session
from judge.rulebook import Rulebook, rulebook
from judge.ruling import Heard, Ruling
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span


@dataclass(slots=True)
class Exercise:
    """What happened to one clause over all the scenarios."""

    clause: str
    documents: tuple[str, ...]
    guides: bool
    decided: set[str] = field(default_factory=set)  # files
    beaten: set[str] = field(default_factory=set)

    @property
    def state(self) -> str:
        return "decided" if self.decided else "beaten" if self.beaten else "guides" if self.guides else "never"


class Covered(NamedTuple):
    """Every clause, by document, and the files that could not be heard to their end."""

    clauses: dict[str, Exercise]
    documents: dict[str, tuple[int, int]]
    lacking: tuple[Report, ...] = ()


def covered(paths: list[str], choice: Choice) -> Covered:
    """Raises Unusable where the rulebook cannot be used, or no scenario is given."""
    opened = open_law(choice)
    known = sorted({d["edition"] for d in opened.data["documents"].values()} - {"any"})
    reports = [rule_file(opened, given) for given in inputs(paths or map(str, casebook_files()))]
    sessions = [report.session for report in reports if report.session]
    found: dict[str, Exercise] = {}
    for edition in [choice.edition] if choice.edition else known:
        book = rulebook(opened.data, edition, place=Span("--edition", 1))
        found |= coverage(book, [s for s in sessions if s.scenario.edition == edition])
    return Covered(found, by_document(found), tuple(report for report in reports if report.problems))


def coverage(rulebook: Rulebook, sessions: Iterable[Session]) -> dict[str, Exercise]:
    """Every clause in force with the files in which it decided or was beaten."""
    found = {i: _exercise(rulebook, i) for i in rulebook.clauses()}
    for session in sessions:
        for answered in session.answers:
            _note(found, answered.ruling, session.scenario.file)
        for played in session.heard:
            for change in getattr(played, "changes", ()):
                _decided(found, change.because, session.scenario.file)
    return found


def _exercise(rulebook: Rulebook, clause_id: str) -> Exercise:
    raw = rulebook.data["clauses"][clause_id]
    documents = tuple(d for d, _ in raw["sources"] if d in rulebook.documents)
    return Exercise(clause_id, documents, all(e["role"] == "guides" for e in raw["says"]))


def _note(found: dict[str, Exercise], ruling: Ruling, file: str) -> None:
    _decided(found, [i for h in ruling.decided for i in _ids(h)], file)
    for heard in ruling.beaten:
        if heard.clause in found:
            found[heard.clause].beaten.add(file)
    if ruling.otherwise:
        _note(found, ruling.otherwise, file)


def _ids(heard: Heard) -> tuple[str, ...]:
    return (heard.clause, *heard.via)


def _decided(found: dict[str, Exercise], ids: Iterable[str], file: str) -> None:
    for i in ids:
        if i in found:
            found[i].decided.add(file)


def by_document(found: dict[str, Exercise]) -> dict[str, tuple[int, int]]:
    """For each document how many of its clauses with an effect were decided, of how many."""
    counts: dict[str, tuple[int, int]] = {}
    for one in found.values():
        for document in () if one.guides else one.documents:
            done, total = counts.get(document, (0, 0))
            counts[document] = (done + bool(one.decided), total + 1)
    return counts
