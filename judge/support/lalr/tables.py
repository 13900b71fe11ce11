"""LALR tables of a grammar, through the cache, unpacked from text as they are needed: most states are never met in one file."""

from __future__ import annotations

from pathlib import Path

from judge.support.cache import content_key, read_cache, write_cache
from judge.support.frozen_data_classes import Noun

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
    """The tables of one grammar; `compile` writes the text. Rows and rules are found by their numbers."""

    def __init__(self, text: str) -> None:
        ways, symbols, dropped, terminals, sets, rules, states = text.split("\n\n")
        self.ways = {way: (int(start), int(end)) for way, start, end in map(str.split, ways.split("\n"))}
        self.dropped = frozenset(dropped.split())  # terminals that leave no trace
        self.terminals = [(name, pattern) for name, _, pattern in (t.partition(" ") for t in terminals.split("\n"))]
        self.rules: dict[int, Rule] = _Rules(rules.split("\n"))
        self.rows: dict[int, Row] = _Rows(states.split("\n"), sets.split("\n"), symbols.split())

    def names(self) -> set[str]:
        """The names of all rules."""
        return {name for line in self.rules.lines for name in line.split(" ")[:2]}  # type: ignore[attr-defined]


class _Rules(dict[int, Rule]):
    """Unpacks a rule when it is first finished."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __missing__(self, number: int) -> Rule:
        origin, name, size, single = self.lines[number].split(" ")
        self[number] = rule = Rule(origin, name, int(size), single == "1")
        return rule


class _Rows(dict[int, Row]):
    """Unpacks a row when its state is first met."""

    def __init__(self, lines: list[str], sets: list[str], symbols: list[str]) -> None:
        self.lines, self.sets, self.symbols = lines, sets, symbols

    def __missing__(self, state: int) -> Row:
        """Pairs of a symbol and a state, then pairs of a rule and the set of symbols that finish it."""
        shifts, _, reductions = self.lines[state].partition(";")
        row = {self.symbols[symbol]: to for symbol, to in _pairs(shifts)}
        for rule, number in _pairs(reductions):
            row |= dict.fromkeys([self.symbols[int(n)] for n in self.sets[number].split()], -1 - rule)
        self[state] = row
        return row


def _pairs(text: str) -> zip[tuple[int, int]]:
    numbers = list(map(int, text.split()))
    return zip(numbers[::2], numbers[1::2], strict=True)


def load(grammar: Path, ways: tuple[str, ...] = ("start",)) -> Tables:
    """The tables for a grammar and its ways in: those that were built or kept, if they are of this very grammar.

    Lark takes longer to import than a file takes to parse.
    """
    source = grammar.read_bytes()
    name, key = f"lalr-{grammar.stem}", content_key(source, " ".join(ways).encode())
    text = read_cache(name, key)
    if not isinstance(text, str):
        from judge.support.lalr.compile import compiled

        text = compiled(source.decode(), ways)
        write_cache(name, key, text)
    return Tables(text)
