"""House 5: files through the judge without a command line, from Python, from threads, and where nothing is installed."""

from __future__ import annotations

import importlib
import inspect
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from casebook import HOME
from front import run

TEXT = """\
edition: 2e
card "Old Bear": unique character, cost 4, strength 4
player Alice
  gold: 6
  hand: "Old Bear"
  dead: "Old Bear"
player Bob
phase: marshaling
active player: Alice
window: action
ask can Alice marshal "Old Bear"?
"""
QUESTION = "can I bring a unique character out of shadows if a copy is in my dead pile?"
BARE = """
import sys
for gone in ("typer", "click", "yaml", "lark", "rich"):
    sys.modules[gone] = None
from judge import rule, ask
assert rule(sys.argv[1])["rulings"][0]["verdict"] == "no"
assert ask(sys.argv[2])["rulings"][0]["verdict"] == "no"
"""


def test_rule_returns_what_the_command_prints(tmp_path: Path) -> None:
    from judge import rule

    file = tmp_path / "board.scenario"
    file.write_text(TEXT)
    printed = run("rule", "--json", file).record
    assert {**rule(TEXT), "file": None} == {**printed, "file": None}


def test_ask_returns_what_the_command_prints() -> None:
    from judge import ask

    assert ask(QUESTION) == json.loads(run("ask", "--json", QUESTION).out)


@pytest.mark.parametrize(
    ("name", "first", "named"),
    [
        ("rule", "text", ["edition", "documents", "as_of", "lang", "cards"]),
        ("ask", "question", ["edition", "documents", "as_of", "lang", "cards", "board"]),
    ],
)
def test_the_face_is_as_written(name: str, first: str, named: list[str]) -> None:
    told = inspect.signature(getattr(importlib.import_module("judge"), name)).parameters
    assert list(told) == [first, *named]
    assert all(told[one].kind is inspect.Parameter.KEYWORD_ONLY for one in named)
    assert (HOME / "judge" / "py.typed").exists()


BAD = {
    "an edition": {"edition": "9e"},
    "a document": {"documents": ["nope"]},
    "a date": {"as_of": "yesterday"},
    "a language": {"lang": "xx"},
    "a card list": {"cards": ["/nowhere/at/all.json"]},
}


@pytest.mark.parametrize("given", BAD.values(), ids=BAD)
@pytest.mark.parametrize("name", ["rule", "ask"])
def test_what_is_not_known_is_a_problem(name: str, given: dict[str, object]) -> None:
    face = getattr(importlib.import_module("judge"), name)
    assert face(TEXT if name == "rule" else QUESTION, **given)["problems"]


@pytest.mark.parametrize("text", [None, 3, b"edition: 2e", ["ask"], "\x00", ""], ids=repr)
@pytest.mark.parametrize("name", ["rule", "ask"])
def test_what_is_no_text_is_a_problem(name: str, text: object) -> None:
    face = getattr(importlib.import_module("judge"), name)
    assert face(text)["problems"]


def test_the_functions_stay_after_everything_was_imported() -> None:
    judge = importlib.import_module("judge")
    first = judge.ask(QUESTION)
    for module in ("judge.api", "judge.cli.ask", "judge.cli.rule"):
        importlib.import_module(module)
    from judge import ask, rule

    assert callable(rule) and ask(QUESTION) == first and judge.ask(QUESTION) == first
    assert not any((HOME / "judge" / f"{name}{end}").exists() for name in ("rule", "ask") for end in ("", ".py"))


def test_it_rules_where_nothing_else_is_installed() -> None:
    done = subprocess.run([sys.executable, "-c", BARE, TEXT, QUESTION], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_four_threads_agree_on_different_boards() -> None:
    from judge import rule

    boards = [TEXT, TEXT.replace('  dead: "Old Bear"\n', ""), TEXT.replace("gold: 6", "gold: 1"), TEXT.replace("2e", "1e", 1)]
    alone = [rule(text) for text in boards]
    seen: list[bool] = []

    def work(start: int) -> None:
        for turn in range(12):
            which = (start + turn) % len(boards)
            seen.append(rule(boards[which]) == alone[which])

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    sys.setswitchinterval(before)
    assert seen == [True] * 48


def test_the_driver_knows_no_command_line_and_keeps_no_state() -> None:
    files = list((HOME / "judge" / "driver").glob("*.py"))
    assert files
    text = "\n".join(f.read_text(encoding="utf-8") for f in files)
    assert "typer" not in text and "click" not in text and "global " not in text
