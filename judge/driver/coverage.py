"""Which clauses the scenarios exercise: decided, beaten, or never, and by which files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from judge.driver.run import Session
from judge.rulebook import Rulebook
from judge.ruling import Heard, Ruling


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
