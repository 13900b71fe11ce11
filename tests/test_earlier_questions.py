"""A proof is told for whoever asks: nothing of an earlier question gets into it."""

from __future__ import annotations

from typing import Any

import pytest
from metamorphic.door import Ruled, judge

pytestmark = pytest.mark.xfail(strict=True, reason="ground 4 A3 findings keep the case of whoever asked first")

ON_TOP = """\
edition: 1e
phase: challenges
window: action
card "Hired Lamp": character, neutral, cost s2, strength 2, military
card "Marsh Child": unique character, neutral, cost s2, strength 2, intrigue
effect: Alice may bring "Marsh Child" out of shadows
Alice has brought a card out of shadows this phase
player Alice
  gold: 2
  shadows: "Hired Lamp", "Marsh Child"
player Bob
"""
HIDDEN = """\
edition: 2e
phase: challenges
card "Wet Cloak": character, neutral, cost 3, strength 2, intrigue, shadow 1
card "Dry Cloak": character, neutral, cost 3, strength 2, intrigue, shadow 1
card "Far Bank": unique character, stark, cost 3, strength 2, power, shadow 2
card "Torn Note": attachment, neutral, cost -, shadow 0, on opponent's character
player Alice
  gold: 5
  shadows: "Wet Cloak", "Dry Cloak", "Far Bank", "Torn Note"
player Bob
"""
BLANK = """\
edition: 2e
card "Blank Guard": character, neutral, cost 2, strength 2, military, stealth
effect: "Blank Guard" is blank
effect: "Burned Men" gains stealth
player Alice
  play: "Blank Guard", "Burned Men"
player Bob
"""
PURSE = """\
edition: 2e
phase: marshaling
active player: Alice
card "Old Banker": character, neutral, cost 1, strength 1, bestow 9
player Alice
  gold: 8
  hand: "Old Banker"
player Bob
then Alice marshals "Old Banker"
"""


def after(board: str, *questions: str) -> Ruled:
    """The ruling on the last of some questions."""
    return judge().rule(board + "".join(f"ask {question}?\n" for question in questions))[-1]


def alone(board: str, question: str) -> Ruled:
    return after(board, question)


def facts(ruled: Ruled) -> list[Any]:
    return [(clause["id"], fact["text"], fact["from"]) for clause in ruled.record["clauses"] for fact in clause["facts"]]


def test_a_lift_is_cited_whatever_was_asked_before() -> None:
    """The bar that is lifted looks at the player only, what lifts it at the card."""
    one, other = 'can Alice bring "Hired Lamp" out of shadows', 'can Alice bring "Marsh Child" out of shadows'
    told = after(ON_TOP, one, other).record
    assert [c["id"] for c in told["clauses"]] == [c["id"] for c in alone(ON_TOP, other).record["clauses"]]
    assert "1E-SHADOW-62" in [c["id"] for c in told["clauses"]]


def test_the_tree_names_no_card_of_an_earlier_question() -> None:
    told = after(HIDDEN, 'can Alice bring "Wet Cloak" out of shadows', 'can Alice bring "Torn Note" out of shadows')
    assert not [line for line in told.why if "Wet Cloak" in line]


def test_the_tree_names_the_card_that_is_asked_about_when_it_is_one_of_many() -> None:
    every = [f'can Alice bring "{title}" out of shadows' for title in ("Wet Cloak", "Dry Cloak", "Far Bank", "Torn Note")]
    assert after(HIDDEN, *every).why == alone(HIDDEN, every[-1]).why


def test_a_fact_is_not_from_the_catalogue_because_another_card_is() -> None:
    told = after(BLANK, 'does "Burned Men" have stealth', 'does "Blank Guard" have stealth')
    assert facts(told) == facts(alone(BLANK, 'does "Blank Guard" have stealth'))
    assert not [fact for fact in facts(told) if "catalogue" in fact]


def test_a_pool_is_shown_where_it_was_changed_by_whomever_it_was_asked_before() -> None:
    question = 'how much gold can Alice place on "Old Banker"'
    told = after(PURSE, 'can Bob place 1 gold on "Old Banker"', question)
    assert told.record["clauses"] == alone(PURSE, question).record["clauses"]
