"""The compiled law is kept, and never trusted where its files, its words or its compiler are not the same."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.game.facts import FACTS
from judge.rulebook import load_data

LAW = """\
- id: X-1
  sources: [{document: book, section: One}]
  text: {en: Cards may be marshaled.}
  says: [{permits: marshal}]
"""


@pytest.fixture
def law(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "rulings"
    (folder / "2e").mkdir(parents=True)
    document = "{title: Book, short: Book, edition: 2e, date: '2015-01-01', language: en, precedence: 1}"
    (folder / "documents.yaml").write_text(f"book: {document}\n")
    (folder / "actions.yaml").write_text("marshal: {}\n")
    (folder / "2e" / "one.yaml").write_text(LAW)
    return folder


def text(folder: Path) -> str:
    return str(load_data([folder])["clauses"]["X-1"]["text"]["en"])


def test_what_is_kept_is_what_was_compiled(law: Path) -> None:
    fresh, kept = load_data([law]), load_data([law])
    assert {**fresh, "clauses": dict(fresh["clauses"])} == {**kept, "clauses": dict(kept["clauses"])}


def test_content_decides_and_not_the_date(law: Path) -> None:
    assert text(law) == "Cards may be marshaled."
    file = law / "2e" / "one.yaml"
    before = file.stat()
    file.write_text(LAW.replace("may", "can"))
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert text(law) == "Cards can be marshaled."


def test_other_words_mean_another_compilation(law: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text(law)
    kept = next((law.parent / "cache" / "judge").iterdir()).read_bytes()
    monkeypatch.setitem(FACTS, "a_new_word", FACTS["unique"])
    text(law)
    assert any(file.read_bytes() != kept for file in (law.parent / "cache" / "judge").iterdir())


@pytest.mark.parametrize("damage", [b"", b"judge-cache-2 x y\nnonsense", b"\0" * 1000])
def test_a_damaged_file_is_compiled_again(law: Path, damage: bytes) -> None:
    text(law)
    for file in (law.parent / "cache" / "judge").iterdir():
        file.write_bytes(damage)
    assert text(law) == "Cards may be marshaled."


def test_no_folder_for_the_cache_is_no_trouble(law: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (law.parent / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(law.parent / "file"))
    assert text(law) == text(law) == "Cards may be marshaled."
