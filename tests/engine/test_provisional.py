"""A ruling over text that was not read is provisional: its first line says so, programs are told, `--strict` makes it depend."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest
from casebook import HOME, SHARED, casebook, scenario
from casebook import heard as heard_file
from made_up import FIGHT, heard

sys.path.insert(0, str(HOME / "tests" / "cli"))
from test_cli_rule import judge, write

CARDS = {
    "code": "Odd",
    "name": "Oddities",
    "cards": [
        {"code": "98001", "type": "location", "name": "Lamp Street", "faction": "neutral", "cost": 2, "traits": ["City"],
         "text": "Each <i>Pedlar</i> character you control gets +1 STR."},
        {"code": "98002", "type": "character", "name": "Lamp Seller", "faction": "neutral", "cost": 2, "strength": 2,
         "icons": {"power": True}, "traits": ["Pedlar"], "text": "+1 Income."},
        {"code": "98003", "type": "location", "name": "Dark Street", "faction": "neutral", "cost": 2, "traits": ["City"],
         "text": "Each character with 2 or more lamps gets -1 STR.\nYou cannot marshal <i>Pedlar</i> characters at night."},
        {"code": "98004", "type": "location", "name": "Cheap Street", "faction": "neutral", "cost": 2, "traits": ["City"],
         "text": "Reduce the cost of the first <i>Pedlar</i> you marshal at night by 2."},
    ],
}  # fmt: skip
LAMPS = "Each Pedlar character you control gets +1 STR."
BOARD = """title: Lamps
edition: 2e
phase: marshaling
window: action
active player: Alice
player Alice
  gold: 5
  hand: "Lamp Seller" @held
  play: "Lamp Street", "Lamp Seller" @seller
player Bob
"""
STRENGTH = "ask what is the strength of @seller?\n"
HAND = "ask is @held in hand?\n"


@pytest.fixture
def data(tmp_path: Path) -> str:
    folder = str(tmp_path / "data")
    pack = write(tmp_path, json.dumps(CARDS), "odd.json")
    assert judge("cards", "add", pack, JUDGE_DATA=folder).returncode == 0
    return folder


def rulings(*arguments: object, data: str) -> list[dict[str, object]]:
    done = judge(*arguments, "--json", JUDGE_DATA=data)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)["rulings"]  # type: ignore[no-any-return]


def flat(page: str) -> str:
    return " ".join(page.split())


def test_the_first_line_says_so_and_quotes_the_sentence(data: str, tmp_path: Path) -> None:
    page = judge("rule", write(tmp_path, BOARD + STRENGTH), JUDGE_DATA=data, COLUMNS="120").stdout
    first = page.splitlines()[4]
    assert first == f'  2, by what was read, but Lamp Street [Odd] may say otherwise: "{LAMPS}"'
    assert page.count(LAMPS) == 1


def test_what_cannot_bear_is_mentioned_nowhere(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + HAND)
    page = judge("rule", "--why", file, JUDGE_DATA=data).stdout
    assert "  YES.  " in page and "Lamp Street" not in page and "Income" not in page and "read" not in page
    (ruling,) = rulings("rule", file, data=data)
    assert ruling["provisional"] is False and ruling["not_modelled"] == []


def test_a_program_is_told(data: str, tmp_path: Path) -> None:
    (ruling,) = rulings("rule", write(tmp_path, BOARD + STRENGTH), data=data)
    assert (ruling["verdict"], ruling["answer"], ruling["provisional"]) == ("value", "2", True)
    assert ruling["not_modelled"] == [{"card": "Lamp Street", "text": LAMPS}]


def test_several_sentences_are_counted(data: str, tmp_path: Path) -> None:
    board = BOARD.replace('"Lamp Street"', '"Lamp Street", "Dark Street"')
    page = flat(judge("rule", write(tmp_path, board + STRENGTH), JUDGE_DATA=data).stdout)
    assert f'2, by what was read, but Lamp Street [Odd] may say otherwise: "{LAMPS}" (and 1 more)' in page
    assert 'Dark Street [Odd]: "Each character with 2 or more lamps gets -1 STR."' in page
    assert "at night" not in page


def test_strict_makes_it_depend_and_names_the_text(data: str, tmp_path: Path) -> None:
    (ruling,) = rulings("rule", "--strict", write(tmp_path, BOARD + STRENGTH), data=data)
    assert (ruling["verdict"], ruling["answer"]) == ("depends", "depends on card text")
    (condition,) = ruling["conditions"]  # type: ignore[misc]
    assert condition["about"] == "card text" and LAMPS in condition["text"] and "Lamp Street" in condition["text"]
    assert ruling["provisional"] is True and ruling["clauses"]
    page = flat(judge("rule", "--strict", write(tmp_path, BOARD + STRENGTH), JUDGE_DATA=data).stdout)
    assert f'IT DEPENDS, on text that was not read: Lamp Street [Odd]: "{LAMPS}" By what was read: 2.' in page


def test_strict_leaves_the_rest_alone(data: str, tmp_path: Path) -> None:
    (ruling,) = rulings("rule", "--strict", write(tmp_path, BOARD + HAND), data=data)
    assert ruling["verdict"] == "yes" and ruling["conditions"] == []


def test_an_expectation_is_met_by_the_answer_but_not_under_strict(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, f"{BOARD}{STRENGTH}expect 2\n")
    assert judge("test", file, JUDGE_DATA=data).returncode == 0
    done = judge("test", "--strict", file, JUDGE_DATA=data)
    assert done.returncode == 1 and "depends on card text" in done.stdout
    (ruling,) = rulings("rule", "--strict", file, data=data)
    assert ruling["met"] is False
    for wanted in ("depends", "depends on card text"):
        assert judge("test", "--strict", write(tmp_path, f"{BOARD}{STRENGTH}expect {wanted}\n"), JUDGE_DATA=data).returncode == 0


def test_strict_on_many_files_at_once(data: str, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(101):
        write(folder, f"{BOARD}{STRENGTH}expect depends\n", f"{number}.scenario")
    assert judge("test", "--strict", folder, JUDGE_DATA=data).returncode == 0
    assert judge("test", folder, JUDGE_DATA=data).returncode == 1


def test_a_report_for_machines_holds_the_strict_answer(data: str, tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    judge("test", "--strict", "--junit", report, write(tmp_path, f"{BOARD}{STRENGTH}expect 2\n"), JUDGE_DATA=data)
    assert 'failures="1"' in report.read_text() and "depends on card text" in report.read_text()


def test_one_line_questions_are_provisional_too(data: str, tmp_path: Path) -> None:
    board = write(tmp_path, BOARD)
    asked = ("ask", "what is the strength of Lamp Seller in play?", "--board", board)
    (ruling,) = rulings(*asked, data=data)
    assert ruling["provisional"] is True and ruling["not_modelled"] == [{"card": "Lamp Street", "text": LAMPS}]
    (strict,) = rulings(*asked, "--strict", data=data)
    assert strict["verdict"] == "depends"
    assert "2, by what was read, but Lamp Street [Odd] may say otherwise" in flat(judge(*asked, JUDGE_DATA=data).stdout)


def test_a_title_of_several_versions_may_mean_any_of_their_texts(data: str, tmp_path: Path) -> None:
    other = {"type": "character", "name": "Lamp Seller", "faction": "stark", "cost": 4, "strength": 2, "traits": ["Pedlar"]}
    texts = ("Lamp Seller gets +1 STR for each lamp.", "Each <i>Pedlar</i> character gets -1 STR.")  # the second can be read
    for number, text in enumerate(texts):
        card = {**other, "cost": 4 + number, "code": f"9900{number}", "text": text}
        pack = {"code": f"Odd{number}", "name": "More", "cards": [card]}
        assert judge("cards", "add", write(tmp_path, json.dumps(pack), "more.json"), JUDGE_DATA=data).returncode == 0
    (ruling,) = rulings("ask", "what is the strength of Lamp Seller?", data=data)
    assert {row["text"] for row in ruling["not_modelled"]} >= {text.replace("<i>", "").replace("</i>", "") for text in texts}  # type: ignore[attr-defined,misc]


def test_what_a_card_says_is_quoted_as_printed_whoever_asks(data: str, tmp_path: Path) -> None:
    """`judge ask` says `your` and drops quotes in its own sentences, not in those of a card."""
    asked = ("ask", "what is the strength of Lamp Seller in play?", "--board", write(tmp_path, BOARD))
    assert f'may say otherwise: "{LAMPS}"' in flat(judge(*asked, JUDGE_DATA=data).stdout)
    (condition,) = rulings(*asked, "--strict", data=data)[0]["conditions"]  # type: ignore[misc]
    assert f'"{LAMPS}"' in condition["text"]


CHEAP = "Reduce the cost of the first Pedlar you marshal at night by 2."
NIGHT = BOARD.replace('"Lamp Street"', '"Cheap Street"').replace("gold: 5", "gold: 0")


def test_a_refused_step_says_what_was_not_read(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, NIGHT + "then Alice marshals @held\n" + HAND)
    done = judge("rule", "--json", file, JUDGE_DATA=data)
    (problem,) = json.loads(done.stdout)["problems"]
    assert done.returncode == 2 and problem["code"] == "illegal-step" and problem["provisional"] is True
    assert problem["not_modelled"] == [{"card": "Cheap Street", "text": CHEAP}]
    page = judge("rule", file, JUDGE_DATA=data)
    assert "NO, by what was read, but Cheap Street [Odd] may say otherwise" in flat(page.stdout)


def test_what_can_only_forbid_leaves_a_refused_step_refused(data: str, tmp_path: Path) -> None:
    board = NIGHT.replace("Cheap Street", "Dark Street")
    done = judge("rule", "--json", write(tmp_path, board + "then Alice marshals @held\n"), JUDGE_DATA=data)
    (problem,) = json.loads(done.stdout)["problems"]
    assert problem["code"] == "illegal-step" and problem["provisional"] is False and problem["not_modelled"] == []


def test_a_refused_step_where_everything_was_read(data: str, tmp_path: Path) -> None:
    board = BOARD.replace("gold: 5", "gold: 0").replace('"Lamp Street", ', "")
    done = judge("rule", "--json", write(tmp_path, board + "then Alice marshals @held\n"), JUDGE_DATA=data)
    (problem,) = json.loads(done.stdout)["problems"]
    assert problem["provisional"] is False and problem["not_modelled"] == []


def test_a_what_if_is_provisional_as_its_question_is(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + STRENGTH + "what if Alice has 1 gold?\n")
    assert [r["provisional"] for r in rulings("rule", file, data=data)] == [True, True]


def test_comparing_and_appealing_say_so_too(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + STRENGTH)
    (row,) = json.loads(judge("compare", "--json", file, JUDGE_DATA=data).stdout)["rows"]
    assert row["answers"][1]["provisional"] is True
    assert row["answers"][1]["not_modelled"] == [{"card": "Lamp Street", "text": LAMPS}]
    assert "2, by what was read" in judge("compare", file, JUDGE_DATA=data).stdout
    appeal = ("appeal", file, "--alice", "2E-PRINTED-02", "--bob", "2E-SHADOW-11")
    assert "Lamp Street [Odd] may say otherwise" in flat(judge(*appeal, JUDGE_DATA=data).stdout)
    told = json.loads(judge(*appeal, "--json", JUDGE_DATA=data).stdout)
    assert told["provisional"] is True and told["not_modelled"] == [{"card": "Lamp Street", "text": LAMPS}]


def test_in_german(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + STRENGTH)
    page = flat(judge("rule", "--lang", "de", file, JUDGE_DATA=data).stdout)
    assert f"2, nach dem, was gelesen wurde; aber Lamp Street [Odd] könnte es anders sagen: „{LAMPS}“" in page
    strict = flat(judge("rule", "--lang", "de", "--strict", file, JUDGE_DATA=data).stdout)
    assert f"KOMMT DARAUF AN, auf Text, der nicht gelesen wurde: Lamp Street [Odd]: „{LAMPS}“" in strict


def test_a_short_page_says_so_in_two_lines_too(data: str, tmp_path: Path) -> None:
    file = write(tmp_path, BOARD + STRENGTH)
    first, second = judge("rule", "--short", file, JUDGE_DATA=data).stdout.splitlines()
    assert first.startswith(f'2, by what was read, but Lamp Street [Odd] may say otherwise: "{LAMPS}"')
    assert second.startswith("2E-")
    first, second = judge("rule", "--short", "--strict", file, JUDGE_DATA=data).stdout.splitlines()
    assert first.startswith("IT DEPENDS, on text that was not read: Lamp Street [Odd]")


def test_a_short_page_quotes_what_could_forbid_the_whole_act(data: str, tmp_path: Path) -> None:
    """Not the sentence of the card that stands first: that one could only make it dearer."""
    dearer = {"code": "98005", "type": "location", "name": "Broad Street", "faction": "neutral", "cost": 2,
              "text": "Each <i>Pedlar</i> costs 1 more by daylight."}  # fmt: skip
    pack = write(tmp_path, json.dumps({"code": "Dear", "name": "Dear", "cards": [dearer]}), "dear.json")
    assert judge("cards", "add", pack, JUDGE_DATA=data).returncode == 0
    board = BOARD.replace('"Lamp Street"', '"Broad Street", "Dark Street"') + "ask can Alice marshal @held?\n"
    page = judge("rule", "--short", write(tmp_path, board), JUDGE_DATA=data, COLUMNS="200").stdout
    assert "You cannot marshal Pedlar characters at night." in page and "by daylight" not in page


def test_every_kind_of_answer_has_such_a_first_line() -> None:
    from judge.render.messages import load_language
    from judge.render.page import Page
    from judge.render.placeholders import Scene
    from judge.render.short_page import first_line

    words = "The moon dances with every lamp."  # bears on whatever is not simply lying there to be seen
    asked = {
        "Yes": 'ask can Alice attach "Warm Cloak" to "Hedge Knight"?', "3": 'ask what is the strength of "Hedge Knight"?',
        "Alice": "ask who wins the challenge?",
        "Alice pays 3 gold; Green Boy enters play": 'ask what happens if Alice marshals "Green Boy"?',
    }  # fmt: skip
    for said, question in asked.items():
        session = heard(question, "marshaling" if "marshal" in question else "challenges", _fight(question), Talker=words)
        (answered,) = session.answers
        scene = Scene(load_language("en"), session.rulebook, answered.table)
        line = first_line(scene, answered.question, answered.ruling, Page())
        assert re.match(rf"{said}\b", line, re.I) and f'Talker [Odd] may say otherwise: "{words}"' in line, line


def _fight(question: str) -> str:
    return FIGHT if "challenge" in question else ""


@pytest.mark.parametrize("folder", ["1e", "2e"])
def test_no_ruling_of_the_casebook_becomes_provisional(folder: str) -> None:
    files = casebook(folder)
    shared = SHARED / "scenarios" / folder
    files += sorted(shared.rglob("*.scenario")) if shared.is_dir() else []
    assert files
    for file in files:
        for answered in heard_file(file).answers:
            assert not answered.ruling.provisional, (file, answered.question.text)


def test_nothing_is_weighed_where_everything_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables without unread text pay nothing: not one sentence is taken apart, and no question is either."""
    from judge.engine.unread import provisional as bearing

    def no(*_: object, **__: object) -> object:
        raise AssertionError("looked at")

    monkeypatch.setattr(bearing, "_bearing", no)
    for file in casebook("2e")[:40]:
        assert not any(card.face.unread for card in scenario(file).table.cards.values())
        heard_file(file)
