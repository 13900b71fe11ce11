"""Runs the LALR tables over one sentence of card text and returns what it means, or nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from judge.cards.text.descriptions import UnsureError
from judge.cards.text.sentence_to_effects import Meaning
from judge.game.vocabulary import SHIPPED, filled
from judge.support.lalr import END, Parse, Rule, Tables, load

GRAMMAR = Path(__file__).with_name("text.lark")
WAYS_IN = ("keyword", "restriction", "statement")
LONG = 160  # no templated sentence is longer

Value = tuple[Any, ...]  # what a symbol leaves behind


@cache
def understood(sentence: str, way: str) -> Any:
    """What a sentence means, or nothing; the same sentence stands on many cards."""
    try:
        return automaton().run(sentence, way) if len(sentence) <= LONG else None
    except UnsureError:
        return None


class Automaton:
    """The tables, with the meaning of each rule and terminal at hand."""

    def __init__(self, tables: Tables, meaning: Meaning) -> None:
        self.tables, self.meaning = tables, meaning
        self.match = re.compile("|".join(f"(?P<{name}>{filled(pattern, SHIPPED)})" for name, pattern in tables.terminals)).match
        self.words = {name: getattr(meaning, name, None) for name, _ in tables.terminals}

    def run(self, sentence: str, way: str) -> Any:
        parse = Parse[Value](self.tables, way, self._reduced)
        for name, word in self._tokens(sentence):
            if not parse.take(name, self._leaf(name, word)):
                raise UnsureError(word)
        return parse.value[0]

    def _tokens(self, sentence: str) -> Iterator[tuple[str, str]]:
        place = 0
        while place < len(sentence):
            found = self.match(sentence, place)
            if not found or not found.lastgroup:
                raise UnsureError(sentence[place:])
            if not found[0].isspace():
                yield found.lastgroup, found[0]
            place = found.end()
        yield END, ""

    def _leaf(self, name: str, word: str) -> Value:
        if name in self.tables.dropped or name == END:
            return ()
        meaning = self.words[name]
        return (meaning(word) if meaning else word,)

    def _reduced(self, rule: Rule, values: list[Value]) -> Value:
        parts = [part for value in values for part in value]
        meaning = getattr(self.meaning, rule.name, None) if rule.name else None
        return (meaning(parts),) if meaning and not (rule.single and len(parts) == 1) else tuple(parts)


@cache
def automaton() -> Automaton:
    return Automaton(load(GRAMMAR, WAYS_IN), Meaning())
