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
    made.clause("2e/card-texts-as-clauses.yaml", CLERK)
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
    law.clause("2e/card-texts-as-clauses.yaml", {**CLERK, "abilities": [{"constant": gives}]})
    asked = 'ask does "Harbor Clerk" have renown?'
    (no,) = ruled(law, asked)
    board = BOARD.format(phase="challenges", clerk="", asked=asked).replace('  shadows: "Penny"', '  dead: "Penny"')
    (yes,) = law.ruled(board)
    assert (no["verdict"], yes["verdict"]) == ("no", "yes")
    assert "X-CLERK-01" in clauses(no) and "X-CLERK-01" in clauses(yes)


TWO = {
    **CLERK,
    "abilities": [
        {"reaction": {"kneel": "any"}, "limit": {"phase": 1}, "body": [{"gain_gold": "you", "amount": 1}]},
        {"reaction": {"kneel": "any"}, "limit": {"phase": 1}, "body": [{"gain_gold": "you", "amount": 3}]},
    ],
}


@pytest.fixture
def two(tmp_path: Path) -> Law:
    made = Law(tmp_path)
    made.clause("2e/card-texts-as-clauses.yaml", TWO)
    return made


def test_of_two_reactions_each_is_used_and_limited_by_itself(two: Law) -> None:
    first, second = (f'ask can Alice use the {one} reaction of "Harbor Clerk"?\n' for one in ("first", "second"))
    any_one = 'ask can Alice use the reaction of "Harbor Clerk"?\n'
    use = 'then Alice uses the {} reaction of "Harbor Clerk"\n'
    gold = "ask how much gold does Alice have?\n"
    kneels = "then Bob kneels @road\n"
    text = first + kneels + first + second + use.format("second") + gold + first + second + any_one
    found = ruled(two, text + use.format("first") + gold + any_one)
    told = [one["answer"] for one in found]
    assert told == ["no", "yes", "yes", "12", "yes", "no", "yes", "13", "no"]


def test_which_of_two_is_used_is_not_chosen_in_silence(two: Law) -> None:
    asked = 'then Bob kneels @road\nthen Alice uses the reaction of "Harbor Clerk"\nask how much gold does Alice have?\n'
    ran = two.run("rule", BOARD.format(phase="challenges", clerk="", asked=asked))
    assert ran.status == 2 and "open-choice" in ran.err
    assert 'then Alice uses the second reaction of "Harbor Clerk"' in ran.err


def test_there_is_no_third_reaction(two: Law) -> None:
    (no,) = ruled(two, 'then Bob kneels @road\nask can Alice use the third reaction of "Harbor Clerk"?\n')
    assert no["verdict"] == "no"


def test_the_kind_of_ability_that_is_named_is_the_one_that_is_meant(law: Law) -> None:
    """The clerk's action can be used on the rope now, the reaction cannot."""
    yes, no = ruled(law, USES + "\n" + USES.replace("the action", "the reaction"))
    assert (yes["verdict"], no["verdict"]) == ("yes", "no")


def test_in_german_too(two: Law) -> None:
    asked = 'dann Bob beugt @road\nfrage darf Alice die zweite Reaktion von "Harbor Clerk" verwenden?\n'
    text = BOARD.format(phase="challenges", clerk="", asked=asked).replace("edition: 2e", "edition: 2e\nsprache: de", 1)
    assert [one["verdict"] for one in two.ruled(text)] == ["yes"]


ONE_E = """\
edition: 1e
phase: challenges
window: action
first player: Alice
card "Old Clerk": character, neutral, cost 2, strength 2, intrigue
card "Guard": character, neutral, cost 2, strength 2, military
player Alice
  gold: 3
  play: "Old Clerk"
player Bob
  play: "Guard" @one, "Guard" @two
"""
OF_ONE_E = {
    "id": "X-CLERK-1E",
    "sources": source("1e-card", "Old Clerk"),
    "text": {"en": "The clerk kills others, goes home when somebody has left play, has stealth and makes opponents weaker."},
    "abilities": [
        {
            "action": "printed", "limit": {"round": 1},
            "body": [{"choose": {"types": "character", "whose": "opponent", "place": "play"}}, {"kill": "chosen"}],
        },
        {"response": {"leave_play": "any"}, "body": [{"return_to_hand": "this"}]},
        {"constant": [
            {"gain": "stealth", "which": {"refs": "this"}},
            {"strength": -1, "which": {"types": "character", "whose": "opponent"}},
        ]},
    ],
}  # fmt: skip


def test_the_abilities_of_a_card_of_the_first_edition_work_alike(tmp_path: Path) -> None:
    law = Law(tmp_path)
    law.clause("1e/playing-cards-and-where-they-lie.yaml", OF_ONE_E)
    act = 'ask can Alice use the action of "Old Clerk" on {}?\n'
    respond = 'ask can Alice use the response of "Old Clerk"?\n'
    has = 'ask does "Old Clerk" have stealth?\nask what is the strength of @one?\n'
    before = act.format("@one") + act.format('"Old Clerk"') + respond + has
    kills = 'then Alice uses the action of "Old Clerk" on @one\nask is @one in Bob\'s dead pile?\n'
    home = 'then Alice uses the response of "Old Clerk"\nask is "Old Clerk" in Alice\'s hand?\n'
    after = act.format("@two") + respond + home
    told = [one["answer"] for one in law.ruled(ONE_E + before + kills + after + "ask what is the strength of @two?\n")]
    assert told == ["yes", "no", "no", "yes", "1", "yes", "no", "yes", "yes", "2"]
    blank = ONE_E.replace("player Alice", 'effect: "Old Clerk" is blank\nplayer Alice', 1)
    assert [one["answer"] for one in law.ruled(blank + act.format("@one") + has)] == ["no", "no", "2"]
