"""The words of problems, language by language: none is left in English, a house's own language need not have them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from front import run

from judge.render.messages import languages, load_language
from judge.render.problem_sentence import ADVICE, SENTENCES, WORDS, advice, message
from judge.support.problems import Span, phrase, problem_at

OTHERS = [code for code in languages() if code != "en"]
NAMED = re.compile(r"`[^`]*`|\{\w+\}")
"""What stands in a sentence as it was written, or is filled in."""


@pytest.mark.parametrize("section", [SENTENCES, ADVICE, WORDS])
@pytest.mark.parametrize("code", OTHERS)
def test_no_sentence_is_left_in_english(code: str, section: str) -> None:
    english, other = (load_language(one).data[section] for one in ("en", code))
    assert english.keys() == other.keys()
    same = [key for key, said in english.items() if other[key] == said and re.search(r"\w", NAMED.sub("", said))]
    assert same == []


NAMELESS = [("en", "`card 2`: a card needs a `name`"), ("de", "`Karte 2`: eine Karte braucht `name`")]
NO_FILE = [("en", "this cannot be read: it is not a file"), ("de", "das kann nicht gelesen werden: es ist keine Datei")]


@pytest.mark.parametrize(("code", "told"), NAMELESS)
def test_words_inside_a_sentence_are_of_the_language_too(code: str, told: str) -> None:
    names = {"card": phrase("numbered-card", number=2), "field": "name"}
    assert message(load_language(code), problem_at("cards-card", Span("a", 1), "cards-card.needs", **names)) == told


@pytest.mark.parametrize(("code", "told"), NO_FILE)
def test_what_is_no_file_is_told_in_the_language(code: str, told: str, tmp_path: Path) -> None:
    import os

    os.mkfifo(tmp_path / "pipe.scenario")
    assert told in run("rule", tmp_path, "--lang", code).err


def test_a_house_that_has_but_a_few_words_is_told_the_rest_in_english(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    words = '{language: Romana, problems: {bad-date: "`{value}` dies non est"}}'
    (tmp_path / "languages" / "la.yaml").write_text(words, encoding="utf-8")
    latin = load_language("la", (tmp_path,))
    problem = problem_at("bad-date", Span("--as-of", 1), "", phrase("bad-date"), value="1")
    assert (message(latin, problem), advice(latin, problem)) == ("`1` dies non est", "write it as `2010-01-31`")


def test_an_argument_is_refused_in_the_language(tmp_path: Path) -> None:
    told = run("rule", "--json", "--rulings", "", tmp_path, "--lang", "de").record["problems"][0]
    assert "dieser Pfad ist leer" in told["message"] and told["hint"] == "`judge rule --help` sagt, was möglich ist"
