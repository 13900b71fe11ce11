"""The grammar is conflict-free, and our automaton reads it as Lark itself does."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, Token, Tree

from judge.game.vocabulary import SHIPPED, filled
from judge.language.parse.grammar import GRAMMAR, Node, WrittenWord, tables
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import split

FORMS = Path(__file__).with_name("language.scenario")


@cache
def strict() -> Lark:
    """Lark's strict mode refuses shift/reduce conflicts and terminals that overlap."""
    return Lark(filled(GRAMMAR.read_text("utf-8"), SHIPPED), parser="lalr", strict=True, maybe_placeholders=False)


def shape(tree: Any) -> Any:
    """What both kinds of tree have in common."""
    match tree:
        case Tree():
            return str(tree.data), [shape(child) for child in tree.children]
        case Token():
            return tree.type, str(tree).strip()
        case Node():
            return tree.rule, [shape(child) for child in tree.children]
        case WrittenWord():
            return tree.kind, tree.text


def test_the_grammar_has_no_conflict() -> None:
    assert {t.name for t in strict().terminals} == {name for name, _ in tables().grammar.terminals}


@pytest.mark.parametrize("source", list(split(FORMS.read_text("utf-8"), "language")), ids=lambda s: s.text.strip()[:60])
def test_every_form_of_the_language_parses_as_lark_parses_it(source: Any) -> None:
    ours = run(source, tables())
    assert not isinstance(ours, Stuck), f"stuck at {source.text[ours.position :]!r}, expected {set(ours.expected)}"
    assert shape(ours) == shape(strict().parse(source.text))


def test_keywords_do_not_swallow_longer_words() -> None:
    for terminal in strict().terminals:
        if terminal.priority == 3:  # keywords
            assert terminal.pattern.value.endswith(r"(?!\w)"), terminal.name


def test_every_word_of_a_keyword_terminal_is_known_to_the_automaton() -> None:
    known = {kind for kinds in tables().words.values() for kind in kinds} | set(tables().fields.values())
    assert known == {t.name for t in strict().terminals if t.priority >= 3}


def test_no_word_is_written_with_capitals() -> None:
    assert not [word for word in tables().words if re.search("[A-Z]", word)]
