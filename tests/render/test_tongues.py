"""Languages side by side: none lacks a sentence that English has, and every form that its own sentences ask for is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from judge.game.facts import FACTS
from judge.render.messages import Language, languages, load_language
from judge.render.problem_code_page import load_pages
from judge.rulebook import home, load_data

ENGLISH = load_language("en")
OTHERS = [code for code in languages() if code != "en"]


def leaves(entry: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if isinstance(entry, dict):
        for key, inner in entry.items():
            yield from leaves(inner, (*path, str(key)))
    else:
        yield path


def held(data: Any, path: tuple[str, ...]) -> Any:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else None
    return data


@pytest.fixture(scope="module", params=OTHERS)
def language(request: pytest.FixtureRequest) -> Language:
    return load_language(request.param)


def test_no_sentence_is_missing_that_english_has(language: Language) -> None:
    missing = [".".join(path) for path in leaves(ENGLISH.data) if held(language.data, path) is None]
    assert missing == []


def test_an_empty_sentence_is_empty_in_every_language(language: Language) -> None:
    paths = [p for p in leaves(ENGLISH.data) if (held(ENGLISH.data, p) == "") is not (held(language.data, p) == "")]
    assert paths == []


def test_what_a_sentence_tells_it_tells_in_every_language(language: Language) -> None:
    """A sentence names the same players, cards and numbers, unless its wording needs none of them."""
    lost = []
    for path in leaves({s: ENGLISH.data[s] for s in ("facts", "judged", "found", "moves", "turns", "problems", "page")}):
        ours, theirs = (_names(one, held(one.data, path)) for one in (ENGLISH, language))
        if ours - theirs - {"it"}:
            lost.append((".".join(path), sorted(ours - theirs)))
    assert lost == []


def _names(language: Language, text: str) -> set[str]:
    """What a sentence names, itself or by the entries that it takes words from."""
    fields = [(name, spec) for _, name, spec, _ in Formatter().parse(text) if name]
    inner = [entry for _, spec in fields if spec for entry in _texts(language.data[spec.partition(".")[0]])]
    more = {name for entry in inner for _, name, _, _ in Formatter().parse(entry) if name}
    return {name for name, _ in fields} | more


def test_every_form_that_a_sentence_asks_for_exists_of_every_word(language: Language) -> None:
    """`{action:actions.dont}` needs a `dont` of every action, or one that serves them all."""
    asked = set(re.findall(r"\{\w+:(\w+)\.(\w+)\}", " ".join(map(str, _texts(language.data)))))
    missing = [
        f"{section}.{key}.{form}"
        for section, form in sorted(asked - {("actions", "many"), ("actions", "one")})
        if section != "judged" and language.find(section, "other", form) is None
        for key in language.data[section]
        if key != "other" and language.find(section, key, form) is None
    ]
    assert missing == []


def _texts(entry: Any) -> Iterator[str]:
    for path in leaves(entry):
        yield held(entry, path)


def test_everything_an_answer_can_depend_on_has_its_word(language: Language) -> None:
    assert sorted({word.about for word in FACTS.values()} - set(language.data["topics"])) == []


def test_every_clause_has_its_text(language: Language) -> None:
    clauses = load_data([home() / "rulings"])["clauses"].values()
    missing = [c["id"] for c in clauses if not (c["text"].get(language.code) or language.clause(c["id"]))]
    assert missing == []


def test_no_text_is_kept_for_a_clause_that_does_not_exist_or_has_its_own(language: Language) -> None:
    clauses = load_data([home() / "rulings"])["clauses"]
    kept = language.data.get("clauses", {})
    assert [i for i in kept if i not in clauses or language.code in clauses[i]["text"]] == []


def test_every_code_is_explained(language: Language) -> None:
    english, ours = load_pages("en"), load_pages(language.code)
    assert [code for code, page in ours.items() if page["means"] == english.get(code, {}).get("means")] == []
    assert set(ours) == set(english)


def test_a_language_file_is_found_by_its_name() -> None:
    assert "de" in languages()
    assert load_language("de").data["language"] == "Deutsch"
    assert [other.code for other in load_language("de").others()] == ["en", *(c for c in OTHERS if c != "de")]


def test_commands_speak_only_the_language_of_the_run() -> None:
    """A command that loads a language by itself would speak English to everybody."""
    rooms = (home() / "judge" / "cli").rglob("*.py")
    spoken = [f.name for f in rooms if "load_language" in f.read_text(encoding="utf-8")]
    assert sorted(spoken) == ["options_and_language.py", "report_problems.py"]
