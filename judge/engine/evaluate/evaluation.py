"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.assumptions import Supposed, topic_of
from judge.engine.evaluate.circular_effects import Circles, asked_by
from judge.engine.evaluate.conditions import every
from judge.engine.evaluate.dependencies import filled
from judge.engine.evaluate.findings import NOTHING, Findings
from judge.engine.evaluate.table_parts import SEAT, Difference, difference
from judge.engine.evaluate.unknown_facts import in_doubt, unless
from judge.engine.evaluate.ways import Said, Way, said_by, way_of
from judge.engine.evaluate.what_is_read import entry_reads, form_reads, measure_reads
from judge.game.case import Case, Truth
from judge.game.effect import InForce
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Total

BARS = ("forbids", "requires")
DEPTH = 12
"""How deep `can` may ask `can` before the answer is: unknown."""


KEPT = 200
"""How many changed tables are remembered with what was found on them."""


class Hearing(Findings):
    """One table before one rulebook. Everything found is remembered, since the table does not change."""

    def __init__(
        self,
        rulebook: Rulebook,
        table: Table,
        can: Callable[[Hearing, Case], Finding],
        measure: Callable[[Hearing, str, Case], Total],
    ) -> None:
        super().__init__(rulebook)
        self.table = table
        self.faults: tuple[Heard, ...] | None = None
        self.outranking = False  # spares the search for what was outranked where nothing was
        self._can = can
        self._measure = measure
        self.supposed: Supposed | None = None
        self._ways: dict[Form, Way] = rulebook.memo
        self._said: dict[int, Said] = rulebook.memo
        self.circles = Circles()
        self.outer: Hearing | None = None  # the hearing at which an effect asks about itself, if it was left out here
        self._others: dict[object, list[Hearing]] = {}  # on tables with something different
        self._depth = 0

    def weigh(self, condition: Form, case: Case, whole: bool = False) -> Finding:
        """What a condition comes to; `whole` looks at every part of a list even after one has failed."""
        return self.weighed(self._ways.get(condition) or way_of(self.rulebook, condition), case, whole)

    def weighed(self, way: Way, case: Case, whole: bool = False) -> Finding:
        """The same, where it is known how that condition is weighed."""
        if way.parts is not None:
            return every(self, way.parts, case, whole)
        key = (way.number, way.pick(case), self._depth) if way.deep else (way.number, way.pick(case))
        found: Finding | None = self.found.get(key)
        if found is None:
            if self._before is not None:
                if way.reads is None:
                    way.reads = form_reads(self.rulebook, way.condition)
                found = self._recalled(key, way.reads, case)
            return found or self._newly(key, way.weigh, way.condition, way.narrowed(case))
        if self.turning:
            self._touched |= self.turning.get(key, NOTHING)
        return found

    def measure(self, amount: str, case: Case) -> Total:
        key = (amount, case, self._depth)
        found: Total | None = self.found.get(key)
        if found is None:
            kept = self._recalled(key, measure_reads(self.rulebook, amount), case) if self._before is not None else None
            found = kept or self._newly(key, self._measure, amount, case)
        elif self.turning:
            self._touched |= self.turning.get(key, NOTHING)
        return found

    def supposing(self, given: Supposed) -> Hearing:
        """The same table, if unknown facts were as supposed; what that cannot change is not looked at again."""
        again = Hearing(self.rulebook, self.table, self._can, self._measure)
        left = self.supposed.left if self.supposed else {}
        again.supposed, again._before, again.outranking = given, self, self.outranking
        again._changed = frozenset(about for about, these in given.left.items() if left.get(about) != these)
        return again

    def changed_to(self, table: Table, different: Difference | None = None) -> Hearing:
        """Another table: what looks at nothing that is different there is not looked at again.

        Where effects ask about themselves, who asks first makes a difference: there nothing is shared.
        """
        different = different or difference(self.table, table)
        if different is None or not self.shares:
            return Hearing(self.rulebook, table, self._can, self._measure)
        alike = self._others.setdefault((different.parts, different.cards, different.seats), [])
        known = next((h for h in alike if h._difference == different), None)
        return known or self._other(table, different, alike)

    @property
    def shares(self) -> bool:
        """Whether what was found here serves other tables."""
        return not (self.circles.round or self.circles.settled or self.supposed)

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
        again = Hearing(self.rulebook, table, self._can, self._measure)
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
        return Hearing(self.rulebook, table, self._can, self._measure)

    def on(self, table: Table) -> Hearing:
        """The same with effects left out that ask about themselves."""
        other = Hearing(self.rulebook, table, self._can, self._measure)
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
            return self._can(self, case)
        finally:
            self._depth -= 1

    def suppose(self, word: str, value: object, case: Case) -> Truth:
        """What an unknown fact is taken to be, where something is supposed at all."""
        topic = topic_of(word, value, case, self.table)
        self._touched |= {topic.about}
        return self.supposed.truth(topic) if self.supposed else None

    def hear(self, entry: Entry, case: Case, via: tuple[str, ...] = (), it: object = None, whole: bool = False) -> Heard:
        """One entry weighed, with what lifts it; `it` is the value asked about, where the entry speaks of one."""
        said = (self._said.get(id(entry)) if it is None else None) or said_by(self.rulebook, entry, it)
        finding = self.weighed(said.way, case, whole)
        if not said.lifts or finding.truth is False:
            return tuple.__new__(Heard, (entry.clause, entry.role, finding, (), via, None, case))
        return self._lifted(said, finding, case, via, it)

    def _lifted(self, said: Said, finding: Finding, case: Case, via: tuple[str, ...], it: object) -> Heard:
        entry = said.entry
        lifting = [(e, self.weigh(filled(e.when, it), case)) for e in said.lifts if self.speaks_of(e, case)]
        beaten = [e for e, found in lifting if found.truth]
        self.outranking |= any(e.precedence > entry.precedence for e in beaten)
        if not beaten and entry.role in BARS and self._laid():  # what a price is, where it may be lifted, is not worked out
            finding = unless(finding, [found for _, found in lifting if in_doubt(found)])
        return Heard(entry.clause, entry.role, finding, tuple(e.clause for e in beaten), via, None, case)

    def hear_all(self, entries: tuple[Entry, ...], case: Case, whole: bool = False) -> list[Heard]:
        """Several entries on one act, kept for tables on which little is different."""
        if self._depth:  # what an act within another turns on has to be told to what is being weighed
            return self._hear_each(entries, case, whole)
        key = (id(entries), case, whole)
        before = self._before.found.get(key) if self._before is not None and self._difference is not None else None
        heard = self._reheard(before, case, whole) if before else self._hear_each(entries, case, whole)
        self.found[key] = entries, heard
        return heard

    def _hear_each(self, entries: tuple[Entry, ...], case: Case, whole: bool) -> list[Heard]:
        """As `hear` has it, without a call for what was found before."""
        said_of, known, turning, heard = self._said, self.found, self.turning, list[Heard]()
        for entry in entries:
            said = said_of.get(id(entry)) or said_by(self.rulebook, entry, None)
            way, finding = said.way, None
            if way.parts is not None:
                finding = every(self, way.parts, case, whole)
            elif way.quick:
                key = way.number, way.quick(case)
                finding = known.get(key)
                if turning and key in turning:
                    self.turns_on(key)
            if finding is None:
                finding = self.weighed(way, case, whole)
            plain = not said.lifts or finding.truth is False
            new = tuple.__new__(Heard, (entry.clause, entry.role, finding, (), (), None, case)) if plain else None
            heard.append(new or self._lifted(said, finding, case, (), None))
        return heard

    def _reheard(self, before: tuple[tuple[Entry, ...], list[Heard]], case: Case, whole: bool) -> list[Heard]:
        """What each came to before, where it looks at nothing that is different now."""
        different = self._difference
        assert different is not None
        return [
            self.hear(entry, case, (), None, whole) if different.seen(entry_reads(self.rulebook, entry), case) else one
            for entry, one in zip(*before, strict=True)
        ]  # fmt: skip

    def _laid(self) -> bool:
        """Whether somebody described the table. Where a question stands alone, what it does not mention lifts nothing."""
        return any(player.closed for player in self.table.players)

    def speaks_of(self, lift: Entry, case: Case) -> bool:
        """A lift may be meant for some actions only."""
        scope = lift.more.get("for")
        scope = [scope] if isinstance(scope, str) else scope
        return scope is None or bool(set(scope) & set(self.rulebook.lineage(case.action)))
