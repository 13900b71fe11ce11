"""Runs the LALR tables over one sentence of card text and returns what it means, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from judge.catalogue.meaning import Meaning
from judge.catalogue.tables import Tables, tables
from judge.catalogue.words import UnsureError

END = "$END"
LONG = 160  # no templated sentence is longer

Values = list[tuple[Any, ...]]  # what each symbol on the stack leaves behind


@cache
def understood(sentence: str, way: str) -> Any:
    """What a sentence means, or nothing; the same sentence stands on many cards."""
    try:
        return _run(sentence, way, automaton()) if len(sentence) <= LONG else None
    except UnsureError:
        return None


class Automaton:
    """The tables, with the meaning of each rule and terminal at hand."""

    def __init__(self, table: Tables, meaning: Meaning) -> None:
        self.table = table
        self.match = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in table.terminals)).match
        self.rules = [(origin, getattr(meaning, name, None), *rest) for origin, name, *rest in table.rules]
        self.words = {name: getattr(meaning, name, None) for name, _ in table.terminals}
        self.dropped = frozenset(table.dropped)

    def tokens(self, sentence: str) -> Iterator[tuple[str, str]]:
        place = 0
        while place < len(sentence):
            found = self.match(sentence, place)
            if not found or not found.lastgroup:
                raise UnsureError(sentence[place:])
            if not found[0].isspace():
                yield found.lastgroup, found[0]
            place = found.end()
        yield END, ""


@cache
def automaton() -> Automaton:
    return Automaton(tables(), Meaning())


def _run(sentence: str, way: str, machine: Automaton) -> Any:
    states, values = [machine.table.starts[way]], Values()
    for name, word in machine.tokens(sentence):
        target = _reduce(name, states, values, machine)
        if target is not None:
            states.append(target)
            values.append(_leaf(name, word, machine))
        elif name != END or states[-1] != machine.table.ends[way]:
            raise UnsureError(word)
    return values[-1][0]


def _reduce(name: str, states: list[int], values: Values, machine: Automaton) -> int | None:
    """Finish every rule that the next word ends; the state that the word itself leads to, if it fits."""
    while (target := machine.table.states[states[-1]].get(name)) is not None and target < 0:
        origin, meaning, size, single = machine.rules[-1 - target]
        parts = [part for value in values[len(values) - size :] for part in value]
        del values[len(values) - size :], states[len(states) - size :]
        values.append((meaning(parts),) if meaning and not (single and len(parts) == 1) else tuple(parts))
        states.append(machine.table.states[states[-1]][origin])
    return target


def _leaf(name: str, word: str, machine: Automaton) -> tuple[Any, ...]:
    if name in machine.dropped:
        return ()
    meaning = machine.words[name]
    return (meaning(word) if meaning else word,)
