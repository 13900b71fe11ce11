"""Documents that translate others: in force only if named, outranked by what they translate, and named where they differ."""

from __future__ import annotations

from pathlib import Path

import pytest
from casebook import HOME, catalogue, heard, law, scenario

from judge.driver.run_scenario import Session, hear
from judge.rulebook import rulebook

GERMAN = HOME / "scenarios" / "2e" / "german"
INSERTS = ("2e-de-koenigsmund", "2e-de-winterfell")
ENGLISH_ONLY = {"2E-PRINTED-05", "2E-SHADOW-12"}
"""What the German inserts say otherwise: see rulings/2e/where-german-inserts-differ.yaml."""


def beaten(session: Session) -> list[set[tuple[str, tuple[str, ...]]]]:
    return [{(h.clause, h.beaten) for h in a.ruling.beaten} for a in session.answers]


@pytest.mark.parametrize(
    ("file", "set_aside", "by"),
    [
        ("dash-cost-both", "2E-DE-01", "2E-PRINTED-05"),
        ("effect-or-ability-both", "2E-DE-02", "2E-SHADOW-12"),
        ("holen-bringen-treten-both", "2E-DE-04", "2E-SHADOW-17"),
    ],
)
def test_under_both_the_difference_is_named(file: str, set_aside: str, by: str) -> None:
    assert (set_aside, (by,)) in beaten(heard(GERMAN / f"{file}.scenario"))[0]


def test_a_bar_that_rests_on_an_outranked_amount_names_it() -> None:
    """Ser Robert Strong reaches a printed cost of 5 or lower, and a dash is 0 in German only."""
    assert ("2E-DE-01", ("2E-PRINTED-05",)) in beaten(heard(GERMAN / "dash-cost-both.scenario"))[-1]


@pytest.mark.parametrize("insert", INSERTS)
def test_each_insert_alone_rules_in_its_own_words(insert: str) -> None:
    """Both German inserts carry the same law."""
    for file in sorted(GERMAN.glob("*-koenigsmund-alone.scenario")):
        told = scenario(file)
        only = tuple(insert if d in INSERTS else d for d in told.documents_only)
        session = hear(told, rulebook(law(), told.edition, None, only))
        ours = [(a.ruling.verdict, {h.clause for h in a.ruling.decided}) for a in session.answers]
        assert ours == [(a.ruling.verdict, {h.clause for h in a.ruling.decided}) for a in heard(file).answers]


def test_translations_are_in_force_only_if_they_are_named() -> None:
    assert not set(INSERTS) & rulebook(law(), "2e").documents
    assert rulebook(law(), "2e", None, INSERTS).documents == set(INSERTS)


def test_a_translation_ranks_below_what_it_translates_and_has_its_edition() -> None:
    documents = law()["documents"]
    for one in (d for d in documents.values() if d.get("translates")):
        original = documents[one["translates"]]
        assert one["precedence"] < original["precedence"]
        assert one["edition"] == original["edition"]
        assert one["date"] >= original["date"]


def test_every_shadows_clause_names_the_german_sections_and_has_a_german_text() -> None:
    carried = {i: {d for d, _ in c["sources"]} for i, c in law()["clauses"].items()}
    shadows = [i for i, docs in carried.items() if "2e-expansion-rules" in docs and "BESTOW" not in i]
    assert {i for i in shadows if not set(INSERTS) <= carried[i]} == ENGLISH_ONLY
    assert [i for i in shadows if not law()["clauses"][i]["text"].get("de")] == []


def test_the_sections_named_are_headings_of_the_inserts() -> None:
    sources = HOME.parent / "shared" / "sources"
    if not sources.is_dir():
        pytest.skip("the sources are not here")
    for insert in INSERTS:
        text = (sources / f"{insert}.txt").read_text(encoding="utf-8").replace("EINE KARTEN ", "EINE KARTE ")
        headings = {line.strip("# ").casefold() for line in text.splitlines() if line.startswith("#")}
        named = {s.casefold() for c in law()["clauses"].values() for d, s in c["sources"] if d == insert}
        assert named <= headings, f"{insert}: {sorted(named - headings)}"


def test_german_scenarios_of_the_differences_are_there() -> None:
    assert len(list(Path(GERMAN).glob("*-both.scenario"))) >= 3
    assert catalogue()
