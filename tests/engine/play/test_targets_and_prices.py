"""What a step leaves open is asked for, what cannot be is refused, and what is not known stays unknown."""

from __future__ import annotations

from pathlib import Path

from front import Ran, run, write

STRONG = """\
edition: 2e
phase: challenges
first player: Alice
player Alice
  gold: 7
  shadows: "Ser Robert Strong"
player Bob
  play: {theirs}
then Alice brings "Ser Robert Strong" out of shadows
then Alice uses the reaction of "Ser Robert Strong"
"""


def ruled(folder: Path, text: str) -> Ran:
    return run("rule", "--json", write(folder, text))


def answers(ran: Ran) -> list[str]:
    assert not ran.record["problems"], ran.record["problems"]
    return [ruling["answer"] for ruling in ran.record["rulings"]]


def test_between_several_targets_somebody_chooses(tmp_path: Path) -> None:
    theirs = '"Burned Men" (kneeling), "Penny" (kneeling), "Starfall Spy"'
    left = ruled(tmp_path, STRONG.format(theirs=theirs) + 'ask is "Penny" in play?\n')
    (problem,) = left.record["problems"]
    assert (problem["line"], problem["code"]) == (10, "open-choice")
    assert "Burned Men" in problem["hint"] and "Penny" in problem["hint"] and "Starfall" not in problem["hint"]
    made = 'then Alice chooses "Penny"\nask is "Penny" in play?\nask is "Burned Men" in play?\n'
    assert answers(ruled(tmp_path, STRONG.format(theirs=theirs) + made)) == ["no", "yes"]


def test_on_an_open_target_a_question_is_answered_each_way(tmp_path: Path) -> None:
    board = STRONG.format(theirs='"Burned Men" (kneeling), "Penny" (kneeling)')
    asked = 'ask is "Penny" in play?\nask is "Ser Robert Strong" in play?\nask what happens if "Penny" is discarded?\n'
    ran = ruled(tmp_path, board + asked + 'then Alice chooses "Penny"\n')
    assert not ran.record["problems"]
    assert [ruling["verdict"] for ruling in ran.record["rulings"]][:2] == ["depends", "yes"]


def test_the_only_target_is_taken(tmp_path: Path) -> None:
    board = STRONG.format(theirs='"Burned Men" (kneeling), "Penny"')
    assert answers(ruled(tmp_path, board + 'ask is "Burned Men" in play?\nask is "Penny" in play?\n')) == ["no", "yes"]


def test_without_a_target_it_is_not_used(tmp_path: Path) -> None:
    ran = ruled(tmp_path, STRONG.format(theirs='"Burned Men", "Penny"'))
    assert [(p["line"], p["code"]) for p in ran.record["problems"]] == [(10, "illegal-step")]


PRICED = """\
edition: 2e
phase: marshaling
active player: Alice
window: action
card "Twin": character, neutral, cost 3, strength 2, shadow 1, shadow 4
card "Riddle": character, neutral, strength 2
player Alice
  gold: 9
  shadows: "Twin"
  hand: "Riddle"
player Bob
"""


def test_a_price_that_it_does_not_have_is_refused(tmp_path: Path) -> None:
    for gold, code in ((1, ""), (4, ""), (2, "bad-choice"), (9, "bad-choice")):
        step = f'then Alice brings "Twin" out of shadows for {gold} gold\n'
        ran = ruled(tmp_path, PRICED + step + "ask how much gold does Alice have?\n")
        told = [problem["code"] for problem in ran.record["problems"]]
        assert (told, [r["answer"] for r in ran.record["rulings"]]) == (([code], []) if code else ([], [str(9 - gold)]))


def test_what_is_left_after_a_price_that_is_not_stated_is_not_stated(tmp_path: Path) -> None:
    ran = ruled(tmp_path, PRICED + 'then Alice marshals "Riddle"\nask how much gold does Alice have?\n')
    assert [ruling["verdict"] for ruling in ran.record["rulings"]] == ["depends"]


def test_a_line_that_makes_no_sense_after_an_open_choice_is_just_that(tmp_path: Path) -> None:
    ran = ruled(tmp_path, PRICED + 'then Alice brings "Twin" out of shadows\nthen Alice choses 4 gold\n')
    assert [(p["line"], p["code"]) for p in ran.record["problems"]] == [(12, "open-choice"), (13, "unknown-act")]


STOLEN = """\
edition: 2e
phase: challenges
window: action
challenge: intrigue, Alice against Bob
attackers: "Starfall Spy"
defenders: none
player Alice
  play: "Starfall Spy" (owned by Bob)
  shadows: "Penny"
player Bob
then Alice wins the challenge
then Alice uses the reaction of "Starfall Spy" on "Penny"
"""


def test_what_is_disputed_in_the_course_of_an_ability_is_disputed(tmp_path: Path) -> None:
    ran = ruled(tmp_path, STOLEN + 'ask is "Penny" in play?\n')
    assert [(p["line"], p["code"]) for p in ran.record["problems"]] == [(12, "disputed-step")]


def test_a_price_is_said_with_a_step_and_not_asked_about(tmp_path: Path) -> None:
    asked = 'ask can Alice bring "Twin" out of shadows'
    ran = ruled(tmp_path, f"{PRICED}{asked} for 4 gold?\n{asked}?\n")
    assert [(p["line"], p["code"]) for p in ran.record["problems"]] == [(12, "bad-choice")]
    assert [ruling["line"] for ruling in ran.record["rulings"]] == [13]
