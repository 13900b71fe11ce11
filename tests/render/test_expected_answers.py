"""Expectations are values: what an `expect` line says is read, in either language, and what is no answer is a problem."""

from __future__ import annotations

from pathlib import Path

import pytest
from front import run, write

from judge.game.table import Player, Table
from judge.question import Expectation
from judge.render.impossible_expectations import kinds_of
from judge.render.messages import Language, load_language
from judge.render.parse_expected_answer import AnswerNumbers, AnswerTopic, AnswerWord, plain_answer

BOARD = 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "Penny"\nplayer Bob\n'
ENGLISH, GERMAN = load_language("en"), load_language("de")
TABLE = Table(players=(Player("Alice"), Player("Bob")))
PLAIN = {
    "yes": AnswerWord("yes"), "nein": AnswerWord("no"), "no value": AnswerWord("no value"),
    "beliebig viele": AnswerWord("any number"), "niemand": AnswerWord("nobody"), "nothing": AnswerWord("nothing"),
    "strittig": AnswerWord("disputed"), "3": AnswerNumbers((3,)),
    "1 or 4": AnswerNumbers((1, 4)), "1, 2 oder 4": AnswerNumbers((1, 2, 4)), "depends": AnswerWord("depends"),
    "hängt davon ab": AnswerWord("depends"), "-2": AnswerNumbers((-2,)),
}  # fmt: skip


@pytest.mark.parametrize("language", [ENGLISH, GERMAN], ids=["en", "de"])
@pytest.mark.parametrize("said", PLAIN)
def test_an_answer_has_one_value_in_either_language(said: str, language: object) -> None:
    assert plain_answer(language, said) == PLAIN[said]  # type: ignore[arg-type]


def test_what_it_depends_on_is_looked_for_in_the_language_in_which_it_is_said() -> None:
    for spoken, said, code in ((ENGLISH, "hängt ab von gold", "de"), (GERMAN, "depends on gold", "en")):
        found = plain_answer(spoken, said)
        assert isinstance(found, AnswerTopic) and (found.named, found.language.code) == (("gold",), code)


def is_answer(language: Language, said: str) -> bool:
    """Whether there is any question that could be answered so."""
    return bool(kinds_of(language, Expectation(said), TABLE))


@pytest.mark.parametrize("said", [
    "becomes a duplicate", "enters play", "pays 5 gold", "alice pays 2 gold; penny goes facedown into alice's shadows area",
    "wird ein duplikat", "at the beginning of a phase", "zu beginn einer phase",
    "in any action window during the marshaling phase",
    "bob, alice", "is attached", "bob controls", "takes control",
])  # fmt: skip
def test_these_are_answers(said: str) -> None:
    assert is_answer(ENGLISH, said)
    assert is_answer(GERMAN, said)


@pytest.mark.parametrize("said", [
    "yess", "maybe", "three", "carol", "alice, carol", "alice and bob", "1 or", "or", "-", "4 4", "²", "depends gold",
    "silent night",
    "it is so", "vielleicht", "ja und nein", "2e-unique-04", "no; yes", "x" * 3000,
])  # fmt: skip
def test_these_are_none(said: str) -> None:
    assert not is_answer(ENGLISH, said)
    assert not is_answer(GERMAN, said)


@pytest.mark.parametrize("command", ["rule", "test", "check"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_door_tells_of_it_at_its_line(command: str, lang: str, tmp_path: Path) -> None:
    file = write(tmp_path, f'{BOARD}ask can Alice bring "Penny" out of shadows?\nexpect disputd\n')
    done = run(command, file, "--lang", lang)
    told = done.out + done.err
    assert done.status == (1 if command == "check" else 2) and "table.scenario:8:1: " in told and "[no-answer]" in told
    assert ("did you mean `disputed`?" if lang == "en" else "war `disputed` gemeint?") in told


def test_the_question_is_ruled_all_the_same(tmp_path: Path) -> None:
    file = write(tmp_path, f'{BOARD}ask can Alice bring "Penny" out of shadows?\nexpect sure\n')
    done = run("rule", "--json", file)
    assert done.ruled == [7] and done.problems == [(8, "no-answer")]
    assert done.record["rulings"][0]["met"] is False


NAMED = BOARD.replace('shadows: "Penny"', 'shadows: "Penny", "Kneels"').replace("player A", """\
card "Kneels": location, neutral, cost 1, shadow 5
player A""", 1)


@pytest.mark.parametrize(("said", "met"), [
    ("Alice pays 5", True), ("pays 5 gold; enters play", True), ("Kneels enters play; Alice pays 5 gold", True),
    ("Alice pays", True), ("Alice pays 50", False), ("kneels", False), ("Alice", False), ("Kneels", False),
    ("pays 5 gold; becomes a duplicate", False), ("Alice bezahlt 5 Gold", True), ("Alice bezahlt 1 Gold", False),
])  # fmt: skip
def test_a_change_is_named_by_what_happens_and_not_by_letters(said: str, met: bool, tmp_path: Path) -> None:
    """A part of a number or of a title is nothing that happens."""
    asked = f'{NAMED}ask what happens if Alice brings "Kneels" out of shadows?\nexpect {said}\n'
    for lang in ("en", "de"):
        assert run("rule", "--json", "--lang", lang, write(tmp_path, asked)).record["rulings"][0]["met"] is met


def test_what_can_be_done_may_be_listed_in_any_order(tmp_path: Path) -> None:
    asked = f"{NAMED}ask what can Alice do?\n"
    told = run("rule", "--json", write(tmp_path, asked)).record["rulings"][0]["answer"].split("; ")
    for listed, met in ((told, True), (told[::-1], True), (told[1:], False), ([*told, told[0]], False)):
        ruled = run("rule", "--json", write(tmp_path, f"{asked}expect {'; '.join(listed)}\n")).record["rulings"][0]
        assert ruled["met"] is met and len(told) > 1


@pytest.mark.parametrize(("question", "right", "wrong"), [
    ('what happens if Alice brings "Penny" out of shadows?', "enters play standing", "no"),
    ('what happens if Alice brings "Penny" out of shadows?', "Alice pays 1 gold", "1"),
    ('what happens if Alice brings "Penny" out of shadows?', "pays", "Alice"),
    ('who controls "Penny"?', "ALICE", "nobody"),
    ("how much gold does Alice have?", "07", "77"),
    ("who wins the challenge?", "nobody", "Bob"),
])  # fmt: skip
def test_an_answer_is_met_by_what_it_means(question: str, right: str, wrong: str, tmp_path: Path) -> None:
    text = BOARD if "wins" not in question else BOARD + "challenge: power, Alice against Bob\n"
    for said, met in ((right, True), (wrong, False)):
        ruling = run("rule", "--json", write(tmp_path, f"{text}ask {question}\nexpect {said}\n")).record["rulings"][0]
        if ruling["verdict"] != "depends":
            assert ruling["met"] is met, (said, ruling["answer"])
