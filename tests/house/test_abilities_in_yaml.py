"""House 2: a card that nobody has ever printed gets its abilities in YAML, and the generic clauses rule on them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .scratch import Law, source

CLERK = {
    "id": "X-CLERK-01",
    "sources": source("card", "Harbor Clerk"),
    "text": {"en": "Kneel the clerk to return an attachment to its owner's hand; after the clerk is killed, a location kneels."},
    "abilities": [
        {
            "action": "printed",
            "phase": "challenges",
            "limit": {"phase": 1},
            "cost": [{"kneel": "this"}],
            "body": [{"choose": {"types": "attachment", "place": "play"}}, {"return_to_hand": "chosen"}],
        },
        {
            "reaction": {"come_out": "any", "who": "you"},
            "body": [{"choose": {"types": "location", "place": "play"}}, {"kneel": "chosen"}],
        },
    ],
}
BOARD = """\
title: A clerk of nobody's
edition: 2e
phase: {phase}
first player: Alice
card "Harbor Clerk": character, neutral, cost 2, strength 2, intrigue
card "Old Rope": attachment, neutral, cost 1

player Alice
  gold: 9
  play: "Harbor Clerk"{clerk}
  shadows: "Penny"
player Bob
  play: "Hedge Knight" with "Old Rope", "The Kingsroad" @road

{asked}
"""


@pytest.fixture
def law(tmp_path: Path) -> Law:
    made = Law(tmp_path)
    made.clause("2e/cards.yaml", CLERK)
    return made


def ruled(law: Law, asked: str, phase: str = "challenges", clerk: str = "") -> list[dict[str, Any]]:
    return law.ruled(BOARD.format(phase=phase, clerk=clerk, asked=asked))


def clauses(ruling: dict[str, Any]) -> set[str]:
    return {one["id"] for one in ruling["clauses"]}


USES = 'ask can Alice use the action of "Harbor Clerk" on "Old Rope"?'


def test_an_action_is_used_in_its_phase_and_window_on_what_it_chooses(law: Law) -> None:
    (yes,) = ruled(law, USES)
    assert yes["verdict"] == "yes" and "X-CLERK-01" in clauses(yes)


@pytest.mark.parametrize(
    ("asked", "phase", "clerk", "because"),
    [
        (USES, "marshaling", "", "X-CLERK-01"),  # another phase
        (USES, "challenges", " (kneeling)", "X-CLERK-01"),  # the cost cannot be paid
        (USES.replace("Old Rope", "Hedge Knight"), "challenges", "", "X-CLERK-01"),  # no attachment
        (USES.replace("Alice", "Bob"), "challenges", "", "2E-ABILITY-01"),
    ],
)
def test_and_just_not_otherwise(law: Law, asked: str, phase: str, clerk: str, because: str) -> None:
    (no,) = ruled(law, asked, phase, clerk)
    assert no["verdict"] == "no" and because in clauses(no)


def test_what_it_says_is_done_cost_first_and_its_limit_holds(law: Law) -> None:
    steps = 'then Alice uses the action of "Harbor Clerk" on "Old Rope"\n'
    asked = 'ask is "Old Rope" in Bob\'s hand?\nask is "Harbor Clerk" kneeling?\n'
    again = f'then "Harbor Clerk" stands\n{USES.replace("Old Rope", "The Kingsroad")}'
    back, kneels, no = ruled(law, steps + asked + again)
    assert (back["verdict"], kneels["verdict"], no["verdict"]) == ("yes", "yes", "no")
    assert "X-CLERK-01" in clauses(kneels)


def test_a_second_ability_of_the_same_card_is_told_apart(law: Law) -> None:
    """Its reaction opens when something comes out, once each time, whatever has become of its action."""
    reacts = 'ask can Alice use the reaction of "Harbor Clerk" on "The Kingsroad"?\n'
    out = 'then Alice brings "Penny" out of shadows\n'
    use = 'then Alice uses the reaction of "Harbor Clerk" on "The Kingsroad"\n'
    before, after, kneels, spent = ruled(law, reacts + out + reacts + use + "ask is @road kneeling?\n" + reacts)
    assert [one["verdict"] for one in (before, after, kneels, spent)] == ["no", "yes", "yes", "no"]
    assert "2E-REACTION-01" in clauses(spent)


def test_blank_it_does_nothing(law: Law) -> None:
    (no,) = law.ruled(BOARD.format(phase="challenges", clerk="", asked=USES).replace(
        "player Alice\n", 'effect: "Harbor Clerk" is blank\n\nplayer Alice\n', 1))  # fmt: skip
    assert no["verdict"] == "no"


def test_a_constant_ability_gives_what_it_says_while_it_is_so(tmp_path: Path) -> None:
    law = Law(tmp_path)
    gain = {"gain": "renown", "which": {"refs": "this"}}
    gives = {"while": {"count": {"place": "dead", "whose": "you"}, "at_least": 1}, "effects": [gain]}
    law.clause("2e/cards.yaml", {**CLERK, "abilities": [{"constant": gives}]})
    asked = 'ask does "Harbor Clerk" have renown?'
    (no,) = ruled(law, asked)
    board = BOARD.format(phase="challenges", clerk="", asked=asked).replace('  shadows: "Penny"', '  dead: "Penny"')
    (yes,) = law.ruled(board)
    assert (no["verdict"], yes["verdict"]) == ("no", "yes")
    assert "X-CLERK-01" in clauses(no) and "X-CLERK-01" in clauses(yes)
