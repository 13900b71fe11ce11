"""A phase that begins ends the one before it, with the rest of its rows and with what lasts no longer."""

from __future__ import annotations

import pytest
from playing import Rows, answers, changes, with_rows

from judge.rulebook import Rulebook

BOARD = """\
edition: {edition}
phase: {phase}
window: {window}
first player: Alice
card "Old Captain": character, neutral, cost 3, strength 3, military
player Alice
  gold: 3
  play: "Old Captain" (kneeling)
player Bob
"""
GOLD = "ask how much gold does Alice have?\n"
STANDS = 'ask is "Old Captain" standing?\n'
ENDS = "the challenge ends"
LASTING = """\
effect: "Old Captain" gets +1 strength until the end of the {}
ask what is the strength of "Old Captain"?
then {}
ask what is the strength of "Old Captain"?
"""


def board(edition: str, phase: str, window: str = "action") -> str:
    return BOARD.format(edition=edition, phase=phase, window=window)


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("phase", "begins", "gold", "stands"),
    [
        ("challenges", "dominance", 3, "no"),
        ("challenges", "taxation", None, "yes"),
        ("dominance", "plot", 0, "yes"),
        ("taxation", "plot", None, "no"),
        ("dominance", "challenges", "depends", "yes"),
        ("dominance", "dominance", 3, "no"),
    ],
    ids=["the next", "over the standing phase", "over the end of the round", "the end of the round", "an earlier one", "its own"],
)
def test_the_phases_in_between_are_played(edition: str, phase: str, begins: str, gold: object, stands: str) -> None:
    told = answers(f"{board(edition, phase)}then the {begins} phase begins\n{GOLD}{STANDS}")
    if gold is None:  # the second edition returns gold before the players act, the first after it
        gold = {"taxation": {"1e": 3, "2e": 0}, "plot": {"1e": 0, "2e": 3}}[begins][edition]
    assert told == [gold, stands]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_the_round_ends_with_its_last_phases(edition: str) -> None:
    assert answers(f"{board(edition, 'challenges')}then the round ends\n{GOLD}{STANDS}") == [0, "yes"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("phase", "told"), [("dominance", [3, "no"]), ("standing", [3, "yes"]), ("taxation", [0, "yes"])])
def test_the_end_of_a_later_phase_is_reached_through_those_before_it(edition: str, phase: str, told: list[object]) -> None:
    assert answers(f"{board(edition, 'challenges')}then the {phase} phase ends\n{GOLD}{STANDS}") == told


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_the_game_ends_at_once(edition: str) -> None:
    """Nothing that would have come in its phase comes any more."""
    assert answers(f"{board(edition, 'taxation', 'beginning')}then the game ends\n{GOLD}{STANDS}") == [3, "no"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("step", ["Alice passes", "Bob becomes the active player", "Bob becomes the first player"])
def test_a_line_that_names_no_row_plays_none(edition: str, step: str) -> None:
    assert answers(f"{board(edition, 'taxation', 'beginning')}then {step}\n{GOLD}") == [3]


@pytest.mark.parametrize("window", ["none", "reaction", "action"])
def test_what_lasts_for_the_phase_is_over_wherever_the_table_stood(window: str) -> None:
    text = board("2e", "dominance", window) + LASTING.format("phase", "the standing phase begins")
    assert answers(text) == [4, 3]


def test_what_a_line_has_ended_is_not_ended_again() -> None:
    steps = "then the phase ends\nthen Alice gains 2 gold\nthen the plot phase begins\n"
    text = f"{board('2e', 'taxation', 'beginning')}{steps}{GOLD}"
    assert answers(text) == [2]
    assert changes(text).count("return_all_gold") == 2, "once for each player"


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("period", "step", "left"),
    [
        ("challenge", "the turn ends", 3),
        ("challenge", "the dominance phase begins", 3),
        ("phase", "the dominance phase begins", 3),
        ("phase", "the turn ends", 4),
        ("round", "the taxation phase begins", 4),
        ("round", "the plot phase begins", 3),
        ("round", "the round ends", 3),
    ],
)
def test_effects_last_as_long_as_the_rows_say(edition: str, period: str, step: str, left: int) -> None:
    fight = 'challenge: military, Alice against Bob\nattackers: "Old Captain"\ndefenders: none\n'
    text = board(edition, "challenges") + fight + LASTING.format(period, step)
    assert answers(text) == [4, left]


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("step", ["the phase ends", "the dominance phase begins", "the round ends", "the turn ends", ENDS])
def test_a_challenge_ends_with_whatever_it_is_part_of(edition: str, step: str) -> None:
    fight = 'challenge: military, Alice against Bob\nattackers: "Old Captain"\ndefenders: none\n'
    text = f'{board(edition, "challenges")}{fight}ask is "Old Captain" attacking?\nthen {step}\nask is "Old Captain" attacking?\n'
    assert answers(text) == ["yes", "no"]
    assert changes(text).count("close_challenge") == 1


def test_setup_cards_are_revealed_before_the_first_round() -> None:
    text = """\
edition: 2e
phase: setup
card "Old Captain": character, neutral, cost 3, strength 3, military
player Alice
  hand: "Old Captain"
player Bob
then Alice sets up "Old Captain"
ask is "Old Captain" facedown?
then the plot phase begins
ask is "Old Captain" facedown?
"""
    assert answers(text) == ["yes", "no"]


TURNS = """\
edition: {edition}
phase: {phase}
first player: Bob
active player: Bob
player Alice
player Bob
player Carol
then the turn ends
ask can Bob initiate a power challenge against Alice?
ask can Carol initiate a power challenge against Alice?
then the turn ends
ask can Alice initiate a power challenge against Bob?
then the turn ends
ask can Carol initiate a power challenge against Alice?
"""


def without_key(key: str) -> list[tuple[str, Rulebook]]:
    def bare(rows: Rows) -> Rows:
        return [{k: v for k, v in row.items() if k != key} for row in rows]

    return [(edition, with_rows(edition, "challenges", bare)) for edition in ("1e", "2e")]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_each_player_is_active_in_turn(edition: str) -> None:
    assert answers(TURNS.format(edition=edition, phase="challenges")) == ["no", "yes", "yes", "no"]


@pytest.mark.parametrize("key", ["each", "as"])
def test_without_the_key_nobody_follows(key: str) -> None:
    for edition, book in without_key(key):
        assert answers(TURNS.format(edition=edition, phase="challenges"), book) == ["depends"] * 4


ROUND = """\
edition: {edition}
phase: {phase}
first player: {first}
card "Old Captain": character, neutral, cost 3, strength 3, military
effect: "Old Captain" gets +1 strength until the end of the {period}
player Alice
  play: "Old Captain" (kneeling)
player Bob
then the {begins} phase begins
ask what is the strength of "Old Captain"?
ask is "Old Captain" kneeling?
"""


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("first", ["Alice", "Bob"])
@pytest.mark.parametrize(
    ("phase", "begins", "period", "told"),
    [
        ("challenges", "marshaling", "round", [3, "no"]),
        ("taxation", "dominance", "round", [3, "yes"]),
        ("standing", "challenges", "round", [3, "yes"]),
        ("marshaling", "dominance", "round", [4, "yes"]),
        ("taxation", "plot", "round", [3, "yes"]),
    ],
)
def test_where_a_phase_comes_no_more_the_next_round_has_begun(
    edition: str, first: str, phase: str, begins: str, period: str, told: list[object]
) -> None:
    """What the standing phase of a round stands that is not on the way stays kneeling."""
    assert answers(ROUND.format(edition=edition, phase=phase, begins=begins, first=first, period=period)) == told


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("first", "last"), [("Alice", "Bob"), ("Bob", "Alice")])
@pytest.mark.parametrize("phase", ["marshaling", "challenges"])
def test_after_the_last_turn_nobody_is_active(edition: str, first: str, last: str, phase: str) -> None:
    board = f'edition: {edition}\nphase: {phase}\nfirst player: {first}\nactive player: {{}}\nplayer Alice\nplayer Bob\n{{}}'
    ask = f"ask can {last} initiate a power challenge against {first}?\n"
    ends = f"then the turn ends\n{ask}"
    told = ["yes", "no"] if phase == "challenges" else ["no", "no"]
    assert answers(board.format(first, ends * 2)) == told
    assert answers(board.format(last, ends)) == ["no"]
