"""Every sentence that Python asks for by name stands in every language, and names there what it names in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from string import Formatter

import pytest

from judge.render.messages import languages, load_language
from judge.render.problem_sentence import ADVICE, SENTENCES, WORDS

from .code import modules, tree

CODE = re.compile(r"[a-z]+(?:-[a-z]+)*")
SAYS = re.compile(r"[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*")


def asked_for() -> tuple[set[str], set[str]]:
    """The sentences of problems that have a name of their own, and the phrases that stand beside or inside them."""
    calls = [node for file in modules() for node in ast.walk(tree(file)) if isinstance(node, ast.Call)]
    said = {text for call in calls if any(map(CODE.fullmatch, texts(call))) for text in texts(call) if SAYS.fullmatch(text)}
    return said, {text for call in calls if getattr(call.func, "id", "") == "phrase" for text in list(texts(call))[:1]}


def texts(call: ast.Call) -> Iterator[str]:
    """What is given to a call by its place as plain text."""
    for arg in call.args:
        for one in (arg.body, arg.orelse) if isinstance(arg, ast.IfExp) else (arg,):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield one.value


def test_python_asks_for_sentences_by_name() -> None:
    said, phrases = asked_for()
    assert {"bad-value.text", "not-yaml.key", "disputed-step.does"} <= said
    assert {"follow", "add-text", "a-map"} <= phrases


@pytest.mark.parametrize("code", sorted(languages()))
def test_what_python_asks_for_stands_in_the_language(code: str) -> None:
    data, (said, phrases) = load_language(code).data, asked_for()
    assert sorted(said - data[SENTENCES].keys()) == []
    assert sorted(phrases - data[ADVICE].keys() - data[WORDS].keys()) == []


@pytest.mark.parametrize("section", [SENTENCES, ADVICE, WORDS])
@pytest.mark.parametrize("code", sorted({*languages()} - {"en"}))
def test_a_language_says_of_a_problem_what_english_says(code: str, section: str) -> None:
    english, other = load_language("en").data[section], load_language(code).data[section]
    assert sorted(english) == sorted(other)
    assert {key: named(text) for key, text in other.items()} == {key: named(text) for key, text in english.items()}


def named(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
