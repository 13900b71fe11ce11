"""How often each period has ended on a table, and so whether something happened in the one that is now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.game.case_and_truth import Truth
from judge.support.frozen_data_classes import replace

if TYPE_CHECKING:
    from judge.game.happening import Happening
    from judge.game.table import Table

MOMENT = "moment"
"""The shortest period: nothing else has happened since."""
Stamp = tuple[tuple[str, int], ...]
"""How many periods of each kind were over; of what is not named none was."""


def periods(table: Table) -> tuple[str, ...]:
    """The shortest first: each is over when a later one is."""
    return (MOMENT, *table.vocabulary.names("periods"))


def length(table: Table, period: str) -> int:
    """How long it is among the others; one that the game does not have is a moment."""
    every = periods(table)
    return every.index(period) if period in every else 0


def next_period(table: Table, period: str) -> Table:
    """One is over, and whatever is shorter with it; what was told of them is kept."""
    every = periods(table)
    over, count = every[: length(table, period) + 1], dict(table.clock)
    return replace(table, clock=tuple((one, count.get(one, 0) + (one in over)) for one in every))


def with_happening(table: Table, happening: Happening) -> Table:
    """The same, and this is told of it, stamped with the time that it now is."""
    return replace(table, history=(*table.history, replace(happening, at=table.clock)))


def was_in(table: Table, happening: Happening, period: str) -> Truth:
    """Whether it was in the period that is now: not if that began later; not known, where only a longer one is told."""
    if dict(happening.at).get(period, 0) != dict(table.clock).get(period, 0):
        return False
    return True if length(table, happening.period) <= length(table, period) else None


def of_this(table: Table, period: str) -> tuple[Happening, ...]:
    """What has happened in it, or may have, as far as it is told."""
    return tuple(one for one in table.history if was_in(table, one, period) is not False)


def in_all(table: Table, found: Sequence[Happening], period: str, times: int = 1) -> Truth:
    """Whether these were so many in the period that is now; not known, where it hangs on some of which a longer one is told."""
    sure = sum(was_in(table, one, period) is True for one in found)
    return True if sure >= times else None if len(found) >= times else False
