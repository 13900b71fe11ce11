"""A proof is told for whoever asks: nothing of an earlier question gets into it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from metamorphic.door import Judge, Ruled, judge

from judge.game.facts import GROUPS
from judge.game.facts.registry import group
from judge.game.table import Table

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


HOUSE = """\
documents:
  our-league: {title: League rulings, short: League, edition: 2e, date: "2026-01-01", language: en, precedence: 5}
clauses:
"""


def after(board: str, *questions: str, by: Judge | None = None) -> Ruled:
    """The ruling on the last of some questions."""
    return (by or judge()).rule(board + "".join(f"ask {question}?\n" for question in questions))[-1]


def league(folder: Path, *says: str) -> Judge:
    """A judge with house rulings, each a clause of its own: LEAGUE-1, LEAGUE-2 …"""
    clauses = [
        f"  - id: LEAGUE-{n}\n    sources: [{{document: our-league, section: One}}]\n"
        f"    text: {{en: Rule {n}.}}\n    says: [{entry}]\n" for n, entry in enumerate(says, 1)
    ]  # fmt: skip
    (folder / "house.yaml").write_text(HOUSE + "".join(clauses), encoding="utf-8")
    return Judge(house=folder)


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


def test_what_a_higher_document_lifts_is_told_whatever_was_asked_before(tmp_path: Path) -> None:
    """Under a word, too: a league that lets blank cards keep shadow, and denies Far Bank what is printed on it."""
    denied = "{excludes: has, when: [{some: {refs: this, titles: Far Bank}}, {named: [it, shadow]}]}"
    by = league(tmp_path, "{lifts: 2E-BLANK-01}", denied)
    board = HIDDEN.replace("player Bob", 'player Bob\neffect: "Dry Cloak" is blank')
    question = 'can Alice bring "Dry Cloak" out of shadows'
    told, first = after(board, 'can Alice bring "Far Bank" out of shadows', question, by=by), after(board, question, by=by)
    assert told.record["beaten"] == first.record["beaten"] == [{"id": "2E-BLANK-01", "by": ["LEAGUE-1"]}]


def test_how_far_other_acts_are_followed_does_not_depend_on_what_was_asked_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A chain of acts each of which bars the one before it, longer than anybody follows it; a longer one does not load."""
    monkeypatch.setattr("judge.engine.evaluate.evaluation.DEPTH", 2)
    acts = ("put_into_play", "gain_gold", "take_control", "follow_card", "lose_host")
    by = league(tmp_path, *(f"{{forbids: {one}, when: [{{can: {other}}}]}}" for one, other in pairwise(acts)))
    board = HIDDEN.replace("player Bob", 'player Bob\n  play: "Burned Men"')
    last, middle = 'can Alice put "Burned Men" into play', 'can Alice take control of "Burned Men"'
    assert after(board, middle, last, by=by).whole["why"] == after(board, last, by=by).whole["why"]


def test_a_group_is_that_of_the_player_who_asks(tmp_path: Path) -> None:
    """Whether some card of a player's is a location depends on the player, though the card that is looked at is another."""

    def held_by_them(table: Table, player: str) -> tuple[str, ...]:
        return tuple(card.id for card in table.cards.values() if card.area == "play" and card.controller == player)

    group()(held_by_them)
    try:
        by = league(tmp_path, "{forbids: put_into_play, when: [{some: held_by_them, is: [{type: location}]}]}")
        board = HIDDEN.replace("player Bob", 'player Bob\n  play: "Western Fiefdom"')
        questions = [f'can {name} put "Wet Cloak" into play' for name in ("Bob", "Alice")]
        assert after(board, *questions, by=by).record["verdict"] == "yes"
        assert after(board, *questions[::-1], by=by).record["verdict"] == "no"
    finally:
        del GROUPS["held_by_them"]
