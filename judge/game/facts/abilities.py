"""What a card's own ability looks at: which card it is, what just happened, how often it was used."""

from __future__ import annotations

from collections import Counter

from judge.game.effect import used_up
from judge.game.facts.registry import NumberSeen, Seen, fact, number, places
from judge.game.table import Card, Player, Table


@fact(face=True)
def titled(card: Card, value: object) -> Seen:
    """The card has this title: a clause of card text speaks of that card only."""
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(card.title in wanted, places(card.place))


@fact()
def named(value: object) -> Seen:
    """What is asked about is one of these: the first of the list is `it`."""
    it, *these = value if isinstance(value, tuple) else (value,)
    return Seen(str(it).casefold() in [str(t).casefold() for t in these])


@fact(about="cards in shadows", reads=("cards", "told"))
def most_cards_in_shadows(table: Table, card: Card) -> Seen:
    """The card's controller has more cards in shadows than each opponent."""
    if not table.index.told_of_all(frozenset({"shadows"})):
        return Seen(None)
    count = Counter(c.controller for c in table.index.lying_in("shadows"))
    return Seen(all(count[card.controller] > count[name] for name in table.index.seats if name != card.controller))


@fact(about="challenge", reads=("challenge", "cards"))
def its_player_attacks_with(table: Table, player: str, value: object) -> Seen:
    """The player attacks with this version of this card in a challenge of this type: [title, pack, type]."""
    title, pack, kind = value if isinstance(value, tuple) else (value, "", "")
    fight = table.challenge
    if fight is None or fight.type != kind:
        return Seen(False)
    attackers = [table.cards[i] for i in fight.attackers]
    found = [c for c in attackers if c.title == title and c.face.pack in ("", pack) and c.controller == player]
    return Seen(bool(found), places(*(c.place for c in found)))


@fact(about="effects", reads=("effects",))
def a_used_up_effect_applies(table: Table, player: str, card: Card, action: str) -> Seen:
    """An effect on the next such card lowers its cost."""
    found = used_up(table.effects, player, card.face.house, action)
    return Seen(bool(found), places(*(e.place for e in found)))


@fact(about="plot", reads=("cards",))
def plot_revealed(table: Table, value: object) -> Seen:
    """Somebody's revealed plot has this title: what a plot says counts only where it lies on the table."""
    found = [c for c in table.index.lying_in("plot") if c.title == value]
    return Seen(bool(found), places(*(c.place for c in found)))


@fact(about="hand", reads=("cards",))
def no_other_card_in_hand(table: Table, seat: Player, card: Card) -> Seen:
    """The player's hand holds nothing but this card."""
    others = [c for c in table.index.lying_in("hand") if c.owner == seat.name and c.id != card.id]
    known = "hand" in seat.closed
    return Seen(False if others else True if known else None, places(*(c.place for c in others)))


def _answered(table: Table, player: str) -> Card | None:
    """The event that somebody else has played last."""
    played = (h.which for h in reversed(table.history) if h.verb == "play" and h.who != player)
    return next((table.cards[i] for i in played if i in table.cards and table.cards[i].face.type == "event"), None)


@fact(about="event", reads=("history", "cards"))
def opponent_plays_an_event(table: Table, player: str) -> Seen:
    """An event of an opponent's can be answered."""
    event = _answered(table, player)
    return Seen(event is not None, places(event.place if event else None))


@fact(about="event", reads=("history", "cards"))
def that_event_has_a_dash(table: Table, player: str) -> Seen:
    """The event that is answered has a dash in place of its cost."""
    event = _answered(table, player)
    return Seen(event is not None and event.face.cost == "-", places(event.place if event else None))


@number(about="event", reads=("history", "cards"))
def cost_of_that_event(table: Table, player: str) -> NumberSeen:
    """What is printed as the cost of the event that is answered."""
    event = _answered(table, player)
    cost = event.face.cost if event else None
    return NumberSeen((cost,) if isinstance(cost, int) else None, places(event.place if event else None), dash=cost == "-")


@number(about="plot", reads=("cards",))
def claim_on_plot(table: Table, player: str) -> NumberSeen:
    """The claim printed on the player's revealed plot."""
    plot = next((c for c in table.index.controlled_by(player) if c.area == "plot"), None)
    worth = plot.face.claim if plot else None
    return NumberSeen(None if worth is None else (worth,), places(plot.place if plot else None))
