"""What each form of a move makes happen, on the board of conftest.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from judge.question import Act, Step

MOVES: list[tuple[str, dict[str, Any]]] = [
    ('Alice brings "Ser Robert Strong" out of shadows', {"act": Act("bring_out", "Alice", ("c5",))}),
    ('"Ser Robert Strong" comes out of shadows', {"act": Act("bring_out", "Alice", ("c5",))}),
    ('Alice marshals "Burned Men"', {"act": Act("marshal", "Alice", ("c1",))}),
    ("Alice takes control of @stolen", {"act": Act("take_control", "Alice", ("c14",))}),
    ('Alice places 1 gold on "Penny"', {"act": Act("bestow", "Alice", ("c7",), amount=1)}),
    ('Bob defends with "Burned Men"', {"act": Act("defend", "Bob", ("c12",))}),
    ('Alice kneels "Penny"', {"act": Act("kneel", "Alice", ("c7",))}),
    ('"Penny" is killed', {"event": "killed", "card": "c7", "act": None}),
    ('"Penny" is discarded', {"event": "discarded", "card": "c7"}),
    ('"Penny" is sacrificed', {"event": "sacrificed", "card": "c7"}),
    ('"Penny" is returned to Alice\'s hand', {"event": "returned_to_hand", "card": "c7"}),
    ('"Penny" is removed from the game', {"event": "removed_from_game", "card": "c7"}),
    ('"Penny" is removed from the challenge', {"event": "removed_from_challenge", "card": "c7"}),
    ('"Penny" joins the challenge as a defender', {"event": "joins_challenge", "card": "c7", "value": "defender"}),
    ('"Penny" kneels', {"event": "kneels", "card": "c7"}),
    ('"Penny" stands', {"event": "stands", "card": "c7"}),
    (
        "Carol passes her chance to bring a card out of shadows",
        {"event": "passes", "player": "Carol", "value": "bring_out"},
    ),
    ("Carol passes", {"event": "passes", "player": "Carol", "value": "act"}),
    ("the challenges phase begins", {"event": "phase_begins", "value": "challenges"}),
    ("the marshalling phase begins", {"event": "phase_begins", "value": "marshaling"}),
    ("players may take actions", {"event": "players_may_act"}),
    ("the setup cards are revealed", {"event": "setup_revealed"}),
    ("the phase ends", {"event": "phase_ends"}),
    ("the round ends", {"event": "round_ends"}),
    ("the challenge ends", {"event": "challenge_ends"}),
    ("Alice gains 2 gold", {"event": "gains_gold", "player": "Alice", "value": "2"}),
    ('"Penny" loses 1 power', {"event": "loses_power", "card": "c7", "value": "1"}),
    ("Bob becomes the active player", {"event": "becomes_active", "player": "Bob"}),
]


@pytest.mark.parametrize(("move", "told"), MOVES, ids=[move for move, _ in MOVES])
def test_move(move: str, told: dict[str, Any], step: Callable[[str], Step]) -> None:
    found = step(move)
    assert {name: getattr(found, name) for name in told} == told
    assert found.text == move
