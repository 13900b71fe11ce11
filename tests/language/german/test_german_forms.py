"""Every form of the language in German: the same tree as the English line, from the same grammar."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from judge.language.parse.grammar import Node, WrittenWord, tables
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import LogicalLine
from judge.language.translate import foreign, tongue
from judge.language.translate import word_order as rules

NAMES = frozenset({"Alice", "Bob", "Carol"})
FORMS = Path(__file__).with_name("forms.txt")


def pairs() -> list[tuple[str, str]]:
    found, english = [], ""
    for line in FORMS.read_text("utf-8").split("\n"):
        if line.startswith("  "):
            found.append((line.strip(), english))
        elif line and not line.startswith("#"):
            english = line
    return found


def shape(tree: Node | WrittenWord) -> Any:
    """A tree without its places; `traits` and `trait` are one word to the grammar's reader."""
    if isinstance(tree, WrittenWord):
        same = {"marshalling": "marshaling", "his": "her", "its": "her"}
        return tree.kind, " ".join(tree.lower.split()) if tree.kind in ("TEXT",) else same.get(tree.lower, tree.lower)
    return tree.rule, [shape(child) for child in tree.children]


@pytest.mark.parametrize(("german", "english"), pairs(), ids=[german for german, _ in pairs()])
def test_a_german_line_gives_the_tree_of_the_english_one(german: str, english: str) -> None:
    table = tongue("de")
    assert table
    source = foreign(LogicalLine("de", 1, german), table, NAMES)
    ours, theirs = run(source, tables(), NAMES), run(LogicalLine("en", 1, english), tables(), NAMES)
    assert not isinstance(theirs, Stuck), english
    assert not isinstance(ours, Stuck), f"{source.text!r}, stuck at {source.text[ours.position:]!r}"
    assert shape(ours) == shape(theirs), source.text


def test_every_rule_on_order_is_needed_by_some_form(monkeypatch: pytest.MonkeyPatch) -> None:
    table, used, applied = tongue("de"), set[str](), rules._applied
    assert table

    def spy(line: Any, pattern: Any, replacement: str) -> Any:
        new = applied(line, pattern, replacement)
        used.update([pattern.pattern] if new != line else [])
        return new

    monkeypatch.setattr(rules, "_applied", spy)
    misspelt = "dann hohlt Alice \"X\" aus den Schatten"
    for german in (misspelt, *(german for german, _ in pairs())):
        foreign(LogicalLine("de", 1, german), table, NAMES)
    verbs = tuple(table.verbs)
    assert not [pattern for pattern, _ in table.order if rules._compiled(pattern, verbs).pattern not in used]


def test_every_translation_is_a_word_of_the_grammar_or_a_name() -> None:
    table, inner = tongue("de"), {"let", "that"}
    assert table
    known = tables().words.keys() | tables().fields.keys() | inner
    for rows in table.words.values():
        for _, english in rows:
            words = english.replace("_", " ").replace(":", "").split()
            assert all(word in known or word[0].isupper() or english[:-1] in known for word in words), english
