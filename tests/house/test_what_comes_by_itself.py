"""What a row does by itself heeds what bars it, for each card and player; what no clause tells of is not known afterwards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .scratch import Law, source

BOARD = """\
edition: {edition}
phase: {phase}
first player: {first}
card "Lamp": character, neutral, cost 2, strength 2, intrigue
card "Watch": character, neutral, cost 3, strength 3, military
player Alice
  house: stark
  gold: 3
  power: 2
  hand: none
  play: "Lamp" (kneeling), "Watch" (kneeling)
player Bob
  house: lannister
  gold: 3
  power: 2
  hand: none
"""


def barring(folder: Path, edition: str, act: str, when: Any) -> Law:
    """A law by which this cannot be, where it is so."""
    law = Law(folder)
    text = {"en": "What is said here cannot be.", "de": "Was hier steht, kann nicht sein."}
    document = "2e-rules-reference" if edition == "2e" else "1e-core"
    says = [{"forbids": act, "when": [when]}]
    law.clause(f"{edition}/house.yaml", {"id": "X-HOUSE-01", "sources": source(document), "text": text, "says": says})
    return law


def told(law: Law, edition: str, phase: str, steps: str, first: str = "Alice") -> list[str]:
    board = BOARD.format(edition=edition, phase=phase, first=first)
    return ["depends" if one["verdict"] == "depends" else str(one["answer"]) for one in law.ruled(board + steps)]


GOLD = "ask how much gold does Alice have?\nask how much gold does Bob have?\n"
POWER = "ask how much power does Alice have?\nask how much power does Bob have?\n"


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize("first", ["Alice", "Bob"])
def test_gold_that_cannot_be_returned_is_kept_by_its_player_alone(edition: str, first: str, tmp_path: Path) -> None:
    law = barring(tmp_path, edition, "return_gold", "first_player")
    kept = ["3", "0"] if first == "Alice" else ["0", "3"]
    assert told(law, edition, "standing", f"then the taxation phase begins\nthen the phase ends\n{GOLD}", first) == kept


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_of_many_cards_only_what_is_barred_does_not_stand(edition: str, tmp_path: Path) -> None:
    law = barring(tmp_path, edition, "stand", {"has": "military"})
    asked = 'ask is "Lamp" kneeling?\nask is "Watch" kneeling?\n'
    assert told(law, edition, "dominance", f"then the standing phase begins\nthen the phase ends\n{asked}") == ["no", "yes"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_what_cannot_come_leaves_known_what_was(edition: str, tmp_path: Path) -> None:
    income = barring(tmp_path / "income", edition, "collect_income", "first_player")
    assert told(income, edition, "draw", f"then the challenges phase begins\n{GOLD}") == ["3", "depends"]
    dominance = barring(tmp_path / "dominance", edition, "award_dominance", {"phase": "dominance"})
    past = f"then the standing phase begins\n{POWER}"
    assert told(dominance, edition, "challenges", past) == ["2", "2"]
    assert told(income, edition, "challenges", past) == ["depends", "depends"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_a_clause_that_says_what_it_comes_to_makes_it_known_again(edition: str, tmp_path: Path) -> None:
    law = Law(tmp_path)
    text = {"en": "Nobody has any income.", "de": "Niemand hat ein Einkommen."}
    document = "2e-rules-reference" if edition == "2e" else "1e-core"
    says = [{"causes": "collect_income", "does": "nothing"}]
    law.clause(f"{edition}/house.yaml", {"id": "X-HOUSE-01", "sources": source(document), "text": text, "says": says})
    assert told(law, edition, "draw", f"then the challenges phase begins\n{GOLD}") == ["3", "3"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_income_comes_to_each_player_in_turn(edition: str, tmp_path: Path) -> None:
    opens = "then the marshaling phase begins\nthen players may act\n"
    law = Law(tmp_path)
    assert told(law, edition, "draw", f"{opens}{GOLD}then the turn ends\n{GOLD}") == ["depends", "3", "depends", "depends"]
    assert told(law, edition, "draw", f"{opens}{GOLD}", "Bob") == ["3", "depends"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_gold_that_only_came_is_enough_for_what_it_was_enough_for(edition: str, tmp_path: Path) -> None:
    held = BOARD.replace("hand: none", 'hand: "Lamp" @lamp, "Watch" @watch', 1)
    board = held.format(edition=edition, phase="draw", first="Alice")
    ask = "ask can Alice marshal @lamp?\nask can Alice marshal @watch?\n"
    steps = f"then the marshaling phase begins\nthen players may act\n{ask}then Alice marshals @lamp\n{ask}"
    answers = [one["verdict"] for one in Law(tmp_path).ruled(board + steps)]
    assert answers == ["yes", "yes", "no", "depends"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_what_was_drawn_is_in_a_hand_of_which_not_all_is_told(edition: str, tmp_path: Path) -> None:
    asked = "ask what can Alice do?\n"
    board = BOARD.replace('play: "Lamp" (kneeling), "Watch" (kneeling)', "play: none\n  shadows: none")
    law, found = Law(tmp_path), []
    for window in ("beginning", "action"):  # cards are drawn between the two
        laid = board.format(edition=edition, phase=f"draw\nwindow: {window}", first="Alice")
        found.append(law.ruled(f"{laid}then the marshaling phase begins\nthen players may act\n{asked}")[-1]["verdict"])
    assert found == ["depends", "actions"]


ABILITY = """\
edition: {edition}
phase: challenges
window: {window}
first player: Alice
active player: Alice
card "Lamp": character, neutral, cost 2, strength 2, intrigue
card "Cloak": character, neutral, {cost}, strength 2, military
player {player}
  gold: 5
  play: "Lamp"
  shadows: "Cloak"
player {other}
then {player} brings "Cloak" out of shadows
then {player} uses the {kind} of "Lamp"
ask how much gold does {player} have?
"""
IN_EDITION = {
    "1e": {"window": "beginning", "cost": "cost s1", "kind": "response"},
    "2e": {"window": "action", "cost": "cost 2, shadow 1", "kind": "reaction"},
}


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("player", "other", "left"), [("Alice", "Bob", "4"), ("Bob", "Alice", "6")])
def test_a_step_of_an_ability_heeds_what_bars_it(edition: str, player: str, other: str, left: str, tmp_path: Path) -> None:
    """The first player gains nothing, whoever says so; anybody else gains what the ability says."""
    law, told = barring(tmp_path, edition, "gain_gold", "first_player"), IN_EDITION[edition]
    ability = {told["kind"]: {"bring_out": "any", "who": "you"}, "body": [{"gain_gold": "you", "amount": 2}]}
    text = {"en": "The Lamp pays whoever lights it.", "de": "Die Lampe bezahlt den, der sie anzündet."}
    card = source("card" if edition == "2e" else "1e-card", "Lamp")
    law.clause(f"{edition}/cards.yaml", {"id": "X-LAMP-01", "sources": card, "text": text, "abilities": [ability]})
    board = ABILITY.format(edition=edition, player=player, other=other, **told)
    assert str(law.ruled(board)[-1]["answer"]) == left
