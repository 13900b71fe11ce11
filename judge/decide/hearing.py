"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from judge.decide.forms import FORMS, every
from judge.decide.reach import filled, reach
from judge.decide.suppose import Supposed, topic_of
from judge.decide.words import word_way
from judge.facts import VALUES
from judge.rulebook import Entry, Rulebook
from judge.rulebook.forms import Form
from judge.ruling import Amount, Case, Finding, Heard, Truth
from judge.table import Table

NUMBERS = count()
"""A number for each condition, quicker to look up by than what it says; no two threads ever get the same."""
DEPTH = 12
"""How deep `can` may ask `can` before the answer is: unknown."""


Weigher = Callable[["Hearing", Form, Case], Finding]
Way = tuple[int, Callable[[Case], object], Callable[[Case], Case], bool, Weigher]


class Hearing:
    """One table before one rulebook. Everything found is remembered, since the table does not change."""

    def __init__(
        self,
        rulebook: Rulebook,
        table: Table,
        can: Callable[[Hearing, Case], Finding],
        measure: Callable[[Hearing, str, Case], Amount],
    ) -> None:
        self.rulebook = rulebook
        self.table = table
        self.faults: tuple[Heard, ...] | None = None
        self.outranking = False  # spares the search for what was outranked where nothing was
        self._can = can
        self._measure = measure
        self.supposed: Supposed | None = None
        self._ways: dict[Form, Way] = rulebook.memo
        self._found: dict[object, Finding] = {}
        self._depth = 0

    def weigh(self, condition: Form, case: Case, whole: bool = False) -> Finding:
        """What a condition comes to; `whole` looks at every part of a list even after one has failed."""
        kind = condition[0]
        if kind == "all":
            return every(self, condition, case, whole)
        number, pick, narrowed, deep, way = self._ways.get(condition) or self._way(condition)
        key = (number, pick(case), self._depth) if deep else (number, pick(case))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = way(self, condition, narrowed(case))
        return found

    def _way(self, condition: Form) -> Way:
        """How to weigh a condition, worked out once a rulebook: its number, what it depends on, and who weighs it."""
        plain = condition[0] == "word" and condition[2] not in VALUES
        way = word_way(self.rulebook, condition[1]) if plain else FORMS[condition[0]]
        return self._ways.setdefault(condition, (next(NUMBERS), *reach(self.rulebook, condition), way))

    def has(self, card: str, what: str) -> Truth:
        """The law's answer to whether a card has a keyword, icon or trait; for facts that need it."""
        return self.weigh(("word", "has", what), Case(card=card)).truth

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
        return self.supposed.truth(topic_of(word, value, case, self.table)) if self.supposed else None

    def measure(self, amount: str, case: Case) -> Amount:
        return self._measure(self, amount, case)

    def hear(self, entry: Entry, case: Case, via: tuple[str, ...] = (), it: object = None, whole: bool = False) -> Heard:
        """One entry weighed, with what lifts it; `it` is the value asked about, where the entry speaks of one."""
        when = entry.when if it is None else filled(entry.when, it)
        finding = self.weigh(when, case, whole)
        beaten = self._beaten(entry, case, it) if finding.truth is not False else ()
        return Heard(entry.clause, entry.role, finding, beaten, via, None, case)

    def _beaten(self, entry: Entry, case: Case, it: object) -> tuple[str, ...]:
        lifts = self.rulebook.entries("lifts", entry.clause)
        if not lifts:
            return ()
        meant = [e for e in lifts if self.speaks_of(e, case)]
        beaten = [e for e in meant if self.weigh(filled(e.when, it), case).truth]
        self.outranking |= any(e.precedence > entry.precedence for e in beaten)
        return tuple(e.clause for e in beaten)

    def speaks_of(self, lift: Entry, case: Case) -> bool:
        """A lift may be meant for some actions only."""
        scope = lift.more.get("for")
        scope = [scope] if isinstance(scope, str) else scope
        return scope is None or bool(set(scope) & set(self.rulebook.lineage(case.action)))
