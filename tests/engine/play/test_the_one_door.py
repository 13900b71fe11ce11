"""What leaves play leaves by one door, whatever made it leave, and so does what goes with it."""

from __future__ import annotations

import pytest
from playing import answers, heard

BOARD = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
card "Old Captain": character, neutral, cost 3, strength 3, military
card "Long Oar": attachment, neutral, cost 1
card "Slow Poison": attachment, neutral, cost 1, terminal
card "House Ring": unique attachment, neutral, cost 1
player Alice
  gold: 5
  hand: "House Ring" @copy
  play: "Old Captain" @host with "Long Oar" (1 gold) @oar and "Slow Poison" (2 gold) @poison and "House Ring" @ring,
        "Old Captain" @other with "Long Oar" (2 gold) @stays
player Bob
  shadows: none
"""
WAYS = (
    "then @host is killed", "then @host is discarded", "then @host is sacrificed", "then @host is returned to hand",
    "then @host is returned to shadows", "then @host is removed from the game",
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_tokens_and_duplicates_go_with_what_goes_with_its_host(way: str) -> None:
    table = heard(f"{BOARD}then Alice marshals @copy\n{way}\n").table
    cards = {c.handle: (c.area, c.gold, c.host, c.under) for c in table.cards.values()}
    assert cards["oar"] == cards["ring"] == ("hand", 0, "", "")
    assert cards["poison"] == cards["copy"] == ("discard", 0, "", "")
    assert cards["stays"][:2] == ("play", 2), "what lies on another card stays"


def test_lasting_effects_on_what_goes_with_its_host_end() -> None:
    board = f'{BOARD}effect: "Slow Poison" gains stealth until the end of the round\nthen @host is killed\n'
    assert heard(board).table.effects == ()
    assert len(heard(board.replace("then @host", "then @other")).table.effects) == 1


ILLEGAL = """\
edition: 2e
phase: marshaling
card "Old Captain": character, stark, cost 3, strength 3, military
card "Wolf Cloak": attachment, neutral, cost 1, on your character
card "Loose Cloak": attachment, neutral, cost 1
player Alice
  play: "Old Captain" with "Wolf Cloak" (2 gold) and "Loose Cloak" (1 gold)
player Bob
then Bob takes control of "Old Captain"
ask is "Wolf Cloak" in Alice's discard pile?
ask how much gold is on "Wolf Cloak"?
ask how much gold is on "Loose Cloak"?
"""


def test_what_may_no_longer_stay_attached_goes_by_the_same_door() -> None:
    assert answers(ILLEGAL) == ["yes", 0, 1]


STRUCK = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
card "Rock": character, neutral, cost 1, strength 9, military
player Alice
  gold: 9
  shadows: "Ser Robert Strong"
player Bob
  play: "Rock", "Burned Men"
then Alice brings "Ser Robert Strong" out of shadows
then Alice uses the reaction of "Ser Robert Strong" on "Rock"
ask is "Rock" in play?
"""


def test_what_cannot_be_is_struck_before_it_occurs() -> None:
    """The ability is used, and nothing comes of it: an occurrence that is barred does not occur."""
    from judge.engine.play.act_under_way import begun
    from judge.engine.play.carry_out_occurrence import happen
    from judge.engine.rule import open_hearing
    from judge.game.case_and_truth import Case
    from judge.support.frozen_data_classes import replace

    barred = STRUCK.replace("player Alice\n", 'effect: "Rock" cannot be killed\nplayer Alice\n', 1).partition("then ")[0]
    for text, state in ((barred, "barred"), (STRUCK.partition("then ")[0], "happened")):
        session = heard(f"{text}ask who acts first?\n")
        (rock,) = (c.id for c in session.table.cards.values() if c.title == "Rock")
        run = begun(open_hearing(session.rulebook, session.table), Case("kill", "kill", "Bob", rock))
        assert happen(replace(run, within=frozenset({("use_ability", "x")}))).state == state
