"""Gold and power, in pools and on cards, and the numbers that the revealed plot gives."""

from __future__ import annotations

from judge.game.effect import Value
from judge.game.facts.effects_in_force import on_it, total
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places, shown
from judge.game.table import Card, Player, Table, any_there

REVEALED = "plot"
NOBODY_HAS = Seen(False)


@fact()
def carries_tokens(card: Card) -> Seen:
    return shown(card, card.still(bool(card.gold or card.power)))


@fact(reads=("cards",))
def gold_lies_on_cards(table: Table, player: str) -> Seen:
    """There is gold on a card of this player's."""
    laden = [c for c in table.index.controlled_by(player) if c.gold]
    return Seen(any_there(laden), places(*(c.place for c in laden)))


@number(about="gold", state="pool")
def gold_in_pool(seat: Player) -> NumberSeen:
    known = None if seat.gold is None else (seat.gold,)
    return NumberSeen(known, places(seat.places.get("gold")), at_least=seat.at_least.get("gold", 0))


@number(about="power", state="faction power")
def power_on_faction_card(seat: Player) -> NumberSeen:
    known = None if seat.power is None else (seat.power,)
    return NumberSeen(known, places(seat.places.get("power")), at_least=seat.at_least.get("power", 0))


@number(about="gold", state="gold")
def gold_on_card(card: Card) -> NumberSeen:
    return NumberSeen(None if card.still(bool(card.gold)) is None else (card.gold,), places(card.place))


@number(about="power", state="power")
def power_on_card(card: Card) -> NumberSeen:
    return NumberSeen(None if card.still(bool(card.power)) is None else (card.power,), places(card.place))


@number(about="power", reads=("cards",))
def power_on_controlled_cards(table: Table, player: str) -> NumberSeen:
    """All power on cards this player controls, the faction card aside."""
    mine = table.index.controlled_by(player)
    sure = sum(c.power for c in mine if c.area == "play")
    perhaps = any(c.power and c.controller == player for c in table.index.astray("play"))
    return NumberSeen(None, at_least=sure) if perhaps else NumberSeen((sure,))


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
def more_told_in_hand_than_reserve(table: Table, seat: Player) -> Seen:
    """More cards are told of in the player's hand than the revealed plot lets anybody keep; of others nobody knows."""
    worth = number_on_plot(table, seat.name, "reserve").values
    mine = [card.place for card in table.index.lying_in("hand") if card.controller == seat.name]
    return Seen(worth is not None and len(mine) > worth[0], places(*mine))


@fact(about="power", reads=("cards", "seats"), quiet=True)
def somebody_has_power(table: Table, value: object) -> Seen:
    """A player is told to have so much power in all, on the faction card and on cards in play."""
    laden = [card for card in table.cards.values() if card.power]
    if not (laden or any(seat.power or seat.at_least for seat in table.players)):
        return NOBODY_HAS  # as at most tables, and it is asked for every act
    rich = [seat for seat in table.players if _told_power(seat, laden) >= int(str(value))]
    return Seen(bool(rich), places(*(seat.places.get("power") for seat in rich)))


def _told_power(seat: Player, laden: list[Card]) -> int:
    faction = seat.at_least.get("power", 0) if seat.power is None else seat.power
    return faction + sum(card.power for card in laden if card.area == "play" and card.controller == seat.name)
