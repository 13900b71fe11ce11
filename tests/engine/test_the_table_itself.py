"""`rulings/bearing.yaml`: every fault of it has its place, another rulebook may lack it, and it speaks of every question."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from casebook import HOME, law
from test_bad import ran

from judge.rulebook import load_data

HOUSE = 'documents:\n  ours: {title: Ours, short: Ours, edition: 2e, date: "2026-01-01", language: en, precedence: 3}\n'
SPOKEN = "card_text:\n  en:\n"


def house(folder: Path, table: str) -> Path:
    (folder / "house.yaml").write_text(HOUSE, encoding="utf-8")
    (folder / "bearing.yaml").write_text(table, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("table", "line", "column", "code", "message"),
    [
        ("aks:\n  strength: [strength]\n", 1, 1, "unknown-key", "did you mean `asks`?"),
        (SPOKEN + "    wrods:\n      strength: [STR]\n", 3, 5, "unknown-key", "did you mean `words`?"),
        (SPOKEN + "    words:\n      strength: STR\n", 4, 17, "not-a-list", "`strength`"),
        (SPOKEN + "    words:\n      strength: [1]\n", 4, 18, "bad-value", "`1`"),
        ("asks:\n  strength: [strengt]\n", 2, 14, "unknown-topic", "`strengt`"),
        ("bound:\n  cots: [marshal]\n  cost: [marshl]\n", 3, 10, "unknown-topic", "`marshl`"),
        (SPOKEN + "    timing:\n      sometimes: often\n", 4, 18, "bad-value", "`often`"),
        (SPOKEN + "    phases:\n      supper: [at supper]\n", 4, 7, "unknown-key", "`supper`"),
        (SPOKEN + "    kinds:\n      charakter: [knave]\n", 4, 7, "unknown-key", "did you mean `character`?"),
        ("card_text:\n  en: [STR]\n", 2, 7, "not-a-map", "`en: {words: …}`"),
        ("card_text: [STR]\n", 1, 12, "not-a-map", "`en: {…}`"),
        ("printed:\n  plot: [incme]\n", 2, 10, "unknown-topic", "`incme`"),
        ("icons:\n  milk: [military]\n", 2, 3, "unknown-key", "`milk`"),
        ("begins: [attak]\n", 1, 10, "unknown-action", "`attak`"),
        ("by_effect: [kil]\n", 1, 13, "unknown-action", "`kil`"),
        ("of_its_holder: [look, lok]\n", 1, 23, "unknown-action", "`lok`"),
        (SPOKEN + "    areas:\n      pocket: [pocket]\n", 4, 7, "unknown-key", "`pocket`"),
        ("acts:\n  marshall: [marshal]\n", 2, 3, "unknown-action", "`marshall`"),
        ("- a list\n", 1, 1, "not-a-map", ""),
    ],
)
def test_a_fault_has_its_place(tmp_path: Path, table: str, line: int, column: int, code: str, message: str) -> None:
    status, page = ran("check", str(house(tmp_path, table)))
    assert status == 1 and f"bearing.yaml:{line}:{column}: " in page and f"[{code}]" in page and message in page, page


def test_every_fault_is_told(tmp_path: Path) -> None:
    _, page = ran("check", str(house(tmp_path, "aks: {}\nacts:\n  marshall: [marshal]\n  stnad: [stand]\n")))
    assert page.count("bearing.yaml:") == 3


def test_a_house_may_add_words(tmp_path: Path) -> None:
    folder = house(tmp_path, SPOKEN + "    words:\n      strength: [brawn]\n")
    data = load_data([HOME / "rulings", folder])["bearing"]["card_text"]["en"]
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


def test_card_text_of_another_language_has_a_part_of_its_own(tmp_path: Path) -> None:
    """What is added for one language is looked for in no other."""
    from judge.engine.unread.bearing_words import BearingWords

    folder = house(tmp_path, "card_text:\n  de:\n    words:\n      strength: [Kraft]\n")
    data = load_data([HOME / "rulings", folder])["bearing"]
    assert BearingWords(data, "de").topics("+1 Kraft.") == {"strength"} and not BearingWords(data, "de").topics("+1 STR.")
    assert BearingWords(data).topics("+1 STR.") == {"strength"} and not BearingWords(data).topics("+1 Kraft.")


def test_no_word_of_card_text_stands_in_python() -> None:
    """The sections that are looked at are those of the file: what is asked for there is there, and nothing lies idle."""
    import re

    source = "".join(file.read_text(encoding="utf-8") for file in (HOME / "judge" / "engine" / "unread").glob("*.py"))
    table = law()["bearing"]
    for section in (*table["card_text"]["en"], *table):
        assert re.search(rf"[\"']{section}[\"']", source), f"nothing looks at `{section}`"
