"""What is printed on a card, gained by it or lost."""

from __future__ import annotations

import builtins

from judge.game.effect import Gain, Lose, Strength
from judge.game.facts import whatif_on_moment as changes
from judge.game.facts.effects_in_force import Acting, blanking, on_it, printed_by, total, truth_of
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places, shown
from judge.game.table import Card, Table


@fact(
    about="type", printed=True, usual=True, last=True, law="is_of_type", section="types", besides=("other",),
    one_of=lambda game: (*game.common_types, "other"),
)  # fmt: skip
def type(card: Card, value: object) -> Seen:
    if card.face.type is None:
        return Seen(None)
    wanted = value if isinstance(value, tuple) else (value,)
    return shown(card, card.face.type in wanted)


@fact(printed=True, usual=True, asked=True, law="is_unique")
def unique(card: Card) -> Seen:
    return shown(card, card.face.unique)


@fact(about="keywords", printed=True, usual=True)
def printed(card: Card, value: object) -> Seen:
    """A keyword, icon or trait stands on the card."""
    name = str(value).casefold()
    face = card.face
    found = (
        name == "text"
        or (name == "loyal" and face.loyal)
        or name in face.icons
        or any(k.name == name for k in face.keywords)
        or any(t.casefold() == name for t in face.traits)
    )
    return shown(card, True if found else None if face.open and name not in face.lacks else False)


def _last_words(table: Table, card: Card, value: object, has: Has) -> list[Acting]:
    """What may be the latest effect that gives or takes this, the one that surely applies first: effects apply in the order
    written. Text is not given so."""
    name = str(value).casefold()
    if name == "text":
        return []
    found = on_it(table, has, card, lambda e: isinstance(e, Gain | Lose) and e.what.name.casefold() == name)
    return found[max((i for i, one in enumerate(found) if one.truth), default=0) :]


def _last_is(case: builtins.type[Gain | Lose], table: Table, card: Card, value: object, has: Has) -> Seen:
    last = _last_words(table, card, value, has)
    fits = [isinstance(one.effect, case) for one in last]
    truth = True if last and last[0].truth and all(fits) else None if any(fits) else False
    return Seen(truth, places(last[-1].told.place if last else None), printed_by(last))


@fact(about="keywords", printed=True, reads=("effects",), of_effects=True)
def gained(table: Table, card: Card, value: object, has: Has) -> Seen:
    return _last_is(Gain, table, card, value, has)


@fact(about="keywords", printed=True, edit=changes.effects, reads=("effects",), of_effects=True)
def lost(table: Table, card: Card, value: object, has: Has) -> Seen:
    return _last_is(Lose, table, card, value, has)


@fact(printed=True, edit=changes.effects, reads=("effects",), of_effects=True)
def blanked(table: Table, card: Card, has: Has) -> Seen:
    """An effect blanks the text box."""
    found = blanking(table, has, card)
    return Seen(truth_of(found), places(*(one.told.place for one in found)), printed_by(found))


@fact(printed=True, quiet=True)
def is_shadow(value: object) -> Seen:
    return Seen(str(value).casefold() == "shadow")


@fact(printed=True, quiet=True, reads=())
def is_icon(table: Table, value: object) -> Seen:
    return Seen(str(value).casefold() in table.vocabulary.names("icons"))


@fact(about="printed cost", printed=True)
def dash_cost(card: Card) -> Seen:
    """A dash stands where the cost would be."""
    cost = card.face.cost
    return shown(card, None if cost is None and card.face.open else cost == "-")


@fact(about="printed cost", printed=True, usual=True)
def numeric_cost(card: Card) -> Seen:
    cost = card.face.cost
    return shown(card, None if cost is None and card.face.open else isinstance(cost, int))


@number(about="printed cost", face=True)
def number_printed_as_cost(card: Card) -> NumberSeen:
    cost = card.face.cost
    return NumberSeen((cost,) if isinstance(cost, int) else None, places(card.place), dash=cost == "-")


@number(about="s-cost", face=True)
def number_after_the_s(card: Card) -> NumberSeen:
    return NumberSeen(None if card.face.s_cost is None else (card.face.s_cost,), places(card.place))


@number(about="strength", face=True)
def number_printed_as_strength(card: Card) -> NumberSeen:
    return NumberSeen(None if card.face.strength is None else (card.face.strength,), places(card.place))


@number(about="keyword values", face=True)
def printed_values_of(card: Card, value: object) -> NumberSeen:
    """The numbers after a printed keyword, each once."""
    found = sorted({k.value for k in card.face.keywords if k.name == value and k.value is not None})
    return NumberSeen(tuple(found) if found else None, places(card.place))


@number(about="keyword values", reads=("effects",), of_effects=True)
def gained_values_of(table: Table, card: Card, value: object, has: Has) -> NumberSeen:
    """The number after a keyword that an effect gives."""
    last = _last_words(table, card, value, has)[-1:]
    worth = [one.effect.what.value for one in last if one.truth and isinstance(one.effect, Gain)]
    found = tuple(v for v in worth if v is not None)
    return NumberSeen(found or None, places(*(one.told.place for one in last)))


@number(about="keyword values", reads=("effects",))
def all_values_of(table: Table, card: Card, value: object, has: Has) -> NumberSeen:
    """The numbers after a keyword, printed and gained, each once."""
    both = [printed_values_of(card, value), gained_values_of(table, card, value, has)]
    found = sorted({v for n in both for v in n.values or ()})
    return NumberSeen(tuple(found) if found else None, tuple(at for n in both for at in n.at))


@number(about="strength", reads=("effects",), of_effects=True)
def strength_from_effects(table: Table, card: Card, has: Has) -> NumberSeen:
    return total(on_it(table, has, card, lambda e: isinstance(e, Strength)))


@fact(printed=True, usual=True)
def events_are_actions(card: Card) -> Seen:
    """The event's ability is an Action."""
    return shown(card, card.face.type == "event" and card.face.event_window == "action")


@fact(printed=True, asked=True)
def house(card: Card, value: object) -> Seen:
    """The house on the card."""
    return shown(card, None if card.face.house is None else card.face.house == value)
