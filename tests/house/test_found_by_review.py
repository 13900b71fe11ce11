"""What a reader with fresh eyes found short of the points of the house, each as a test that fails until it is mended."""

from __future__ import annotations

import re
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
    law.clause("2e/card-texts-as-clauses.yaml", printed)
    return law


def answers(law: Law, text: str) -> list[str]:
    return [ruling["answer"] for ruling in law.ruled(text)]


DESCRIBED = {
    "by title": ({"titles": "Gate"}, "@gate", "@mine"),
    "another": ({"many": "another"}, "@mine", "@lamp"),
    "an opponent's": ({"whose": "opponent", "types": "character"}, "@his", "@mine"),
    "one's own": ({"whose": "you"}, "@mine", "@his"),
    "who owns it": ({"owner": "opponent"}, "@his", "@mine"),
    "without": ({"without": {"types": "character"}}, "@gate", "@mine"),
    "without a title": ({"types": "character", "without": [{"titles": "Lamp"}]}, "@mine", "@lamp"),
    "a type": ({"types": ["location", "attachment"]}, "@gate", "@mine"),
    "a house": ({"houses": "stark"}, "@gate", "@mine"),
    "a trait": ({"traits": "Spy"}, "@lamp", "@mine"),
    "a keyword": ({"keywords": "stealth"}, "@lamp", "@mine"),
    "kneeling": ({"flags": "kneeling"}, "@his", "@mine"),
    "loyal": ({"flags": "loyal"}, "@gate", "@mine"),
    "a cost": ({"bounds": [["cost", "at_most", 1]]}, "@gate", "@mine"),
    "a strength as it is now": ({"bounds": [["strength", "at_least", 3]]}, "@lamp", "@mine"),
    "in a challenge": ({"on": {"side": "attackers"}}, "@lamp", "@mine"),
    "either": ({"either": [{"titles": "Gate"}, {"traits": "Spy"}]}, "@lamp", "@mine"),
    "this card": ({"refs": "this"}, "@lamp", "@mine"),
    "of its title": ({"same_title": "this"}, "@lamp", "@mine"),
}
ON_TARGETS = (
    HEAD.replace("2, intrigue", "2, intrigue, stealth, traits Spy").replace("location, neutral", "location, stark, loyal")
    + 'effect: "Lamp" gets +1 strength\nchallenge: intrigue, Alice against Bob\nattackers: @lamp\ndefenders: none\n'
    + 'player Alice\n  gold: 5\n  play: "Lamp" @lamp, "Guard" @mine\nplayer Bob\n  play: "Gate" @gate, "Guard" @his (kneeling)\n'
)


@pytest.mark.parametrize(("described", "fits", "does_not"), DESCRIBED.values(), ids=DESCRIBED)
def test_a_target_is_what_its_description_says(
    tmp_path: Path, described: dict[str, Any], fits: str, does_not: str
) -> None:
    """The question, the list of what can be done and the step itself choose among the same cards."""
    body = [{"choose": {**described, "place": "play"}}, {"discard": "chosen"}]
    law = with_ability(tmp_path, {"action": "printed", "body": body})
    asked = [f'ask can Alice use the action of "Lamp" on {card}?\n' for card in (fits, does_not)]
    assert answers(law, ON_TARGETS + "".join(asked)) == ["yes", "no"]
    listed = answers(law, f"{ON_TARGETS}ask what can Alice do?\n")[0]
    step = ON_TARGETS + 'then Alice uses the action of "Lamp" on {0}\nask is {0} in play?\n'
    assert [law.run("rule", step.format(card)).status for card in (fits, does_not)] == [0, 2]
    assert "Lamp" in listed, listed


@pytest.mark.parametrize("described", [{"bounds": [["cost", "at_most", 5]]}, {"without": {"bounds": [["cost", "at_least", 6]]}}])
def test_what_is_not_known_of_a_target_is_not_taken_for_no(tmp_path: Path, described: dict[str, Any]) -> None:
    law = with_ability(tmp_path, {"action": "printed", "body": [{"choose": {**described, "place": "play"}}, {"kneel": "chosen"}]})
    board = BOARD.format(mine='"Lamp", "Hood"', theirs='"Gate"').replace("player Alice", 'card "Hood": character\nplayer Alice')
    assert answers(law, f'{board}ask can Alice use the action of "Lamp" on "Hood"?\n')[0].startswith("depends")


MINE, THEIRS = {"types": "character", "whose": "you"}, {"types": "character", "whose": "opponent"}
CONSTANTS = {
    "strength of this card": ({"strength": 2, "which": {"refs": "this"}}, 'what is the strength of "Lamp"?', "4", "2"),
    "strength of others": ({"strength": -1, "which": THEIRS}, "what is the strength of @his?", "1", "2"),
    "a keyword for others": (
        {"gain": "stealth", "which": {**MINE, "many": "another"}}, "does @mine have stealth?", "yes", "no",
    ),
    "not for this one": ({"gain": "stealth", "which": {**MINE, "many": "another"}}, 'does "Lamp" have stealth?', "no", "no"),
    "not for an opponent's": ({"gain": "stealth", "which": MINE}, "does @his have stealth?", "no", "no"),
    "an icon lost": ({"lose": "military", "which": THEIRS}, "does @his have a military icon?", "no", "yes"),
    "a bar": ({"bar": "kneel", "which": {"types": "location"}}, 'can Bob kneel "Gate"?', "no", "yes"),
    "a bar for opponents": ({"bar": "kneel", "who": "opponent"}, "can Alice kneel @mine?", "yes", "yes"),
    "a price": ({"price": "marshal", "by": 2, "who": "opponent"}, "what is the cost for Bob to marshal @late?", "4", "2"),
    "blank": ({"blank": {"types": "location"}}, 'does "Gate" have limited?', "no", "yes"),
    "while": (
        {"while": {"count": {**MINE, "place": "play"}, "at_least": 2}, "effects": [{"strength": 3, "which": {"refs": "this"}}]},
        'what is the strength of "Lamp"?', "5", "2",
    ),
    "while it is not so": (
        {"while": {"count": {**MINE, "place": "play"}, "at_least": 3}, "effects": [{"strength": 3, "which": {"refs": "this"}}]},
        'what is the strength of "Lamp"?', "2", "2",
    ),
    "blank itself": ({"blank": {"refs": "this"}}, 'does "Lamp" have insight?', "no", "yes"),
}  # fmt: skip
WITH_LAMP = HEAD.replace("2, intrigue", "2, intrigue, insight").replace("neutral, cost 1", "neutral, cost 1, limited")
WITH_LAMP += 'player Alice\n  gold: 5\n  {lamp}\n  play: {mine}"Guard" @mine\n'
WITH_LAMP += 'player Bob\n  play: "Gate", "Guard" @his\n  hand: "Guard" @late\n'


def lamp(area: str = "play") -> str:
    """The board with the lamp in some area of Alice's."""
    first, lies = ('"Lamp", ', "house: stark") if area == "play" else ("", f'{area}: "Lamp"')
    return WITH_LAMP.format(mine=first, lamp=lies)


@pytest.mark.parametrize(("effect", "question", "answer", "without"), CONSTANTS.values(), ids=CONSTANTS)
def test_a_constant_ability_is_an_effect_in_force(
    tmp_path: Path, effect: dict[str, Any], question: str, answer: str, without: str
) -> None:
    """While its card is in play; in hand, in the dead pile and blank it does nothing."""
    law = with_ability(tmp_path, {"constant": effect})
    assert answers(law, f"{lamp()}ask {question}\n") == [answer]
    of_itself = '"Lamp"' in question
    for area in () if of_itself else ("hand", "dead"):
        assert answers(law, f"{lamp(area)}ask {question}\n") == [without]
    blanked = lamp().replace("player Alice", 'effect: "Lamp" is blank\nplayer Alice', 1)
    assert answers(law, f"{blanked}ask {question}\n") == ["no" if "insight" in question else without]
    assert answers(law, f'{lamp()}then "Lamp" is killed\nask {question}\n') == [without] or of_itself


def test_you_of_a_constant_ability_is_who_controls_its_card(tmp_path: Path) -> None:
    law = with_ability(tmp_path, {"constant": {"gain": "stealth", "which": MINE}})
    asked = "ask does @mine have stealth?\nask does @his have stealth?\n"
    taken = 'then Bob takes control of "Lamp"\n'
    assert answers(law, lamp() + asked + taken + asked) == ["yes", "no", "no", "yes"]


def test_a_ruling_names_the_clause_of_the_card_that_makes_it_so(tmp_path: Path) -> None:
    law = with_ability(
        tmp_path, {"constant": {"bar": "kneel", "which": {"types": "location"}}}, {"constant": {"strength": 1, "which": MINE}}
    )
    asked = 'ask can Bob kneel "Gate"?\nask what is the strength of @mine?\n'
    for ruling in law.ruled(lamp() + asked):
        assert "2E-LAMP-01" in [clause["id"] for clause in ruling["clauses"]]


def test_a_limit_of_a_round_outlives_the_phase(tmp_path: Path) -> None:
    law = with_ability(tmp_path, {"action": "printed", "limit": {"round": 1}, "body": [{"gain_gold": "you", "amount": 1}]})
    steps = 'then Alice uses the action of "Lamp"\nthen the dominance phase begins\nthen players may take actions\n'
    board = BOARD.format(mine='"Lamp"', theirs='"Gate"')
    assert answers(law, f'{board}{steps}ask can Alice use the action of "Lamp"?\n') == ["no"]


def test_a_reaction_to_entering_play_answers_marshaling(tmp_path: Path) -> None:
    law = with_ability(tmp_path, {"reaction": {"enter_play": "any", "who": "you"}, "body": [{"gain_gold": "you", "amount": 1}]})
    board = BOARD.format(mine='"Lamp"\n  hand: "Guard"', theirs='"Gate"').replace("phase: challenges", "phase: marshaling")
    steps = 'then Alice marshals "Guard"\nask can Alice use the reaction of "Lamp"?\n'
    assert answers(law, board + steps) == ["yes"]


LATER = {
    "the phase ends the phase's": ("phase", "then the dominance phase begins\nthen players may take actions\n", "yes"),
    "another challenge, the same phase": ("phase", "then the challenge ends\n", "no"),
    "another challenge": ("challenge", "then the challenge ends\n", "yes"),
    "another round": ("round", "then the round ends\nthen the challenges phase begins\nthen players may take actions\n", "yes"),
    "another round, the same game": (
        "game", "then the round ends\nthen the challenges phase begins\nthen players may take actions\n", "no",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("period", "steps", "again"), LATER.values(), ids=LATER)
def test_a_use_counts_as_long_as_its_limit_says(tmp_path: Path, period: str, steps: str, again: str) -> None:
    law = with_ability(tmp_path, {"action": "printed", "limit": {period: 1}, "body": [{"gain_gold": "you", "amount": 1}]})
    fight = 'challenge: intrigue, Alice against Bob\nattackers: "Lamp"\ndefenders: none\n'
    board = BOARD.format(mine='"Lamp"', theirs='"Gate"') + fight + 'then Alice uses the action of "Lamp"\n'
    assert answers(law, f'{board}ask can Alice use the action of "Lamp"?\n{steps}ask can Alice use the action of "Lamp"?\n') == [
        "no", again,
    ]  # fmt: skip


def test_a_reaction_answers_what_an_ability_leads_to_once_each_time_and_only_for_the_moment(tmp_path: Path) -> None:
    """Being killed is a way of leaving play, whoever's ability did it."""
    law = with_ability(
        tmp_path,
        {"action": "printed", "body": [{"choose": {"titles": "Guard", "place": "play"}}, {"kill": "chosen"}]},
        {"reaction": {"leave_play": "any"}, "body": [{"gain_gold": "you", "amount": 1}]},
    )
    board = BOARD.format(mine='"Lamp"', theirs='"Guard" @one, "Guard" @two, "Gate"')
    reacts = 'ask can Alice use the reaction of "Lamp"?\n'
    kills = 'then Alice uses the action of "Lamp" on {}\n'
    use = 'then Alice uses the reaction of "Lamp"\n'
    text = board + reacts + kills.format("@one") + reacts + use + reacts + kills.format("@two") + reacts
    assert answers(law, f"{text}then players may take actions\n{reacts}") == ["no", "yes", "no", "yes", "no"]


def choosing(**described: Any) -> dict[str, Any]:
    return {"action": "printed", "body": [{"choose": described}, {"kneel": "chosen"}]}


def doing(*steps: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"action": "printed", **more, "body": list(steps) or [{"gain_gold": "you", "amount": 1}]}


def constantly(**effect: Any) -> dict[str, Any]:
    return {"constant": effect}


WRONG = {  # an ability, what is wrong in it, and what was meant
    "a type": (choosing(types="charcter"), "charcter", "character"),
    "an area": (choosing(place="paly"), "paly", "play"),
    "a house": (choosing(houses="strak"), "strak", "stark"),
    "a keyword": (choosing(keywords="stelth"), "stelth", "stealth"),
    "a flag": (choosing(flags="kneelin"), "kneelin", "kneeling"),
    "whose": (choosing(whose="oponent"), "oponent", "opponent"),
    "who owns it": (choosing(owner="yuo"), "yuo", "you"),
    "how many": (choosing(many="anothr"), "anothr", "another"),
    "a reference": (choosing(refs="tihs"), "tihs", "this"),
    "whose title": (choosing(same_title="tihs"), "tihs", "this"),
    "a bound's number": (choosing(bounds=[["cotst", "at_most", 2]]), "cotst", "cost"),
    "a bound": (choosing(bounds=[["cost", "at_mots", 2]]), "at_mots", "at_most"),
    "a challenge": (choosing(on={"types": "intrige"}), "intrige", "intrigue"),
    "a side": (choosing(on={"side": "atackers"}), "atackers", "attackers"),
    "a type within": (choosing(without={"types": "locaton"}), "locaton", "location"),
    "a type in one of several": (choosing(either=[{"types": "locaton"}, {"titles": "Gate"}]), "locaton", "location"),
    "a field": (choosing(typs="character"), "typs", "types"),
    "a field within": (choosing(without={"typs": "character"}), "typs", "types"),
    "what must be possible": (doing({"choose": {"types": "character"}, "can": "knel"}, {"kneel": "chosen"}), "knel", "kneel"),
    "a phase": (doing(phase="marshalling"), "marshalling", "marshaling"),
    "a period": (doing(limit={"rond": 1}), "rond", "round"),
    "a key": (doing(limt={"round": 1}), "limt", "limit"),
    "an act": (doing({"knel": "this"}), "knel", "kneel"),
    "whom it befalls": (doing({"kneel": "tihs"}), "tihs", "this"),
    "a cost": ({**doing(), "cost": [{"knel": "this"}]}, "knel", "kneel"),
    "a key of a step": (doing({"gain_gold": "you", "amunt": 1}), "amunt", "amount"),
    "where cards go": (doing({"put": {"place": "hand", "whose": "you"}, "to": "dekc"}), "dekc", "deck"),
    "one of several": (doing({"either": [{"gain_gold": "you", "amount": 1}, {"drw_cards": "you"}]}), "drw_cards", "draw_cards"),
    "what it answers": ({"reaction": {"enter_ply": "any"}, "body": []}, "enter_ply", "enter_play"),
    "whose act it answers": ({"reaction": {"kneel": "any", "who": "oponent"}, "body": []}, "oponent", "opponent"),
    "which card it answers": ({"reaction": {"kneel": {"types": "charcter"}}, "body": []}, "charcter", "character"),
    "an effect": (constantly(gian="stealth"), "gian", "gain"),
    "what is gained": (constantly(gain="stelth"), "stelth", "stealth"),
    "an icon that is lost": (constantly(lose="miltary"), "miltary", "military"),
    "what is barred": (constantly(bar="knel"), "knel", "kneel"),
    "what is let": (constantly(leave="knel"), "knel", "kneel"),
    "by what it is barred": (constantly(bar="kneel", by="abilitis"), "abilitis", "abilities"),
    "what costs more": (constantly(price="marshl", by=1), "marshl", "marshal"),
    "who pays": (constantly(price="marshal", by=1, who="oponent"), "oponent", "opponent"),
    "a number of plots": (constantly(value="clam", by=1), "clam", "claim"),
    "who is stronger": (constantly(strength=1, which={"types": "charcter"}), "charcter", "character"),
    "who is blank": (constantly(blank={"types": "charcter"}), "charcter", "character"),
    "a field of an effect": (constantly(strength=1, wich={"types": "character"}), "wich", "which"),
    "how long": (doing({"until": "phas", "effects": [{"strength": 1}]}), "phas", "phase"),
    "while": (
        constantly(**{"while": {"count": {"types": "charcter"}, "at_least": 1}, "effects": [{"strength": 1}]}),
        "charcter", "character",
    ),
    "a word of its condition": (doing(condition="participate"), "participate", "participates"),
    "a description in its condition": (doing(condition={"some": {"types": "charcter"}}), "charcter", "character"),
}  # fmt: skip


@pytest.mark.parametrize(("ability", "wrong", "meant"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_in_an_ability_is_a_fault(tmp_path: Path, ability: dict[str, Any], wrong: str, meant: str) -> None:
    """At its line, with what was meant."""
    law = with_ability(tmp_path, ability)
    lines = (law.folder / "2e" / "card-texts-as-clauses.yaml").read_text(encoding="utf-8").splitlines()
    (line,) = [number for number, text in enumerate(lines, 1) if re.search(rf"\b{wrong}\b", text)]
    found = law.check()
    assert found.status == 1
    told = found.out + found.err
    assert f"card-texts-as-clauses.yaml:{line}:" in told and meant in told, told


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_the_rows_of_taxation_are_not_skipped(tmp_path: Path, edition: str) -> None:
    board = f"edition: {edition}\nphase: taxation\nwindow: beginning\nplayer Alice\n  gold: 3\nplayer Bob\n"
    assert answers(Law(tmp_path), f"{board}then the plot phase begins\nask how much gold does Alice have?\n") == ["0"]


def test_a_challenge_does_not_outlive_its_phase(tmp_path: Path) -> None:
    fight = 'challenge: intrigue, Alice against Bob\nattackers: "Lamp"\ndefenders: none\n'
    board = BOARD.format(mine='"Lamp"', theirs='"Gate"') + fight
    assert answers(Law(tmp_path), f'{board}then the phase ends\nask is "Lamp" attacking?\n') == ["no"]


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
    board = "edition: 2e\nformat: {}\nphase: taxation\nwindow: beginning\nplayer Alice\n  gold: 3\nplayer Bob\n"
    asked = "then the phase ends\nask how much gold does Alice have?\n"
    assert [answers(law, board.format(played) + asked) for played in ("joust", "melee")] == [["3"], ["0"]]
