"""Lines of one shape, alike but for the titles in them, are parsed once: what a title says never changes what a line says.

A file asks the same of one card after another, and parsing a line takes longer than most rulings. Kept is the syntax of the
line with its titles empty; every line of that shape is made of it, with its own titles at their own places.
"""

from __future__ import annotations

from itertools import accumulate

from judge.language.parse.grammar import LineGrammar, Node, WrittenWord
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import LogicalLine
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

QUOTE = '"'
OTHER_QUOTES = frozenset("“”„\n")
"""What a shape does not know how to leave out: other quotes, and lines that go on."""
MOST = 2000
"""So many shapes are kept; whoever has more does not ask the same again and again."""


class _Place(NamedTuple):
    """A stretch of the line with its titles empty, and how many titles come before its start and before its end."""

    start: int
    before_start: int
    end: int
    before_end: int


_Leaf = tuple[str, str, str, _Place]  # terminal, text, meaning
_Branch = tuple[str, tuple["_Branch | _Leaf", ...], _Place]


def parsed(source: LogicalLine, tables: LineGrammar, names: frozenset[str]) -> Node | Stuck:
    """What `run` finds in one logical line, by its shape if that is known."""
    parts = source.text.split(QUOTE)
    if not len(parts) % 2 or not OTHER_QUOTES.isdisjoint(source.text):
        return run(source, tables, names)
    shape = (names, '""'.join(parts[::2]))
    branch = tables.shapes.get(shape)
    if branch is None:
        branch = _branch_of(source._replace(text=shape[1]), tables, names)
        if branch is None:
            return run(source, tables, names)
        if len(tables.shapes) >= MOST:
            tables.shapes.clear()
        tables.shapes[shape] = branch
    titles = parts[1::2]
    return _node(branch, source, [0, *accumulate(map(len, titles))])


def _branch_of(empty: LogicalLine, tables: LineGrammar, names: frozenset[str]) -> _Branch | None:
    node = run(empty, tables, names)
    if isinstance(node, Stuck):
        return None  # where it stuck is told of the line itself
    opening = [at for at, char in enumerate(empty.text) if char == QUOTE][::2]
    return _branch(node, opening)


def _branch(node: Node, opening: list[int]) -> _Branch:
    parts = tuple(_branch(part, opening) if isinstance(part, Node) else _leaf(part, opening) for part in node.children)
    return node.rule, parts, _place(node.span, opening)


def _leaf(word: WrittenWord, opening: list[int]) -> _Leaf:
    return word.kind, word.text, word.meant, _place(word.span, opening)


def _place(span: Span, opening: list[int]) -> _Place:
    """A title is before a place if its closing quote is."""
    start, end = span.column - 1, span.end - 1
    return _Place(start, sum(at + 2 <= start for at in opening), end, sum(at + 2 <= end for at in opening))


def _node(branch: _Branch, source: LogicalLine, lengths: list[int]) -> Node:
    rule, parts, place = branch
    children = tuple([_node(p, source, lengths) if len(p) == 3 else _word(p, source, lengths) for p in parts])
    return tuple.__new__(Node, (rule, children, _span(place, source, lengths)))


def _word(leaf: _Leaf, source: LogicalLine, lengths: list[int]) -> WrittenWord:
    kind, text, meant, place = leaf
    span = _span(place, source, lengths)
    said = source.text[span.column - 1 : span.end - 1] if QUOTE in text else text
    return tuple.__new__(WrittenWord, (kind, said, span, meant))


def _span(place: _Place, source: LogicalLine, lengths: list[int]) -> Span:
    start, before_start, end, before_end = place
    found = source.file, source.line, start + lengths[before_start] + 1, end + lengths[before_end] + 1
    return tuple.__new__(Span, found)  # made for every word of every line, so it is as quick as can be
