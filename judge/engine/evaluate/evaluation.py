"""One table before one rulebook: what is found there, what is supposed of it, and what serves another table like it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from judge.engine.evaluate.circular_effects import Circles, asked_by
from judge.engine.evaluate.evaluate_conditions_and_clauses import Rest, Weighing
from judge.engine.evaluate.supposed_facts import Supposed, topic_of
from judge.engine.evaluate.table_differences import SEAT, Difference, difference
from judge.engine.evaluate.what_a_condition_can_read import entry_reads
from judge.game.case_and_truth import Case, Truth
from judge.game.effect import InForce
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Total
from judge.support.frozen_data_classes import NamedTuple

DEPTH = 12
"""How deep `can` may ask `can` before the answer is: unknown."""
KEPT = 200
"""How many changed tables are remembered with what was found on them."""


class Combined(NamedTuple):
    """How clauses combine: whether an act is legal, what an amount comes to, what an ability asks for besides.

    Each of them weighs conditions, and conditions lead to them again; so a hearing is given them by whoever opens it.
    """

    can: Callable[[Hearing, Case], Finding]
    amount: Callable[[Hearing, str, Case], Total]
    its: Callable[[Hearing, Form, Case], Finding]


class Hearing(Weighing):
    """One table before one rulebook. Everything found is remembered, since the table does not change."""

    def __init__(self, rulebook: Rulebook, table: Table, combined: Combined) -> None:
        super().__init__(rulebook, table, combined.amount)
        self.given = table  # what was laid, before the law had its say on what is printed on the cards
        self.rest = Rest(partial(Hearing, rulebook, table, combined))
        self.faults: tuple[Heard, ...] | None = None
        self.combined = combined
        self.supposed: Supposed | None = None
        self.circles = Circles()
        self.outer: Hearing | None = None  # the hearing at which an effect asks about itself, if it was left out here
        self._others: dict[object, list[Hearing]] = {}  # on tables with something different

    def supposing(self, given: Supposed) -> Hearing:
        """The same table, if unknown facts were as supposed; what that cannot change is not looked at again."""
        again = Hearing(self.rulebook, self.table, self.combined)
        self.left = {} if self.left is None else self.left  # it is the same table, so the same is seen there
        again.seen, again.left = self.seen, self.left
        left = self.supposed.left if self.supposed else {}
        again.supposed, again._before, again.outranking = given, self, self.outranking
        again._changed = frozenset(about for about, these in given.left.items() if left.get(about) != these)
        return again

    def changed_to(self, table: Table, different: Difference | None = None) -> Hearing:
        """Another table: what looks at nothing that is different there is not looked at again.

        Where effects ask about themselves, who asks first makes a difference: there nothing is shared.
        """
        table.share_index(self.table)
        different = different or difference(self.table, table)
        if different is None or not self.shares:
            return Hearing(self.rulebook, table, self.combined)
        alike = self._others.setdefault((different.parts, different.cards, different.seats), [])
        known = next((h for h in alike if h._difference == different), None)
        return known or self._other(table, different, alike)

    @property
    def shares(self) -> bool:
        """Whether what was found here serves other tables."""
        return not (self.circles.round or self.circles.settled or self.supposed)

    @property
    def shares_findings(self) -> bool:
        """Whether what was found on another table serves here."""
        return self._difference is not None

    def only_of(self, entry: Entry) -> frozenset[str] | None:
        """The cards on which alone it may bear where it bore on none before; None: there is no telling."""
        different, before = self._difference, self._before
        if different is None or not isinstance(before, Hearing) or before.faults != ():
            return None
        reads = entry_reads(self.rulebook, entry)
        return None if reads & different.parts or (reads & SEAT and different.seats) else different.cards

    def may_differ(self, entry: Entry, case: Case) -> bool:
        """Whether it may bear on a player on whom it did not bear before."""
        only = self.only_of(entry)
        return only is None or bool(self._difference and self._difference.seen(entry_reads(self.rulebook, entry), case))

    def _other(self, table: Table, different: Difference, alike: list[Hearing]) -> Hearing:
        """It is kept: one table is asked what would change this and that, and often it is the same."""
        again = Hearing(self.rulebook, table, self.combined)
        again._before, again._difference, again.outranking = self, different, self.outranking
        alike.append(again)
        if len(self._others) > KEPT:
            self._others.clear()
        return again

    def has(self, card: str, what: str, of: InForce | None = None) -> Truth:
        """The law's answer to whether a card has a keyword, icon or trait; for facts that need it, or an effect of theirs."""
        return asked_by(self, (of, card, what)) if of else self.weigh(("word", "has", what), Case(card=card)).truth

    def anew(self, table: Table) -> Hearing:
        """A hearing on a changed table: what follows is judged on the table as it then is."""
        return Hearing(self.rulebook, table, self.combined)

    def on(self, table: Table) -> Hearing:
        """The same with effects left out that ask about themselves."""
        other = Hearing(self.rulebook, table, self.combined)
        other.supposed, other.outer = self.supposed, self
        return other

    def touch(self, inner: Hearing) -> None:
        """What an inner hearing turned on, this one does."""
        self._touched |= inner._touched

    def can(self, case: Case) -> Finding:
        if self._depth >= DEPTH:
            return Finding("can", case.action, None, None, case)
        self._depth += 1
        try:
            return self.combined.can(self, case)
        finally:
            self._depth -= 1

    def suppose(self, word: str, value: object, case: Case) -> Truth:
        """What an unknown fact is taken to be, where something is supposed at all."""
        topic = topic_of(word, value, case, self.table)
        self._touched |= {topic.about}
        return self.supposed.truth(topic) if self.supposed else None
