"""Hands words to the scenario language: its grammar reads them, and what it finds keeps its place in the question."""

from __future__ import annotations

from judge.ask.scene import OPPONENT, YOU, Scene
from judge.ask.tokens import FILE, Token, Words, joined, within
from judge.ask.tokens import span as place_of
from judge.errors import Span, Unusable
from judge.noun import replace
from judge.scenario.automaton import Stuck, run
from judge.scenario.complain import complain
from judge.scenario.lines import Source
from judge.scenario.syntax import Line, Node
from judge.scenario.tables import tables


class Spoken(Source):
    """A line of the scenario language that was never written: each of its words stands for words of the question."""

    words: Words = ()

    def span(self, start: int, end: int) -> Span:
        """The words of the question that these characters stand for."""
        found = self.words[within(self.words, start, end)]
        if found:
            return place_of(found)
        after = self.words[-1].end + 1 if self.words else 1
        return Span(FILE, 1, after, after + 1)


def spoken(words: Words) -> Spoken:
    source = Spoken(FILE, 1, joined(words))
    source.words = words
    return source


def parsed(words: Words, names: frozenset[str]) -> Node | Stuck:
    """What the grammar makes of the words."""
    return run(spoken(words), tables(), names)


def line_of(text: str, scene: Scene) -> Line:
    """A fact in the scenario language; all of it stands for the words that said so."""
    start, end = scene.span.column - 1, scene.span.end - 1
    source = spoken(tuple(Token(word, start, end) for word in text.split()))
    node = run(source, tables(), frozenset(p.name for p in scene.table.players) | {YOU, OPPONENT})
    if isinstance(node, Stuck):
        problem = complain(source, node, tables())
        raise Unusable((replace(problem, code="not-understood", span=scene.span),))
    return Line(node, source.text, scene.span)
