"""What comes after what, as the rulebook hands it out: rows stand and fall with the clauses that place them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from casebook import HOME, law

from judge.game.case_and_truth import Case
from judge.render.messages import load_language
from judge.rulebook import Rulebook, load_data, rulebook
from judge.rulebook.read_steps import CORE, KEYS, each_row
from judge.rulebook.steps_in_force import Row

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


def standing(rows: tuple[Row, ...]) -> Iterator[Row]:
    """Every row that stands, with those below it."""
    for row in rows:
        yield row
        yield from standing((*row.steps, *row.inside))


def told_apart(row: Mapping[str, Any] | Row) -> str:
    """What a row is found by; one without a name by the first below it."""
    step, below = (row.step, row.steps) if isinstance(row, Row) else (row.get("step"), row.get("steps", ()))
    return str(step) if step else f"around {told_apart(below[0])}" if below else "around nothing"


PLACED = [
    pytest.param(edition, sequence, row, id=f"{edition}-{told_apart(row)}")
    for edition in EDITIONS
    for sequence, rows in law()["steps"][edition].items()
    for row in each_row(rows)
]


@pytest.mark.parametrize(("edition", "sequence", "row"), PLACED)
def test_a_row_stands_while_a_clause_of_its_by_is_in_force(edition: str, sequence: str, row: Mapping[str, Any]) -> None:
    """Any one of them will do, and without all of them it is gone with what is below it.

    Where the documents place no row that the sequence is there for, they do not tell its order, and it stands as it is.
    """
    book, raw = rulebook(law(), edition), law()["steps"][edition][sequence]
    core = [one for one in each_row(raw) if one.get("does") in CORE or "ends" in one] or raw
    for off in (frozenset(row["by"]), *(frozenset(row["by"]) - {one} for one in row["by"])):
        left = Rulebook(law(), edition, book.documents, off).rows(sequence)
        untold = all(off.issuperset(one["by"]) for one in core)
        stands = told_apart(row) in map(told_apart, standing(left))
        assert stands is (untold or not off.issuperset(row["by"])), off
