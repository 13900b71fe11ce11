"""A `what if` repeats the words of the question above it, whatever stands in them."""

from __future__ import annotations

from judge import rule

BOARD = """edition: 2e
phase: challenges
window: action
active player: Alice
first player: Alice
card "Now, if Ever": character, neutral, cost 2, strength 2, shadow 1
player Alice
  gold: 2
  shadows: "Now, if Ever"
player Bob
ask can Alice bring "Now, if Ever" out of shadows?
what if Alice has 0 gold?
what if Alice has 1 gold?
"""


def test_a_title_with_an_if_in_it_is_not_cut_short() -> None:
    asked = [ruling["question"] for ruling in rule(BOARD)["rulings"]]
    plain = 'can Alice bring "Now, if Ever" out of shadows'
    assert asked == [f"{plain}?", f"{plain}, if Alice has 0 gold?", f"{plain}, if Alice has 1 gold?"]
