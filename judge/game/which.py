"""Descriptions: of cards, players, places and challenges, how many there are, and conditions made of them.

Of one field any of its words will do, of different fields all must be so. A reference is a name (`this`, `attached`) or, on
a table, the id of a card; who `you` are and which card is `this` is told by the standpoint from which it is read
(`matcher.py`, the only place where a description meets a card).
"""

from __future__ import annotations

from typing import Literal

from judge.support.frozen import Noun


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
    flags: tuple[str, ...] = ()  # all of them: unique, loyal, duplicate (one that lies under its copy), kneeling
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


class CountOf(Noun):
    """How many cards there are of a description."""

    which: Which


Number = int | CountOf


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
