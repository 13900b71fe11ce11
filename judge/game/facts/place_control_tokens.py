"""Where cards lie, which way up, who owns and controls them, and what lies on them."""

from __future__ import annotations

from judge.game.case import Case
from judge.game.facts import whatif_on_cards as changes
from judge.game.facts.registry import NumberSeen, Seen, fact, number, places
from judge.game.table import Card, Player, Table


def _may_be(table: Table, card: Card, area: object) -> bool:
    """Whether a card that lies somewhere may lie here: not where it is said not to be, nor, then, where all is told."""
    holder = table.index.seats.get(card.controller) if card.elsewhere else None
    return area in table.vocabulary.common_areas and area != card.elsewhere and not (holder and area in holder.closed)


def _lying_there(table: Table, value: object) -> list[Card]:
    """The cards in these areas, and those that lie nobody knows where."""
    wanted = value if isinstance(value, tuple) else (value,)
    return [card for area in dict.fromkeys((*map(str, wanted), "unknown")) for card in table.index.lying_in(area)]


@fact(
    about="where the card is", state="area", usual=True, last=True, section="areas", reads=("told",),
    one_of=lambda game: game.common_areas, among=_lying_there,
)  # fmt: skip
def in_area(table: Table, card: Card, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    if card.area == "unknown":
        return Seen(None if any(_may_be(table, card, area) for area in wanted) else False)
    return Seen(card.area in wanted, places(card.place))


@fact(about="where the card is", edit=changes.area, usual=True, last=True, section="areas", reads=("told",))
def in_own_area(table: Table, player: str, card: Card, value: object) -> Seen:
    """The card lies in that area of the player who acts."""
    if card.area == "unknown" and card.controller == player:
        return Seen(None if not card.elsewhere or _may_be(table, card, value) else False)
    return Seen(card.area == value and card.controller == player, places(card.place))


@fact(state="controller")
def controls(player: str, card: Card) -> Seen:
    return Seen(card.controller == player, places(card.place))


@fact(edit=changes.owner)
def owns(player: str, card: Card) -> Seen:
    return Seen(card.owner == player, places(card.place))


@fact()
def owner_controls(card: Card) -> Seen:
    return Seen(card.owner == card.controller, places(card.place))


@fact()
def target_controlled(player: str, target: Card) -> Seen:
    """The player controls the other card."""
    return Seen(target.controller == player, places(target.place))


@fact()
def target_in_area(target: Card, value: object) -> Seen:
    return Seen(target.area == value, places(target.place))


@fact(quiet=True)
def another_card(card: Card, target: Card) -> Seen:
    return Seen(card.id != target.id)


@fact(state="facedown", usual=True)
def lies_facedown(card: Card) -> Seen:
    return Seen(card.facedown, places(card.place))


@fact(state="kneeling", edit=changes.kneeling)
def is_kneeling(card: Card) -> Seen:
    return Seen(card.kneeling, places(card.place))


@fact(state="under")
def lies_under_its_copy(card: Card) -> Seen:
    """The card lies under another as its duplicate."""
    return Seen(bool(card.under), places(card.place))


@fact()
def target_lies_under_its_copy(target: Card) -> Seen:
    return Seen(bool(target.under), places(target.place))


@fact(state="host")
def is_attached(card: Card) -> Seen:
    return Seen(bool(card.host), places(card.place))


@fact(reads=("cards",))
def has_duplicate(table: Table, player: str, card: Card) -> Seen:
    """A duplicate that this player controls lies under the card."""
    under = [c.place for c in table.index.lying_on(card.id) if c.under and c.controller == player]
    return Seen(bool(under), places(*under))


@fact()
def carries_tokens(card: Card) -> Seen:
    return Seen(bool(card.gold or card.power), places(card.place))


@fact(reads=("cards",))
def gold_lies_on_cards(table: Table, player: str) -> Seen:
    """There is gold on a card of this player's."""
    laden = [c.place for c in table.index.controlled_by(player) if c.gold]
    return Seen(bool(laden), places(*laden))


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
    return NumberSeen((card.gold,), places(card.place))


@number(about="power", state="power")
def power_on_card(card: Card) -> NumberSeen:
    return NumberSeen((card.power,), places(card.place))


@number(about="power", reads=("cards",))
def power_on_controlled_cards(table: Table, player: str) -> NumberSeen:
    """All power on cards this player controls, the faction card aside."""
    return NumberSeen((sum(c.power for c in table.index.controlled_by(player) if c.area == "play"),))


@fact(quiet=True)
def on_a_card(case: Case) -> Seen:
    """It is done to a card, not just to a player."""
    return Seen(bool(case.card))


@number(about="plot", reads=("cards",))
def gold_on_revealed_plot(table: Table, player: str) -> NumberSeen:
    """The gold value of the plot this player has revealed."""
    plots = [c for c in table.index.controlled_by(player) if c.area == "plot"]
    value = plots[0].face.gold if plots else None
    return NumberSeen(None if value is None else (value,), places(*(c.place for c in plots)))


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
    return Seen(bool(card.host) if value is None else card.host == value, places(card.place))


@fact(asked=True)
def removed_from_game(card: Card) -> Seen:
    return Seen(card.area == "removed", places(card.place))
