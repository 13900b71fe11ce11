"""Many cases before a list of conditions: those that plainly fail are dropped at sight, without a proof.

Every card of every table is held against what boards cannot be. Nearly all fail by where they lie or what is printed on
them, and nobody reads why; only what is left is weighed.
"""

from __future__ import annotations

from itertools import takewhile

from judge.engine.evaluate.evaluation import Hearing
from judge.game.case import Case, Truth
from judge.game.facts import FACTS, VALUES, look
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form

Placed = list[tuple[int, Case]]
Parts = tuple[Form, ...]
PLAIN = "what lists begin with that is seen without the law"


class Sieve:
    """The cards of a table in their order. Lists that begin alike are looked at once as far as they do."""

    def __init__(self, hearing: Hearing) -> None:
        self._hearing = hearing
        self._left: dict[Parts, Placed] = {}

    def left(self, entry: Entry) -> Placed:
        """The cases that do not fail at sight."""
        parts = plain_parts(self._hearing.rulebook, entry)
        if parts not in self._left:
            left = self._all(parts)
            for part in parts:
                left = [one for one in left if self._at_sight(part, one[1]) is not False]
            self._left[parts] = left
        return self._left[parts]

    def _all(self, parts: Parts) -> Placed:
        """Every card, or those among which the first part is seen if it is anywhere."""
        table, first = self._hearing.table, parts[0] if parts and parts[0][0] == "word" else None
        seen = FACTS[first[1]].among if first else None
        among = seen(table, first[2]) if seen and first else table.cards.values()
        places = {card: place for place, card in enumerate(table.cards)}
        return [(places[card.id], Case("", "", card.controller, card.id)) for card in among]

    def _at_sight(self, part: Form, case: Case) -> Truth:
        if part[0] == "not":
            truth = self._at_sight(part[1], case)
            return None if truth is None else not truth
        found: Truth = look(FACTS[part[1]], self._hearing.table, case, part[2], self._hearing.has).truth
        return found


def plain_parts(rulebook: Rulebook, entry: Entry) -> Parts:
    """The parts with which its list begins that need no law."""
    known: tuple[Parts, Entry] | None = rulebook.memo.get((PLAIN, id(entry)))
    if known is None:
        parts = entry.when[1] if entry.when[0] == "all" else (entry.when,)
        known = tuple(takewhile(lambda part: plain(rulebook, part), parts)), entry
        rulebook.memo[PLAIN, id(entry)] = known
    return known[0]


def plain(rulebook: Rulebook, part: Form) -> bool:
    """Whether it is a fact that is seen without the law, or the want of one."""
    if part[0] == "not":
        return plain(rulebook, part[1])
    seen = FACTS.get(part[1]) if part[0] == "word" and part[2] not in VALUES else None
    return seen is not None and "has" not in seen.needs and not rulebook.entries("defines", part[1])
