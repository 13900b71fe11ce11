"""What is printed on a card, gained by it or lost."""

from __future__ import annotations

from judge.facts.effects import blanking, in_force, names_card
from judge.facts.words import Has, Number, Seen, fact, number, places, value
from judge.table import Card, Effect, Host, Keyword, Table

ICONS = ("military", "intrigue", "power")


@fact(about="type")
def type(card: Card, value: object) -> Seen:
    if card.face.type is None:
        return Seen(None)
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(card.face.type in wanted, places(card.place))


@fact()
def unique(card: Card) -> Seen:
    return Seen(card.face.unique, places(card.place))


@fact(about="keywords")
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
    return Seen(True if found else None if face.open and name not in face.lacks else False, places(card.place))


def _last_word(table: Table, card: Card, name: str, has: Has) -> Effect | None:
    """The latest effect that gives or takes this: effects apply in the order written. Text is not given so."""
    if name == "text":
        return None
    told = [
        e for e in in_force(table, has)
        if e.mode in ("gains", "loses") and e.gain and e.gain.name.casefold() == name and names_card(e, card, has)
    ]  # fmt: skip
    return told[-1] if told else None


@fact(about="keywords")
def gained(table: Table, card: Card, value: object, has: Has) -> Seen:
    last = _last_word(table, card, str(value).casefold(), has)
    return Seen(last is not None and last.mode == "gains", places(last.place if last else None))


@fact(about="keywords")
def lost(table: Table, card: Card, value: object, has: Has) -> Seen:
    last = _last_word(table, card, str(value).casefold(), has)
    return Seen(last is not None and last.mode == "loses", places(last.place if last else None))


@fact()
def blanked(table: Table, card: Card, has: Has) -> Seen:
    """An effect blanks the text box."""
    told = [e.place for e in blanking(table) if names_card(e, card, has)]
    return Seen(bool(told), places(*told))


@fact()
def is_shadow(value: object) -> Seen:
    return Seen(str(value).casefold() == "shadow")


@fact()
def is_icon(value: object) -> Seen:
    return Seen(str(value).casefold() in ICONS)


@fact(about="printed cost")
def dash_cost(card: Card) -> Seen:
    """A dash stands where the cost would be."""
    cost = card.face.cost
    return Seen(None if cost is None and card.face.open else cost == "-", places(card.place))


@fact(about="printed cost")
def numeric_cost(card: Card) -> Seen:
    cost = card.face.cost
    return Seen(None if cost is None and card.face.open else isinstance(cost, int), places(card.place))


@fact()
def wants_trait(card: Card) -> Seen:
    """The attachment's text names a trait that its host must have."""
    return Seen(bool(card.face.host.trait) and not card.face.host.others, places(card.place))


@value()
def wanted_trait(card: Card) -> str:
    return card.face.host.trait


@fact()
def host_type_fits(card: Card, target: Card) -> Seen:
    """The host is of the type that the attachment's text, or the lack of one, asks for."""
    if target.face.type is None:
        return Seen(None)
    wanted = card.face.host
    return Seen(not wanted.type or bool(wanted.others) or target.face.type == wanted.type, places(target.place))


@fact()
def host_is_a_character(target: Card) -> Seen:
    return Seen(None if target.face.type is None else target.face.type == "character", places(target.place))


@fact()
def text_names_another_host(card: Card) -> Seen:
    """The attachment's own text names something other than a character to go on."""
    return Seen(card.face.host.type != "character", places(card.place))


@fact()
def host_side_fits(player: str, card: Card, target: Card) -> Seen:
    side = card.face.host.side
    yours = target.controller == player
    return Seen(not side or bool(card.face.host.others) or (side == "yours") == yours, places(target.place))


@fact()
def host_house_fits(card: Card, target: Card) -> Seen:
    wanted = card.face.host
    if wanted.others:
        return Seen(True)  # the text offers several kinds of host, weighed together
    if wanted.house and target.face.house is None:
        return Seen(None)
    house_fits = not wanted.house or wanted.house == target.face.house
    return Seen(house_fits and not (wanted.unique and not target.face.unique), places(target.place))


@fact()
def host_meets_the_rest(player: str, card: Card, target: Card) -> Seen:
    """The host is all else that the attachment's text asks for: a title, a cost, one of several traits."""
    from judge.catalogue.hosts import suits  # only imported attachments ask for that much

    wanted = card.face.host
    if wanted == Host(wanted.type, wanted.side, wanted.house, wanted.trait, wanted.unique):
        return Seen(True)
    fits = suits(wanted, target.face, target.controller == player, target.owner == player)
    return Seen(fits, places(target.place))


def _refusals(table: Table, host: Card, has: Has) -> list[Keyword]:
    """The versions of the no-attachments keyword that the host shows, and those that effects give it."""
    given = [e.gain for e in in_force(table, has) if e.mode == "gains" and e.gain and names_card(e, host, has)]
    return [k for k in (*host.face.keywords, *given) if k.name == "no attachments"]


@fact()
def host_refuses_attachments(table: Table, target: Card, has: Has) -> Seen:
    """The host's no-attachments keyword, plain."""
    plain = [k for k in _refusals(table, target, has) if not k.only and not k.excepting]
    may = target.face.open and not plain and "no attachments" not in target.face.lacks
    return Seen(None if may else bool(plain), places(target.place))


@fact()
def host_refuses_its_trait(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword names a trait of this attachment before the word attachments."""
    named = [t for k in _refusals(table, target, has) for t in k.only]
    return Seen(any(has(card.id, t) for t in named), places(target.place))


@fact()
def host_excepts_other_traits(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword excepts some traits, and this attachment has none of them."""
    named = [k.excepting for k in _refusals(table, target, has) if k.excepting]
    return Seen(any(not any(has(card.id, t) for t in traits) for traits in named), places(target.place))


@number(about="printed cost")
def number_printed_as_cost(card: Card) -> Number:
    cost = card.face.cost
    return Number((cost,) if isinstance(cost, int) else None, places(card.place), dash=cost == "-")


@number(about="s-cost")
def number_after_the_s(card: Card) -> Number:
    return Number(None if card.face.s_cost is None else (card.face.s_cost,), places(card.place))


@number(about="strength")
def number_printed_as_strength(card: Card) -> Number:
    return Number(None if card.face.strength is None else (card.face.strength,), places(card.place))


@number(about="keyword values")
def printed_values_of(card: Card, value: object) -> Number:
    """The numbers after a printed keyword, each once."""
    found = sorted({k.value for k in card.face.keywords if k.name == value and k.value is not None})
    return Number(tuple(found) if found else None, places(card.place))


@number(about="keyword values")
def gained_values_of(table: Table, card: Card, value: object, has: Has) -> Number:
    """The number after a keyword that an effect gives."""
    last = _last_word(table, card, str(value), has)
    worth = last.gain.value if last and last.gain and last.mode == "gains" else None
    return Number(None if worth is None else (worth,), places(last.place if last else None))


@number(about="keyword values")
def all_values_of(table: Table, card: Card, value: object, has: Has) -> Number:
    """The numbers after a keyword, printed and gained, each once."""
    both = [printed_values_of(card, value), gained_values_of(table, card, value, has)]
    found = sorted({v for n in both for v in n.values or ()})
    return Number(tuple(found) if found else None, tuple(at for n in both for at in n.at))


@number(about="strength")
def strength_from_effects(table: Table, card: Card, has: Has) -> Number:
    told = [e for e in in_force(table, has) if e.mode == "strength" and names_card(e, card, has)]
    return Number((sum(e.amount for e in told),), places(*(e.place for e in told)))


@fact()
def host_keyword_versions_differ(table: Table, target: Card, has: Has) -> Seen:
    """The host has the no-attachments keyword in more than one version."""
    return Seen(len(set(_refusals(table, target, has))) > 1, places(target.place))


@fact()
def events_are_actions(card: Card) -> Seen:
    """The event's ability is an Action."""
    return Seen(card.face.type == "event" and card.face.event_window == "action", places(card.place))


@fact()
def house(card: Card, value: object) -> Seen:
    """The house on the card."""
    return Seen(None if card.face.house is None else card.face.house == value, places(card.place))
