"""What a file says: a table, and a script of moves and questions that are resolved when their turn comes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from judge.game.printed_face import Face
from judge.game.table import Table
from judge.language.parse.grammar import Node
from judge.question import Expectation, Question
from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Problem, Span

SUPPOSED = "--what-if"
"""Where the suppositions of the command line stand; each is a line of its own."""


class ScriptLine(NamedTuple):
    """An `ask` or a `then`, its names not looked up yet: what they mean depends on the table at that moment. A bad fact below
    them stands among them, so that it stops what follows."""

    kind: Literal["ask", "then", "what_if", "fact"]
    node: Node
    text: str
    span: Span
    expected: Expectation | None = None
    wrong: tuple[Problem, ...] = ()  # why it cannot be asked, played or supposed
    written: str = ""  # as it stands in the file
    asked_at: tuple[Table, Question] | None = None  # what it asks at that table, where somebody has looked already

    @property
    def asks(self) -> bool:
        """Whether there would be a ruling on it."""
        return not self.moves

    @property
    def moves(self) -> bool:
        """Whether the table below it is another one: where it is bad, nothing that follows can be ruled."""
        return self.kind in ("then", "fact")


class Scenario(Noun):
    """One file, read."""

    file: str
    title: str
    edition: str | None
    table: Table
    script: tuple[ScriptLine, ...] = ()
    documents_as_of: str | None = None  # a day: 2010-01-01
    documents_only: tuple[str, ...] = ()
    faces: tuple[Face, ...] = ()  # every face that a card of the table was given
    documents_at: Mapping[str, Span] = {}  # where each of `documents_only` is named
    whole: bool = True  # whether every player and card is on the table that its facts were to bring
    problems: tuple[Problem, ...] = ()  # with expectations and suppositions: every question is sound all the same
