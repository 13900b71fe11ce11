"""What a third reader found short of points 5 and 6 of the house: expectations as values, and bad input from Python."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from casebook import casebook
from front import run, write

from judge import ask, rule
from judge.render.messages import load_language

from .scratch import Law, source

BOARD = """\
edition: 2e
phase: challenges
first player: Alice
active player: Alice
card "Old Blade": attachment, neutral, cost 1, shadow 1
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Old Blade"
  play: "Burned Men"
player Bob
  play: "Penny"
"""
OUT = 'what happens if Alice brings "Ser Robert Strong" out of shadows?'
WHEN = 'when can Alice bring "Ser Robert Strong" out of shadows?'
MAY = "what can Alice do?"
CAN = 'can Alice bring "Ser Robert Strong" out of shadows?'
MANY = "how many cards can Alice bring out of shadows this phase?"
COST = 'what is the shadow cost of "Ser Robert Strong"?'
WHO = "who acts first?"
ORDER = "in what order do players act?"
KINDS = {
    "yes or no": CAN, "changes": OUT, "moments": WHEN, "acts": MAY, "a number": COST, "any number": MANY, "a player": WHO,
    "players": ORDER,
}  # fmt: skip


def expecting(question: str, expected: str, board: str = BOARD, word: str = "expect", **options: Any) -> tuple[Any, list[str]]:
    """Whether the expectation is met, and the codes of the problems at its line."""
    told = rule(f"{board}ask {question}\n{word} {expected}\n", **options)
    line = board.count("\n") + 2
    assert all(problem["line"] == line for problem in told["problems"]), told["problems"]
    return told["rulings"][0]["met"], [problem["code"] for problem in told["problems"]]


# ---- what is compared is what happens, not the words it is told in


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("question, said", [
    *((OUT, said) for said in ("gold", "play", "standing", "faceup", "is turned", "enters", "5 gold", "turned faceup")),
    *((OUT, said) for said in ("ins Spiel", "Gold", "aufgerichtet", "wird offen", "darf nun")),
])  # fmt: skip
def test_a_piece_of_a_sentence_is_nothing_that_happens(question: str, said: str, lang: str) -> None:
    assert expecting(question, said, lang=lang) == (False, ["no-answer"])


@pytest.mark.parametrize("question, said", [
    (OUT, "enters play standing"), (OUT, "Ser Robert Strong enters play standing"), (OUT, "enters play"),
    (OUT, "is turned faceup"), (OUT, "Alice pays 5 gold"), (OUT, "pays 5 gold; enters play standing"),
    (OUT, "may now react with Ser Robert Strong"),
    (WHEN, "in any action window"), (MAY, "bring Old Blade out of shadows; bring Ser Robert Strong out of shadows"),
    (CAN, "yes"), (COST, "5"), (WHO, "Alice"), (ORDER, "Alice, Bob"), (MANY, "any number"),
])  # fmt: skip
def test_whoever_says_what_happens_is_heard(question: str, said: str) -> None:
    assert expecting(question, said) == (True, [])


@pytest.mark.parametrize("said", [
    "Bob pays 5 gold", "pays 4 gold", "Old Blade enters play standing", "becomes a duplicate", "is discarded",
    "may now react with Old Blade", "enters play; enters play",
])  # fmt: skip
def test_what_happens_to_another_is_another_thing(said: str) -> None:
    assert expecting(OUT, said) == (False, [])


REWORDED = {
    "a change": ("en", "{card} enters play standing", "{card} arrives on its feet"),
    "another change": ("en", "{card} is discarded", "{card} is thrown away"),
    "a payment": ("en", "{player} pays {amount} gold", "{amount} gold leaves the purse of {player}"),
    "a moment": ("en", "in any action window", "whenever actions are taken"),
    "a phase": ("en", 'setup: {the: "setup"}', 'setup: {the: "the time before the game"}'),
    "an act": ("en", "bring {card} out of shadows", "fetch {card} from shadows"),
    "a change in German": ("de", "{card} kommt aufgerichtet ins Spiel", "{card} steht im Spiel"),
}
TOLD = re.compile(r"^(?:expect|erwarte) (?!yes|no\b|ja|nein|\d)", re.MULTILINE)


def reworded(folder: Path, what: str) -> Law:
    """A rulings folder that tells something in other words."""
    law = Law(folder)
    language, before, after = REWORDED[what]
    file = law.folder / "languages" / f"{language}.yaml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    return law


@pytest.mark.parametrize("what", REWORDED)
def test_what_the_page_says_in_other_words_is_expected_as_before(what: str, tmp_path: Path) -> None:
    law = reworded(tmp_path, what)
    files = [file for file in casebook("2e", "1e") if TOLD.search(file.read_text(encoding="utf-8"))]
    for lang in ("en", "de"):
        ran = run("test", "--rulings", law.folder, "--lang", lang, *files)
        assert ran.status == 0, ran.out[-3000:] + ran.err[-3000:]


def test_what_can_be_done_is_an_act_whatever_the_page_calls_it(tmp_path: Path) -> None:
    law = reworded(tmp_path, "an act")
    for said in ("bring {} out of shadows", "fetch {} from shadows"):
        listed = "; ".join(said.format(title) for title in ("Ser Robert Strong", "Old Blade"))
        (ruled,) = law.ruled(f"{BOARD}ask {MAY}\nexpect {listed}\n")
        assert ruled["met"], ruled["answer"]


# ---- what the judge answers can be expected, in either language


EXPECTED = re.compile(r"^(\s*)(?:expect|erwarte)\b.*$", re.MULTILINE | re.IGNORECASE)


def put_back(text: str, answers: list[str], word: str) -> str:
    """The file with the answers in place of its expectations."""
    left = iter(answers)
    return EXPECTED.sub(lambda line: f"{line[1]}{word} {next(left)}", text)


def unmet(file: Path, lang: str) -> list[str]:
    text = file.read_text(encoding="utf-8")
    if lang == "de" and "erwarte" not in text:
        text = f"Sprache: de\n{text}"
    answers = [ruled["answer"] for ruled in rule(text, lang=lang)["rulings"]]
    told = rule(put_back(text, answers, "erwarte" if lang == "de" else "expect"), lang=lang)
    amiss = [f"{problem['line']}: {problem['message']}" for problem in told["problems"]]
    return amiss + [f"{ruled['question']} {ruled['answer']}" for ruled in told["rulings"] if not ruled["met"]]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_answer_of_the_casebook_can_be_expected(lang: str) -> None:
    assert [(file.name, found) for file in casebook() if (found := unmet(file, lang))] == []


GERMAN = """\
Ausgabe: 2e
Phase: Herausforderungen
Startspieler: Alice
Spieler Alice
  Gold: 7
  Schatten: "Ser Robert Strong"
Spieler Bob
  Hand: keine
  Schatten: keine
  Spiel: "Penny"
"""
HOLT = 'was passiert, wenn Alice "Ser Robert Strong" aus den Schatten holt?'
SAID_IN_GERMAN = {
    "was kann Alice tun?": ("Ser Robert Strong aus den Schatten holen",),
    HOLT: (
        "wird offen hingelegt", "Ser Robert Strong wird offen hingelegt", "Alice darf nun mit Ser Robert Strong reagieren",
        "kommt stehend ins Spiel", "kommt aufgerichtet ins Spiel", "zahlt 5 Gold", "Alice bezahlt 5 Gold",
        "Alice bezahlt 5 Gold; Ser Robert Strong kommt aufgerichtet ins Spiel",
    ),
    "was kann Bob tun?": ("nichts",),
    'wann kann Alice "Ser Robert Strong" aus den Schatten holen?': ("in jedem Aktionsfenster", "in any action window"),
}  # fmt: skip

@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("question, said", [
    (question, said) for question, answers in SAID_IN_GERMAN.items() for said in answers
])  # fmt: skip
def test_a_german_file_expects_in_german(question: str, said: str, lang: str) -> None:
    told = rule(f"{GERMAN}frage {question}\nerwarte {said}\n", lang=lang)
    assert not told["problems"] and told["rulings"][0]["met"], told


def test_german_clauses_are_demanded_of_a_german_answer() -> None:
    for tail, met in (
        ("weil 2E-SHADOW-24", True), ("wegen 2E-SHADOW-24 und nicht 2E-UNIQUE-04", True), ("und nicht 2E-SHADOW-24", False),
    ):  # fmt: skip
        told = rule(f"{GERMAN}frage {HOLT}\nerwarte wird offen hingelegt {tail}\n", lang="de")
        assert not told["problems"] and told["rulings"][0]["met"] is met, tail


# ---- what an answer depends on is named


PURSE = BOARD.replace("  gold: 7\n", "").replace("phase: challenges\n", "")
DEPENDING = 'can Alice bring "Ser Robert Strong" out of shadows?'


@pytest.mark.parametrize("said, met", [
    ("depends on window, gold", True), ("depends on gold, phase", True),
    ("depends on gold", True), ("depends on phase", True), ("depends on window", True), ("depends", True),
    ("depends on dead pile", False), ("depends on first player", False), ("depends on hand", False),
    ("depends on gold, hand", False), ("depends on Penny", False),
    ("hängt ab von Gold", True), ("hängt ab von Fenster, Gold", True), ("hängt ab von Hand", False),
])  # fmt: skip
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_it_depends_on_is_compared_by_name(said: str, met: bool, lang: str) -> None:
    assert expecting(DEPENDING, said, PURSE, lang=lang) == (met, [])


@pytest.mark.parametrize("said", ["bananas", "a", "old", "least 5", "it is", "gold, bananas"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_nothing_depends_on_is_a_problem(said: str, lang: str) -> None:
    assert expecting(DEPENDING, f"depends on {said}", PURSE, lang=lang) == (False, ["no-answer"])
    assert expecting(CAN, f"depends on {said}", lang=lang) == (False, ["no-answer"])


def test_a_german_answer_is_german() -> None:
    english, german = load_language("en"), load_language("de")
    amounts = [name.replace("_", " ") for name in english.data["amounts"]]
    assert [name for name in (*amounts, "gold pool", "choice made", "price chosen") if not german.find("topics", name)] == []


# ---- an answer of another kind than the question's is a problem at its line


ANSWERS = {
    "yes or no": "no", "changes": "is discarded", "moments": "during setup", "acts": "marshal Penny", "a number": "3",
    "a player": "Bob", "players": "Bob, Alice",
}  # fmt: skip
ALIKE = ({"a number", "any number"}, {"a player", "players"})


def _fits(kind: str, of: str) -> bool:
    """Of an act that is not legal nothing comes, at no time: there the answer is no."""
    return kind == of or {kind, of} in ALIKE or (kind == "yes or no" and of in ("changes", "moments"))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("of", KINDS)
def test_an_answer_of_another_kind_is_a_problem(of: str, lang: str) -> None:
    for kind, said in ANSWERS.items():
        assert expecting(KINDS[of], said, lang=lang) == (False, [] if _fits(kind, of) else ["no-answer"]), (kind, of)


@pytest.mark.parametrize("of", KINDS)
def test_any_question_may_be_open(of: str) -> None:
    for said in ("depends", "depends on gold", "disputed", "silent", "impossible"):
        assert expecting(KINDS[of], said) == (False, []), said


def test_what_a_move_of_the_law_can_do_is_an_answer() -> None:
    for said in ("enters play kneeling", "Ser Robert Strong enters play kneeling", "kommt gebeugt ins Spiel"):
        assert expecting(OUT, said) == (False, [])


@pytest.mark.parametrize("said, met", [
    ("enters play kneeling", True), ("Old Blade enters play kneeling", True), ("kommt gebeugt ins Spiel", True),
    ("Burned Men enters play kneeling", False), ("kneels; enters play kneeling", False), ("enters play; kneels", True),
])  # fmt: skip
def test_whoever_enters_play_kneeling_does_two_things(said: str, met: bool, tmp_path: Path) -> None:
    law = Law(tmp_path)
    told = {"en": "Attachments come in kneeling.", "de": "Verstärkungen kommen gebeugt ins Spiel."}
    says = [{"causes": "enter_play", "does": "kneel", "when": [{"type": "attachment"}]}]
    clause = {"id": "2E-KNEELINGIN-01", "sources": source("2e-rules-reference"), "text": told, "says": says}
    law.clause("2e/entering-play.yaml", clause)
    (ruled,) = law.ruled(f'{BOARD}ask what happens if Alice brings "Old Blade" out of shadows?\nexpect {said}\n')
    assert ruled["met"] is met, ruled["answer"]


# ---- from Python


LIST = 'edition: 2e\ncard "Winter Wolf": unique character, stark, cost 2, strength 3, military\n'
NO_TEXT = [b"", 0, [], False, {}, b"edition: 2e", 7]


@pytest.mark.parametrize("board", NO_TEXT, ids=repr)
def test_a_board_that_is_no_text_is_told(board: Any) -> None:
    told = ask("can I bring a unique character out of shadows?", board=board)
    assert [(p["code"], p["file"]) for p in told["problems"]] == [("bad-arguments", "board")]


LAMP = 'card "Lamp": character, neutral, cost 1, strength 1\nplayer Alice\n  hand: "Lamp"\nplayer Bob\n'
PLAIN = f"edition: {{}}\nphase: marshaling\n{LAMP}"


@pytest.mark.parametrize("edition, documents, bad", [
    ("2e", ["1e-faq-5.2"], 1), ("2e", ["2e-rules-reference", "1e-faq-5.2", "1e-card"], 2), ("1e", ["2e-rules-reference"], 1),
])  # fmt: skip
def test_a_document_of_another_edition_is_told_at_every_door(
    edition: str, documents: list[str], bad: int, tmp_path: Path
) -> None:
    text = PLAIN.format(edition) + 'ask can Alice marshal "Lamp"?\n'
    told = rule(text, documents=documents)
    assert [(p["code"], p["file"]) for p in told["problems"]] == [("other-edition", "documents")] * bad and not told["rulings"]
    file = write(tmp_path, text)
    for command in ("rule", "test", "compare"):
        ran = run(command, file, "--documents", ",".join(documents))
        assert ran.status == 2 and (ran.out + ran.err).count("[other-edition]") == bad, (command, ran)
    within = rule(text.replace("phase", f"documents: only {', '.join(documents)}\nphase", 1))
    assert [(p["code"], p["line"]) for p in within["problems"]] == [("other-edition", 2)] * bad


def test_a_question_is_ruled_by_documents_of_its_edition() -> None:
    told = ask("can I bring a unique character out of shadows?", edition="2e", documents=["1e-faq-5.2"])
    assert [p["code"] for p in told["problems"]] == ["other-edition"]
    told = ask("can Alice bring Penny out of shadows?", board=BOARD, documents=["1e-faq-5.2"])
    assert [p["code"] for p in told["problems"]] == ["other-edition"]


def test_documents_of_the_edition_are_ruled_by() -> None:
    assert not rule(f"{BOARD}ask {CAN}\n", documents=["2e-expansion-rules", "card", "2e-de-koenigsmund"])["problems"]


@pytest.mark.parametrize("lang, told", [
    *((lang, "Antwort") for lang in ("de_DE.UTF-8", "de_DE", "de-AT", "DE_de", "de_DE@euro", "de")),
    ("EN", "answer"), ("en_GB.UTF-8", "answer"),
])  # fmt: skip
def test_a_language_may_be_called_as_the_environment_calls_it(lang: str, told: str) -> None:
    (problem,) = rule(f"{BOARD}ask {CAN}\nexpect maybe\n", lang=lang)["problems"]
    assert told in problem["message"]


def test_a_language_that_nobody_speaks_is_told() -> None:
    for lang in ("xx", "xx_DE", "", ".", "german", "_de"):
        assert [(p["code"], p["file"]) for p in rule(BOARD, lang=lang)["problems"]] == [("no-language", "lang")], lang


def test_a_folder_without_a_list_is_told(tmp_path: Path) -> None:
    good, odd = tmp_path / "good", tmp_path / "odd"
    for folder, name, text in ((good, "mine.cards", LIST), (odd, "notes.json", '{"no": "cards"}')):
        folder.mkdir()
        write(folder, text, name)
    (tmp_path / "empty").mkdir()
    for folder in (tmp_path / "empty", odd):
        for told in (rule(f"{BOARD}ask {CAN}\n", cards=[good, folder]), ask("can I draw?", cards=[folder])):
            assert [p["code"] for p in told["problems"] if p["file"] == str(folder)] == ["cards-file"], told["problems"]
    assert not rule(f"{BOARD}ask {CAN}\n", cards=[good])["problems"]
