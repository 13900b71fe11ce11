"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from judge.engine.evaluate.case_fields_read import filled
from judge.engine.evaluate.condition_plans import Said, Way, all_said_by, said_by, way_of
from judge.engine.evaluate.conditions import every
from judge.engine.evaluate.remembered_findings import NOTHING, Findings
from judge.engine.evaluate.skip_failing_clauses import not_failing
from judge.engine.evaluate.unknown_facts_and_doubt import in_doubt, unless
from judge.engine.evaluate.what_a_condition_can_read import all_entries_read, form_reads, measure_reads
from judge.game.case_and_truth import Case, Truth
from judge.game.effect import InForce
from judge.game.facts.effects_in_force import CLAUSES
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Total

BARS = ("forbids", "requires")
ITS_EFFECT = "its_effect"


class Rest:
    """Weighs what was left out of a proof, when somebody reads it.

    It is weighed on a hearing of its own: else what was found there and who may read it later would keep each other alive,
    and every table that was ever judged would lie about. It fails at sight, so it comes to the same on both.
    """

    __slots__ = ("_hearing", "_open")

    def __init__(self, open_hearing: Callable[[], Weighing]) -> None:
        self._open = open_hearing
        self._hearing: Weighing | None = None

    @property
    def hearing(self) -> Weighing:
        if self._hearing is None:
            self._hearing = self._open()
        return self._hearing

    def hear(self, entry: Entry, case: Case, via: tuple[str, ...] = (), it: object = None) -> Heard:
        return self.hearing.hear(entry, case, via, it)


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
        self.seen: dict[object, Any] = {}  # words of the law, as far as they are seen at sight
        self.left: dict[object, list[int]] | None = None  # what did not fail at sight, where that serves other hearings too
        self.rest: Rest  # what proofs leave out
        self.with_effects = bool(table.effects or table.index.printing)
        """Whether any effect is in force or printed on a card; where none is, the words that see effects see nothing."""

    @abstractmethod
    def has(self, card: str, what: str, of: InForce | None = None) -> Truth:
        """The law's answer to whether a card has a keyword, icon or trait; for facts that need it, or an effect of theirs."""

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
            return self.weighed_anew(way, key, case)
        if self.turning:
            self._touched |= self.turning.get(key, NOTHING)
        return found

    def weighed_anew(self, way: Way, key: object, case: Case) -> Finding:
        """What was not found yet. A fact that is simply seen turns on nothing unstated, so there is nothing to keep book of."""
        if self._before is not None:
            if way.reads is None:
                way.reads = form_reads(self.rulebook, way.condition)
            kept: Finding | None = self._recalled(key, way.reads, case)
            if kept is not None:
                return kept
        about = way.narrowed(case)
        seen = way.sees(self, about) if way.sees is not None else None
        if seen is None or seen.truth is None or CLAUSES in seen.names:  # what card text prints is told with its clauses
            return self._newly(key, way.weigh, way.condition, about)
        _, word, value = way.condition
        found = tuple.__new__(Finding, ("fact", word, value, seen.truth, about, seen.at, (), seen.names, ()))
        self.found[key] = found
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
        return self.hear_said(said, case, via, it, whole)

    def hear_said(self, said: Said, case: Case, via: tuple[str, ...] = (), it: object = None, whole: bool = False) -> Heard:
        """The same, where it is known how that entry is weighed."""
        way, lifts, entry = said
        finding = self.weighed(way, case, whole) if way.parts is None else every(self, way.parts, case, whole)
        if "told_by" in entry.more and (own := told_by(entry, finding, case)):
            return Heard(own, entry.role, finding, (), via, None, case)
        if not lifts or finding.truth is False:
            return tuple.__new__(Heard, (entry.clause, entry.role, finding, (), via, None, case))
        return self._lifted(said, finding, case, via, it)

    def telling(self, entries: tuple[Entry, ...], case: Case, it: object = None) -> dict[int, Heard]:
        """What several entries come to, by their places; those that fail at sight are left for whoever reads all of it."""
        left = not_failing(self, entries, case, it) if entries else ()
        if not left:
            return {}
        said = all_said_by(self.rulebook, entries, it)
        return {place: self.hear_said(said[place], case, (), it) for place in left}

    def _lifted(self, said: Said, finding: Finding, case: Case, via: tuple[str, ...], it: object) -> Heard:
        entry, left = said.entry, [said.lifts[place] for place in not_failing(self, said.lifts, case, it)]
        lifting = [(e, self.weigh(filled(e.when, it), case)) for e in left if self.speaks_of(e, case)]
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

    def hear_each(self, entries: tuple[Entry, ...], case: Case, whole: bool = False) -> list[Heard]:
        """Every one of them, whether or not it fails."""
        return [self.hear_said(said, case, (), None, whole) for said in all_said_by(self.rulebook, entries)]

    def _reheard(self, before: tuple[tuple[Entry, ...], list[Heard]], case: Case, whole: bool) -> list[Heard]:
        """What each came to before, where it looks at nothing that is different now."""
        (entries, heard), different = before, self._difference
        assert different is not None
        read, said = all_entries_read(self.rulebook, entries), all_said_by(self.rulebook, entries)
        return [
            self.hear_said(said[place], case, (), None, whole) if different.seen(read[place], case) else one
            for place, one in enumerate(heard)
        ]  # fmt: skip

    def _laid(self) -> bool:
        """Whether somebody described the table. Where a question stands alone, what it does not mention lifts nothing."""
        return any(player.closed for player in self.table.players)

    def speaks_of(self, lift: Entry, case: Case) -> bool:
        """A lift may be meant for some actions only."""
        scope = lift.more.get("for")
        scope = [scope] if isinstance(scope, str) else scope
        return scope is None or bool(set(scope) & set(self.rulebook.lineage(case.action)))


def told_by(entry: Entry, finding: Finding, case: Case) -> str:
    """The card's own clause, where that is what says it here: by the ability that is used, or by the effect that applies."""
    if entry.more["told_by"] == ITS_EFFECT:
        printed: Any = _printed_by(finding) if finding.truth else ()
        return printed[0] if printed else ""
    return case.ability.clause if case.ability else ""


def _printed_by(finding: Finding) -> object:
    """The clauses of card text that print what a fact saw that this rests on."""
    parts = (finding, *finding.parts)
    return next((part.names[CLAUSES] for part in parts if CLAUSES in part.names), ())
