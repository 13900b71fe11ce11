"""A choice is never taken in silence: the step stops, a line makes it, and questions in between are answered each way."""

from __future__ import annotations

import pytest
from front import run
from playing import answers, codes, heard

from judge.engine.play.frames import open_choice

HEAD = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
card "Two Faces": character, neutral, cost 4, strength 3, shadow 2, shadow 3
card "Sealed Letter": attachment, neutral, cost 1, shadow 1
card "Old Captain": character, neutral, cost 3, strength 3, military
card "Bare Rock": character, neutral, cost 3, strength 3, military, no attachments
player Alice
  gold: 5
  shadows: "Two Faces", "Sealed Letter"
  play: "Old Captain" @mine
player Bob
  play: {}
"""
BOARD = HEAD.format('"Old Captain" @his')
OUT = f'{BOARD}then Alice brings "Two Faces" out of shadows\n'
LETTER = f'{BOARD}then Alice brings "Sealed Letter" out of shadows\n'
GOLD = "ask how much gold does Alice have?\n"


def test_the_step_stops_at_its_line() -> None:
    assert codes(OUT + GOLD) == [("open-choice", 15)]
    assert codes(LETTER + GOLD) == [("open-choice", 15)]


@pytest.mark.parametrize(("price", "left"), [(2, 3), (3, 2)])
def test_a_price_is_chosen_with_the_step_or_below_it(price: int, left: int) -> None:
    said = OUT.replace("out of shadows", f"out of shadows for {price} gold")
    assert answers(said + GOLD) == [left]
    assert answers(f"{OUT}then Alice chooses {price} gold\n{GOLD}") == [left]


def test_a_price_that_cannot_be_paid_is_no_choice() -> None:
    assert answers(OUT.replace("gold: 5", "gold: 2") + GOLD) == [0]


@pytest.mark.parametrize("host", ["@mine", "@his"])
def test_a_host_is_chosen_with_the_step_or_below_it(host: str) -> None:
    ask = f'ask is "Sealed Letter" attached to {host}?\n'
    assert answers(LETTER.replace("out of shadows\n", f"out of shadows on {host}\n") + ask) == ["yes"]
    assert answers(f"{LETTER}then Alice chooses {host}\n{ask}") == ["yes"]


def test_one_legal_host_is_no_choice() -> None:
    alone = LETTER.replace('"Old Captain" @his', '"Bare Rock" @his')
    assert answers(f'{alone}ask is "Sealed Letter" attached to @mine?\n') == ["yes"]


def test_questions_in_between_are_answered_each_way() -> None:
    told = (
        f'{LETTER}ask is "Sealed Letter" attached to @mine?\n{GOLD}ask who controls "Sealed Letter"?\n'
        f'then Alice chooses @his\nask is "Sealed Letter" attached to @mine?\n'
    )
    assert answers(told) == ["depends", 4, "player", "no"]
    (first, *_) = heard(told).answers
    assert [(one.finding.word, one.finding.value) for one in first.ruling.conditions] == [("choice_made", "Old Captain")]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"{BOARD}then Alice chooses 2 gold\n{GOLD}", ("bad-choice", 15)),
        (f"{OUT}then Bob chooses 2 gold\n{GOLD}", ("bad-choice", 16)),
        (f"{OUT}then Alice chooses 4 gold\n{GOLD}", ("bad-choice", 16)),
        (f"{OUT}then Alice chooses @mine\n{GOLD}", ("bad-choice", 16)),
    ],
    ids=["nothing to choose", "somebody else", "no such price", "no card is asked for"],
)
def test_what_cannot_be_chosen_is_told(text: str, problem: tuple[str, int]) -> None:
    assert codes(text) == [problem]


def test_the_message_names_the_choice_who_makes_it_and_the_lines(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "choice.scenario"
    file.write_text(LETTER + GOLD)
    told = " ".join(run("rule", file).err.split())
    assert "Alice must choose the card that it goes on" in told
    assert "`then Alice chooses @mine` or `then Alice chooses @his`" in told
    german = " ".join(run("rule", "--lang", "de", file).err.split())
    assert "Alice muss die Karte" in german and "then Alice chooses @his" in german


def test_what_is_under_way_lies_on_the_table_as_frozen_data() -> None:
    session = heard(f"{LETTER}{GOLD}then Alice chooses @his\n")
    before = session.answers[0].table
    choice = open_choice(before.pending)
    assert choice is not None and (choice.who, choice.what, len(choice.among)) == ("Alice", "host", 2)
    assert before.pending[-1].what[0].case.action == "bring_out"
    assert session.table.pending == (), "and is gone when it is done"
    with pytest.raises(AttributeError):
        choice.who = "Bob"  # type: ignore[misc]


BOWELS = """\
edition: 2e
phase: challenges
first player: Alice
card "Hooded Rider": character, neutral, cost 3, strength 2, intrigue, shadow 1
player Alice
  gold: 6
  play: "Bowels of Casterly Rock"
  shadows: "Hooded Rider"
player Bob
then Alice brings "Hooded Rider" out of shadows
then Alice uses the reaction of "Bowels of Casterly Rock"
"""


def test_what_an_ability_does_is_chosen_where_it_says_or() -> None:
    assert codes(BOWELS + GOLD) == [("open-choice", 11)]
    assert answers(f"{BOWELS}{GOLD}then Alice chooses to gain 2 gold\n{GOLD}") == ["depends", 7]
    assert answers(f"{BOWELS}then Alice chooses to draw 1 card\n{GOLD}") == [5]
    said = BOWELS.rstrip().removesuffix('"') + '" choosing to gain 2 gold\n'
    assert answers(said + GOLD) == [7]
    assert codes(f"{BOWELS}then Alice chooses to gain 3 gold\n{GOLD}") == [("bad-choice", 12)]
