"""For a word about cards, the smallest changes to the table after which it would be seen, or no longer be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from judge.game.card_descriptions import ways_held
from judge.game.case_and_truth import Case
from judge.game.descriptions_from_data import which_of
from judge.game.happening import Happening
from judge.game.periods_gone_by import with_happening
from judge.game.table import Area, Card, Table
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Span


class Edit(NamedTuple):
    """A change in words (a key of the language file and what fills it) and the table after it."""

    key: str
    names: Mapping[str, object]
    table: Table


class Found(Protocol):
    """What was seen, of which case, that would have to be otherwise."""

    @property
    def word(self) -> str: ...
    @property
    def value(self) -> object: ...
    @property
    def case(self) -> Case: ...
    @property
    def at(self) -> tuple[Span, ...]: ...
    @property
    def names(self) -> Mapping[str, object]: ...


Maker = Callable[[Table, Found, bool], Iterator[Edit]]
CardMaker = Callable[[Table, Card, Found, bool], Iterator[Edit]]


def of_card(maker: CardMaker) -> Maker:
    """For words about the card that is spoken of: where none is, there is nothing to change."""

    def made(table: Table, found: Found, want: bool) -> Iterator[Edit]:
        card = table.cards.get(found.case.card)
        return maker(table, card, found, want) if card else iter(())

    return made


def with_copy(table: Table, of: Card, area: Area, owner: str, controller: str) -> Table:
    """One more card of the same title and version."""
    copy = Card(f"{of.id}+{area}{owner}{controller}", of.face, owner, controller, area)
    return table.with_card(copy)


def closed(table: Table, player: str, area: str) -> Table:
    """The table where nothing more than what is listed lies in an area."""
    seat = table.player(player)
    return table.with_player(replace(seat, closed=seat.closed | {area}))


def another(table: Table, player: str) -> str:
    return next((p.name for p in table.players if p.name != player), "")


def _dead(table: Table, card: Card, whose: str, want: bool) -> Iterator[Edit]:
    names = {"player": whose, "card": card.title}
    if want:
        yield Edit("copy_in_dead_pile", names, with_copy(table, card, "dead", whose, whose))
    else:
        copies = [c for c in table.copies(card, "dead") if c.controller == whose]
        yield Edit("no_copy_in_dead_pile", names, closed(table.without(copies), whose, "dead"))


@of_card
def some_card(table: Table, card: Card, found: Found, want: bool) -> Iterator[Edit]:
    """Another copy, or none: in a dead pile, or in play in the way that the description has it."""
    which, player = which_of(found.value), found.case.player
    areas = which.place.areas if which.place and which.same_title else ()
    if areas == ("dead",):
        whose = card.owner if which.whose and which.whose.role == "owner" else player
        yield from _dead(table, card, whose, want)
    elif areas == ("play",) and which.owner and which.owner.of:
        yield from () if want else _gone_from_play(table, card, lambda c: c.owner == card.owner)
    elif areas == ("play",) and (ways := ways_held(which)):
        own = "own" in ways
        yield from _own_copy(table, card, player, want) if own else _stolen_copy(table, card, player, want, "lent" in ways)


def _gone_from_play(table: Table, card: Card, fits: Callable[[Card], bool]) -> Iterator[Edit]:
    copies = [c for c in table.copies(card, "play") if not c.under and fits(c)]
    if copies:
        names = {"card": card.title, "owner": copies[0].owner, "controller": copies[0].controller}
        yield Edit("no_copy_in_play", names, table.without(copies))


def _own_copy(table: Table, card: Card, player: str, want: bool) -> Iterator[Edit]:
    if want:
        yield Edit("copy_in_play", {"player": player, "card": card.title}, with_copy(table, card, "play", player, player))
    else:
        yield from _gone_from_play(table, card, lambda c: player in (c.owner, c.controller))


def _stolen_copy(table: Table, card: Card, player: str, want: bool, lent: bool) -> Iterator[Edit]:
    other = another(table, player)
    if want:
        owner, controller = (player, other) if lent else (other, player)
        names = {"player": player, "card": card.title, "owner": owner, "controller": controller}
        yield Edit("stolen_copy_in_play", names, with_copy(table, card, "play", owner, controller))
        return
    for copy in [c for c in table.copies(card, "play") if c.owner != c.controller and player in (c.owner, c.controller)]:
        names = {"card": card.title, "owner": copy.owner, "controller": copy.controller}
        yield Edit("copy_given_back", names, table.with_card(replace(copy, controller=copy.owner)))
    yield from _gone_from_play(table, card, lambda c: c.owner != c.controller)


@of_card
def owner(table: Table, card: Card, found: Found, want: bool) -> Iterator[Edit]:
    player = found.case.player
    other = player if want else another(table, player)
    yield Edit("owned_by", {"card": card.title, "owner": other}, table.with_card(replace(card, owner=other)))


@of_card
def area(table: Table, card: Card, found: Found, want: bool) -> Iterator[Edit]:
    player = found.case.player
    if want and found.value in ("hand", "shadows"):
        where = str(found.value)
        moved = replace(card, area=where, controller=player, facedown=where == "shadows", host="", under="")
        yield Edit("in_area", {"card": card.title, "player": player, "area": where}, table.moved(moved))


@of_card
def kneeling(table: Table, card: Card, _: Found, want: bool) -> Iterator[Edit]:
    yield Edit("kneeling" if want else "standing", {"card": card.title}, table.with_card(replace(card, kneeling=want)))


def happened(table: Table, entry: Happening) -> Table:
    return with_happening(table, entry)
