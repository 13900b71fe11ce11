"""The shipped casebook, read once, and what hearing a file of it shows: for the tests that hold law and cases together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from judge.cards import Catalogue
from judge.driver.run_scenario import Answered, Played, Session, hear
from judge.game.ability import Ability
from judge.game.printed_face import Face
from judge.language import Scenario, read
from judge.rulebook import Entry, Rulebook, home, load_data, rulebook
from judge.ruling import Change, Finding, Heard, Ruling

HOME = home()
SHARED = HOME.parent / "shared"


@cache
def law() -> Mapping[str, Any]:
    return load_data([HOME / "rulings"])


@cache
def catalogue() -> Catalogue:
    return Catalogue()


def casebook(*folders: str) -> list[Path]:
    """The files below these folders of the casebook, or all of it; what must be refused is not part of it."""
    roots = [HOME / "scenarios" / f for f in folders] or [HOME / "scenarios"]
    found = sorted({file for root in roots for file in root.rglob("*.scenario")})
    return [file for file in found if "bad" not in file.relative_to(HOME / "scenarios").parts]


@cache
def scenario(file: Path) -> Scenario:
    return read(file.read_text(encoding="utf-8"), str(file), catalogue())


def book(file: Path) -> Rulebook:
    """The law that a file asks for."""
    told = scenario(file)
    return rulebook(law(), told.edition, told.documents_as_of, told.documents_only)


def heard(file: Path, without: frozenset[str] = frozenset()) -> Session:
    """A file before the law it asks for, less some clauses."""
    whole = book(file)
    return hear(scenario(file), Rulebook(whole.data, whole.edition, whole.documents, without) if without else whole)


class Recording(Rulebook):
    """A rulebook that knows which of its clauses anybody looked at."""

    def __init__(self, whole: Rulebook) -> None:
        super().__init__(whole.data, whole.edition, whole.documents)
        self.consulted: set[str] = set()

    def entries(self, role: str, of: str) -> tuple[Entry, ...]:
        found = super().entries(role, of)
        self.consulted.update(e.clause for e in found)
        return found

    def abilities(self, face: Face) -> tuple[Ability, ...]:
        found = super().abilities(face)
        self.consulted.update(ability.clause for ability in found)
        return found


def recorded(file: Path) -> tuple[Session, set[str]]:
    """A file heard, and the clauses that were looked at on the way."""
    recording = Recording(book(file))
    return hear(scenario(file), recording), recording.consulted


def proof(ruling: Ruling) -> Iterator[str]:
    """The clauses that decided, and those that defined the words and made the amounts they rest on."""
    for one in ruling.decided:
        yield from _heard(one)


def _heard(one: Heard) -> Iterator[str]:
    yield from (one.clause, *one.via)
    yield from _finding(one.finding)
    for line in one.number.lines if one.number else ():
        yield from _heard(line)


def _finding(finding: Finding) -> Iterator[str]:
    for one in finding.heard:
        if one.truth:
            yield from _heard(one)
    for part in finding.parts:
        yield from _finding(part)


def decided(session: Session) -> set[str]:
    """The clauses that decided an answer of the file or made a step do what it did."""
    found = {i for a in session.answers for i in proof(a.ruling)}
    steps = (h for h in session.heard if isinstance(h, Played))
    return found | {i for step in steps for change in step.changes for i in change.because}


def answered(session: Session) -> tuple[object, ...]:
    """What a file's answers come to, whoever says so: verdicts, values, outcomes and conditions, and no citation."""
    return (*(_answered(a.ruling) for a in session.answers), *((p.code, p.span.line) for p in session.problems))


def _answered(ruling: Ruling) -> object:
    answer = tuple(_done(a) if isinstance(a, Change) else a for a in ruling.answer)
    conditions = frozenset((c.finding.word, str(c.finding.value), c.holds) for c in ruling.conditions)
    return ruling.verdict, answer, conditions, ruling.otherwise and _answered(ruling.otherwise)


def _done(change: Change) -> object:
    return change.move, change.case.card, change.case.target, tuple(change.names.items())


def told(session: Session) -> tuple[object, ...]:
    """All that a file's answers say: verdicts, values, outcomes and the clauses that decided."""
    return (*(_told(a) for a in session.answers), *((p.code, p.span.line) for p in session.problems))


def _told(answered: Answered) -> object:
    ruling = answered.ruling
    answer = tuple((a.move, a.because) if isinstance(a, Change) else a for a in ruling.answer)
    ids = frozenset(i for h in ruling.decided for i in (h.clause, *h.via))
    otherwise = ruling.otherwise.verdict if ruling.otherwise else None
    return ruling.verdict, answer, ids, otherwise, frozenset(str(c.finding.word) for c in ruling.conditions)
