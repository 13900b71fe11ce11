"""Where cards lie, which way up, who owns and controls them, and on what they lie."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.facts import whatif_on_cards as changes
from judge.game.facts.registry import Seen, fact, places, shown
from judge.game.table import UNKNOWN, Card, Table, any_there


def _may_be(table: Table, card: Card, area: object) -> bool:
    """Whether a card that lies somewhere may lie here: not where it is said not to be, nor, then, where all is told."""
    if card.perhaps:
        return area in card.perhaps
    holder = table.index.seats.get(card.controller) if card.elsewhere else None
    return area in table.vocabulary.common_areas and area != card.elsewhere and not (holder and area in holder.closed)


def _lying_there(table: Table, value: object) -> list[Card]:
    """The cards in these areas, and those that lie nobody knows where."""
    wanted = value if isinstance(value, tuple) else (value,)
    return [card for area in dict.fromkeys((*map(str, wanted), UNKNOWN)) for card in table.index.lying_in(area)]


@fact(
    about="where the card is", state="area", usual=True, last=True, section="areas", reads=("told",),
    one_of=lambda game: game.common_areas, among=_lying_there,
)  # fmt: skip
def in_area(table: Table, card: Card, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    if card.area == UNKNOWN:
        return Seen(None if any(_may_be(table, card, area) for area in wanted) else False)
    return shown(card, card.area in wanted)


@fact(about="where the card is", edit=changes.area, usual=True, last=True, section="areas", reads=("told",))
def in_own_area(table: Table, player: str, card: Card, value: object) -> Seen:
    """The card lies in that area of the player who acts."""
    if card.area == UNKNOWN and card.controller == player:
        return Seen(None if not (card.elsewhere or card.perhaps) or _may_be(table, card, value) else False)
    return shown(card, card.area == value and card.controller == player)


@fact(state="controller")
def controls(player: str, card: Card) -> Seen:
    return shown(card, card.controller == player)


@fact(edit=changes.owner)
def owns(player: str, card: Card) -> Seen:
    return shown(card, card.owner == player)


@fact()
def owner_controls(card: Card) -> Seen:
    return shown(card, card.owner == card.controller)


@fact()
def target_controlled(player: str, target: Card) -> Seen:
    """The player controls the other card."""
    return shown(target, target.controller == player)


@fact()
def target_in_area(target: Card, value: object) -> Seen:
    return shown(target, target.lies_in((value,)))


@fact(quiet=True)
def another_card(card: Card, target: Card) -> Seen:
    return Seen(card.id != target.id)


@fact(state="facedown", usual=True)
def lies_facedown(card: Card) -> Seen:
    return shown(card, card.facedown)


@fact(state="kneeling", edit=changes.kneeling)
def is_kneeling(card: Card) -> Seen:
    return shown(card, card.still(card.kneeling))


@fact(state="under")
def lies_under_its_copy(card: Card) -> Seen:
    """The card lies under another as its duplicate."""
    return shown(card, card.still(bool(card.under)))


@fact()
def target_lies_under_its_copy(target: Card) -> Seen:
    return shown(target, target.still(bool(target.under)))


@fact(state="host")
def is_attached(card: Card) -> Seen:
    return shown(card, card.still(bool(card.host)))


@fact(reads=("cards",))
def has_duplicate(table: Table, player: str, card: Card) -> Seen:
    """A duplicate that this player controls lies under the card."""
    under = [c for c in table.index.lying_on(card.id) if c.under and c.controller == player]
    return Seen(any_there(under), places(*(c.place for c in under)))


@fact(quiet=True)
def on_a_card(case: Case) -> Seen:
    """It is done to a card, not just to a player."""
    return Seen(bool(case.card))


@fact()
def from_area(case: Case, value: object) -> Seen:
    """The question names this area as where it is done."""
    return Seen(case.origin == value)


@fact()
def aims_at_a_card(case: Case) -> Seen:
    """A card is named that it is used on."""
    return Seen(bool(case.target))


@fact()
def host_is_named(case: Case) -> Seen:
    """The player says which card the attachment is to go on."""
    return Seen(bool(case.target))


@fact(state="host")
def attached(card: Card, value: object) -> Seen:
    """The card is attached: to this card, where one is named."""
    return shown(card, card.still(bool(card.host) if value is None else card.host == value))


@fact(asked=True)
def removed_from_game(card: Card) -> Seen:
    return shown(card, card.lies_in(("removed",)))
