"""One parse under way: words are taken one by one, and rules finished as soon as they are complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from judge.support.lalr.tables import END, Row, Rule, Tables

V = TypeVar("V")


class Parse(Generic[V]):
    """The stack of states, and beside it what each symbol left behind; `reduce` makes one value of those of a rule."""

    def __init__(self, tables: Tables, way: str, reduce: Callable[[Rule, list[V]], V], through: bool = False) -> None:
        """`through`: what a rule without a name is made of alone is what it leaves, and nobody need be asked."""
        start, self._end = tables.ways[way]
        self._tables, self._reduce, self._through = tables, reduce, through
        self._states = [start]
        self._values: list[V] = []

    @property
    def row(self) -> Row:
        """What the next word may be. It lists some that will turn out not to fit."""
        return self._tables.rows[self._states[-1]]

    @property
    def begun(self) -> bool:
        return len(self._states) > 1

    @property
    def value(self) -> V:
        """What was taken so far; after the end, the whole."""
        return self._values[-1]

    def take(self, name: str, value: V) -> bool:
        """Finish every rule that the word ends, then take it; False if it does not fit after all."""
        rows, states, values = self._tables.rows, self._states, self._values
        while (target := rows[states[-1]].get(name)) is not None:
            if target >= 0:
                states.append(target)
                values.append(value)
                return True
            rule = self._tables.rules[-1 - target]
            if self._through and rule.size == 1 and not rule.name:
                states[-1] = rows[states[-2]][rule.origin]
                continue
            at = len(values) - rule.size
            values[at:] = [self._reduce(rule, values[at:])]
            del states[at + 1 :]
            states.append(rows[states[-1]][rule.origin])
        return name == END and states[-1] == self._end

    def fitting(self) -> frozenset[str]:
        """The terminals that could really be taken here."""
        return frozenset(name for name in self.row if (name.isupper() or name == END) and self._fits(name))

    def _fits(self, name: str) -> bool:
        rows, stack = self._tables.rows, list(self._states)
        while (target := rows[stack[-1]].get(name)) is not None:
            if target >= 0:
                return True
            rule = self._tables.rules[-1 - target]
            del stack[len(stack) - rule.size :]
            stack.append(rows[stack[-1]][rule.origin])
        return name == END and stack[-1] == self._end
