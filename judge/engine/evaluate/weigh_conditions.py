"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine.evaluate.condition_plans import Said, Way, all_said_by, said_by, way_of
from judge.engine.evaluate.conditions import every
from judge.engine.evaluate.fields_read import filled
from judge.engine.evaluate.remembered_findings import NOTHING, Findings
from judge.engine.evaluate.unknown_facts import in_doubt, unless
from judge.engine.evaluate.what_is_read import entry_reads, form_reads, measure_reads
from judge.game.case import Case
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Total

BARS = ("forbids", "requires")


class Weighing(Findings):
    """Conditions, amounts and what clauses say, each weighed for a case and kept."""

    def __init__(self, rulebook: Rulebook, table: Table, measure: Callable[[Any, str, Case], Total]) -> None:
        super().__init__(rulebook)
        self.table = table
        self.outranking = False  # spares the search for what was outranked where nothing was
        self._measure = measure
        self._ways: dict[Form, Way] = rulebook.memo
        self._said: dict[int, Said] = rulebook.memo
        self._depth = 0  # how deep within other acts

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

    def hear(self, entry: Entry, case: Case, via: tuple[str, ...] = (), it: object = None, whole: bool = False) -> Heard:
        """One entry weighed, with what lifts it; `it` is the value asked about, where the entry speaks of one."""
        said = (self._said.get(id(entry)) if it is None else None) or said_by(self.rulebook, entry, it)
        finding = self.weighed(said.way, case, whole)
        if case.ability and "told_by" in entry.more:  # the card's own clause is what says it here
            return Heard(case.ability.clause, entry.role, finding, (), via, None, case)
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
            return self.hear_each(entries, case, whole)
        key = (id(entries), case, whole)
        before = self._before.found.get(key) if self._before is not None and self._difference is not None else None
        heard = self._reheard(before, case, whole) if before else self.hear_each(entries, case, whole)
        self.found[key] = entries, heard
        return heard

    def hear_each(self, entries: tuple[Entry, ...], case: Case, whole: bool = False, it: object = None) -> list[Heard]:
        """As `hear` has it, without a call for what was found before."""
        known, turning, heard = self.found, self.turning, list[Heard]()
        for said in all_said_by(self.rulebook, entries, it):
            (way, _, entry), finding = said, None
            if way.parts is not None:
                finding = every(self, way.parts, case, whole)
            elif way.quick:
                key = way.number, way.quick(case)
                finding = known.get(key)
                if turning and key in turning:
                    self.turns_on(key)
            if finding is None:
                finding = self.weighed(way, case, whole)
            own = case.ability.clause if case.ability and "told_by" in entry.more else ""  # the card's own clause says it here
            plain = own or not said.lifts or finding.truth is False
            new = tuple.__new__(Heard, (own or entry.clause, entry.role, finding, (), (), None, case)) if plain else None
            heard.append(new or self._lifted(said, finding, case, (), it))
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
