"""Among equals a later document prevails where it reprints the same rule: `replaces` puts the earlier clause out of force."""

from __future__ import annotations

from pathlib import Path

import pytest
from casebook import HOME

from judge.rulebook import Rulebook, load_data, rulebook

DOCUMENTS = """
first: {title: First, short: First, edition: 2e, date: "2010-01-01", language: en, precedence: 2}
second: {title: Second, short: Second, edition: 2e, date: "2012-01-01", language: en, precedence: 2}
same-day: {title: Same day, short: Same, edition: 2e, date: "2010-01-01", language: en, precedence: 2}
faq: {title: FAQ, short: FAQ, edition: 2e, date: "2009-01-01", language: en, precedence: 3}
talk: {title: Talk, short: Talk, edition: 2e, date: "2015-01-01", language: en, precedence: 0}
"""
CLAUSE = """
- id: {id}
  sources: [{{document: {document}, section: Costs}}]
  text: {{en: It costs {gold}.}}
  {replaces}
  says: [{{sets: marshal_cost, to: {gold}}}]
"""


def book(folder: Path, *clauses: tuple[str, str, str], as_of: str | None = None) -> Rulebook:
    """A law of prices: each clause with its document and what it replaces."""
    (folder / "documents.yaml").write_text(DOCUMENTS, encoding="utf-8")
    (folder / "actions.yaml").write_bytes((HOME / "tests" / "check" / "base" / "actions.yaml").read_bytes())
    told = [
        CLAUSE.format(id=i, document=document, gold=gold, replaces=f"replaces: {other}" if other else "basis: stated")
        for gold, (i, document, other) in enumerate(clauses)
    ]
    (folder / "law.yaml").write_text("".join(told), encoding="utf-8")
    return rulebook(load_data([folder]), "2e", as_of)


def in_force(law: Rulebook) -> list[str]:
    assert [e.clause for e in law.entries("sets", "marshal_cost")] == list(law.clauses())
    return list(law.clauses())


def test_without_the_word_both_stand(tmp_path: Path) -> None:
    assert in_force(book(tmp_path, ("A", "first", ""), ("B", "second", ""))) == ["A", "B"]


def test_the_later_print_takes_the_place_of_the_earlier(tmp_path: Path) -> None:
    assert in_force(book(tmp_path, ("A", "first", ""), ("B", "second", "A"))) == ["B"]


def test_as_long_as_it_is_not_out_the_earlier_stands(tmp_path: Path) -> None:
    assert in_force(book(tmp_path, ("A", "first", ""), ("B", "second", "A"), as_of="2011-01-01")) == ["A"]


def test_switched_off_it_replaces_nothing(tmp_path: Path) -> None:
    law = book(tmp_path, ("A", "first", ""), ("B", "second", "A"))
    assert in_force(Rulebook(law.data, "2e", law.documents, frozenset({"B"}))) == ["A"]


@pytest.mark.parametrize(("document", "left"), [("faq", ["B"]), ("talk", ["A", "B"]), ("same-day", ["A", "B"])])
def test_a_higher_document_replaces_whenever_it_came_and_a_lower_one_never(
    document: str, left: list[str], tmp_path: Path
) -> None:
    assert in_force(book(tmp_path, ("A", "first", ""), ("B", document, "A"))) == left


def test_of_two_that_replace_each_other_the_later_stands(tmp_path: Path) -> None:
    assert in_force(book(tmp_path, ("A", "first", "B"), ("B", "second", "A"))) == ["B"]


def test_nothing_replaces_itself_away(tmp_path: Path) -> None:
    assert in_force(book(tmp_path, ("A", "first", "A"))) == ["A"]
