"""LALR tables, unpacked from text as they are needed: most states of a grammar are never met in one file."""

from __future__ import annotations

from judge.noun import Noun

END = "$END"

Row = dict[str, int]
"""What may follow in a state: the next state; a negative one, -1 - n, finishes rule n."""


class Rule(Noun):
    """What to do when a rule is finished."""

    origin: str
    name: str  # of its node; "" leaves its parts to whatever is around it
    size: int
    single: bool  # one part alone takes its place


class Tables:
    """The tables of one grammar; `pack` in `compile` writes the text."""

    def __init__(self, text: str) -> None:
        ways, symbols, dropped, terminals, sets, rules, states = text.split("\n\n")
        self.ways = {way: (int(start), int(end)) for way, start, end in map(str.split, ways.split("\n"))}
        self.dropped = frozenset(dropped.split())  # terminals that leave no trace
        self.terminals = [(name, pattern) for name, _, pattern in (t.partition(" ") for t in terminals.split("\n"))]
        self._symbols = symbols.split()
        self._sets: list[str | list[str]] = list(sets.split("\n"))
        self._lines, self._rules = states.split("\n"), rules.split("\n")
        self._known: dict[int, Row] = {}
        self._told: dict[int, Rule] = {}

    def row(self, state: int) -> Row:
        row = self._known.get(state)
        if row is None:
            row = self._known[state] = self._row(self._lines[state])
        return row

    def names(self) -> set[str]:
        """The names of all rules."""
        return {name for line in self._rules for name in line.split(" ")[:2]}

    def rule(self, number: int) -> Rule:
        rule = self._told.get(number)
        if rule is None:
            origin, name, size, single = self._rules[number].split(" ")
            rule = self._told[number] = Rule(origin, name, int(size), single == "1")
        return rule

    @property
    def rules(self) -> list[Rule]:
        """All of them, for those who look at the grammar itself."""
        return [self.rule(number) for number in range(len(self._rules))]

    def _row(self, line: str) -> Row:
        """Pairs of a symbol and a state, then pairs of a rule and the set of symbols that finish it."""
        shifts, _, reductions = line.partition(";")
        row = {self._symbols[symbol]: state for symbol, state in _pairs(shifts)}
        for rule, number in _pairs(reductions):
            row |= dict.fromkeys(self._set(number), -1 - rule)
        return row

    def _set(self, number: int) -> list[str]:
        found = self._sets[number]
        if isinstance(found, str):
            found = self._sets[number] = [self._symbols[int(n)] for n in found.split()]
        return found


def _pairs(text: str) -> zip[tuple[int, int]]:
    numbers = list(map(int, text.split()))
    return zip(numbers[::2], numbers[1::2], strict=True)
