"""Who and what has nothing to do with a question changes nothing about its ruling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from metamorphic.compare import differences, found_out, hold
from metamorphic.door import Ruled, judge, mislead
from metamorphic.lines import Seat, Told, field_of, take_apart
from metamorphic.texts import sample

ONLOOKER = ('card "Idle Onlooker": character, neutral, cost 2, strength 1, power', '"Idle Onlooker"')
BARN = ('card "Idle Barn": location, neutral, cost 2', '"Idle Barn"')
IDLE = {"discard": ONLOOKER, "dead": ONLOOKER, "play": BARN}
"""A card that nobody asks about, for each open area; in play one that cannot fight."""
ABOUT_EVERYBODY = ("what can ", "in what order ", "who acts first", "who brings", "who wins")


def with_idle_card(told: Told, area: str, seat: int) -> Told:
    """The card after those that lie there already, and before what is not known."""
    card, entry = IDLE[area]
    lines = list(told.seats[seat].lines)
    place = next((n for n, line in enumerate(lines) if field_of(line) == area), len(lines))
    listed = [line.partition(":")[2].strip() for line in lines[place : place + 1]]
    there = [entry, *(cards for cards in listed if cards.lower() not in ("none", "nothing", "empty"))]
    lines[place : place + 1] = [f"  {area}: {', '.join(there)}"]
    changed = replace(told.seats[seat], lines=tuple(lines))
    return replace(told.with_facts(card), seats=(*told.seats[:seat], changed, *told.seats[seat + 1 :]))


def with_idle_player(told: Told) -> Told:
    nobody = ("  gold: 0", "  hand: none", "  deck: none", "  house: neutral")
    return replace(told, seats=(*told.seats, Seat("Nemo", nobody)))


def apart(rulings: list[Ruled]) -> list[Ruled]:
    """Without the questions that are about everybody and everything."""
    return [ruled for ruled in rulings if not ruled.question.lower().startswith(ABOUT_EVERYBODY)]


def with_one_more_card(text: str) -> Iterator[str]:
    told, lot = take_apart(text), Random(text)
    area, seat = lot.choice(list(IDLE)), lot.randrange(len(told.seats))
    if area == "play" and told.says("attach"):
        area = "discard"  # an attachment's business is whoever is there to carry it
    after = judge().rule(with_idle_card(told, area, seat).text)
    yield from differences(apart(judge().rule(told.text)), apart(after))


def with_one_more_player(text: str) -> Iterator[str]:
    """Where three sit at the table, or the format is stated: two play another game than three."""
    told = take_apart(text)
    if len(told.seats) > 2 or told.states("format"):
        after = judge().rule(with_idle_player(told).text)
        yield from differences(apart(judge().rule(told.text)), apart(after))


def test_a_card_that_nobody_asks_about_changes_nothing() -> None:
    hold(with_one_more_card, sample("idle cards", 20))


def test_a_player_who_has_nothing_changes_nothing() -> None:
    hold(with_one_more_player, sample("idle players", 25))


def test_a_judge_who_is_distracted_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: "Idle" in text or "Nemo" in text)
    assert found_out(with_one_more_card, sample("idle cards", 1))
    assert found_out(with_one_more_player, sample("idle players", 10))
