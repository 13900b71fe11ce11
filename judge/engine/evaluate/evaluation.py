"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, TypeVar

from judge.engine.evaluate.assumptions import Supposed, topic_of
from judge.engine.evaluate.circular_effects import Circles, asked_by
from judge.engine.evaluate.conditions import FORMS, every
from judge.engine.evaluate.dependencies import filled, reach
from judge.engine.evaluate.terms import word_way
from judge.engine.evaluate.unknown_facts import in_doubt, unless
from judge.game.case import Case, Truth
from judge.game.effect import InForce
from judge.game.facts import VALUES
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Total

NUMBERS = count()
"""A number for each condition, quicker to look up by than what it says; no two threads ever get the same."""
BARS = ("forbids", "requires")
DEPTH = 12
"""How deep `can` may ask `can` before the answer is: unknown."""


T = TypeVar("T")
W = TypeVar("W")
NOTHING: frozenset[object] = frozenset()
Weigher = Callable[["Hearing", Form, Case], Finding]
Way = tuple[int, Callable[[Case], object], Callable[[Case], Case], bool, Weigher]


class Hearing:
    """One table before one rulebook. Everything found is remembered, since the table does not change."""

    def __init__(
        self,
        rulebook: Rulebook,
        table: Table,
        can: Callable[[Hearing, Case], Finding],
        measure: Callable[[Hearing, str, Case], Total],
    ) -> None:
        self.rulebook = rulebook
        self.table = table
        self.faults: tuple[Heard, ...] | None = None
        self.outranking = False  # spares the search for what was outranked where nothing was
        self._can = can
        self._measure = measure
        self.supposed: Supposed | None = None
        self._ways: dict[Form, Way] = rulebook.memo
        self._found: dict[object, Any] = {}
        self._open: dict[object, frozenset[object]] = {}  # the unstated topics that a finding turned on, where it did on any
        self._touched = NOTHING  # those of what is being weighed just now
        self.circles = Circles()
        self.outer: Hearing | None = None  # the hearing at which an effect asks about itself, if it was left out here
        self._before: Hearing | None = None  # the hearing that supposed less
        self._changed = NOTHING  # the topics of which it supposed less
        self._depth = 0

    def weigh(self, condition: Form, case: Case, whole: bool = False) -> Finding:
        """What a condition comes to; `whole` looks at every part of a list even after one has failed."""
        kind = condition[0]
        if kind == "all":
            return every(self, condition, case, whole)
        number, pick, narrowed, deep, way = self._ways.get(condition) or self._way(condition)
        key = (number, pick(case), self._depth) if deep else (number, pick(case))
        found: Finding | None = self._found.get(key)
        if found is None:
            found = self._recalled(key) or self._newly(key, way, condition, narrowed(case))
        elif self._open:
            self._touched |= self._open.get(key, NOTHING)
        return found

    def measure(self, amount: str, case: Case) -> Total:
        key = (amount, case, self._depth)
        found: Total | None = self._found.get(key)
        if found is None:
            found = self._recalled(key) or self._newly(key, self._measure, amount, case)
        elif self._open:
            self._touched |= self._open.get(key, NOTHING)
        return found

    def _newly(self, key: object, way: Callable[[Hearing, W, Case], T], what: W, case: Case) -> T:
        """Found for the first time, and kept with the unstated topics that it turned on."""
        around, self._touched = self._touched, NOTHING
        try:
            found = self._found[key] = way(self, what, case)
            if self._touched:
                self._open[key] = self._touched
        finally:
            self._touched |= around
        return found

    def _recalled(self, key: object) -> Any:
        """What was found when less was supposed, if it did not turn on any of that."""
        hearing, changed = self, NOTHING
        while hearing._before is not None:
            hearing, changed = hearing._before, changed | hearing._changed
            found = hearing._found.get(key)
            if found is not None:
                return self._kept(key, found, hearing._open.get(key, NOTHING), changed)
        return None

    def _kept(self, key: object, found: object, topics: frozenset[object], changed: frozenset[object]) -> object:
        if not topics.isdisjoint(changed):
            return None
        self._found[key] = found
        if topics:
            self._open[key] = topics
            self._touched |= topics
        return found

    def supposing(self, given: Supposed) -> Hearing:
        """The same table, if unknown facts were as supposed; what that cannot change is not looked at again."""
        again = Hearing(self.rulebook, self.table, self._can, self._measure)
        left = self.supposed.left if self.supposed else {}
        again.supposed, again._before, again.outranking = given, self, self.outranking
        again._changed = frozenset(about for about, these in given.left.items() if left.get(about) != these)
        return again

    def _way(self, condition: Form) -> Way:
        """How to weigh a condition, worked out once a rulebook: its number, what it depends on, and who weighs it."""
        plain = condition[0] == "word" and condition[2] not in VALUES
        way = word_way(self.rulebook, condition[1]) if plain else FORMS[condition[0]]
        return self._ways.setdefault(condition, (next(NUMBERS), *reach(self.rulebook, condition), way))

    def has(self, card: str, what: str, of: InForce | None = None) -> Truth:
        """The law's answer to whether a card has a keyword, icon or trait; for facts that need it, or an effect of theirs."""
        return asked_by(self, (of, card, what)) if of else self.weigh(("word", "has", what), Case(card=card)).truth

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
        when = entry.when if it is None else filled(entry.when, it)
        finding = self.weigh(when, case, whole)
        if case.ability and entry.more.get("told_by") == "its_text":  # the card's own clause is what says it here
            return Heard(case.ability.clause, entry.role, finding, (), via, None, case)
        lifts = self.rulebook.entries("lifts", entry.clause) if finding.truth is not False else ()
        if not lifts:
            return Heard(entry.clause, entry.role, finding, (), via, None, case)
        lifting = [(e, self.weigh(filled(e.when, it), case)) for e in lifts if self.speaks_of(e, case)]
        beaten = [e for e, found in lifting if found.truth]
        self.outranking |= any(e.precedence > entry.precedence for e in beaten)
        if not beaten and entry.role in BARS and self._laid():  # what a price is, where it may be lifted, is not worked out
            finding = unless(finding, [found for _, found in lifting if in_doubt(found)])
        return Heard(entry.clause, entry.role, finding, tuple(e.clause for e in beaten), via, None, case)

    def _laid(self) -> bool:
        """Whether somebody described the table. Where a question stands alone, what it does not mention lifts nothing."""
        return any(player.closed for player in self.table.players)

    def speaks_of(self, lift: Entry, case: Case) -> bool:
        """A lift may be meant for some actions only."""
        scope = lift.more.get("for")
        scope = [scope] if isinstance(scope, str) else scope
        return scope is None or bool(set(scope) & set(self.rulebook.lineage(case.action)))
