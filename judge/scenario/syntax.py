"""What was written, before any name is looked up: words, and nodes named by grammar.lark, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.errors import Problem, Span
from judge.noun import Noun

BROKEN = "broken"
"""The rule of a line that made no sense."""


class Word(NamedTuple):
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
    children: tuple[Node | Word, ...]
    span: Span

    def words(self, *kinds: str) -> Iterator[Word]:
        return (c for c in self.children if isinstance(c, Word) and c.kind in kinds)

    def nodes(self, *rules: str) -> Iterator[Node]:
        """The child nodes of these rules; of any rule, if none is named."""
        return (c for c in self.children if isinstance(c, Node) and (not rules or c.rule in rules))

    def word(self, *kinds: str) -> Word | None:
        return next(self.words(*kinds), None)

    def node(self, *rules: str) -> Node | None:
        return next(self.nodes(*rules), None)

    def the_word(self, *kinds: str) -> Word:
        return next(self.words(*kinds))

    def the_node(self, *rules: str) -> Node:
        return next(self.nodes(*rules))


class Line(Noun):
    """A logical line: what stands on it, its words without the comment, and its place."""

    node: Node
    text: str
    span: Span
    wrong: Problem | None = None  # of a line that made no sense: why not
    written: str = ""  # as it stands in the file, where `text` is what was made of it
