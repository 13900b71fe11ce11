"""What comes after what, as the rulebook hands it out: rows stand and fall with the clauses that place them."""

from __future__ import annotations

from pathlib import Path

import pytest
from casebook import HOME, law

from judge.game.case import Case
from judge.render.messages import load_language
from judge.rulebook import Rulebook, load_data, rulebook
from judge.rulebook.read_steps import KEYS, each_row

EDITIONS = ("1e", "2e")


def names(book: Rulebook, sequence: str) -> list[str]:
    return [row.step for row in book.rows(sequence)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_is_placed_by_clauses_of_its_own_edition(edition: str) -> None:
    rows = [row for one in law()["steps"][edition].values() for row in each_row(one)]
    assert len(rows) > 40
    strays = [(row, clause) for row in rows for clause in row["by"] if not clause.startswith(edition.upper())]
    assert strays == []


def test_fifteen_keys_and_no_more() -> None:
    assert len(KEYS) == 15


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_row_has_its_sentence(language: str) -> None:
    words = load_language(language)
    told = [row for sequences in law()["steps"].values() for one in sequences.values() for row in each_row(one)]
    assert [row["step"] for row in told if "step" in row and words.find("steps", row["step"], "") is None] == []


def test_a_clause_switched_off_takes_its_row_along() -> None:
    book = rulebook(law(), "2e")
    without = Rulebook(law(), "2e", book.documents, frozenset({"2E-RESERVE-01"}))
    assert "reserve check" in names(book, "taxation")
    assert [n for n in names(book, "taxation") if n not in names(without, "taxation")] == ["reserve check"]


def test_a_row_of_two_clauses_stands_while_one_is_in_force() -> None:
    book = rulebook(law(), "2e")
    one, both = frozenset({"2E-DELAY-04"}), frozenset({"2E-DELAY-04", "2E-LASTING-02"})
    assert "plot phase ends" in names(Rulebook(law(), "2e", book.documents, one), "plot")
    # without either nothing places the end of the phase, so the documents do not tell the order at all
    assert names(Rulebook(law(), "2e", book.documents, both), "plot") == names(book, "plot")


def test_documents_that_place_no_occurrence_leave_the_order_as_it_is() -> None:
    alone = rulebook(law(), "2e", only=["2e-expansion-rules"])
    assert names(alone, "happening") == names(rulebook(law(), "2e"), "happening")


def test_a_rulebook_without_rows_has_ours(tmp_path: Path) -> None:
    for file in (HOME / "tests" / "check" / "base").glob("*.yaml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    book = rulebook(load_data([tmp_path]), "2e")
    assert names(book, "happening") == ["imminent", "interrupts", "occurs", "at once"]


def test_the_rows_are_a_section_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is unpacked when a step asks for it, and not before: `can` never does."""
    data = load_data([HOME / "rulings"])
    book = rulebook(data, "2e")
    monkeypatch.setattr(type(book), "rows", lambda *_: pytest.fail("opened"))
    from judge.engine.rule import Can, decide, open_hearing
    from judge.game.table import Player, Table
    from judge.question import Act

    table = Table(players=(Player("Alice"), Player("Bob")), phase="marshaling", window="action")
    assert decide(open_hearing(book, table), Can(Act("initiate_challenge", "Alice"))).case == Case(
        "initiate_challenge", "initiate_challenge", "Alice"
    )
