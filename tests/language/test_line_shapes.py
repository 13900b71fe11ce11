"""A line that is made of a shape is to the letter what parsing the line itself gives, wherever its titles stand."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from casebook import HOME

from judge.language.parse.grammar import tables
from judge.language.parse.line_parser import Stuck, run
from judge.language.parse.lines import LogicalLine, split
from judge.language.parse.parse_by_shape import parsed

NAMES = frozenset({"Alice", "Bob", "Carol"})
FILES = sorted((HOME / "scenarios").rglob("*.scenario"))
TITLES = ("", "X", "Ser Robert Strong", "ask can Alice", "a, b: (c) [d] @e", "3 x", "Ygritte’s", "#no comment")


def of(text: str, line: int = 7) -> LogicalLine:
    return LogicalLine("board.scenario", line, text)


def retitled(text: str, chance: Random) -> str:
    parts = text.split('"')
    return '"'.join(part if n % 2 == 0 else chance.choice(TITLES) for n, part in enumerate(parts))


@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=lambda folder: folder.name)
def test_every_line_of_the_casebook_is_the_same_by_its_shape(folder: Path) -> None:
    chance, words = Random(folder.name), tables()
    for file in (file for file in FILES if file.parent == folder):
        for source in split(file.read_text(encoding="utf-8", errors="replace").replace("\r", "\n"), file.name):
            for text in (source.text, retitled(source.text, chance), retitled(source.text, chance)):
                line = source._replace(text=text)
                assert parsed(line, words, NAMES) == run(line, words, NAMES)


def test_titles_of_any_length_have_their_places() -> None:
    first, second = of('ask can Alice attach "A" to "Bee"?'), of('ask can Alice attach "Longer Title" to "C"?', 9)
    assert parsed(first, tables(), NAMES) == run(first, tables(), NAMES)
    found = parsed(second, tables(), NAMES)
    assert not isinstance(found, Stuck)
    done = next(next(found.nodes()).nodes())
    cards = (done.the_node("card"), done.the_node("target").the_node("card"))
    assert [card.the_word("STRING").text for card in cards] == ['"Longer Title"', '"C"']
    assert found == run(second, tables(), NAMES)


def test_free_text_keeps_its_quotes() -> None:
    for text in ('title: "Fire" and "Blood"', 'title: "Ice" and "Winter is coming"'):
        assert parsed(of(text), tables(), NAMES) == run(of(text), tables(), NAMES)


def test_a_name_that_only_one_file_knows_is_no_name_in_another() -> None:
    line = of("ask can Zed act?")
    known = parsed(line, tables(), frozenset({"Zed"}))
    assert known == run(line, tables(), frozenset({"Zed"}))
    first = of("ask who acts first?")
    assert parsed(first, tables(), frozenset({"first"})) == run(first, tables(), frozenset({"first"}))


def test_where_a_line_sticks_is_told_of_the_line_itself() -> None:
    line = of('ask can Alice frobnicate "A Rather Long Title"?')
    assert isinstance(parsed(line, tables(), NAMES), Stuck)
    assert parsed(line, tables(), NAMES) == run(line, tables(), NAMES)
