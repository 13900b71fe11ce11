"""Houses and agendas, and the marks beside a card's text: the crest, and the letter before its cost."""

from __future__ import annotations

from judge.game.facts.registry import Seen, fact, places, shown
from judge.game.table import Card, Player, Table


@fact(about="crest", face=True)
def bears_crest(card: Card) -> Seen:
    """The Shadows crest stands on the card."""
    return shown(card, True if card.face.crest else None if card.face.open else False)


@fact(about="s-cost", face=True)
def bears_s_cost(card: Card) -> Seen:
    """The letter s stands before the card's cost."""
    return shown(card, True if card.face.s_cost is not None else None if card.face.open else False)


@fact(about="house")
def of_another_house(seat: Player, card: Card) -> Seen:
    """The card shows a House other than the player's; neutral cards show none."""
    theirs, its = seat.house, card.face.house
    if its == "neutral":
        return shown(card, False)
    return shown(card, None if its is None or theirs is None else its != theirs)


@fact(about="house")
def plays_house(seat: Player, value: object) -> Seen:
    return Seen(None if seat.house is None else seat.house == value, places(seat.places.get("house")))


@fact(about="agenda", reads=("cards",))
def has_agenda(table: Table, seat: Player, value: object) -> Seen:
    """This agenda lies before the player: what a card says counts only where the card is on the table."""
    mine = [c for c in table.index.controlled_by(seat.name) if c.area == "agenda"]
    found = [c.place for c in mine if c.title.casefold().removeprefix("the ") == str(value).casefold()]
    return Seen(bool(found), places(*found, seat.places.get("agenda")))
