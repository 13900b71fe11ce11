"""Every sentence that the code asks for stands in every language, and names what the code gives it: a missing row would be
told by its key, and a name that nobody gives would be shown in braces."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest
from casebook import HOME

from judge.game.vocabulary import SHIPPED
from judge.render.messages import languages, load_language
from judge.render.problem_sentence import message
from judge.support.problems import Span, phrase, problem_at

ROOMS = ("driver", "language")
"""The rooms whose problems are data from end to end."""
MAKERS = ("refuse", "problem_at")


class Asked(NamedTuple):
    """A sentence that a call asks for, and the names that it gives."""

    place: str
    sections: tuple[str, ...]
    key: str
    names: frozenset[str]


def files() -> list[Path]:
    rooms = [HOME / "judge" / room for room in ROOMS]
    return [file for room in rooms for file in ([room] if room.is_file() else sorted(room.rglob("*.py")))]


def asked() -> Iterator[Asked]:
    for file in files():
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name):
                yield from _asked(call, f"{file.relative_to(HOME)}:{call.lineno}", call.func.id)


def _asked(call: ast.Call, place: str, maker: str) -> Iterator[Asked]:
    names = frozenset(word.arg for word in call.keywords if word.arg)
    if maker == "phrase":
        yield from (Asked(place, ("hints", "problem_words"), key, names) for key in _texts(call.args[0]))
    elif maker in MAKERS:
        codes, said = _texts(call.args[0]), _texts(call.args[2]) if len(call.args) > 2 else [""]
        yield from (Asked(place, ("problems",), key, names) for text in said for key in ([text] if text else codes))


def _texts(node: ast.expr) -> list[str]:
    """What a key may be, where that is written down: `"a"`, `"a" if … else "b"`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return [*_texts(node.body), *_texts(node.orelse)] if isinstance(node, ast.IfExp) else []


def placeholders(text: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name)


ASKED = list(dict.fromkeys(asked()))


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_there_and_names_what_is_given(language: str) -> None:
    said = load_language(language)
    lacking = []
    for one in ASKED:
        rows = [row for section in one.sections if (row := said.find(section, one.key))]
        if not rows or not any(placeholders(row) <= one.names for row in rows):
            lacking.append(one)
    assert len(ASKED) > 100
    assert lacking == []


@pytest.mark.parametrize("section", ["problems", "hints", "problem_words"])
def test_a_sentence_names_the_same_in_every_language(section: str) -> None:
    named = {code: {key: placeholders(row) for key, row in load_language(code).data[section].items()} for code in languages()}
    assert all(rows == named["en"] for rows in named.values())


@pytest.mark.parametrize("language", languages())
def test_every_area_of_the_game_can_be_spoken_of(language: str) -> None:
    assert [area for area in SHIPPED.names("areas") if not load_language(language).find("problem_words", f"lies.{area}")] == []


@pytest.mark.parametrize("language", languages())
def test_every_class_of_words_has_its_sentence(language: str) -> None:
    from judge.language.mistakes.diagnose import _CLASSES

    said = load_language(language)
    rows = {says or code: said.find("problems", says or code) for _, code, says in _CLASSES}
    assert {key for key, row in rows.items() if row is None or placeholders(row) != {"value"}} == set()


@pytest.mark.parametrize(
    ("language", "told"), [("en", "`X` fits 2 cards: Alice's in crypt"), ("de", "`X` passt auf 2 Karten: bei Alice in crypt")]
)
def test_an_area_that_only_a_house_has_is_called_by_its_name(language: str, told: str) -> None:
    where = (phrase("lies.crypt", player="Alice", area="crypt"),)
    problem = problem_at("ambiguous-title", Span("table", 1), card="X", count=2, where=where)
    assert message(load_language(language), problem) == told
