"""The shipped tables are those of their grammars, and are never believed where they are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.catalogue.automaton import GRAMMAR as TEXT
from judge.catalogue.automaton import WAYS_IN
from judge.lalr import END, Parse, compile, load
from judge.lalr.load import shipped
from judge.scenario.tables import GRAMMAR as SCENARIO

SUM = """
start: sum
sum: sum "+" NUMBER | NUMBER
NUMBER: /[0-9]+/
"""


@pytest.mark.parametrize(("grammar", "ways"), [(SCENARIO, ("start",)), (TEXT, WAYS_IN)], ids=["scenario", "text"])
def test_the_shipped_tables_are_those_of_the_grammar(grammar: Path, ways: tuple[str, ...]) -> None:
    _, _, text = shipped(grammar).read_text("utf-8").removesuffix("\n").partition("\n")
    same = text == compile.compiled(grammar.read_text("utf-8"), ways)
    assert same, f"run `python -m judge.lalr {grammar} {' '.join(ways)}`"


@pytest.fixture
def grammar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = tmp_path / "sum.lark"
    path.write_text(SUM)
    return path


def added(grammar: Path, words: list[str]) -> int | None:
    parse = Parse[int](load(grammar), "start", lambda _, values: sum(values))
    for word in words:
        if not parse.take("NUMBER" if word.isdigit() else "PLUS", int(word) if word.isdigit() else 0):
            assert parse.fitting() <= {"NUMBER", "PLUS", END}
            return None
    return parse.value if parse.take(END, 0) else None


def test_words_that_fit_are_taken_and_others_are_not(grammar: Path) -> None:
    assert added(grammar, ["1", "+", "20", "+", "300"]) == 321
    assert added(grammar, ["1", "2"]) is None
    assert added(grammar, ["1", "+"]) is None


def test_what_fits_is_said(grammar: Path) -> None:
    parse = Parse[int](load(grammar), "start", lambda *_: 0)
    assert parse.fitting() == {"NUMBER"}
    assert parse.take("NUMBER", 1)
    assert parse.fitting() == {"PLUS", END}


def test_new_tables_are_kept_and_not_computed_twice(grammar: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert added(grammar, ["1"]) == 1
    monkeypatch.setattr(compile, "compiled", lambda *_: pytest.fail("computed twice"))
    assert added(grammar, ["2"]) == 2


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 50, b"\xff\xfe\n\n"])
def test_shipped_tables_that_are_damaged_are_computed_anew(grammar: Path, damage: bytes) -> None:
    shipped(grammar).write_bytes(damage)
    assert added(grammar, ["1", "+", "2"]) == 3


def test_shipped_tables_of_another_grammar_are_not_believed(grammar: Path) -> None:
    grammar.write_text(SUM.replace('"+"', "PLUS") + 'PLUS: "-"\n')
    shipped(grammar).write_bytes(shipped(SCENARIO).read_bytes())
    assert added(grammar, ["1", "+", "2"]) == 3
