"""The table may be turned: who sits at the top of the file does not matter, only who sits beside whom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from metamorphic.compare import differences, essence, found_out, hold, wording
from metamorphic.door import Ruled, judge, mislead
from metamorphic.lines import Told, take_apart
from metamorphic.texts import sample


def turned(told: Told, by: int) -> Told:
    return replace(told, seats=(*told.seats[by:], *told.seats[:by]))


def from_another_seat(text: str) -> Iterator[str]:
    told = take_apart(text)
    if len(told.seats) > 1:
        by = Random(text).randrange(1, len(told.seats))
        yield from differences(judge().rule(told.text), judge().rule(turned(told, by).text), told_alike)


def told_alike(ruled: Ruled) -> object:
    """Who wins is tried with one after the other as they sit: where it is nobody yet, whose facts are told first is no matter."""
    nobody = ruled.record["verdict"] == "depends" or ruled.record["answer"] == "nobody"
    return essence(ruled) if ruled.question.startswith("who wins") and nobody else wording(ruled)


def test_the_table_may_be_turned() -> None:
    hold(from_another_seat, sample("seats", 18))


def test_a_judge_who_begins_at_the_top_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: take_apart(text).names[0] == "Alice")
    assert found_out(from_another_seat, sample("seats", 2))
