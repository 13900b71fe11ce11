"""What of a player is no longer known once something has come by itself of which nobody says what it came to."""

from __future__ import annotations

from collections.abc import Collection

from judge.game.table import Player, Table
from judge.support.frozen import replace

QUANTITIES = ("gold", "power")
"""What a player has so much of: in the pool, on the faction card."""
FIRST_PLAYER = "first player"


def unsettled(table: Table, player: str, what: Collection[str], more: Collection[str]) -> Table:
    """With this not known any more of the player, or of all of them; of what only becomes more, that it is no less."""
    for seat in table.players:
        if player in ("", seat.name):
            table = table.with_player(_of_seat(seat, what, more))
    return replace(table, first=None) if FIRST_PLAYER in what else table


def _of_seat(seat: Player, what: Collection[str], more: Collection[str]) -> Player:
    had = {"gold": seat.gold, "power": seat.power}
    least = {one: number for one, number in seat.at_least.items() if one not in what}
    least |= {one: number for one, number in had.items() if one in more and number is not None}
    gold, power = (None if one in (*what, *more) else had[one] for one in QUANTITIES)
    return replace(seat, gold=gold, power=power, at_least=least, closed=seat.closed - {*what})
