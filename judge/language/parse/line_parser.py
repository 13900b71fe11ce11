"""Runs the LALR tables over one logical line: text in, a node out, or where it stuck and what would have fitted."""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from functools import cache

from judge.language.parse.grammar import LineGrammar, Node, WrittenWord
from judge.language.parse.lines import LogicalLine
from judge.support.frozen_data_classes import Noun
from judge.support.lalr import END, Parse, Rule

# Sets of at most two stretches of characters: Python takes half a millisecond to compile one of three that leaves ASCII.
_FIELD = re.compile(r'([^\W\d_][^:"\n]*):')
_BLANKS = re.compile(r"\s*")
_WORD = re.compile(r"×|\w+(?:['’]\w+|-\w+)*['’]?")

_Token = tuple[str, int]  # terminal, end
_Value = tuple[Sequence[Node | WrittenWord], int, int]  # what it leaves in the tree, start, end


class Stuck(Noun):
    """Where a line stopped making sense: at which character, and which terminals would have fitted."""

    position: int
    expected: frozenset[str]
    after: int  # the end of the last word that fitted


def run(source: LogicalLine, tables: LineGrammar, names: Container[str] = ()) -> Node | Stuck:
    """Parse one logical line. The names of players come before all other words, so that a player may be called A."""
    parse = Parse[_Value](tables.grammar, "start", lambda rule, values: _reduced(rule, values, source), through=True)
    text, position = source.text, 0
    while True:
        start = _BLANKS.match(text, position).end()  # type: ignore[union-attr]
        found = _next(text, start, tables, parse, names)
        if found is None or not parse.take(found[0], _leaf(found, start, source, tables)):
            return Stuck(start, parse.fitting(), position)
        if found[0] == END:
            node = parse.value[0][0]
            assert isinstance(node, Node)
            return node
        position = found[1]


def _next(text: str, position: int, tables: LineGrammar, parse: Parse[_Value], names: Container[str]) -> _Token | None:
    """The next token, among those that may stand here: fields before words, words before names."""
    if position == len(text):
        return END, position
    row = parse.row
    if (mark := tables.marks.get(text[position])) in row:
        return str(mark), position + 1
    begins = not parse.begun or "_PHASE_" in row  # at the start of a line, and after `what if`
    if begins and (field := _FIELD.match(text, position)) and (name := tables.fields.get(_plain(field[1]))):
        return name, field.end()
    word = _WORD.match(text, position)
    if word is None:
        return _other(text, position, word, tables, row)
    return _phrase(word, tables, row) or _word(word, tables, row, names) or _other(text, position, word, tables, row)


def _phrase(word: re.Match[str], tables: LineGrammar, row: Container[str]) -> _Token | None:
    """A word of the game that is several, the longest that stands here."""
    for phrase in tables.phrases.get(_plain(word[0]), ()) if tables.phrases else ():
        name = next((kind for kind in tables.words[phrase] if kind in row), None)
        if name and (end := _end_of(phrase, word)):
            return name, end
    return None


def _end_of(phrase: str, first: re.Match[str]) -> int:
    """Where the phrase ends that begins with this word, or 0 where other words follow."""
    end = first.end()
    for wanted in phrase.split(" ")[1:]:
        found = _WORD.match(first.string, _BLANKS.match(first.string, end).end())  # type: ignore[union-attr]
        if found is None or _plain(found[0]) != wanted:
            return 0
        end = found.end()
    return end


def _word(word: re.Match[str], tables: LineGrammar, row: Container[str], names: Container[str]) -> _Token | None:
    """A name that somebody has, or a word of ours."""
    if "NAME" in row and word[0] in names:
        return "NAME", word.end()
    kinds = tables.words.get(word[0]) or tables.words.get(_plain(word[0])) or ()
    for name in kinds:
        if name in row:
            return name, word.end()
    return None


def _other(text: str, position: int, word: re.Match[str] | None, tables: LineGrammar, row: Container[str]) -> _Token | None:
    for name, regex in tables.patterns:
        if name == "NAME" and word and not _may_be_name(word[0], row, tables):
            continue
        if name in row and (match := _compiled(regex).match(text, position)):
            return name, match.end()
    return None


def _may_be_name(word: str, row: Container[str], tables: LineGrammar) -> bool:
    """A name that nobody has said yet: not a word of ours, and with a capital where a trait could stand as well."""
    return not word[0].islower() or (word not in tables.words and "CARD" not in row)


def _plain(words: str) -> str:
    return " ".join(words.lower().replace("’", "'").split())


@cache
def _compiled(regex: str) -> re.Pattern[str]:
    return re.compile(regex)


def _leaf(token: _Token, start: int, source: LogicalLine, tables: LineGrammar) -> _Value:
    name, end = token
    if name in tables.grammar.dropped:
        return (), start, end
    text = source.text[start:end].strip()
    meanings = tables.meanings.get(name)
    meant = meanings.get(_plain(text.rstrip(":")), "") if meanings else ""
    return (WrittenWord(name, text, source.span(start, end), meant),), start, end


def _reduced(rule: Rule, values: list[_Value], source: LogicalLine) -> _Value:
    parts = _together(values)
    start, end = (values[0][1], values[-1][2]) if values else (0, 0)
    if rule.name and not (rule.single and len(parts) == 1):
        return (Node(rule.name, tuple(parts), source.span(start, end)),), start, end
    return parts, start, end


def _together(values: list[_Value]) -> list[Node | WrittenWord]:
    """All parts in a row. A list grows by one at a time: the row that it has become is made longer, not copied."""
    first = values[0][0] if values else []
    parts = first if isinstance(first, list) else [*first]
    for value in values[1:]:
        parts.extend(value[0])
    return parts
