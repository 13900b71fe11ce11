"""Facts stand in any order: what is said of the table does not change with the order in which it is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from metamorphic.compare import differences, found_out, hold
from metamorphic.door import judge, mislead
from metamorphic.lines import Seat, Told, field_of, items, take_apart
from metamorphic.texts import sample


def shuffled(told: Told, lot: Random) -> Told:
    """Facts and the lines below each player in another order; seats stay, and so do effects, which apply as written."""
    effects = [line for line in told.facts if field_of(line).startswith("effect")]
    others = [line for line in told.facts if line not in effects]
    facts = lot.sample(others, len(others))
    places = sorted(lot.sample(range(len(facts) + len(effects)), len(effects)))
    for place, effect in zip(places, effects, strict=True):
        facts.insert(place, effect)
    return replace(told, facts=tuple(facts), seats=tuple(_seat(seat, lot) for seat in told.seats))


def _seat(seat: Seat, lot: Random) -> Seat:
    lines = [_listed(line, lot) for line in seat.lines]
    return replace(seat, lines=tuple(lot.sample(lines, len(lines))))


def _listed(line: str, lot: Random) -> str:
    """The cards of an area in another order; that there are more comes last."""
    field, _, listed = line.partition(":")
    cards = [item for item in items(listed) if item != "?"]
    more = ["?"] if len(cards) < len(items(listed)) else []
    return f"{field}: {', '.join([*lot.sample(cards, len(cards)), *more])}"


def in_another_order(text: str) -> Iterator[str]:
    told = take_apart(text)
    yield from differences(judge().rule(told.text), judge().rule(shuffled(told, Random(text)).text))


def players_first(text: str) -> Iterator[str]:
    """The players' blocks first; the moment, the cards, the effects and the edition after them."""
    told = take_apart(text)
    blocks = [line for seat in told.seats for line in seat.told()]
    yield from differences(judge().rule(told.text), judge().rule("\n".join([*blocks, *told.facts, *told.script])))


def test_the_order_of_facts_does_not_matter() -> None:
    hold(in_another_order, sample("order of facts", 20))


def test_facts_may_stand_after_the_players() -> None:
    hold(players_first, sample("players first", 10))


@pytest.mark.parametrize("relation", [in_another_order, players_first])
def test_a_judge_who_heeds_the_first_line_most_is_found_out(relation: object, monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: not text.startswith(("title", "edition")))
    assert found_out(relation, sample("order of facts", 3))
