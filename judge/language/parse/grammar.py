"""The grammar of scenarios: LALR tables, its terminals sorted into words and fields, and the syntax that lines are read into."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from judge.game.vocabulary import PLACE, SHIPPED, Vocabulary, filling, section_of
from judge.support import lalr
from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Problem, Span

BROKEN = "broken"
"""The rule of a line that made no sense."""


class WrittenWord(NamedTuple):
    """One token that matters; `kind` is its terminal."""

    kind: str
    text: str
    span: Span
    meant: str = ""  # of a word of the game: which one it is, however it is written

    @property
    def name(self) -> str:
        """As the game calls it."""
        return self.meant or self.lower

    @property
    def lower(self) -> str:
        return self.text.lower().replace("’", "'")


class Node(NamedTuple):
    """A rule of the grammar with what stood in it."""

    rule: str
    children: tuple[Node | WrittenWord, ...]
    span: Span

    def words(self, *kinds: str) -> Iterator[WrittenWord]:
        return (c for c in self.children if c[0] in kinds and isinstance(c, WrittenWord))

    def nodes(self, *rules: str) -> Iterator[Node]:
        """The child nodes of these rules; of any rule, if none is named."""
        return (c for c in self.children if isinstance(c, Node) and (not rules or c.rule in rules))

    def word(self, *kinds: str) -> WrittenWord | None:
        for child in self.children:  # a kind or a rule is the first thing of each: asked a dozen times of every line
            if child[0] in kinds and isinstance(child, WrittenWord):
                return child
        return None

    def node(self, *rules: str) -> Node | None:
        for child in self.children:
            if (not rules or child[0] in rules) and isinstance(child, Node):
                return child
        return None

    def the_word(self, *kinds: str) -> WrittenWord:
        return next(self.words(*kinds))

    def the_node(self, *rules: str) -> Node:
        return next(self.nodes(*rules))


class Line(NamedTuple):
    """A logical line: what stands on it, its words without the comment, and its place."""

    node: Node
    text: str
    span: Span
    wrong: Problem | None = None  # of a line that made no sense: why not
    written: str = ""  # as it stands in the file, where `text` is what was made of it


GRAMMAR = Path(__file__).with_name("grammar.lark")
END = lalr.END
STARTS = ("ask", "then", "expect", "player", "card", "effect", "what")


class LineGrammar(Noun):
    """The grammar and its vocabulary."""

    grammar: lalr.Tables
    words: dict[str, list[str]]  # "bring" -> its terminals
    phrases: dict[str, list[str]]  # "used" -> "used plots": words that are several, the longest first
    fields: dict[str, str]  # "first player" -> its terminal
    spoken: dict[str, list[str]]  # the other way round, the usual form first
    patterns: list[tuple[str, str]]  # the other terminals, in the order in which they are tried
    marks: dict[str, str]  # "," -> its terminal
    starts: dict[str, str]  # the words that begin a line, and what they mean to the grammar
    forms: dict[str, list[str]]  # sentences to show, by their first word; English has its own
    meanings: dict[str, dict[str, str]]  # of terminals that `game.yaml` fills: "marshalling" -> marshaling
    sections: dict[str, str]  # which of its sections fills such a terminal
    all_fields: dict[str, list[str]]  # "first player" -> every terminal that reads it
    shapes: dict[Any, Any]  # lines that were parsed, by their shape: `line_shapes`
    vocabulary: Vocabulary = SHIPPED


@cache
def _grammar() -> lalr.Tables:
    return lalr.load(GRAMMAR)


@lru_cache(maxsize=4)  # one a rulebook; whoever tries many has no use for the first of them
def tables(vocabulary: Vocabulary = SHIPPED) -> LineGrammar:
    """The tables, with the words of the game filled in."""
    grammar = _grammar()
    found = LineGrammar(grammar, {}, {}, {}, {}, [], {}, {word: word for word in STARTS}, {}, {}, {}, {}, {}, vocabulary)
    for name, pattern in grammar.terminals:
        _sort(name, pattern, found, vocabulary)
    return found


def _sort(name: str, pattern: str, found: LineGrammar, vocabulary: Vocabulary) -> None:
    plain = pattern.removeprefix("(?i:").removesuffix(")")
    if plain.endswith(" *:"):
        for field in _words(name, plain.removesuffix(" *:"), found, vocabulary):
            found.fields[field] = name
            found.all_fields.setdefault(field, []).append(name)
    elif plain.endswith(r"(?!\w)") and plain != pattern:
        found.spoken[name] = _words(name, plain.removesuffix(r"(?!\w)"), found, vocabulary)
        for word in found.spoken[name]:
            found.words.setdefault(word, []).append(name)
            if " " in word:
                _note_phrase(word, found)
    elif len(pattern.removeprefix("\\")) == 1:
        found.marks[pattern[-1]] = name
    else:
        found.patterns.append((name, pattern))


def _note_phrase(word: str, found: LineGrammar) -> None:
    known = found.phrases.setdefault(word.split(" ")[0], [])
    known[:] = sorted({*known, word}, key=lambda phrase: -phrase.count(" "))


def _words(name: str, pattern: str, found: LineGrammar, vocabulary: Vocabulary) -> list[str]:
    """The words of a terminal: those written in the grammar, or those of the game for which it leaves a place."""
    if not pattern.startswith(PLACE):
        return pattern.removeprefix("(").removesuffix(")").split("|")
    found.meanings[name], found.sections[name] = filling(pattern, vocabulary), section_of(pattern)
    return list(found.meanings[name])
