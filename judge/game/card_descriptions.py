"""Descriptions: of cards, players, places and challenges, how many there are, and conditions made of them.

Of one field any of its words will do, of different fields all must be so. A reference is a name (`this`, `attached`) or, on
a table, the id of a card; who `you` are and which card is `this` is told by the standpoint from which it is read
(`card_fits_description.py`, the only place where a description meets a card).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from judge.support.frozen_data_classes import Noun

Flag = Literal["unique", "loyal", "duplicate", "kneeling"]
"""What a card is or is not; a duplicate is one that lies under its copy."""


class Who(Noun):
    """Players: by name, or by how they stand to the player for whom it is read."""

    role: Literal["", "you", "opponent", "owner"] = ""
    names: tuple[str, ...] = ()
    of: str = ""  # of an owner: of which card; empty: of the one that is described
    many: Literal["one", "each"] = "one"


class Place(Noun):
    """Where cards lie."""

    areas: tuple[str, ...]  # of `game.yaml`


class Amount(Noun):
    """How many, and which of them: `a` card, `another` than the one that is spoken of."""

    kind: Literal["a", "another"] = "a"


class Bound(Noun):
    """A printed number that must be high or low enough; a dash is neither."""

    stat: Literal["cost", "strength"]
    how: Literal["at_least", "at_most"]
    number: int


class Fight(Noun):
    """A challenge under way, and a side of it."""

    types: tuple[str, ...] = ()
    side: Literal["", "attackers", "defenders"] = ""


class Which(Noun):
    """A description of cards; without any field every card fits it."""

    refs: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()  # all of them
    titles: tuple[str, ...] = ()
    same_title: str = ""  # as the card of this reference
    many: Amount = Amount()
    whose: Who | None = None  # who controls it, or in whose area it lies
    owner: Who | None = None
    place: Place | None = None
    bounds: tuple[Bound, ...] = ()  # all of them
    on: Fight | None = None
    without: tuple[Which, ...] = ()  # none of these
    either: tuple[Which, ...] = ()  # one of these whole descriptions

    @property
    def plain(self) -> bool:
        """Whether it names nothing that a card is: it may say whose, and where."""
        return self == Which(whose=self.whose, place=self.place)

    @property
    def by_law(self) -> bool:
        """Whether it names something that the law says cards have."""
        return bool(self.traits or self.keywords) or any(one.by_law for one in (*self.without, *self.either))


def parted(which: Which) -> Iterator[Which]:
    """The same thing by thing, so that each can be told of by itself: all of them together are the whole description."""
    for field in Which._fields:
        value = getattr(which, field)
        if value == Which._field_defaults[field] or (field == "whose" and which.place):
            continue
        if field == "place":  # whose area it is belongs to it
            yield Which(place=which.place, whose=which.whose)
        elif field in ("flags", "bounds", "without"):
            yield from (Which()._replace(**{field: (one,)}) for one in value)
        else:
            yield Which()._replace(**{field: value})


class CountOf(Noun):
    """How many cards there are of a description."""

    which: Which


class ValueOf(Noun):
    """What is printed on a card that is named."""

    ref: str
    stat: Literal["cost"]


Number = int | CountOf | ValueOf


class Compare(Noun):
    """One number against another."""

    left: Number
    how: Literal["at_least", "at_most", "more_than"]
    right: Number


class Is(Noun):
    """A card that is named is as described."""

    ref: str
    which: Which


Condition = Compare | Is


WAYS: Mapping[str, tuple[bool, bool]] = {"own": (True, True), "lent": (True, False), "borrowed": (False, True)}
"""How a player may have the one copy of a card in play: whether she owns it, and whether she controls it."""


def ways_held(which: Which) -> frozenset[str]:
    """In which of these ways a player has the card that is described."""
    ways = [(way, _fits(which.owner, owned, owned) and _fits(which.whose, held, owned)) for way, (owned, held) in WAYS.items()]
    return frozenset(way for way, fits in ways if fits)


def _fits(who: Who | None, mine: bool, owned: bool) -> bool:
    if who is None or who.of:
        return who is None or mine
    return mine if who.role == "you" else mine == owned if who.role == "owner" else not mine
