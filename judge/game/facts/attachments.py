"""What an attachment's text and its would-be host say of each other."""

from __future__ import annotations

from judge.game.face import Host, Keyword
from judge.game.facts.effects import in_force, names_card
from judge.game.facts.registry import Has, Seen, fact, places, value
from judge.game.table import Card, Table


@fact(usual=True)
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
    from judge.game.printed_text import suits  # only imported attachments ask for that much

    wanted = card.face.host
    if wanted == Host(wanted.type, wanted.side, wanted.house, wanted.trait, wanted.unique):
        return Seen(True)
    fits = suits(wanted, target.face, target.controller == player, target.owner == player)
    return Seen(fits, places(target.place))


def _refusals(table: Table, host: Card, has: Has) -> list[Keyword]:
    """The versions of the no-attachments keyword that the host shows, and those that effects give it."""
    given = [e.gain for e in in_force(table, has) if e.mode == "gains" and e.gain and names_card(e, host, has)]
    return [k for k in (*host.face.keywords, *given) if k.name == "no attachments"]


@fact(reads=("effects",))
def host_refuses_attachments(table: Table, target: Card, has: Has) -> Seen:
    """The host's no-attachments keyword, plain."""
    plain = [k for k in _refusals(table, target, has) if not k.only and not k.excepting]
    may = target.face.open and not plain and "no attachments" not in target.face.lacks
    return Seen(None if may else bool(plain), places(target.place))


@fact(reads=("effects",))
def host_refuses_its_trait(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword names a trait of this attachment before the word attachments."""
    named = [t for k in _refusals(table, target, has) for t in k.only]
    return Seen(any(has(card.id, t) for t in named), places(target.place))


@fact(reads=("effects",))
def host_excepts_other_traits(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword excepts some traits, and this attachment has none of them."""
    named = [k.excepting for k in _refusals(table, target, has) if k.excepting]
    return Seen(any(not any(has(card.id, t) for t in traits) for traits in named), places(target.place))


@fact(reads=("effects",))
def host_keyword_versions_differ(table: Table, target: Card, has: Has) -> Seen:
    """The host has the no-attachments keyword in more than one version."""
    return Seen(len(set(_refusals(table, target, has))) > 1, places(target.place))
