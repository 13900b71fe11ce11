"""What the plot gives that a player has revealed, and whether the hand is larger than it lets anybody keep."""

from __future__ import annotations

from judge.game.effect import Value
from judge.game.facts.effects_in_force import on_it, total
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places
from judge.game.table import Card, Table

REVEALED = "plot"


def _revealed(table: Table, player: str) -> list[Card]:
    """The plots that lie revealed before a player; none where nobody knows which those are."""
    return [card for card in table.index.controlled_by(player) if card.area == REVEALED]


@number(about="plot", reads=("cards",))
def number_on_plot(table: Table, player: str, value: object) -> NumberSeen:
    """The gold, initiative, claim or reserve printed on the plot this player has revealed."""
    plots = _revealed(table, player)
    worth = getattr(plots[0].face, str(value), None) if plots else None
    return NumberSeen(None if worth is None else (worth,), places(*(plot.place for plot in plots[:1])))


@number(about="plot", reads=("effects", "cards"))
def effects_on_plot(table: Table, player: str, value: object, has: Has) -> NumberSeen:
    """What effects add to a number of the plot this player has revealed."""
    plots = _revealed(table, player)
    return total([one for plot in plots for one in on_it(table, has, plot, lambda e: isinstance(e, Value) and e.stat == value)])


@fact(about="hand", reads=("cards",), quiet=True)
def more_told_in_hand_than_reserve(table: Table, player: str) -> Seen:
    """More cards are told of in the player's hand than the revealed plot lets anybody keep; of others nobody knows."""
    worth = number_on_plot(table, player, "reserve").values
    mine = [card.place for card in table.index.lying_in("hand") if card.controller == player]
    return Seen(worth is not None and len(mine) > worth[0], places(*mine))
