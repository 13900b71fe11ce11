"""The law in German: every clause has a text beside the English one, and none is a sentence of the inserts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from judge.game.table import Table
from judge.render.clauses_behind_a_ruling import clause_text
from judge.render.messages import load_language
from judge.render.placeholders import Scene
from judge.rulebook import Rulebook, home, load_data

INSERTS = Path(__file__).resolve().parents[3] / "shared" / "sources"
RUN = 8  # words in a row that are somebody else's sentence


@pytest.fixture(scope="module")
def clauses() -> Any:
    return load_data([home() / "rulings"])["clauses"]


def german(clauses: Any) -> dict[str, str]:
    """Each clause with its German text, which stands beside the English one."""
    return {i: clauses[i]["text"].get("de", "") for i in clauses}


def test_every_clause_has_a_german_text(clauses: Any) -> None:
    assert [i for i, text in german(clauses).items() if not text] == []


def test_every_text_is_a_sentence_and_not_the_english_one(clauses: Any) -> None:
    told = german(clauses)
    faults = [i for i, text in told.items() if not re.fullmatch(r"[A-ZÄÖÜ„].*[.!?]", text) or text == clauses[i]["text"]["en"]]
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


def test_a_clause_is_told_in_the_language_that_it_has_and_else_as_the_language_lists_it(tmp_path: Path) -> None:
    """A third language adds the clauses' texts in its own file; what it lacks is said in English."""
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "nl.yaml").write_text("language: Nederlands\nclauses: {2E-SHADOW-01: Iets in de schaduw.}\n")
    data = load_data([home() / "rulings"])
    book = Rulebook(data, "", data["documents"])
    spoken = {code: Scene(load_language(code, [tmp_path]), book, Table()) for code in ("de", "en", "nl")}
    texts = data["clauses"]["2E-SHADOW-01"]["text"]
    told = [clause_text(spoken[code], "2E-SHADOW-01") for code in ("de", "en", "nl")]
    assert told == [texts["de"], texts["en"], "Iets in de schaduw."]
    assert clause_text(spoken["nl"], "2E-SHADOW-02") == data["clauses"]["2E-SHADOW-02"]["text"]["en"]
