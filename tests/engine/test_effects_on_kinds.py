"""Whom an effect names by what cards are: where that is not stated, neither is whether it touches them."""

from __future__ import annotations

import pytest

from judge.api import rule

TABLE = """edition: 2e
card "Squire": character, cost 2, strength 1
card "Page": character, tyrell, cost 2, strength 1
phase: marshaling
active player: Alice
effect: {effect}
player Alice
  gold: 5
  hand: "Squire", "Page"
  play: none
player Bob
  play: "Squire" @bobs
ask {question}
"""
KINDS = [
    ("lannister cards cannot be marshaled", 'can Alice marshal "Squire" in hand?', "depends"),
    ("lannister cards cannot be marshaled", 'can Alice marshal "Page"?', "yes"),
    ("lannister cards cannot be marshaled", 'can Alice marshal @bobs?', "no"),
    ("lannister cards cost 1 more to marshal", 'what is the cost to marshal "Squire" in hand?', "depends"),
    ("lannister cards gain stealth", 'does @bobs have stealth?', "depends"),
    ("lannister cards gain stealth", 'does "Page" have stealth?', "no"),
    ("lannister cards get +1 strength", 'what is the strength of @bobs?', "depends"),
    ("characters Alice controls get +1 strength", 'what is the strength of @bobs?', "value"),
]


@pytest.mark.parametrize(("effect", "question", "verdict"), KINDS)
def test_a_kind_that_is_not_stated(effect: str, question: str, verdict: str) -> None:
    told = rule(TABLE.format(effect=effect, question=question))
    assert [one["verdict"] for one in told["rulings"]] == [verdict], told


def test_whose_cards_they_are_is_heeded() -> None:
    told = rule(TABLE.format(effect="characters Alice controls get +1 strength", question="what is the strength of @bobs?"))
    assert told["rulings"][0]["answer"] == "1"
