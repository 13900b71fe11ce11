"""Gold and power: in pools, on cards, and what plots give."""

from __future__ import annotations

from judge.game.facts.registry import NumberSeen, Seen, fact, number, places, shown
from judge.game.table import Card, Player, Table, any_there


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
