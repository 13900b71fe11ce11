"""What a card's own ability looks at: which card it is, what just happened, how often it was used."""

from __future__ import annotations

from judge.game.ability import Ability, OwnGain, Put, own_gains
from judge.game.card_descriptions import ValueOf, Which
from judge.game.card_fits_description import Standpoint, matches
from judge.game.case_and_truth import both, either
from judge.game.effect import used_up
from judge.game.facts.effects_in_force import CLAUSES
from judge.game.facts.history import is_use, set_off_by
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places, shown
from judge.game.find_fitting_cards import find, holds, number_of
from judge.game.periods_gone_by import in_all, of_this
from judge.game.table import Card, Table


@fact()
def named(value: object) -> Seen:
    """What is asked about is one of these: the first of the list is `it`."""
    it, *these = value if isinstance(value, tuple) else (value,)
    return Seen(str(it).casefold() in [str(t).casefold() for t in these])


@fact(about="effects", reads=("effects",))
def a_used_up_effect_applies(table: Table, player: str, card: Card, action: str) -> Seen:
    """An effect on the next such card changes its cost."""
    found = used_up(table, player, card, action)
    clauses = tuple(dict.fromkeys(e.clause for e in found))
    names = {CLAUSES: clauses} if clauses and "" not in clauses else {}
    return Seen(bool(found), places(*(e.place for e in found)), names)


@fact(about="abilities", quiet=True)
def answers_something(ability: Ability | None, card_named: str) -> Seen:  # noqa: ARG001 - its sentence names it
    """The ability names what it answers."""
    return Seen(bool(ability and ability.trigger))


@fact(about="abilities", quiet=True)
def names_its_price(ability: Ability | None, card_named: str) -> Seen:  # noqa: ARG001 - its sentence names it
    """The ability says itself what it costs."""
    return Seen(bool(ability and ability.price is not None))


@number(about="event", reads=("history", "cards"))
def its_price(table: Table, card: Card, ability: Ability | None) -> NumberSeen:
    """What the ability says that it costs, perhaps by what is printed on the card that it answers."""
    price = ability.price if ability else None
    if not isinstance(price, ValueOf):
        return NumberSeen((price,) if isinstance(price, int) else None, places(card.place))
    answered = set_off_by(table, card, ability)
    here = Standpoint(table, lambda *_: None, card.controller, card.id, trigger=answered.which if answered else "")
    return number_of(price, here)


@fact(about="event", reads=("history", "cards"))
def its_price_is_undefined(table: Table, card: Card, ability: Ability | None) -> Seen:
    """Where the number would stand that it costs, there is a dash."""
    seen = its_price(table, card, ability)
    return Seen(seen.dash, seen.at)


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


@fact(about="uses of the ability", reads=("history",))
def its_limit_is_reached(table: Table, card: Card, ability: Ability | None) -> Seen:
    """The ability has been used as often as its limit allows."""
    if not ability or not ability.limit:
        return Seen(False)
    often, period = ability.limit
    done = [h for h in of_this(table, period) if is_use(table, h, card, ability)]
    reached = in_all(table, done, period, often)
    return Seen(reached, places(*(h.place for h in done)) if reached is not False else ())


@fact(about="abilities", quiet=True)
def has_a_limit(ability: Ability | None, card_named: str) -> Seen:
    return Seen(bool(ability.limit) if ability else False if card_named else None)


@number(about="uses of the ability")
def its_limit(ability: Ability | None) -> NumberSeen:
    """How often its limit lets it be used."""
    return NumberSeen((ability.limit[0],) if ability and ability.limit else None)


@fact(about="the card it is used on")
def target_described(table: Table, player: str, card: Card, target: Card, which: Which, has: Has) -> Seen:
    """The card that it is used on is as the text of this one describes it."""
    return matches(which, target, Standpoint(table, has, player, card.id))


@fact(about="the card it is used on")
def a_target_is_there(table: Table, player: str, card: Card, which: Which, has: Has) -> Seen:
    """There is a card such as the text of this one asks for."""
    found = find(which, Standpoint(table, has, player, card.id))
    return shown(card, True if found.sure else None if found.maybe or found.more else False)


@fact(about="abilities")
def chooses_nothing(ability: Ability | None, card_named: str) -> Seen:
    """The ability names no card that somebody would have to choose."""
    return Seen(not ability.choices if ability else False if card_named else None)


@fact(about="abilities", quiet=True)
def its_text_looks_elsewhere(ability: Ability | None) -> Seen:
    """The ability speaks of cards that are not in play."""
    among = [one.among for one in ability.choices] if ability else []
    return Seen(any(one and one.place and "play" not in one.place.areas for one in among))


@fact(quiet=True, about="abilities")
def its_text_gives(ability: Ability | None, card_named: str, value: object) -> Seen:  # noqa: ARG001 - its sentence names it
    """The constant ability gives its own card this: a keyword, an icon or a trait."""
    return Seen(bool(_given(ability, value)))


@fact(about="card text", reads=("cards", "told", "challenge", "seats"))
def its_text_applies(table: Table, card: Card, ability: Ability | None, value: object, has: Has) -> Seen:
    """What must be so for the constant ability to give its card this is so; of what it gives twice, either way."""
    here = Standpoint(table, has, card.controller, card.id)
    ways = [[matches(one.gain.which, card, here), *(holds(c, here) for c in one.conditions)] for one in _given(ability, value)]
    truths = [both([seen.truth for seen in way]) for way in ways]
    return Seen(either(truths), places(*(at for way in ways for seen in way[1:] for at in seen.at)))


def _given(ability: Ability | None, value: object) -> list[OwnGain]:
    effects = [step.effect for step in ability.body if isinstance(step, Put)] if ability else []
    own = (one for effect in effects for one in own_gains(effect))
    return [one for one in own if one.gain.what.name.casefold() == str(value).casefold()]
