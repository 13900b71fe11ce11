"""Many cases before a list of conditions: those that plainly fail are dropped at sight, without a proof.

Every card of every table is held against what boards cannot be. Nearly all fail by where they lie or what is printed on
them, and nobody reads why; only what is left is weighed.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile

from judge.engine.evaluate.evaluation import Hearing
from judge.game.case import Case, Truth
from judge.game.facts import FACTS, VALUES, look
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form

Placed = list[tuple[int, Case]]
Parts = tuple[Form, ...]
SPLIT = "how lists begin"
DEEP = 3
"""How far words that the law defines are followed."""


class Sieve:
    """The cards of a table in their order. A list of which one part fails at sight fails, whatever the rest."""

    def __init__(self, hearing: Hearing) -> None:
        self._hearing = hearing
        self._plainly: dict[Parts, Placed] = {}  # lists that begin alike are looked at once as far as they do
        self._places: dict[str, int] = {}

    def left(self, entry: Entry, only: Collection[str] | None = None) -> Placed:
        """The cases that do not fail at sight, of every card or of these only."""
        if only is not None:
            return [one for one in map(self._placed, only) if not self._fails(_parts(entry), one[1], DEEP)]
        first, rest = split(self._hearing.rulebook, entry)
        left = self._plainly.get(first)
        if left is None:
            left = self._plainly[first] = [one for one in self._all(first) if not self._fails(first, one[1], DEEP)]
        return [one for one in left if not self._fails(rest, one[1], DEEP)] if rest else left

    def _all(self, parts: Parts) -> Placed:
        """Every card, or those among which the first part is seen if it is anywhere."""
        table, first = self._hearing.table, parts[0] if parts and parts[0][0] == "word" else None
        known = FACTS.get(first[1]) if first and plain(self._hearing.rulebook, first) else None
        among = known.among(table, first[2]) if known and known.among and first else table.cards.values()
        return [self._placed(card.id) for card in among]

    def _placed(self, card: str) -> tuple[int, Case]:
        cards = self._hearing.table.cards
        if not self._places:
            self._places = {card: place for place, card in enumerate(cards)}
        return self._places[card], Case("", "", cards[card].controller, card)

    def _fails(self, parts: Parts, case: Case, deep: int) -> bool:
        return any(self._at_sight(part, case, deep) is False for part in parts)

    def _at_sight(self, part: Form, case: Case, deep: int) -> Truth:
        """None: it takes more than a look. What the law defines is not so where each definition fails."""
        book = self._hearing.rulebook
        if part[0] == "not":
            truth = self._at_sight(part[1], case, deep)
            return None if truth is None else not truth
        if plain(book, part):
            found: Truth = look(FACTS[part[1]], self._hearing.table, case, part[2], self._hearing.has).truth
            return found
        defined = book.entries("defines", part[1]) if deep and part[0] == "word" and part[2] is None else ()
        failing = bool(defined) and all(self._fails(_parts(entry), case, deep - 1) for entry in defined)
        return False if failing else None


def split(rulebook: Rulebook, entry: Entry) -> tuple[Parts, Parts]:
    """The parts of its list, those with which it begins and that need no law apart from the others; worked out once."""
    known: tuple[Parts, Parts, Entry] | None = rulebook.memo.get((SPLIT, id(entry)))
    if known is None:
        parts = _parts(entry)
        first = tuple(takewhile(lambda part: plain(rulebook, part[1] if part[0] == "not" else part), parts))
        known = rulebook.memo[SPLIT, id(entry)] = first, parts[len(first) :], entry
    return known[:2]


def _parts(entry: Entry) -> Parts:
    parts: Parts = entry.when[1] if entry.when[0] == "all" else (entry.when,)
    return parts


def plain(rulebook: Rulebook, part: Form) -> bool:
    """Whether it is a fact that is seen without the law."""
    seen = FACTS.get(part[1]) if part[0] == "word" and part[2] != "it" and part[2] not in VALUES else None
    return seen is not None and "has" not in seen.needs and not rulebook.entries("defines", part[1])
