"""Every word of the law has its sentences, in every language; and no language has words that do not exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from judge.cli import COMMANDS
from judge.engine.evaluate.case_fields_read import fields
from judge.game.facts import FACTS, NUMBERS, ORDERS
from judge.game.happening import described
from judge.game.moves import MOVES
from judge.game.table import Table
from judge.render.clause_in_words import entry_text
from judge.render.messages import Language, languages, load_language
from judge.render.placeholders import Scene
from judge.rulebook import Rulebook, home, load_data, rulebook
from judge.rulebook.check import amounts, judged_words
from judge.rulebook.clause import ROLES
from judge.rulebook.condition_forms import words_of
from judge.rulebook.happening_forms import TAKING

LANGUAGES = languages()
TRUTHS = ("seen", "unseen", "unknown")
ASKED_AMOUNTS = {
    "s_cost", "printed_strength", "attackers_strength", "defenders_strength", "initiative", "claim", "reserve", "income",
}  # fmt: skip
FOUND = {
    "over_the_cap", "pays", "pays_somehow", "pays_nothing", "no_price", "can", "can_somewhere", "at_most", "at_least", "equals",
    "some", "card_text", "choice_made", "price_chosen", "option_chosen", "ability_chosen",
}  # fmt: skip
ANYTHING = {"other", "any"}


@pytest.fixture(scope="module")
def data() -> Any:
    return load_data([home() / "rulings"])


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return load_language(request.param)


def used_words(data: Any) -> set[str]:
    entries = (entry for clause in data["clauses"].values() for entry in clause["says"])
    return {word for entry in entries for kind, word in words_of(entry["when"]) if kind == "word"}


def missing(language: Language, section: str, keys: set[str], forms: tuple[str, ...]) -> list[str]:
    return sorted(f"{section}.{k}.{f}" for k in keys for f in forms if language.find(section, k, f) is None)


def test_every_fact_is_said_seen_unseen_and_unknown(language: Language) -> None:
    assert missing(language, "facts", set(FACTS), TRUTHS) == []


def happenings(data: Any) -> set[str]:
    """What clauses say may have happened, or be about to, each as its sentences are found."""
    told = (entry["when"] for clause in data["clauses"].values() for entry in clause["says"])
    answered = (one["trigger"] for clause in data["clauses"].values() for one in clause["abilities"] if one["trigger"])
    triggers = {f"just_happened {described(trigger).spelled}" for trigger in answered}
    return triggers | {f"{word} {described(value).spelled}" for when in told for word, value in looked_for(when)}


def looked_for(when: Any) -> list[tuple[str, Any]]:
    if when[0] == "word":
        return [(when[1], when[2])] if when[1] in TAKING and isinstance(when[2], tuple) else []
    parts = when[1] if when[0] in ("any", "all") else [when[-1]] if when[0] in ("not", "of", "some") else []
    return [pair for part in parts for pair in looked_for(part)]


def test_what_happens_is_said_by_what_it_is(language: Language, data: Any) -> None:
    """The word alone has a sentence for whatever happens; what our own law looks for has one that reads well."""
    plain = {key for key in happenings(data) if key.startswith("pending ") or key == "just_happened bring_out"}
    assert missing(language, "happenings", happenings(data) - plain, TRUTHS) == []
    told = {key for key in language.data["happenings"] if not key.startswith("used ")}
    assert told - happenings(data) == set()


def test_every_word_that_clauses_define_is_said(language: Language, data: Any) -> None:
    words = judged_words(data) | (used_words(data) - set(FACTS))
    assert missing(language, "judged", words, TRUTHS) == []


def test_every_action_has_its_verb(language: Language, data: Any) -> None:
    assert missing(language, "actions", set(data["actions"]), ("do", "does", "doing", "done")) == []


def test_every_move_amount_number_and_order_is_said(language: Language, data: Any) -> None:
    assert missing(language, "moves", set(MOVES), ("",)) == []
    assert missing(language, "amounts", amounts(data), ("what", "is", "none", "unknown")) == []
    assert missing(language, "numbers", set(NUMBERS), ("",)) == []
    assert missing(language, "orders", set(ORDERS), ("",)) == []
    assert missing(language, "found", FOUND, TRUTHS) == []


def test_every_timing_word_is_a_moment(language: Language) -> None:
    assert missing(language, "moments", {name for name, word in FACTS.items() if word.timing}, ("",)) == []


def test_every_role_edition_and_command_has_its_words(language: Language, data: Any) -> None:
    assert missing(language, "roles", set(ROLES), ("label", "says")) == []
    assert missing(language, "editions", {d["edition"] for d in data["documents"].values()}, ("",)) == []
    assert missing(language, "help", set(COMMANDS), ("about",)) == []
    assert all(language.data["help"][command]["examples"] for command in COMMANDS)


def test_no_language_has_words_that_do_not_exist(language: Language, data: Any) -> None:
    known = {
        "facts": set(FACTS),
        "judged": judged_words(data) | used_words(data),
        "actions": {*data["actions"], *ANYTHING},
        "moves": {*MOVES, "reaction_opens"},  # not a move: what the judge names when it has become possible
        "amounts": amounts(data) | ASKED_AMOUNTS,
        "numbers": {*NUMBERS, "no value"},
        "orders": set(ORDERS),
        "found": FOUND,
        "moments": set(FACTS),
    }
    strangers = [f"{section}.{key}" for section, keys in known.items() for key in set(language.data[section]) - keys]
    assert sorted(strangers) == []


def templates(entry: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(entry, str):
        yield path, entry
    for key, inner in entry.items() if isinstance(entry, dict) else ():
        yield from templates(inner, f"{path}.{key}" if path else str(key))


def test_every_template_can_be_filled_and_names_forms_that_exist(language: Language) -> None:
    faults = []
    for path, text in templates(language.data):
        for _, name, spec, _ in Formatter().parse(text):
            section, _, form = (spec or "").partition(".")
            entries = language.data.get(section, {}) if section else {}
            known = not section or any(language.find(section, key, form) for key in entries)
            if name == "" or not known:
                faults.append(f"{path}: {text}")
    assert faults == []


LOOKS_AT = {
    "card": {"card", "owner", "holder", "where", "host", "kind"},
    "card_if_any": {"card"},
    "card_named": {"card"},
    "happening": {"value", "fate"},
    "seat": {"player"},
    "target": {"target"},
    "player": {"player"},
    "value": {"value"},
    "node": {"node", "player", "card"},
    "action": {"action", "player", "card"},
    "case": {"player", "card", "target", "action", "node", "amount"},
    "amount": {"amount"},
    "table": set(),
    "has": set(),
}


def test_a_sentence_uses_only_what_its_fact_looks_at(language: Language) -> None:
    """What was found for one case serves the others, so a sentence may not name what the fact never saw."""
    faults = []
    for name, word in FACTS.items():
        allowed = set().union(*(LOOKS_AT.get(need, {need}) for need in word.needs)) | {"player"} & set(word.needs)
        own = set(re.findall(r'"(\w+)":', Path(word.look.__code__.co_filename).read_text(encoding="utf-8")))
        for form in TRUTHS:
            template = language.find("facts", name, form) or ""
            names = {field for _, field, _, _ in Formatter().parse(template) if field}
            if names - allowed - own:
                faults.append(f"{name}.{form}: {sorted(names - allowed - own)}")
    assert faults == []


def test_a_clause_says_what_it_says_without_a_gap(data: Any, language: Language) -> None:
    """A word that takes a value is told of what would be asked about, in every clause that defines or excludes it."""
    scene = Scene(language, Rulebook(data, "", data["documents"]), Table())
    told = {clause: [entry_text(scene, entry) for entry in raw["says"]] for clause, raw in data["clauses"].items()}
    gaps = [(clause, said) for clause, parts in told.items() for said, when in parts if "{" in "".join((said, *when))]
    assert gaps == []


KEPT_FOR = {
    "player": {"player"}, "card": {"card"}, "cards": {"card", "cards"}, "target": {"target"}, "host": {"card"},
    "owner": {"card"}, "holder": {"card"}, "where": {"card"}, "action": {"action"}, "node": {"node"},
    "amount": {"amount", "cards"},
}  # fmt: skip
"""Which particulars of a case a name is looked up in."""
OF_AN_ACT = {"player", "card"}
"""What the words for an act name; those of some name a second card, where there is one."""


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_a_finding_keeps_all_that_its_sentence_names(language: Language, data: Any, edition: str) -> None:
    """A finding is kept for others who ask, and keeps of the case only what it depends on; its sentence can name no more."""
    book, faults = rulebook(data, edition), []
    for section, words in (("facts", set(FACTS)), ("judged", judged_words(data))):
        for word in sorted(words):
            kept = fields(book, ("word", word, None))
            for name, spec in names_in(language, section, word):
                lost = [KEPT_FOR[name]] if name in KEPT_FOR and not KEPT_FOR[name] & kept else []
                lost += [OF_AN_ACT - kept] if spec.startswith("actions") and not kept >= OF_AN_ACT else []
                faults += [f"{word}: {{{name}:{spec}}} needs {lost[0]}"] if lost and word not in NAMES_ITS_OWN_CARD else []
    assert faults == []


NAMES_ITS_OWN_CARD = ("happened", "just_happened")
"""What was done to another card than that of the case."""


def names_in(language: Language, section: str, word: str) -> set[tuple[str, str]]:
    told = (language.find(section, word, form) or "" for form in (*TRUTHS, "needed"))
    return {(name, spec or "") for template in told for _, name, spec, _ in Formatter().parse(template) if name}
