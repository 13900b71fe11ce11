"""Runs the LALR tables over one logical line: text in, a node out, or where it stuck and what would have fitted."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache
from typing import NamedTuple

from judge.scenario.lines import Source
from judge.scenario.syntax import Node, Word
from judge.scenario.tables import END, Tables

_BLANK = re.compile(r"\s*")
_FIELD = re.compile(r"([^\W\d_]+(?:[ \t]+[^\W\d_]+)?)[ \t]*:")
_WORD = re.compile(r"×|\w+(?:['’-]\w+)*['’]?")

_Token = tuple[str, int]  # terminal, end
_Value = tuple[tuple[Node | Word, ...], int, int]  # what it leaves in the tree, start, end


class Stuck(NamedTuple):
    """Where a line stopped making sense: at which character, and which terminals would have fitted."""

    position: int
    expected: frozenset[str]
    after: int  # the end of the last word that fitted


def run(source: Source, tables: Tables, names: Container[str] = ()) -> Node | Stuck:
    """Parse one logical line. The names of players come before all other words, so that a player may be called A."""
    states, values = [tables.start], list[_Value]()
    position = 0
    while True:
        start = _skip(source.text, position)
        found = _next(source.text, start, tables, tables.states[states[-1]], names)
        if found is None or not _shift(found, start, source, tables, states, values):
            return Stuck(start, _fitting(states, tables), position)
        if found[0] == END:
            node = values[-1][0][0]
            assert isinstance(node, Node)
            return node
        position = found[1]


def _skip(text: str, position: int) -> int:
    match = _BLANK.match(text, position)
    return match.end() if match else position


def _next(text: str, position: int, tables: Tables, row: Container[str], names: Container[str]) -> _Token | None:
    """The next token, among those that may stand here: fields before words, words before names."""
    if position == len(text):
        return END, position
    if (field := _FIELD.match(text, position)) and (name := tables.fields.get(_plain(field[1]))) in row:
        return str(name), field.end()
    if word := _WORD.match(text, position):
        if "NAME" in row and word[0] in names:
            return "NAME", word.end()
        for name in tables.words.get(_plain(word[0]), ()):
            if name in row:
                return name, word.end()
    for name, regex in tables.patterns:
        if name == "NAME" and word and not _may_be_name(word[0], row, tables):
            continue
        if name in row and (match := _compiled(regex).match(text, position)):
            return name, match.end()
    return None


def _may_be_name(word: str, row: Container[str], tables: Tables) -> bool:
    """A name that nobody has said yet: not a word of ours, and with a capital where a trait could stand as well."""
    return not word[0].islower() or (word not in tables.words and "CARD" not in row)


def _plain(words: str) -> str:
    return " ".join(words.lower().replace("’", "'").split())


@cache
def _compiled(regex: str) -> re.Pattern[str]:
    return re.compile(regex)


def _shift(token: _Token, start: int, source: Source, tables: Tables, states: list[int], values: list[_Value]) -> bool:
    """Reduce as far as the token demands, then take it; False if it does not fit after all."""
    name, end = token
    while (target := tables.states[states[-1]].get(name)) is not None:
        if target >= 0:
            states.append(target)
            values.append((_leaf(name, start, end, source, tables), start, end))
            return True
        origin, rule, size, expand = tables.rules[-1 - target]
        values[len(values) - size :] = [_reduced(values[len(values) - size :], rule, expand, source)]
        del states[len(states) - size :]
        states.append(tables.states[states[-1]][origin])
        if name == END and states[-1] == tables.end:
            return True
    return False


def _leaf(name: str, start: int, end: int, source: Source, tables: Tables) -> tuple[Word, ...]:
    return () if name in tables.dropped else (Word(name, source.text[start:end].strip(), source.span(start, end)),)


def _reduced(values: Sequence[_Value], rule: str, expand: bool, source: Source) -> _Value:
    parts = tuple(part for value in values for part in value[0])
    start, end = (values[0][1], values[-1][2]) if values else (0, 0)
    if rule and not (expand and len(parts) == 1):
        parts = (Node(rule, parts, source.span(start, end)),)
    return parts, start, end


def _fitting(states: Sequence[int], tables: Tables) -> frozenset[str]:
    """The terminals that could really be taken here; the row of a state also lists some that could not."""
    return frozenset(name for name in tables.states[states[-1]] if _is_terminal(name) and _takes(name, states, tables))


def _is_terminal(name: str) -> bool:
    return name.isupper()


def _takes(name: str, states: Sequence[int], tables: Tables) -> bool:
    stack = list(states)
    while (target := tables.states[stack[-1]].get(name)) is not None:
        if target >= 0:
            return True
        origin, _, size, _ = tables.rules[-1 - target]
        del stack[len(stack) - size :]
        stack.append(tables.states[stack[-1]][origin])
        if name == END and stack[-1] == tables.end:
            return True
    return False
