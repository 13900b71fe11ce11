"""What a line of the framework says of the table: what begins, ends, opens a window, and what is over with it."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.play.place_in_step_sequence import all_rows
from judge.game.effect import period_of
from judge.game.facts.history import GAME_ENDS
from judge.game.happening import Happening
from judge.game.periods_gone_by import MOMENT, length, next_period, periods, with_happening
from judge.game.table import Table
from judge.question import Step
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import replace

NAMES_FIRST = "name_first_player"
Say = Callable[[Rulebook, Table, Step], Table]


def told(book: Rulebook, table: Table, step: Step) -> Table | None:
    """The table as the line itself says that it now is; None for what is no part of the framework."""
    if period := ended_by(table, step):
        table = _nothing_on(ended(book, table, period), period)
        return _game_over(table, step) if period == "game" else table
    say = _SAYS.get(step.event)
    return say(book, table, step) if say else None


def ended_by(table: Table, step: Step) -> str:
    """The period that a line says is over; none, where it says something else."""
    period = step.event.removesuffix("_ends")
    return period if period != step.event and period in table.vocabulary.names("periods") else ""


def begins(table: Table, phase: str) -> Table:
    """The table as a phase begins."""
    return replace(table, phase=phase, window="beginning", active=None, pending=())


def ended(book: Rulebook, table: Table, period: str) -> Table:
    """With everything over that the rows say is over with it: those of the phase that is on, or of any."""
    for one in ending(book, table, period):
        table = over(table, one)
    return table


def ending(book: Rulebook, table: Table, period: str) -> tuple[str, ...]:
    """The periods that are over with this one, by the row of the phase that ends it, or of another sequence; none without one."""
    here = (row.ends for row in all_rows(book, table.phase or "") if period in row.ends)
    there = ((period,) for name in book.sequences() for row in all_rows(book, name) if period in row.ends)
    return next(here, next(there, ()))


def over(table: Table, period: str) -> Table:
    """What lasts no longer than that is over; what was done in it is kept, and was done in an earlier one."""
    gone = periods(table)[: length(table, period) + 1]
    lasting = tuple(e for e in table.effects if period_of(e.effect) not in gone)
    return next_period(replace(table, effects=lasting), period)


def _nothing_on(table: Table, period: str) -> Table:
    """A phase that has ended has no window; after what is longer no phase is on."""
    if length(table, period) < length(table, "phase"):
        return table
    return replace(table, window="none") if period == "phase" else replace(table, phase=None, window="none", pending=())


def _game_over(table: Table, step: Step) -> Table:
    return replace(with_happening(table, Happening(GAME_ENDS, place=step.span)), challenge=None, active=None)


def _passes(_book: Rulebook, table: Table, step: Step) -> Table:
    return with_happening(table, Happening(step.value, step.player or "", passed=True, place=step.span))


def _becomes_first(_book: Rulebook, table: Table, step: Step) -> Table:
    """Who was named is known until the next is named: the row that names one finds it told."""
    named = Happening(NAMES_FIRST, step.player or "", place=step.span)
    return with_happening(replace(table, first=step.player), named)


_SAYS: dict[str, Say] = {
    "phase_begins": lambda _book, table, step: begins(table, step.value),
    "players_may_act": lambda _book, table, _: replace(next_period(table, MOMENT), window="action"),
    "becomes_active": lambda _book, table, step: replace(table, active=step.player),
    "becomes_first": _becomes_first,
    "passes": _passes,
    "setup_revealed": lambda _book, table, _: table,
}
"""What a line of the framework says, before clauses have their say."""
