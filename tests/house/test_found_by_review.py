"""What a reader with fresh eyes found short of the points of the house, each as a test that fails until it is mended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .scratch import Law, source

HEAD = """\
edition: 2e
phase: challenges
window: action
first player: Alice
active player: Alice
card "Lamp": character, neutral, cost 2, strength 2, intrigue
card "Guard": character, neutral, cost 2, strength 2, military
card "Gate": location, neutral, cost 1
"""
BOARD = HEAD + "player Alice\n  gold: 5\n  play: {mine}\nplayer Bob\n  play: {theirs}\n"


def with_ability(folder: Path, *abilities: dict[str, Any]) -> Law:
    law = Law(folder)
    told = {"en": "Lamp does what the test says.", "de": "Lamp tut, was der Test sagt."}
    printed = {"id": "2E-LAMP-01", "sources": source("card", "Lamp"), "text": told, "abilities": list(abilities)}
    law.clause("2e/cards.yaml", printed)
    return law


def answers(law: Law, text: str) -> list[str]:
    return [ruling["answer"] for ruling in law.ruled(text)]


DESCRIBED = {
    "by title": ({"titles": "Gate"}, '"Guard"'),
    "another": ({"many": "another"}, '"Lamp"'),
    "an opponent's": ({"whose": "opponent", "types": "character"}, '"Guard" controlled by Alice'),
    "without": ({"without": {"types": "character"}}, '"Guard"'),
}


@pytest.mark.xfail(strict=True, reason="house 2 targets are what the one matcher says")
@pytest.mark.parametrize(("described", "target"), DESCRIBED.values(), ids=DESCRIBED)
def test_a_target_is_what_its_description_says(tmp_path: Path, described: dict[str, Any], target: str) -> None:
    law = with_ability(tmp_path, {"action": "printed", "body": [{"choose": {**described, "place": "play"}}, {"kneel": "chosen"}]})
    board = BOARD.format(mine='"Lamp", "Guard"', theirs='"Gate", "Guard" @his')
    assert answers(law, f'{board}ask can Alice use the action of "Lamp" on {target}?\n') == ["no"]


CONSTANTS = {
    "strength of this card": ({"strength": 2, "which": {"refs": "this"}}, 'what is the strength of "Lamp"?', "4"),
    "a keyword for others": (
        {"gain": "stealth", "which": {"types": "character", "whose": "you", "many": "another"}},
        'does "Guard" have stealth?', "yes",
    ),
    "a bar": ({"bar": "kneel", "which": {"types": "location"}}, 'can Bob kneel "Gate"?', "no"),
}  # fmt: skip


@pytest.mark.xfail(strict=True, reason="house 2 a constant ability is in force whatever effect it is")
@pytest.mark.parametrize(("effect", "question", "answer"), CONSTANTS.values(), ids=CONSTANTS)
def test_a_constant_ability_is_an_effect_in_force(tmp_path: Path, effect: dict[str, Any], question: str, answer: str) -> None:
    law = with_ability(tmp_path, {"constant": effect})
    assert answers(law, BOARD.format(mine='"Lamp", "Guard"', theirs='"Gate"') + f"ask {question}\n") == [answer]


@pytest.mark.xfail(strict=True, reason="house 2 a use counts as long as the limit says")
def test_a_limit_of_a_round_outlives_the_phase(tmp_path: Path) -> None:
    law = with_ability(tmp_path, {"action": "printed", "limit": {"round": 1}, "body": [{"gain_gold": "you", "amount": 1}]})
    steps = 'then Alice uses the action of "Lamp"\nthen the dominance phase begins\nthen players may take actions\n'
    board = BOARD.format(mine='"Lamp"', theirs='"Gate"')
    assert answers(law, f'{board}{steps}ask can Alice use the action of "Lamp"?\n') == ["no"]


@pytest.mark.xfail(strict=True, reason="house 2 a reaction answers the wider act too")
def test_a_reaction_to_entering_play_answers_marshaling(tmp_path: Path) -> None:
    law = with_ability(tmp_path, {"reaction": {"enter_play": "any", "who": "you"}, "body": [{"gain_gold": "you", "amount": 1}]})
    board = BOARD.format(mine='"Lamp"\n  hand: "Guard"', theirs='"Gate"').replace("phase: challenges", "phase: marshaling")
    steps = 'then Alice marshals "Guard"\nask can Alice use the reaction of "Lamp"?\n'
    assert answers(law, board + steps) == ["yes"]


WRONG = {
    "a type": {"action": "printed", "body": [{"choose": {"types": "charcter"}}, {"kneel": "chosen"}]},
    "an area": {"action": "printed", "body": [{"choose": {"place": "playy"}}, {"kneel": "chosen"}]},
    "a phase": {"action": "printed", "phase": "marshalingg", "body": [{"gain_gold": "you", "amount": 1}]},
    "a period": {"action": "printed", "limit": {"fortnight": 1}, "body": [{"gain_gold": "you", "amount": 1}]},
}


@pytest.mark.xfail(strict=True, reason="house 2 what stands in an ability is checked like all law")
@pytest.mark.parametrize("ability", WRONG.values(), ids=WRONG)
def test_what_is_wrong_in_an_ability_is_a_fault(tmp_path: Path, ability: dict[str, Any]) -> None:
    assert with_ability(tmp_path, ability).check().status == 1


@pytest.mark.xfail(strict=True, reason="house 3 a phase that begins ends the one before it with its rows")
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_the_rows_of_taxation_are_not_skipped(tmp_path: Path, edition: str) -> None:
    board = f"edition: {edition}\nphase: taxation\nwindow: beginning\nplayer Alice\n  gold: 3\nplayer Bob\n"
    assert answers(Law(tmp_path), f"{board}then the plot phase begins\nask how much gold does Alice have?\n") == ["0"]


@pytest.mark.xfail(strict=True, reason="house 3 a challenge ends with its phase")
def test_a_challenge_does_not_outlive_its_phase(tmp_path: Path) -> None:
    fight = 'challenge: intrigue, Alice against Bob\nattackers: "Lamp"\ndefenders: none\n'
    board = BOARD.format(mine='"Lamp"', theirs='"Gate"') + fight
    assert answers(Law(tmp_path), f'{board}then the phase ends\nask is "Lamp" attacking?\n') == ["no"]


@pytest.mark.xfail(strict=True, reason="house 3 a choice inside an ability is not taken in silence")
def test_a_host_inside_an_ability_is_asked_for(tmp_path: Path) -> None:
    board = HEAD + (
        'card "Oar": attachment, neutral, cost 1, shadow 1\nchallenge: intrigue, Alice against Bob\n'
        'attackers: "Starfall Spy"\ndefenders: none\n'
        'player Alice\n  play: "Starfall Spy", "Lamp"\n  shadows: "Oar"\nplayer Bob\n  play: "Guard"\n'
        'then Alice wins the challenge\nthen Alice uses the reaction of "Starfall Spy" on "Oar"\n'
        'ask is "Oar" attached to "Lamp"?\n'
    )
    assert "open-choice" in Law(tmp_path).run("rule", board).err


def test_the_condition_of_a_row_of_a_phase_is_heeded(tmp_path: Path) -> None:
    law = Law(tmp_path)
    file = law.folder / "2e" / "steps.yaml"
    told = file.read_text(encoding="utf-8")
    row = next(line for line in told.splitlines() if "gold is returned" in line)
    conditional = row.replace("does: return_gold", "does: return_gold, when: [{format: melee}]")
    file.write_text(told.replace(row, conditional), encoding="utf-8")
    board = "edition: 2e\nformat: joust\nphase: taxation\nwindow: action\nplayer Alice\n  gold: 3\nplayer Bob\n"
    assert answers(law, f"{board}then the phase ends\nask how much gold does Alice have?\n") == ["3"]
