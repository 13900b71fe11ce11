"""Tables of a grammar: built or kept, and never believed where they are not of this very grammar."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.support import cache
from judge.support.lalr import END, Parse, compile, load

SUM = """
start: sum
sum: sum "+" NUMBER | NUMBER
NUMBER: /[0-9]+/
"""


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
def test_tables_that_are_damaged_are_computed_anew(grammar: Path, tmp_path: Path, damage: bytes) -> None:
    assert added(grammar, ["1"]) == 1
    (kept,) = (tmp_path / "cache" / "judge").iterdir()
    kept.write_bytes(kept.read_bytes()[:60] + damage)
    assert added(grammar, ["1", "+", "2"]) == 3


def built_as(grammar: Path, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    """What the build hook would have made of a grammar."""
    load(grammar)
    (folder / "built").mkdir()
    for name, data in cache.built_from(folder / "cache").items():
        (folder / "built" / name).write_bytes(data)
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "empty"))
    monkeypatch.setattr(cache, "BUILT", folder / "built")
    return folder / "built" / f"lalr-{grammar.stem}"


def test_built_tables_are_used_and_nothing_is_kept(grammar: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    built_as(grammar, monkeypatch, tmp_path)
    monkeypatch.setattr(compile, "compiled", lambda *_: pytest.fail("computed though it was built"))
    assert added(grammar, ["1", "+", "2"]) == 3
    assert not (tmp_path / "empty").exists()


@pytest.mark.parametrize("damage", [b"", b"x", b"\0" * 50])
def test_built_tables_that_are_damaged_are_computed_anew(
    grammar: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: bytes
) -> None:
    built = built_as(grammar, monkeypatch, tmp_path)
    built.write_bytes(built.read_bytes()[:60] + damage)
    assert added(grammar, ["1", "+", "2"]) == 3


def test_built_tables_of_another_grammar_are_not_believed(grammar: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    built_as(grammar, monkeypatch, tmp_path)
    grammar.write_text(SUM.replace('"+"', "PLUS") + 'PLUS: "-"\n')
    assert added(grammar, ["1", "+", "2"]) == 3
