"""What of a player is no longer known once something has come by itself of which nobody says what it came to."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any

from judge.game.card_fits_description import Standpoint
from judge.game.descriptions_from_data import is_noun, which_of
from judge.game.find_fitting_cards import find
from judge.game.table import UNKNOWN, Card, Player, Table
from judge.support.frozen_data_classes import replace

if TYPE_CHECKING:
    from judge.game.facts.registry import Has

QUANTITIES = ("gold", "power")
"""What a player has so much of: in the pool, on the faction card."""
FIRST_PLAYER = "first player"


def unsettled(table: Table, player: str, what: Collection[Any], more: Collection[str], has: Has) -> Table:
    """With this not known any more of the player, or of all of them; of what only becomes more, that it is no less.

    Cards that are described may lie where they do, or in one of the areas named beside them.
    """
    words, nouns = [one for one in what if not is_noun(one)], [one for one in what if is_noun(one)]
    cards = _described(table, nouns, player, has)
    owners = {card.owner for card in cards}
    table = _astray(table, cards, [word for word in words if word in table.vocabulary.names("areas")])
    for seat in table.players:
        if player in ("", seat.name) or seat.name in owners:
            table = table.with_player(_of_seat(seat, words, more))
    return replace(table, first=None) if FIRST_PLAYER in words else table


def _described(table: Table, nouns: Iterable[Any], player: str, has: Has) -> list[Card]:
    """The cards that fit a description, or may, with what lies on them and under them."""
    found = [find(which_of(noun), Standpoint(table, has, player)) for noun in nouns]
    cards = [card for those in found for card in (*those.sure, *those.maybe)]
    return [*cards, *(on for card in cards for on in table.index.lying_on(card.id))]


def _astray(table: Table, cards: Iterable[Card], areas: Iterable[str]) -> Table:
    gone = {c.id: replace(c, area=UNKNOWN, between=(*(c.perhaps or (c.area,)), *areas)) for c in cards}
    return replace(table, cards={**table.cards, **gone})


def _of_seat(seat: Player, what: Collection[str], more: Collection[str]) -> Player:
    had = {"gold": seat.gold, "power": seat.power}
    least = {one: number for one, number in seat.at_least.items() if one not in what}
    least |= {one: number for one, number in had.items() if one in more and number is not None}
    gold, power = (None if one in (*what, *more) else had[one] for one in QUANTITIES)
    return replace(seat, gold=gold, power=power, at_least=least, closed=seat.closed - {*what})
