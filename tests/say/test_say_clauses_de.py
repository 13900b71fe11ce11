"""The law in German: every clause has a text, none is kept for a clause that is gone, and none is a sentence of the inserts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.rulebook import Rulebook, home, load_data
from judge.say.language import languages, load_language
from judge.say.names import Scene
from judge.say.proof import clause_text
from judge.table import Table

KEPT: dict[str, str] = yaml.safe_load((home() / "rulings" / "languages" / "clauses.de.yaml").read_text(encoding="utf-8"))
INSERTS = Path(__file__).resolve().parents[3] / "shared" / "sources"
RUN = 8  # words in a row that are somebody else's sentence


@pytest.fixture(scope="module")
def clauses() -> Any:
    return load_data([home() / "rulings"])["clauses"]


def german(clauses: Any) -> dict[str, str]:
    """Each clause with its German text, wherever that is kept."""
    language = load_language("de")
    return {i: clauses[i]["text"].get("de") or language.clause(i) or "" for i in clauses}


def test_every_clause_has_a_german_text(clauses: Any) -> None:
    assert [i for i, text in german(clauses).items() if not text] == []


def test_no_text_is_kept_for_a_clause_that_does_not_exist(clauses: Any) -> None:
    assert sorted(set(KEPT) - set(clauses)) == []


def test_every_text_is_a_sentence_and_not_the_english_one(clauses: Any) -> None:
    faults = [i for i, text in KEPT.items() if not re.fullmatch(r"[A-ZÄÖÜ„].*[.!?]", text) or text in clauses[i]["text"].values()]
    assert faults == []


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def test_no_text_is_taken_from_the_german_inserts(clauses: Any) -> None:
    sources = sorted(INSERTS.glob("2e-de-*.txt")) if INSERTS.is_dir() else []
    if not sources:
        pytest.skip("the inserts are not here")
    printed = set().union(*(runs(file.read_text(encoding="utf-8")) for file in sources))
    assert {i: shared for i, text in german(clauses).items() if (shared := runs(text) & printed)} == {}


def test_the_clauses_own_text_comes_first_then_the_list_then_english() -> None:
    data = load_data([home() / "rulings"])
    own, listed = "2E-SHADOW-01", next(i for i in KEPT if "de" not in data["clauses"][i]["text"])
    book = Rulebook(data, "", data["documents"])
    spoken = {code: Scene(load_language(code), book, Table()) for code in ("de", "en")}
    assert clause_text(spoken["de"], own) == data["clauses"][own]["text"]["de"]
    assert clause_text(spoken["de"], listed) == KEPT[listed]
    assert clause_text(spoken["en"], listed) == data["clauses"][listed]["text"]["en"]


def test_the_list_is_no_language_and_english_does_not_read_it() -> None:
    assert "clauses.de" not in languages()
    assert "_clauses" not in vars(load_language("en"))
