"""Many cases before a list of conditions: those that plainly fail are dropped at sight, without a proof.

Every card of every table is held against what boards cannot be. Nearly all fail by where they lie or what is printed on
them, and nobody reads why; only what is left is weighed.
"""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.game.case import Case, Truth
from judge.game.facts import FACTS, VALUES, look
from judge.rulebook import Rulebook
from judge.rulebook.condition_forms import Form

Placed = list[tuple[int, Case]]


class Sieve:
    """The cards of a table in their order. Lists that begin alike are looked at once as far as they do."""

    def __init__(self, hearing: Hearing) -> None:
        self._hearing = hearing
        self._left: dict[tuple[Form, ...], Placed] = {}

    def left(self, when: Form) -> Placed:
        """The cases that do not fail at sight."""
        parts = when[1] if when[0] == "all" else (when,)
        left = self._all(parts[0] if parts else when)
        for n, part in enumerate(parts):
            if not plain(self._hearing.rulebook, part):
                break
            known = self._left.get(parts[: n + 1])
            left = self._left[parts[: n + 1]] = known or [one for one in left if self._at_sight(part, one[1]) is not False]
        return left

    def _all(self, first: Form) -> Placed:
        """Every card, or those among which it is found if it is anywhere."""
        table, seen = self._hearing.table, FACTS.get(first[1]) if plain(self._hearing.rulebook, first) else None
        places = {card: place for place, card in enumerate(table.cards)}
        among = seen.among(table, first[2]) if seen and seen.among and first[0] == "word" else table.cards.values()
        return [(places[card.id], Case("", "", card.controller, card.id)) for card in among]

    def _at_sight(self, part: Form, case: Case) -> Truth:
        if part[0] == "not":
            truth = self._at_sight(part[1], case)
            return None if truth is None else not truth
        found: Truth = look(FACTS[part[1]], self._hearing.table, case, part[2], self._hearing.has).truth
        return found


def plain(rulebook: Rulebook, part: Form) -> bool:
    """Whether it is a fact that is seen without the law, or the want of one."""
    if part[0] == "not":
        return plain(rulebook, part[1])
    seen = FACTS.get(part[1]) if part[0] == "word" and part[2] not in VALUES else None
    return seen is not None and "has" not in seen.needs and not rulebook.entries("defines", part[1])
