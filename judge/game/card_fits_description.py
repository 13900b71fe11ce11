"""The one matcher: whether a card is as described, in three values and with what that rests on. It knows no rules: what a card
has by law (traits, keywords, how much it costs) it asks the law.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from judge.game.card_descriptions import Bound, Fight, Which, Who
from judge.game.case_and_truth import Seen, Truth
from judge.support.frozen_data_classes import NamedTuple, replace

if TYPE_CHECKING:
    from judge.game.effect import InForce
    from judge.game.facts.registry import Has
    from judge.game.printed_face import Face
    from judge.game.table import Card, Table


class Standpoint(NamedTuple):
    """From where a description is read: on which table, under which law, who `you` are, which card is `this`."""

    table: Table
    has: Has
    you: str = ""
    this: str = ""
    trigger: str = ""  # the card of what the ability answers
    of: InForce | None = None  # the effect that asks: it may bear on the answer itself
    within: Callable[[str, Bound], Truth] | None = None  # the law's own answer to how much a card has; None: what is printed


TRIGGER = "trigger.card"
"""The card of what an ability answers."""
NOT = Seen(False)
"""Seen at a glance: it is another card."""


def matches(which: Which, card: Card, here: Standpoint) -> Seen:
    """Whether a card is as described: yes, no or unknown, and where the file speaks of that card."""
    if which.refs and card.id not in which.refs and not _referred(which.refs, card, here):
        return NOT
    unsure = False
    for answer in _asked(which, card, here):
        if answer is False:
            return NOT if card.place is None else Seen(False, (card.place,))
        unsure |= answer is None
    return Seen(None if unsure else True, () if card.place is None else (card.place,))


def meant(ref: str, here: Standpoint) -> str:
    """The card that a reference names."""
    if ref == "attached":
        source = here.table.cards.get(here.this)
        return source.host if source else ""
    return {"this": here.this, TRIGGER: here.trigger}.get(ref, ref)


def players(who: Who, here: Standpoint, card: Card | None = None) -> tuple[str, ...]:
    """The players who are meant; none where it was not said who that is."""
    if who.role == "owner":
        card = here.table.cards.get(meant(who.of, here)) if who.of else card
        return (card.owner,) if card and card.owner else ()
    if who.role == "opponent":
        return tuple(name for name in here.table.index.seats if name != here.you) if here.you else ()
    return (here.you,) * bool(here.you) if who.role == "you" else who.names


def _referred(refs: tuple[str, ...], card: Card, here: Standpoint) -> bool:
    return any(meant(ref, here) == card.id for ref in refs)


def _asked(which: Which, card: Card, here: Standpoint) -> Iterator[Truth]:
    """One answer for each thing that is asked of the card; what only the law can say is asked last."""
    face = card.face
    if which.types:
        yield None if face.type is None else face.type in which.types
    if which.houses:
        yield None if face.house is None else face.house in which.houses
    for flag in which.flags:
        yield {"unique": face.unique, "loyal": face.loyal, "duplicate": bool(card.under), "kneeling": card.kneeling}[flag]
    if which.titles:
        yield face.title in which.titles
    if which.same_title:
        other = here.table.cards.get(meant(which.same_title, here))
        yield other.face.title == face.title if other else None
    if which.many.kind == "another":
        yield card.id != here.this
    if which.place:
        yield card.lies_in(which.place.areas)
    if which.whose or which.owner:
        yield _held(which, card, here)
    if which.on:
        yield _fights(card, which.on, here.table)
    yield from (here.within(card.id, bound) if here.within else _within(bound, face) for bound in which.bounds)
    for had in filter(None, (which.traits, which.keywords)):
        yield _any(here.has(card.id, what, here.of) for what in had)
    for other_kind in which.without:
        so = matches(other_kind, card, here).truth
        yield None if so is None else not so
    if which.either:
        yield _any(matches(one, card, here).truth for one in which.either)


def _any(answers: Iterator[Truth]) -> Truth:
    found = list(answers)
    return True if True in found else None if None in found else False


def _held(which: Which, card: Card, here: Standpoint) -> Truth:
    """Who owns and who controls it, with each player that it may be where that was not said."""
    if card.owner and card.controller:
        return _belongs(which, card, here)
    seats = tuple(here.table.index.seats)
    owners, holders = (card.owner,) if card.owner else seats, (card.controller,) if card.controller else seats
    fits = [_belongs(which, replace(card, owner=o, controller=c), here) for o in owners for c in holders]
    return None if None in fits or (True in fits and False in fits) else True in fits


def _belongs(which: Which, card: Card, here: Standpoint) -> Truth:
    unsure = False
    for who, name in ((which.whose, card.controller), (which.owner, card.owner)):
        these = players(who, here, card) if who else (name,)
        if these and name not in these:
            return False
        unsure |= not these
    return None if unsure else True


def _fights(card: Card, wanted: Fight, table: Table) -> Truth:
    fight = table.challenge
    if fight is None or (wanted.types and fight.type and fight.type not in wanted.types):
        return False
    defends = None if fight.defenders is None else card.id in fight.defenders
    sides = {"attackers": card.id in fight.attackers, "defenders": defends, "": card.id in fight.attackers or defends}
    return sides[wanted.side] and (bool(fight.type) or not wanted.types or None)


def _within(bound: Bound, face: Face) -> Truth:
    number = face.cost if bound.stat == "cost" else face.strength
    if number is None or number == "-":
        return None if number is None else False
    return number >= bound.number if bound.how == "at_least" else number <= bound.number
