"""What is going on: the sequence and row that a table stands in, what is about to happen there, and what must be chosen."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.support.frozen_data_classes import Noun


class Pending(Noun):
    """One occurrence, and what has become of it."""

    case: Case
    state: str = "pending"  # or happened, barred


class OpenChoice(Noun):
    """What somebody must choose before it can go on: the price that is paid, or the card that something goes on."""

    who: str
    what: str  # cost, host
    among: tuple[int | str, ...]  # numbers, or the ids of cards
    by: tuple[str, ...] = ()  # the clauses behind it
    of: str = ""  # the card for which it is chosen, where there may be several

    @property
    def key(self) -> str:
        """What it is remembered by once it is made."""
        return f"{self.what} {self.of}" if self.of else self.what


class Frame(Noun):
    """A sequence that is under way, and how far it has come; the innermost is the last of `Table.pending`."""

    sequence: str
    row: int = 0
    what: tuple[Pending, ...] = ()
    chosen: tuple[tuple[str, int | str], ...] = ()
    choice: OpenChoice | None = None
    following: str = ""  # the clause that is followed where two readings clash


def open_choice(pending: tuple[Frame, ...]) -> OpenChoice | None:
    """What must be chosen before anything else can be done."""
    return pending[-1].choice if pending else None


def row_of(pending: tuple[Frame, ...], sequence: str | None) -> int | None:
    """Which row of a sequence play has come to."""
    return next((frame.row for frame in pending if frame.sequence == sequence), None)


def moved_to(pending: tuple[Frame, ...], sequence: str, row: int) -> tuple[Frame, ...]:
    """The same, with that sequence at that row."""
    return (*(frame for frame in pending if frame.sequence != sequence), Frame(sequence, row))
