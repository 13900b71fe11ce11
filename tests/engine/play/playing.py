"""Files heard under the shipped law with other rows, for tests that move, drop or swap them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from casebook import catalogue, law

from judge.driver.run_scenario import Answered, Played, Session, hear
from judge.language import read
from judge.rulebook import Rulebook, rulebook

Row = Mapping[str, Any]
Rows = list[Any]


def with_rows(edition: str, sequence: str, change: Callable[[Rows], Rows]) -> Rulebook:
    """The law of an edition with one sequence changed."""
    told = dict(law()["steps"][edition])
    data = {**law(), "steps": {edition: {**told, sequence: change(list(told[sequence]))}}}
    return Rulebook(data, edition, rulebook(law(), edition).documents)


def without(step: str) -> Callable[[Rows], Rows]:
    return lambda rows: [row for row in rows if row.get("step") != step]


def swapped(one: str, other: str) -> Callable[[Rows], Rows]:
    def swap(rows: Rows) -> Rows:
        at = {row.get("step"): number for number, row in enumerate(rows)}
        rows[at[one]], rows[at[other]] = rows[at[other]], rows[at[one]]
        return rows

    return swap


def heard(text: str, book: Rulebook | None = None) -> Session:
    scenario = read(text, "t.scenario", catalogue())
    assert not scenario.problems, scenario.problems
    return hear(scenario, book or rulebook(law(), scenario.edition or "2e"))


def answers(text: str, book: Rulebook | None = None) -> list[object]:
    """What is answered, in a word each: the number or the verdict."""
    session = heard(text, book)
    assert not session.problems, session.problems
    found = [one.ruling for one in session.heard if isinstance(one, Answered)]
    return [ruling.answer[0] if ruling.verdict == "value" else ruling.verdict for ruling in found]


def changes(text: str, book: Rulebook | None = None) -> list[str]:
    """The moves of all steps, in order."""
    session = heard(text, book)
    assert not session.problems, session.problems
    return [change.move for one in session.heard if isinstance(one, Played) for change in one.changes]


def codes(text: str, book: Rulebook | None = None) -> list[tuple[str, int]]:
    return [(problem.code, problem.span.line) for problem in heard(text, book).problems]
