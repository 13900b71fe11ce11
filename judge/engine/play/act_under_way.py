"""An act or occurrence on its way through rows, and the frames in which a table keeps what is under way."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed
from judge.engine.play.planned_moves import Clash, Plan
from judge.game.case_and_truth import Case
from judge.game.steps_under_way_and_choices import Frame, OpenChoice, Pending, open_choice
from judge.game.table import Table
from judge.ruling import Change, Heard
from judge.support.frozen_data_classes import Noun, replace

UnderWay = frozenset[tuple[str, str]]
"""Acts, each with its card, in the course of which something happens."""
Price = tuple[int, str]
"""So much gold, by the clause that permits it for that."""


STOPPED = ("barred", "aimless", "no such price")
"""Where it goes no further: it may not be, nothing can be chosen for it, or it does not cost what was said."""


class Run(Noun):
    """One act or occurrence under way: the table as it now is, what has been done, and why it stopped if it did."""

    hearing: Hearing  # on the table as it now is
    case: Case
    before: Hearing  # on the table as it was
    changes: tuple[Change, ...] = ()
    heard: tuple[Heard, ...] = ()
    clash: Clash = ()
    choice: OpenChoice | None = None
    state: str = "pending"
    weighed: Weighed | None = None
    prices: tuple[Price, ...] = ()
    plan: Plan | None = None
    options: tuple[str, ...] = ()
    chosen: tuple[tuple[str, int | str], ...] = ()
    spent: int = 0
    within: UnderWay = frozenset()  # for what happens in the course of something else
    because: tuple[str, ...] = ()  # and the clauses that made it happen there
    row: int = 0
    following: str = ""  # the clause that is followed where two readings clash
    asked: bool = False  # somebody only asks what would happen: the least price, and a host that is not named

    @property
    def table(self) -> Table:
        return self.hearing.table

    @property
    def stopped(self) -> bool:
        return bool(self.clash or self.choice or self.state in STOPPED)

    def on(self, table: Table) -> Run:
        """The same on a changed table."""
        return self if table is self.table else replace(self, hearing=self.hearing.anew(table))

    def pick(self, what: str, of: str = "") -> int | str | None:
        """What was chosen: for this card, or without a card being named."""
        told = dict(self.chosen)
        return told.get(f"{what} {of}", told.get(what))


def begun(hearing: Hearing, case: Case) -> Run:
    return Run(hearing, case, hearing)


def standing_at(run: Run, sequence: str = "initiate") -> Table:
    """The table after it; where somebody must choose first, as it was before, with what is under way and has been chosen."""
    if run.choice is None:
        return run.table
    frame = Frame(sequence, run.row, (Pending(run.case, run.state),), run.chosen, run.choice, run.following)
    return replace(run.before.table, pending=(*run.before.table.pending, frame))


def taken_up(hearing: Hearing, chosen: int | str) -> Run:
    """What was under way, from its beginning and with the choice made, on the table without its frame."""
    *rest, frame = hearing.table.pending
    bare = hearing.anew(replace(hearing.table, pending=tuple(rest)))
    made = ((frame.choice.key, chosen),) if frame.choice else ()
    return replace(begun(bare, frame.what[0].case), chosen=(*frame.chosen, *made), following=frame.following)


__all__ = ["Frame", "OpenChoice", "Pending", "Run", "begun", "open_choice", "standing_at", "taken_up"]
