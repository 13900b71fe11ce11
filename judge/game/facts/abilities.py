"""What a card's own ability looks at: which card it is, what just happened, how often it was used."""

from __future__ import annotations

from judge.game.ability import Ability, Put
from judge.game.count_cards import holds
from judge.game.effect import Effect, Gain, While, parts, used_up
from judge.game.facts.history import is_use
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places
from judge.game.matcher import Standpoint
from judge.game.table import Card, Player, Table


@fact(face=True)
def titled(card: Card, value: object) -> Seen:
    """The card has this title: a clause of card text speaks of that card only."""
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(card.title in wanted, places(card.place))


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


@fact()
def named(value: object) -> Seen:
    """What is asked about is one of these: the first of the list is `it`."""
    it, *these = value if isinstance(value, tuple) else (value,)
    return Seen(str(it).casefold() in [str(t).casefold() for t in these])


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


@fact(about="abilities", quiet=True)
def ability(ability: Ability | None, card_named: str, value: object) -> Seen:
    """The ability that is meant is of this kind; of no card in particular it may be."""
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(ability.kind in wanted if ability else False if card_named else None)


@fact(about="phase", timing=True, reads=("phase",))
def its_phase(table: Table, card: Card, ability: Ability | None) -> Seen:
    """It is the phase that stands before the ability, if one does."""
    wanted = ability.phase if ability else ""
    truth = True if not wanted else None if table.phase is None else table.phase == wanted
    return Seen(truth, places(table.places.get("phase") or card.place), {"phase": wanted})


@fact(about="kneeling")
def its_cost_can_be_paid(card: Card, ability: Ability | None) -> Seen:
    """A card that must kneel for its own ability stands."""
    kneels = any(one.verb == "kneel" and one.which == "this" for one in (ability.cost if ability else ()))
    return Seen(not kneels or (None if card.kneeling is None else not card.kneeling), places(card.place))


@fact(about="uses of the ability", reads=("history",))
def its_limit_is_reached(table: Table, card: Card, ability: Ability | None) -> Seen:
    """The ability has been used as often as its limit allows."""
    done = [h for h in table.history if is_use(h, card, ability)]
    reached = bool(ability and ability.limit and len(done) >= ability.limit[0])
    return Seen(reached, places(*(h.place for h in done)) if reached else ())


@fact(about="abilities", quiet=True)
def has_a_limit(ability: Ability | None, card_named: str) -> Seen:
    return Seen(bool(ability.limit) if ability else False if card_named else None)


@number(about="uses of the ability")
def its_limit(ability: Ability | None) -> NumberSeen:
    """How often its limit lets it be used."""
    return NumberSeen((ability.limit[0],) if ability and ability.limit else None)


@fact(about="abilities", quiet=True)
def its_text_looks_elsewhere(ability: Ability | None) -> Seen:
    """The ability speaks of cards that are not in play."""
    among = ability.choice.among if ability and ability.choice else None
    return Seen(bool(among and among.place and "play" not in among.place.areas))


@fact(quiet=True, about="abilities")
def its_text_gives(ability: Ability | None, card_named: str, value: object) -> Seen:  # noqa: ARG001 - its sentence names it
    """The constant ability gives its own card this: a keyword, an icon or a trait."""
    given = [part for one in _effects(ability) for part in parts(one) if isinstance(part, Gain) and "this" in part.which.refs]
    found = any(part.what.name.casefold() == str(value).casefold() for part in given)
    return Seen(found)


@fact(about="card text", reads=("cards", "told", "challenge", "seats"))
def its_text_applies(table: Table, card: Card, ability: Ability | None, has: Has) -> Seen:
    """What the constant ability says must be so is so."""
    here = Standpoint(table, has, card.controller, card.id)
    found = [holds(one.condition, here) for one in _effects(ability) if isinstance(one, While)]
    truths = [one.truth for one in found]
    return Seen(False if False in truths else None if None in truths else True, places(*(at for one in found for at in one.at)))


def _effects(ability: Ability | None) -> list[Effect]:
    return [step.effect for step in ability.body if isinstance(step, Put)] if ability else []
