"""What those who mended the house saw and left at first, each with its neighbours: it failed until it was mended."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .scratch import Law, source
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


STANDS = {"action": "printed", "body": [{"choose": {"types": "character", "place": "play"}}, {"stand": "chosen"}]}


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("state", "right"), [("", "no"), (" (kneeling)", "yes")])
def test_what_stands_is_not_stood(tmp_path: Path, edition: str, state: str, right: str) -> None:
    law = printed(tmp_path, STANDS, edition=edition)
    text = board('play: "Lamp"', f'play: "Guard"{state}').replace("edition: 2e", f"edition: {edition}")
    assert last(law, f'{text}ask can Alice use the action of "Lamp" on "Guard"?\n') == right


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(("effect", "costs"), [("", 3), ("2 less", 2), ("2 more", 5)])
def test_an_event_costs_what_it_prints_and_what_it_names(tmp_path: Path, edition: str, effect: str, costs: int) -> None:
    """What lowers its printed cost leaves alone what its text names."""
    order = {"event": "printed", "cost": [{"pay": 2}], "body": [{"gain_gold": "you", "amount": 1}]}
    law = printed(tmp_path, order, title="Order", edition=edition)
    more = 'card "Order": event, neutral, cost 1\n' + (f"effect: events Alice plays cost {effect}\n" if effect else "")
    for gold, right in ((costs - 1, "no"), (costs, "yes")):
        text = board('hand: "Order"', more=more, gold=gold).replace("edition: 2e", f"edition: {edition}")
        assert last(law, f'{text}ask can Alice play "Order"?\n') == right
    assert last(law, f'{text}ask what is the cost to play "Order"?\n') == str(costs)


FIGHT = "challenge: military, Alice against Bob\nattackers: @mine\ndefenders: none\n"
IN_VAIN = {
    "what is in hand is not killed": "then @held is killed",
    "nor knelt": "then @held kneels",
    "a location is not killed": "then @gate is killed",
    "who is dead does not die": "then @dead is killed",
    "nobody joins from hand": "then @held joins the challenge as an attacker",
    "nor a location": "then @gate joins the challenge as an attacker",
    "nor for the other side": "then @his joins the challenge as an attacker",
}


@pytest.mark.parametrize("step", IN_VAIN.values(), ids=IN_VAIN)
def test_a_line_that_tells_what_cannot_be_is_refused(tmp_path: Path, step: str) -> None:
    mine = 'play: "Lamp" @mine, "Gate" @gate\n  hand: "Guard" @held\n  dead: "Guard" @dead'
    text = board(mine, 'play: "Guard" @his', more=FIGHT) + f"{step}\nask is @mine in play?\n"
    record = json.loads(Law(tmp_path).run("rule", text, "--json").out)
    assert [problem["code"] for problem in record["problems"]] == ["illegal-step"] and record["rulings"] == []


def test_nobody_wins_a_challenge_that_is_none(tmp_path: Path) -> None:
    text = board('play: "Lamp"') + "then Alice wins the challenge\nask who wins the challenge?\n"
    record = json.loads(Law(tmp_path).run("rule", text, "--json").out)
    assert [problem["code"] for problem in record["problems"]] == ["illegal-step"]


MISSPELT = {
    "an act": ("{happened: {kill:", "{happened: {klil:", "klil"),
    "the act since which": ("since: win_challenge", "since: win_chalenge", "win_chalenge"),
    "a type": ("{some: {types: character", "{some: {types: charakter", "charakter"),
    "a word": ("[defending_player", "[defendign_player", "defendign_player"),
    "of the cards that it unsettles": ("hand, {types: character", "hand, {types: charakter", "charakter"),
}


@pytest.mark.parametrize(("was", "misspelt", "word"), MISSPELT.values(), ids=MISSPELT)
def test_what_the_condition_of_a_row_misspells_is_told_at_its_line(tmp_path: Path, was: str, misspelt: str, word: str) -> None:
    law = Law(tmp_path)
    rows = law.folder / "2e" / "steps.yaml"
    told = rows.read_text(encoding="utf-8")
    start = told.index("- step: military claim")
    assert was in told[start:]
    rows.write_text(told[:start] + told[start:].replace(was, misspelt, 1), encoding="utf-8")
    found = law.check()
    assert found.status == 1 and "2e/steps.yaml:" in found.out and f"`{word}`" in found.out


WEAK = [{"in_area": "play"}, {"type": "character"}, {"amount": "strength", "at_most": 0}]
DIES = {"causes": "settle", "does": "kill", "when": WEAK}
PROPPED = 'effect: @weak gets -2 strength until the end of the phase\neffect of @gate: @weak gets +1 strength\n'


@pytest.mark.parametrize(("step", "right"), [("then Alice gains 1 gold", "yes"), ("then @gate is discarded", "no")])
def test_a_terminal_condition_is_one_clause(tmp_path: Path, step: str, right: str) -> None:
    """State is looked at after whatever has happened: who is propped up no longer dies at once."""
    law = Law(tmp_path)
    told = {"en": "A character of strength 0 dies at once.", "de": "Ein Charakter mit Stärke 0 stirbt sofort."}
    law.clause("2e/framework.yaml", {"id": "X-WEAK-01", "sources": source("card", "Weak"), "text": told, "says": [DIES]})
    weak = board('play: "Lamp"', 'play: "Guard" @weak, "Gate" @gate', more=PROPPED)
    assert last(law, f"{weak}{step}\nask is @weak in play?\n") == right
