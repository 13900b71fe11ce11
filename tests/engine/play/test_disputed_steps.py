"""A step that is disputed stops, and can be followed either way."""

from __future__ import annotations

import pytest
from playing import answers, codes

BOARD = """\
edition: 2e
phase: challenges
first player: Alice
card "Gold Cloak": character, neutral, cost 3, strength 2, military, shadow 1
player Alice
  play: "Gold Cloak" (owned by Bob)
player Bob
"""
STEP = 'then Alice returns "Gold Cloak" to shadows'
ASK = "\nask is \"Gold Cloak\" in Bob's shadows area?\n"


@pytest.mark.parametrize(("clause", "answer"), [("2E-OWNERSHIP-04", "yes"), ("2E-SHADOW-06", "no"), ("2e-shadow-06", "no")])
def test_either_side_can_be_followed(clause: str, answer: str) -> None:
    assert answers(f"{BOARD}{STEP} (as {clause}){ASK}") == [answer]


def test_without_a_side_it_stops() -> None:
    assert codes(f"{BOARD}{STEP}{ASK}") == [("disputed-step", 8)]


def test_who_is_on_no_side_cannot_be_followed() -> None:
    assert codes(f"{BOARD}{STEP} (as 2E-KILL-01){ASK}") == [("disputed-step", 8)]
    own = BOARD.replace(" (owned by Bob)", "")
    assert codes(f"{own}{STEP} (as 2E-SHADOW-06){ASK}") == [("bad-choice", 8)]
    assert answers(f"{own}{STEP}{ASK}") == ["no"]


PENNY = """\
edition: 2e
phase: challenges
player Alice
  play: none
player Bob
  play: "Penny"
  dead: "Penny"
then Alice takes control of "Penny" in play
ask does Alice control "Penny" in play?
"""


def test_a_disputed_permission_can_be_followed_too() -> None:
    assert codes(PENNY) == [("disputed-step", 8)]
    taken = PENNY.replace('"Penny" in play\nask', '"Penny" in play (as 2E-UNIQUE-07)\nask')
    assert answers(taken) == ["yes"]
    barred = PENNY.replace('"Penny" in play\nask', '"Penny" in play (as 2E-UNIQUE-09)\nask')
    assert codes(barred) == [("disputed-step", 8)], "the bar leaves nothing to be played"
