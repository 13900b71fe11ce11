"""`rulings/bearing.yaml`: every fault of it has its place, another rulebook may lack it, and it speaks of every question."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from casebook import HOME, law
from test_bad import ran

from judge.rulebook import load_data

HOUSE = 'documents:\n  ours: {title: Ours, short: Ours, edition: 2e, date: "2026-01-01", language: en, precedence: 3}\n'


def house(folder: Path, table: str) -> Path:
    (folder / "house.yaml").write_text(HOUSE, encoding="utf-8")
    (folder / "bearing.yaml").write_text(table, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("table", "line", "column", "code", "message"),
    [
        ("wrods:\n  strength: [STR]\n", 1, 1, "unknown-key", "did you mean `words`?"),
        ("words:\n  strength: STR\n", 2, 13, "not-a-list", "`strength`"),
        ("words:\n  strength: [1]\n", 2, 14, "bad-value", "`1`"),
        ("words:\n  strenth: [STR]\nasks:\n  strength: [strengt]\n", 4, 14, "unknown-topic", "`strengt`"),
        ("bound:\n  cots: [marshal]\n  cost: [marshl]\n", 3, 10, "unknown-topic", "`marshl`"),
        ("timing:\n  sometimes: often\n", 2, 14, "bad-value", "`often`"),
        ("acts:\n  marshall: [marshal]\n", 2, 3, "unknown-action", "`marshall`"),
        ("- a list\n", 1, 1, "not-a-map", ""),
    ],
)
def test_a_fault_has_its_place(tmp_path: Path, table: str, line: int, column: int, code: str, message: str) -> None:
    status, page = ran("check", str(house(tmp_path, table)))
    assert status == 1 and f"bearing.yaml:{line}:{column}: " in page and f"[{code}]" in page and message in page, page


def test_every_fault_is_told(tmp_path: Path) -> None:
    _, page = ran("check", str(house(tmp_path, "wrods: {}\nacts:\n  marshall: [marshal]\n  stnad: [stand]\n")))
    assert page.count("bearing.yaml:") == 3


def test_a_house_may_add_words(tmp_path: Path) -> None:
    folder = house(tmp_path, "words:\n  strength: [brawn]\n")
    data = load_data([HOME / "rulings", folder])["bearing"]
    assert "brawn" in data["words"]["strength"] and "STR" in data["words"]["strength"]


def test_a_rulebook_without_one_uses_ours(tmp_path: Path) -> None:
    folder = tmp_path / "rulings"
    shutil.copytree(HOME / "rulings", folder)
    (folder / "bearing.yaml").unlink()
    assert load_data([folder])["bearing"] == law()["bearing"]


def test_every_action_and_every_amount_has_its_line() -> None:
    """What has none may be touched by anything, so that a new act errs towards saying so; but none was forgotten."""
    data = law()
    table = data["bearing"]
    assert set(data["actions"]) == set(table["acts"])
    amounts = {key.partition(" ")[2] for key in data["index"] if key.startswith("sets ")}
    assert amounts <= set(table["asks"])
