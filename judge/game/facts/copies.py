"""Cards that share a title, and whose they are. Whether such cards are copies of one another is for the law to say."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.facts import card_changes as changes
from judge.game.facts.registry import Seen, fact, places
from judge.game.table import Area, Card, Table
from judge.support.frozen import replace

COPIES_IN_PLAY = frozenset({"play", "copies"})
"""Of what all must be told, if there is to be no copy in play that was not told of."""


def _could_be(table: Table, card: Card) -> list[Card]:
    """The card with each owner and controller that it may have, where the question did not say."""
    if card.owner and card.controller:
        return [card]
    seats = [p.name for p in table.players]
    owners, holders = [card.owner] if card.owner else seats, [card.controller] if card.controller else seats
    return [replace(card, owner=owner, controller=holder) for owner in owners for holder in holders]


def _found(table: Table, card: Card, area: Area, fits: Callable[[Card], bool]) -> Seen | None:
    """Another card of that title that fits, or may; None where there is none."""
    copies = [(c, [fits(possible) for possible in _could_be(table, c)]) for c in table.copies(card, area) if not c.under]
    found = [c for c, possible in copies if all(possible)]
    if found:
        return Seen(True, places(*(c.place for c in found)), {"owner": found[0].owner, "controller": found[0].controller})
    return Seen(None, places(*(c.place for c, _ in copies))) if any(any(possible) for _, possible in copies) else None


def _same_title(table: Table, card: Card, area: Area, whose: str, fits: Callable[[Card], bool]) -> Seen:
    """Looks for another card of that title in one player's area; what is not fully listed may hold more."""
    found = _found(table, card, area, fits)
    if found or not whose:
        return found or Seen(None)  # whose it is was not said
    seat = table.player(whose)
    told = area in seat.closed or (area == "play" and "copies" in seat.closed)
    return Seen(False if told else None, places(seat.places.get(area)))


def _anywhere_in_play(table: Table, card: Card, fits: Callable[[Card], bool]) -> Seen:
    found = _found(table, card, "play", fits)
    return found or Seen(False if table.index.told_of_all(COPIES_IN_PLAY) else None)


@fact(about="dead pile", edit=changes.own_dead_pile, reads=("cards", "told"))
def title_in_own_dead_pile(table: Table, player: str, card: Card) -> Seen:
    """A card of this title, this very card included, lies in the player's dead pile."""
    if card.area == "dead" and card.controller == player:
        return Seen(True, places(card.place))
    return _same_title(table, card, "dead", player, lambda c: c.controller == player)


@fact(about="dead pile", edit=changes.own_dead_pile, reads=("cards", "told"))
def title_again_in_own_dead_pile(table: Table, player: str, card: Card) -> Seen:
    """Another card of this title lies in the player's dead pile."""
    return _same_title(table, card, "dead", player, lambda c: c.controller == player)


@fact(about="dead pile", edit=changes.owners_dead_pile, reads=("cards", "told"))
def title_in_owners_dead_pile(table: Table, card: Card) -> Seen:
    """Another card of this title lies in the dead pile of this card's owner."""
    return _same_title(table, card, "dead", card.owner, lambda c: c.controller == card.owner)


@fact(about="discard pile", reads=("cards", "told"))
def title_in_own_discard_pile(table: Table, player: str, card: Card) -> Seen:
    return _same_title(table, card, "discard", player, lambda c: c.controller == player)


@fact(about="cards in play", edit=changes.own_copy_in_play, reads=("cards", "told"))
def title_owned_and_controlled_in_play(table: Table, player: str, card: Card) -> Seen:
    return _same_title(table, card, "play", player, lambda c: c.owner == player == c.controller)


@fact(about="cards in play", edit=changes.own_copy_in_play, reads=("cards", "told"))
def title_controlled_in_play(table: Table, player: str, card: Card) -> Seen:
    return _same_title(table, card, "play", player, lambda c: c.controller == player)


@fact(about="cards in play", edit=changes.own_copy_in_play, reads=("cards", "told"))
def title_owned_in_play(table: Table, player: str, card: Card) -> Seen:
    """Another card of this title that the player owns is in play, whoever controls it."""
    return _anywhere_in_play(table, card, lambda c: c.owner == player)


@fact(about="cards in play", edit=changes.stolen_copy_in_play, reads=("cards", "told"))
def title_of_another_controlled_in_play(table: Table, player: str, card: Card) -> Seen:
    """The player controls a card of this title that somebody else owns."""
    return _same_title(table, card, "play", player, lambda c: c.controller == player != c.owner)


@fact(about="cards in play", edit=changes.stolen_copy_in_play, reads=("cards", "told"))
def title_owned_but_not_controlled_in_play(table: Table, player: str, card: Card) -> Seen:
    return _anywhere_in_play(table, card, lambda c: c.owner == player != c.controller)


@fact(about="cards in play", edit=changes.owners_copy_in_play, reads=("cards", "told"))
def title_of_its_owner_in_play(table: Table, card: Card) -> Seen:
    """Another card of this title with the same owner as this one is in play."""
    return _anywhere_in_play(table, card, lambda c: c.owner == card.owner)


@fact(about="cards in play", reads=("cards", "told"))
def title_of_an_opponent_in_play(table: Table, player: str, card: Card) -> Seen:
    """An opponent owns and controls a card of this title in play."""
    return _anywhere_in_play(table, card, lambda c: c.owner == c.controller != player)


@fact(reads=("cards",))
def copy_has_duplicate(table: Table, player: str, card: Card) -> Seen:
    """The card of this title that the player has in play already has a duplicate."""
    over = [c for c in table.copies(card, "play") if c.controller == player and not c.under]
    under = [c.place for copy in over for c in table.index.lying_on(copy.id) if c.under]
    return Seen(bool(under), places(*under))


@fact(reads=("cards",))
def copy_is_another_version(table: Table, player: str, card: Card) -> Seen:
    """The card of this title that the player has in play is a different version."""
    mine = [c for c in table.copies(card, "play") if c.controller == player and not c.under]
    return Seen(any(c.face != card.face for c in mine), places(*(c.place for c in mine)))
