"""Hands words to the scenario language: its grammar reads them, and what it finds keeps its place in the question."""

from __future__ import annotations

from judge.game.vocabulary import Vocabulary
from judge.language.oneline.table_so_far import OPPONENT, YOU, AskedScene
from judge.language.oneline.words_with_places import FILE, Token, Words, joined, within
from judge.language.oneline.words_with_places import span as place_of
from judge.language.parse.grammar import Line, Node, tables
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import LogicalLine
from judge.support.frozen_data_classes import replace
from judge.support.problems import Span, Unusable


class UnwrittenLine(LogicalLine):
    """A line of the scenario language that was never written: each of its words stands for words of the question."""

    words: Words = ()

    def span(self, start: int, end: int) -> Span:
        """The words of the question that these characters stand for."""
        found = self.words[within(self.words, start, end)]
        if found:
            return place_of(found)
        after = self.words[-1].end + 1 if self.words else 1
        return Span(FILE, 1, after, after + 1)


def spoken(words: Words) -> UnwrittenLine:
    source = UnwrittenLine(FILE, 1, joined(words))
    source.words = words
    return source


def parsed(words: Words, names: frozenset[str], vocabulary: Vocabulary) -> Node | Stuck:
    """What the grammar makes of the words."""
    return run(spoken(words), tables(vocabulary), names)


def line_of(text: str, scene: AskedScene) -> Line:
    """A fact in the scenario language; all of it stands for the words that said so."""
    start, end = scene.span.column - 1, scene.span.end - 1
    source = spoken(tuple(Token(word, start, end) for word in text.split()))
    read = tables(scene.table.vocabulary)
    node = run(source, read, frozenset(p.name for p in scene.table.players) | {YOU, OPPONENT})
    if isinstance(node, Stuck):
        from judge.language.mistakes.diagnose import complain

        problem = complain(source, node, read)
        raise Unusable((replace(problem, code="not-understood", span=scene.span),))
    return Line(node, source.text, scene.span)
