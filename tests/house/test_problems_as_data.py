"""House 6: a problem is a code, a place and names; its words stand in `rulings/languages/`."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest
import yaml
from casebook import HOME
from codes import codes
from front import run

from judge.driver.inputs import file_input
from judge.driver.open import Choice, open_law
from judge.driver.rule_file import rule_file
from judge.render.answers_and_refusals_with_tables import as_told
from judge.render.test_results import trial_of
from judge.support.problems import Problem

from .code import modules, name, tree


def test_a_problem_carries_no_sentence() -> None:
    assert set(Problem._fields) >= {"code", "span", "names"}
    assert not set(Problem._fields) & {"message", "text", "hint"}


def test_no_sentence_for_people_stands_in_python() -> None:
    """A string with three words or more and a blank that is no docstring, no pattern and no key."""
    allowed = ("ask/english", "language/oneline/english", "noun", "support/frozen")  # phrases; what only a programmer sees
    found = [
        f"{name(file)}:{node.lineno} {text!r}" for file in modules() if not name(file).startswith(allowed)
        for node, text in sentences(file)
    ]  # fmt: skip
    assert found == []


def sentences(file: Path) -> list[tuple[ast.expr, str]]:
    docs = {id(n.body[0].value) for n in ast.walk(tree(file)) if isinstance(n, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and n.body and isinstance(n.body[0], ast.Expr)}  # fmt: skip
    bare = {id(n.value) for n in ast.walk(tree(file)) if isinstance(n, ast.Expr)}
    found = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.JoinedStr):
            text = "".join(str(p.value) for p in node.values if isinstance(p, ast.Constant))
            if len(text.split()) >= 4 and "(?" not in text:  # no pattern
                found.append((node, text))
    return [(n, t) for n, t in found if id(n) not in docs | bare]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_code_has_its_message_in_a_language(language: str) -> None:
    """Under its own name, or under `code.variant` where it has several sentences or shares one."""
    told = yaml.safe_load((HOME / "rulings" / "languages" / f"{language}.yaml").read_text(encoding="utf-8"))
    known = {key.partition(".")[0] for key in told["problems"]}
    assert len(known) >= 50
    assert sorted(code for code in codes() if code not in known | SHARED) == []


SHARED = {"unknown-question", "unknown-effect"}
"""Codes of lines that do not fit, told by the sentence of `unexpected-word`."""


def test_no_pattern_reads_our_own_english() -> None:
    data = yaml.safe_load((HOME / "rulings" / "languages" / "de.yaml").read_text(encoding="utf-8"))
    assert "reworded" not in data


NO_ANSWERS = [
    "yes and no",
    "yes because",
    "probably",
    "seven",
    "outcome: nothing much",
    "depends on",
    "no, not at all",
    "42 apples",
]


@pytest.mark.parametrize("said", NO_ANSWERS)
def test_an_expectation_that_is_no_answer_is_a_problem_at_its_line(tmp_path: Path, said: str) -> None:
    file = tmp_path / "odd.scenario"
    file.write_text(f'edition: 2e\nplayer Alice\n  play: "Penny"\nplayer Bob\nask is "Penny" in play?\nexpect {said}\n')
    ran = run("test", "--json", file)
    assert ran.status == 2
    assert 6 in [problem["line"] for problem in ran.record["problems"]]


@pytest.mark.parametrize("code", ["en", "de"])
def test_expectations_are_met_without_a_sentence(code: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    messages = importlib.import_module("judge.render.messages")
    language, opened = messages.load_language(code), open_law(Choice())
    for made in ("say", "find", "joined"):
        monkeypatch.setattr(messages.Language, made, lambda *_, **__: pytest.fail("a sentence was made to compare an answer"))
    file = tmp_path / "met.scenario"
    asked = (
        ('is "Penny" in play?', "yes"), ("who acts first?", "Alice"), ("how much gold does Alice have?", "3"),
        ('what is the shadow cost of "Penny"?', "1"), ('who controls "Penny"?', "alice"),
    )  # fmt: skip
    head = 'edition: 2e\nfirst player: Alice\nplayer Alice\n  gold: 3\n  play: "Penny"\nplayer Bob\n'
    file.write_text(head + "".join(f"ask {question}\nexpect {answer}\n" for question, answer in asked))
    trial = trial_of(language, as_told(language, rule_file(opened, file_input(file))))
    assert (trial.met, trial.unmet, trial.problems) == (len(asked), (), ())
