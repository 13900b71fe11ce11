"""What was found on one table, and what of it serves where a little more is supposed, or a little is different."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from judge.engine.evaluate.table_differences import Difference
from judge.game.case_and_truth import Case
from judge.rulebook import Rulebook

T = TypeVar("T")
W = TypeVar("W")
NOTHING: frozenset[object] = frozenset()


class Findings:
    """Everything that was found, each with the unstated topics that it turned on."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.found: dict[object, Any] = {}
        self.turning: dict[object, frozenset[object]] = {}  # the unstated topics that a finding turned on, where it did on any
        self._touched = NOTHING  # those of what is being weighed just now
        self._before: Findings | None = None  # where less was supposed, or less was different
        self._changed = NOTHING  # the topics of which less was supposed there
        self._difference: Difference | None = None  # what is different here

    def _newly(self, key: object, way: Callable[[Any, W, Case], T], what: W, case: Case) -> T:
        """Found for the first time, and kept with the unstated topics that it turned on."""
        around, self._touched = self._touched, NOTHING
        try:
            found = self.found[key] = way(self, what, case)
            if self._touched:
                self.turning[key] = self._touched
        finally:
            if around:
                self._touched |= around
        return found

    def turns_on(self, key: object) -> None:
        """What is being weighed turns on what a finding of before turned on."""
        self._touched |= self.turning[key]

    def _recalled(self, key: object, reads: int, case: Case) -> Any:
        """What was found when less was supposed or different, if it neither turned on any of that nor looks at it."""
        hearing: Findings = self
        changed = NOTHING
        while hearing._before is not None:
            if hearing._difference is not None and hearing._difference.seen(reads, case):
                return None
            hearing, changed = hearing._before, changed | hearing._changed
            found = hearing.found.get(key)
            if found is not None:
                return self._kept(key, found, hearing.turning.get(key, NOTHING), changed)
        return None

    def _kept(self, key: object, found: object, topics: frozenset[object], changed: frozenset[object]) -> object:
        if not topics.isdisjoint(changed):
            return None
        self.found[key] = found
        if topics:
            self.turning[key] = topics
            self._touched |= topics
        return found
