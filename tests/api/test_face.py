"""The Python face: the objects of `--json`, whatever is given to it, from any number of threads."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from casebook import HOME
from front import run, write

import judge
from judge import ask, rule

BOARD = """\
edition: 2e
phase: challenges
player Alice
  gold: 7
  shadows: "Ser Robert Strong"
  dead: "Ser Robert Strong"
player Bob
ask can Alice bring "Ser Robert Strong" out of shadows?
expect no because 2E-UNIQUE-04
"""
PACK = HOME / "tests" / "cards" / "data" / "throneteki" / "Inv.json"
LIST = 'edition: 2e\ncard "Winter Wolf": unique character, stark, cost 2, strength 3, military\n'
WOLF = 'edition: 2e\nplayer Alice\n  play: "Winter Wolf"\nplayer Bob\nask what is the strength of "Winter Wolf"?\n'


def texts() -> list[Path]:
    """Every scenario that is text: what is none cannot be handed over as such."""
    return [case for case in sorted((HOME / "scenarios").rglob("*.scenario")) if _is_text(case.read_bytes())]


def _is_text(read: bytes) -> bool:
    try:
        return bool(read.decode("utf-8"))
    except UnicodeDecodeError:
        return False


def told(record: dict[str, Any]) -> dict[str, Any]:
    """Without the name of the text, which a caller does not have."""
    named = [{**problem, "file": ""} for problem in record["problems"]]
    return {**record, "file": None, "problems": named}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("case", texts()[::23], ids=lambda case: case.stem)
def test_rule_is_the_command(case: Path, lang: str) -> None:
    printed = run("rule", "--json", "--lang", lang, case).record
    assert told(rule(case.read_text(encoding="utf-8"), lang=lang)) == told(printed)


@pytest.mark.parametrize(
    ("question", "options", "named"),
    [
        ("can I bring a unique character out of shadows?", [], {}),
        ("kann ich Hella aus den Schatten holen?", ["--lang", "de"], {"lang": "de"}),
        ("can I marshal a limited card in 1e?", [], {}),
        ("can I marshal a card?", ["--edition", "1e", "--as-of", "2010-01-01"], {"edition": "1e", "as_of": "2010-01-01"}),
        ("is it what?", [], {}),
    ],
)
def test_ask_is_the_command(question: str, options: list[str], named: dict[str, str]) -> None:
    printed = json.loads(run("ask", "--json", question, *options).out)
    mine = ask(question, **named)  # type: ignore[arg-type]
    assert {**mine, "edition": ""} == {**printed, "edition": ""}


def test_a_board_is_asked_where_its_steps_have_led(tmp_path: Path) -> None:
    text = BOARD.partition("ask")[0].replace('  dead: "Ser Robert Strong"\n', "")
    text += 'then Alice brings "Ser Robert Strong" out of shadows\n'
    file = write(tmp_path, text)
    question = "is Ser Robert Strong in play?"
    assert ask(question, board=text) == json.loads(run("ask", "--json", question, "--board", file).out)
    assert ask(question, board=text)["rulings"][0]["answer"] == "yes"


def test_documents_are_chosen() -> None:
    assert rule(BOARD, documents=["2e-rules-reference"])["rulings"][0]["clauses"]
    early = rule(BOARD, as_of="2000-01-01")["rulings"][0]
    assert early["verdict"] == "silent" and early["met"] is False


def test_the_edition_is_for_a_text_that_names_none() -> None:
    nameless = BOARD.partition("\n")[2]
    assert [p["code"] for p in rule(nameless)["problems"]] == ["no-edition"]
    assert rule(nameless, edition="2E")["edition"] == "2e"
    assert rule(BOARD, edition="1e")["edition"] == "2e"


# ---- cards


def test_card_lists_are_read_and_kept_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))
    mine = tmp_path / "mine.cards"
    mine.write_text(LIST)
    assert [p["code"] for p in rule(WOLF)["problems"]] == ["unknown-card"]
    assert rule(WOLF, cards=[str(mine)])["rulings"][0]["answer"] == "3"
    assert rule(WOLF, cards=[tmp_path])["rulings"][0]["answer"] == "3"
    assert [p["code"] for p in rule(WOLF)["problems"]] == ["unknown-card"]
    mine.write_text(LIST.replace("strength 3", "strength 5"))
    assert rule(WOLF, cards=[mine])["rulings"][0]["answer"] == "5"
    assert not (tmp_path / "data").exists()


def test_a_pack_says_what_a_card_is() -> None:
    title = json.loads(PACK.read_text(encoding="utf-8"))["cards"][0]["name"]
    text = f'edition: 2e\nplayer Alice\n  hand: "{title}"\nplayer Bob\nask is "{title}" in hand?\n'
    assert rule(text, cards=[])["problems"]
    assert rule(text, cards=[PACK])["rulings"][0]["answer"] == "yes"


def test_what_can_be_read_of_the_lists_is_ruled_by(tmp_path: Path) -> None:
    mine = tmp_path / "mine.cards"
    mine.write_text(f'{LIST}card "Broken": no such thing\n')
    made = rule(WOLF, cards=[mine, tmp_path / "gone.json"])
    assert made["rulings"][0]["answer"] == "3" and len(made["problems"]) == 2


def test_the_users_own_cards_are_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    assert rule(WOLF)["problems"]
    mine = tmp_path / "mine.cards"
    mine.write_text(LIST)
    assert run("cards", "add", mine).status == 0
    assert rule(WOLF)["rulings"][0]["answer"] == "3"


# ---- whatever is given

WRONG_VALUES = {"edition": "9e", "documents": ["nope"], "as_of": "someday", "lang": "xx"}
WRONG_KINDS = {"edition": 9, "documents": 4, "as_of": 3, "lang": 5, "cards": 6}


@pytest.mark.parametrize("given", [WRONG_VALUES, WRONG_KINDS], ids=["values", "kinds"])
def test_all_that_is_wrong_is_told_by_the_name_of_its_argument(given: dict[str, Any]) -> None:
    for record in (rule(BOARD, **given), ask("can I marshal a card?", **given)):
        assert {problem["file"] for problem in record["problems"]} == set(given)


class Odd:
    """Fails at whatever is asked of it."""

    def __getattr__(self, name: str) -> object:
        raise ZeroDivisionError(name)


BAD: dict[str, list[Any]] = {
    "edition": [2, "", "\0", b"2e", "2e ", "x" * 10_000, Odd()],
    "documents": ["2e-rules-reference", b"x", [3], [None], ["nope"], [""], 5, {"a"}, [b"2e"], ["\0"], Odd()],
    "as_of": ["", "yesterday", 2010, "2010-13-01", "2010-01-01 ", b"2010-01-01", "9" * 5_000, Odd()],
    "lang": ["", "xx", None, 3, "../en", "\0", "en/../de", "EN\n", Odd()],
    "cards": ["a.json", b"one", [3], ["/nowhere.json"], ["\0"], [""], 5, [None], ["/nowhere.cards"], ["x" * 5_000], Odd()],
}


@pytest.mark.parametrize("name", ["rule", "ask"])
@pytest.mark.parametrize("option", BAD)
def test_bad_arguments_are_problems(name: str, option: str) -> None:
    good = BOARD if name == "rule" else "can I marshal a card?"
    silent = []
    for given in BAD[option]:
        made = getattr(judge, name)(good, **{option: given})
        json.dumps(made)
        if not made["problems"] or made["schema"] != 1:
            silent.append(given)
        assert all(problem["message"] and problem["code"] != "internal" for problem in made["problems"])
    assert silent == []


TEXTS: list[Any] = [
    None, 3, b"edition: 2e", ["ask"], "\x00", "", " \n\n", "ask", "\ud800", "edition: 2e\nask " + "x" * 3_000_000, Odd(),
    "?" * 5_000, "edition: 2e\n" + '"' * 3000, ("(" * 3000) + "?",
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: repr(text)[:20] if not isinstance(text, Odd) else "odd")
def test_bad_texts_are_problems(text: Any) -> None:
    for made in (rule(text), ask(text), ask("can I marshal a card?", board=text) if text else {"problems": [{"code": ""}]}):
        assert made["problems"] and all(problem["code"] != "internal" for problem in made["problems"])
        json.dumps(made)


def test_a_board_that_cannot_be_read_is_a_problem() -> None:
    for board in (3, b"x", "nonsense", BOARD + 'then Alice brings "Ser Robert Strong" out of shadows\n', ["x"]):
        made = ask("can Alice marshal a card?", board=board)  # type: ignore[arg-type]
        assert made["problems"] and not made["rulings"], board


def test_bad_input_is_told_in_the_language() -> None:
    assert rule(3, lang="de")["problems"][0]["message"] == "`text` ist kein Text"  # type: ignore[arg-type]


# ---- how it is loaded


def test_the_package_alone_loads_nothing() -> None:
    look = "import sys, judge; print(sorted(m for m in sys.modules if m.startswith('judge')), judge.__version__)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.split("]")[0] == "['judge'"
    with pytest.raises(AttributeError):
        judge.nothing_of_the_kind  # noqa: B018


# ---- threads


def test_threads_share_it(tmp_path: Path) -> None:
    """Different boards, languages, documents and card lists at once."""
    lists = []
    for strength in (2, 4):
        mine = tmp_path / f"{strength}.cards"
        mine.write_text(LIST.replace("strength 3", f"strength {strength}"))
        lists.append([str(mine)])
    cases = sorted((HOME / "scenarios").rglob("*.scenario"))[::29]
    texts = [case.read_text(encoding="utf-8") for case in cases]
    calls: list[tuple[str, dict[str, Any]]] = [(text, {"lang": lang}) for text in texts for lang in ("en", "de")]
    calls += [(WOLF, {"cards": one}) for one in lists] * 3
    calls += [(BOARD, {"documents": ["2e-rules-reference"]}), (BOARD, {"as_of": "2010-01-01"})]
    calls += [("nonsense", {}), (BOARD, {"lang": "xx"})]
    alone = [rule(text, **named) for text, named in calls]
    questions = ["can I bring a unique character out of shadows?", "kann ich Hella aus den Schatten holen?"]
    asked = [ask(question, lang=lang) for question in questions for lang in ("en", "de")]
    wrong: list[object] = []

    def work(start: int) -> None:
        for turn in range(len(calls)):
            which = (start * 7 + turn) % len(calls)
            text, named = calls[which]
            if rule(text, **named) != alone[which]:
                wrong.append(calls[which])
        if [ask(question, lang=lang) for question in questions for lang in ("en", "de")] != asked:
            wrong.append("asked")

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert wrong == []


COLD = """
import sys, threading
sys.setswitchinterval(1e-6)
import judge
made = []
def work(lang):
    made.append(judge.rule(sys.argv[1], lang=lang)["rulings"][0]["verdict"])
threads = [threading.Thread(target=work, args=(lang,)) for lang in ("en", "de", "en", "de")]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
print(made)
"""


def test_threads_may_begin_at_once() -> None:
    """Nothing is loaded or remembered yet when four of them come."""
    done = subprocess.run([sys.executable, "-c", COLD, BOARD], capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == ("['no', 'no', 'no', 'no']", "")
