"""What an attachment's text and its would-be host say of each other."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.card_descriptions import Which
from judge.game.card_fits_description import Standpoint, matches
from judge.game.case_and_truth import Truth
from judge.game.effect import Gain
from judge.game.facts.effects_in_force import on_it
from judge.game.facts.registry import Has, Seen, fact, places, shown, value
from judge.game.printed_face import CHARACTER, Keyword
from judge.game.table import Card, Table
from judge.support.frozen_data_classes import replace

REFUSAL = "no attachments"


def _not_asked(card: str, what: str, of: object = None) -> Truth:  # noqa: ARG001
    """The law, for a description that names nothing had by law."""
    return None


def _fits(which: Which, table: Table, player: str, target: Card, has: Has = _not_asked) -> Seen:
    """Where no card is described, any will do."""
    return matches(which, target, Standpoint(table, has, player))._replace(at=places(target.place))


@fact(usual=True, face=True)
def wants_trait(card: Card) -> Seen:
    """The attachment's text names a trait that its host must have."""
    return shown(card, bool(card.face.host.traits))


@value()
def wanted_trait(card: Card) -> str:
    return "".join(card.face.host.traits)


@fact(reads=())
def host_type_fits(table: Table, card: Card, target: Card) -> Seen:
    """The host is of the type that the attachment's text, or the lack of one, asks for."""
    return _fits(Which(types=card.face.host.types), table, "", target)


@fact(reads=())
def host_is_a_character(table: Table, target: Card) -> Seen:
    return _fits(CHARACTER, table, "", target)


@fact(face=True)
def text_names_another_host(card: Card) -> Seen:
    """The attachment's own text names something other than a character to go on."""
    first, *_ = card.face.host.either or (card.face.host,)
    return shown(card, first.types != CHARACTER.types)


@fact(reads=())
def host_side_fits(table: Table, player: str, card: Card, target: Card) -> Seen:
    return _fits(Which(whose=card.face.host.whose), table, player, target)


@fact(reads=())
def host_house_fits(table: Table, card: Card, target: Card) -> Seen:
    """The host is of the house that the text asks for, and unique if it asks for that."""
    host = card.face.host
    return _fits(Which(houses=host.houses, flags=tuple(f for f in host.flags if f == "unique")), table, "", target)


@fact(reads=())
def host_meets_the_rest(table: Table, player: str, card: Card, target: Card, has: Has) -> Seen:
    """The host is all else that the attachment's text asks for: a title, a cost, one of several traits."""
    host = card.face.host
    more = replace(host, types=(), whose=None, houses=(), traits=(), flags=tuple(f for f in host.flags if f != "unique"))
    return Seen(True) if more == Which() else _fits(host, table, player, target, has)


def _refusals(table: Table, host: Card, has: Has) -> list[tuple[Keyword, Truth]]:
    """The versions of the no-attachments keyword that the host shows, and those that effects give it, or may."""
    given = on_it(table, has, host, lambda e: isinstance(e, Gain) and e.what.name == REFUSAL)
    gained = [(one.effect.what, one.truth) for one in given if isinstance(one.effect, Gain)]
    return [*((k, True) for k in host.face.keywords if k.name == REFUSAL), *gained]


def _one_of(truths: Iterable[Truth]) -> Truth:
    found = list(truths)
    return True if True in found else None if None in found else False


def _refused(kinds: Iterable[tuple[Which, Truth]], table: Table, card: Card, has: Has) -> Truth:
    """Whether the attachment is of a kind that the host refuses, or may refuse."""
    fits = [(_fits(which, table, "", card, has).truth, truth) for which, truth in kinds]
    return _one_of(False if False in both else None if None in both else True for both in fits)


@fact(reads=("effects",))
def host_refuses_attachments(table: Table, target: Card, has: Has) -> Seen:
    """The host's no-attachments keyword, plain."""
    plain = [truth for k, truth in _refusals(table, target, has) if not k.only and not k.excepting]
    may = target.face.open and REFUSAL not in target.face.lacks
    return shown(target, _one_of((*plain, None if may else False)))


@fact(reads=("effects",))
def host_refuses_its_trait(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword names a trait of this attachment before the word attachments."""
    named = [(Which(traits=k.only), truth) for k, truth in _refusals(table, target, has) if k.only]
    return shown(target, _refused(named, table, card, has))


@fact(reads=("effects",))
def host_excepts_other_traits(table: Table, card: Card, target: Card, has: Has) -> Seen:
    """The host's keyword excepts some traits, and this attachment has none of them."""
    excepted = [(Which(traits=k.excepting), truth) for k, truth in _refusals(table, target, has) if k.excepting]
    others = [(Which(without=(traits,)), truth) for traits, truth in excepted]
    return shown(target, _refused(others, table, card, has))


@fact(reads=("effects",))
def host_keyword_versions_differ(table: Table, target: Card, has: Has) -> Seen:
    """The host has the no-attachments keyword in more than one version."""
    sure, all_told = ({k for k, truth in _refusals(table, target, has) if truth in wanted} for wanted in ((True,), (True, None)))
    return shown(target, True if len(sure) > 1 else None if len(all_told) > 1 else False)
