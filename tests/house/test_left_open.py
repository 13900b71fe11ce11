"""What those who mended the house saw and left: each fails until it is mended."""

from __future__ import annotations

from pathlib import Path

import pytest

from .scratch import Law
from .test_found_by_second_review import LAMP, board, last, printed

NEW_ROUND = f'edition: 2e\nphase: taxation\nfirst player: Alice\n{LAMP}player Alice\n  play: "Lamp"\nplayer Bob\n'
WON = board(
    'play: "Lamp", "Guard" @mine',
    'play: "Guard"',
    more="challenge: military, Alice against Bob\nattackers: @mine\ndefenders: none\n",
)


def test_past_the_plots_the_first_player_is_not_known(tmp_path: Path) -> None:
    answer = last(Law(tmp_path), NEW_ROUND + "then the marshaling phase begins\nask who acts first?\n")
    assert answer.startswith("depends")


def test_past_a_military_claim_who_lives_is_not_known(tmp_path: Path) -> None:
    text = WON + 'then Alice wins the challenge\nthen the challenge ends\nask is "Guard" controlled by Bob in play?\n'
    assert last(Law(tmp_path), text).startswith("depends")


@pytest.mark.xfail(strict=True, reason="house 2 an ability that can change nothing is not used")
def test_what_stands_is_not_stood(tmp_path: Path) -> None:
    choose = {"choose": {"types": "character", "place": "play"}}
    law = printed(tmp_path, {"action": "printed", "body": [choose, {"stand": "chosen"}]})
    text = board('play: "Lamp"') + 'ask can Alice use the action of "Lamp" on "Guard"?\n'
    assert last(law, text) == "no"


@pytest.mark.xfail(strict=True, reason="house 2 a price that an event names comes on top of its printed cost")
def test_an_event_costs_what_it_prints_and_what_it_names(tmp_path: Path) -> None:
    law = printed(
        tmp_path, {"event": "printed", "cost": [{"pay": 2}], "body": [{"gain_gold": "you", "amount": 1}]}, title="Order"
    )
    text = board('hand: "Order"', more='card "Order": event, neutral, cost 1\n', gold=2)
    assert last(law, f'{text}ask can Alice play "Order"?\n') == "no"
