"""A step runs through the rows of steps.yaml: dropped, swapped or moved, they change what happens."""

from __future__ import annotations

import pytest
from playing import answers, changes, codes, swapped, with_rows, without

from judge.engine.play.carry_out_occurrence import _PARTS as OF_OCCURRENCES
from judge.engine.play.initiation import PARTS as OF_ACTS
from judge.rulebook import Rulebook
from judge.rulebook.read_steps import PARTS

HEAD = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
card "Toll Gate": location, neutral, cost 2, bestow 3
card "Hooded Rider": character, neutral, cost 3, strength 2, shadow 1
"""
BESTOWED = f"""{HEAD}
player Alice
  gold: 5
  hand: "Toll Gate"
player Bob
then Alice marshals "Toll Gate"
ask can Alice bestow "Toll Gate"?
ask how much gold does Alice have?
"""


def test_every_part_that_a_row_can_name_is_a_part_of_the_machine() -> None:
    assert set(PARTS) == {*OF_ACTS, *OF_OCCURRENCES}


def test_bestow_follows_at_once() -> None:
    assert answers(BESTOWED) == ["yes", 3]
    assert answers(BESTOWED, with_rows("2e", "happening", without("at once"))) == ["no", 3]


def test_what_is_not_paid_stays_in_the_pool() -> None:
    assert answers(BESTOWED, with_rows("2e", "initiate", without("payment"))) == ["yes", 5]


def test_nothing_comes_of_it_without_the_row_in_which_it_occurs() -> None:
    gone = with_rows("2e", "happening", without("occurs"))
    assert "enter_standing" in changes(BESTOWED)
    assert "enter_standing" not in changes(BESTOWED, gone)


def test_a_cost_is_modified_in_its_row() -> None:
    cheap = BESTOWED.replace("player Alice\n", "effect: cards Alice marshals cost 1 less\nplayer Alice\n", 1)
    assert answers(cheap) == ["yes", 4]
    assert answers(cheap, with_rows("2e", "initiate", without("cost is modified"))) == ["yes", 3]
    # determined after it was modified, the printed price is what is left
    assert answers(cheap, with_rows("2e", "initiate", swapped("cost", "cost is modified"))) == ["yes", 3]


def test_what_was_not_checked_is_played_all_the_same() -> None:
    poor = BESTOWED.replace("gold: 5", "gold: 1")
    assert codes(poor) == [("illegal-step", 12)]
    unchecked = with_rows("2e", "initiate", without("restrictions"))
    assert codes(poor, unchecked) == [("illegal-step", 12)], "determining the cost weighs it as well"


REACTION = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
player Alice
  gold: 9
  shadows: "Ser Robert Strong"
player Bob
  play: "Penny", "Burned Men"
then Alice brings "Ser Robert Strong" out of shadows
"""


def test_reactions_are_named_in_their_row() -> None:
    assert changes(REACTION)[-1] == "reaction_opens"
    assert "reaction_opens" not in changes(REACTION, with_rows("2e", "initiate", without("reactions")))


TAXED = """\
edition: 2e
phase: standing
player Alice
  gold: 3
  play: "Penny" (2 gold)
player Bob
  gold: 2
then the taxation phase begins
ask how much gold does Alice have?
ask how much gold is on "Penny"?
then players may take actions
ask how much gold does Bob have?
then the phase ends
ask how much gold does Alice have?
"""


def late(rows: list[object]) -> list[object]:
    """The second row after the action window."""
    return [rows[0], *rows[2:5], rows[1], *rows[5:]]


@pytest.mark.parametrize(
    ("book", "told"),
    [
        (None, [0, 2, 0, 0]),
        (with_rows("2e", "taxation", without("gold is returned")), [3, 2, 2, 3]),
        (with_rows("2e", "taxation", late), [3, 2, 2, 0]),
    ],
    ids=["as printed", "dropped", "after the window"],
)
def test_gold_is_returned_where_the_row_stands(book: Rulebook | None, told: list[int]) -> None:
    assert answers(TAXED, book) == told


def test_where_a_described_table_stands_decides_what_is_still_to_come() -> None:
    board = "edition: {}\nphase: taxation\nwindow: {}\nplayer Alice\n  gold: 3\nplayer Bob\nthen the phase ends\n"
    ask = "ask how much gold does Alice have?\n"
    assert answers(board.format("2e", "beginning") + ask) == [0]
    assert answers(board.format("2e", "action") + ask) == [3], "gold was returned before that window"
    assert answers(board.format("1e", "action") + ask) == [0], "the first edition returns it after the window"


def test_the_round_is_over_with_the_taxation_phase_and_not_before() -> None:
    board = """\
edition: 2e
phase: {}
player Alice
  play: "Penny"
player Bob
effect: "Penny" gets +2 strength until the end of the round
then the phase ends
ask what is the strength of "Penny"?
"""
    assert answers(board.format("taxation")) != answers(board.format("draw"))
    assert answers(board.format("taxation"))[0] == answers(board.format("draw"))[0] - 2  # type: ignore[operator]


def test_in_the_first_edition_cards_come_out_before_gold_goes_back() -> None:
    board = """\
edition: 1e
phase: standing
first player: Alice
card "Wharf Watcher": character, greyjoy, cost s1, strength 2
player Alice
  house: greyjoy
  gold: 3
  shadows: "Wharf Watcher"
player Bob
then the taxation phase begins
ask can Alice bring "Wharf Watcher" out of shadows?
then players may take actions
ask can Alice bring "Wharf Watcher" out of shadows?
ask how much gold does Alice have?
then the phase ends
ask how much gold does Alice have?
"""
    assert answers(board) == ["yes", "no", 3, 0]
