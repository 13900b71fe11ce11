"""Which cards of a table fit a description, how many they are, and whether a condition of a text holds: in three values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import assert_never

from judge.game.card_descriptions import Compare, Condition, CountOf, Is, Number, ValueOf, Which, Who
from judge.game.card_fits_description import Standpoint, matches, meant, players
from judge.game.case_and_truth import NumberSeen, Seen, Truth
from judge.game.table import UNKNOWN, Card
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Span

THIS, ANOTHER = "this", "another"
COPIES = "copies"
"""What may be told of instead of all that lies in play: all copies of the cards spoken of."""
COPIES_TOLD = frozenset({"play", COPIES})


class CardsFound(NamedTuple):
    """The cards that fit, those that may, and whether there may be others of which nobody has told."""

    sure: tuple[Card, ...]
    maybe: tuple[Card, ...]
    more: bool


class Range(NamedTuple):
    """A number that lies between two, or is as large as may be."""

    least: int
    most: int | None


def find(which: Which, here: Standpoint) -> CardsFound:
    """The cards that fit a description."""
    candidates, more = _candidates(which, here), not _all_told(which, holders(which, here), here)
    if not candidates:
        return CardsFound((), (), more)
    looked = [(card, matches(which, card, here).truth) for card in candidates]
    sure, maybe = (tuple([card for card, truth in looked if truth is wanted]) for wanted in (True, None))
    return CardsFound(sure, maybe, more)


def _candidates(which: Which, here: Standpoint) -> list[Card]:
    """Only those that lie there, or may: of a card that may lie anywhere, nothing was told."""
    table, index = here.table, here.table.index
    if which.same_title:
        other = table.cards.get(meant(which.same_title, here))
        cards: Iterable[Card] = index.titled(other.face.title) if other else ()
    elif which.place:
        astray = {card.id: card for area in which.place.areas for card in index.astray(area)}.values()
        cards = [*(card for area in which.place.areas for card in index.lying_in(area)), *astray]
    else:
        cards = table.cards.values()
    not_this = here.this if which.many.kind == ANOTHER else ""
    return [card for card in cards if card.id != not_this and (card.area != UNKNOWN or card.perhaps)]


def _all_told(which: Which, names: tuple[str, ...] | None, here: Standpoint) -> bool:
    """Whether all that lies where such cards lie was told, by each of these players or by all."""
    index = here.table.index
    for area in which.place.areas if which.place else here.table.vocabulary.names("areas"):
        enough = COPIES_TOLD if which.same_title and area == "play" else just(area)
        if not names:
            if names is not None or not index.told_of_all(enough):
                return False
        elif [name for name in names if enough.isdisjoint(index.seats[name].closed)]:
            return False
    return True


@cache
def just(area: str) -> frozenset[str]:
    return frozenset({area})


def holders(which: Which, here: Standpoint) -> tuple[str, ...] | None:
    """The players in whose areas such cards lie, none where that was not said; None: they may be anybody's."""
    who = which.whose
    anybody = who is None or who.role == "opponent" or (who.role == "owner" and not who.of)
    return None if who is None or anybody else players(who, here)


def holds(condition: Condition, here: Standpoint) -> Seen:
    """Whether it is so, and where the file speaks of that."""
    match condition:
        case Is(ref=ref, which=which):
            card = here.table.cards.get(meant(ref, here))
            return matches(which, card, here) if card else Seen(None)
        case Compare(left=left, how=how, right=right):
            sides = [list(_readings(number, here)) for number in (left, right)]
            truths = [_compared(one, how, other) for one, _ in sides[0] for other, _ in sides[1]]
            at = tuple(dict.fromkeys(place for side in sides for _, places in side for place in places))
            return Seen(False if False in truths else None if None in truths else True, at)
        case _:
            assert_never(condition)


def _readings(number: Number, here: Standpoint) -> Iterator[tuple[Range, tuple[Span, ...]]]:
    """What a number comes to; for `each opponent` as often as there are such players."""
    match number:
        case int():
            yield Range(number, number), ()
        case CountOf(which=which):
            for one in _each(which, here):
                found = find(one, here)
                sure, maybe = len(found.sure), len(found.maybe)
                at = tuple(card.place for card in found.sure if card.place)
                yield Range(sure, None if found.more else sure + maybe), at
        case ValueOf():
            seen = number_of(number, here)
            least, most = (seen.values[0], seen.values[0]) if seen.values else (0, None)
            yield Range(least, most), seen.at
        case _:
            assert_never(number)


def number_of(number: ValueOf, here: Standpoint) -> NumberSeen:
    """What stands on the card; a dash is no number."""
    card = here.table.cards.get(meant(number.ref, here))
    worth = {"cost": card.face.cost}[number.stat] if card else None
    at = (card.place,) if card and card.place else ()
    return NumberSeen((worth,) if isinstance(worth, int) else None, at, dash=worth == "-")


def _each(which: Which, here: Standpoint) -> Iterator[Which]:
    if which.whose and which.whose.many == "each":
        yield from (replace(which, whose=Who(names=(name,))) for name in players(which.whose, here))
    else:
        yield which


def _compared(left: Range, how: str, right: Range) -> Truth:
    """So whatever the numbers are within their ranges, or not so whatever they are."""
    if how == "at_most":
        left, how, right = right, "at_least", left
    more = 1 if how == "more_than" else 0
    if right.most is not None and left.least >= right.most + more:
        return True
    return False if left.most is not None and left.most < right.least + more else None
