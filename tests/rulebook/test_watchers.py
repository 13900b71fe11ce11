"""Watchers of the law: what it says decides cases, and nothing decides them but what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from casebook import HOME, SHARED, casebook, decided, heard, law, recorded, told

from judge.game.facts import FACTS, NUMBERS, ORDERS, VALUES
from judge.game.moves import MOVES
from judge.rulebook.read_steps import each_row

EDITIONS = ("1e", "2e")
RUN = 8
"""So many words in a row in common with a source make a copied sentence."""
REQUIRED = {
    "SHADOW", "BESTOW", "UNIQUE", "DUPLICATE", "DEAD", "DISCARD", "COPY", "OWNERSHIP", "PRINTED", "ENTER", "PUTINTOPLAY",
    "INPLAY", "MARSHAL", "AMBUSH", "LIMITED", "SETUP", "ATTACH", "NOATTACH", "EVENT", "TOKEN", "CANNOT", "ACTION", "ACTIVE",
    "FIRST", "STAND", "LEAVE", "BLANK", "COST", "GOLDPOOL", "TREASURY", "FACEDOWN", "LOOK", "INFO", "KNEEL", "SAVE", "CANCEL",
    "GOLDEN", "KEYWORD", "ABILITY", "INITIATE", "RESTRICTION", "MODIFIER", "QUALIFIER", "TERMINAL", "SWITCH", "MOVE", "REMOVED",
    "KILL", "SACRIFICE",
}  # fmt: skip
SHOWN = ("SHADOW", "BESTOW", "UNIQUE", "DUPLICATE", "DEAD", "PRINTED", "PUTINTOPLAY", "MARSHAL", "LIMITED", "ATTACH")
"""What is stated in these topics decides cases, unless no board can show it; the file says why beside each."""
UNSHOWABLE = {"2E-SHADOW-27", "2E-BESTOW-07", "2E-DEAD-07", "2E-PRINTED-06", "2E-ATTACH-12"}
BY_ENGINE = {"pay", "pay_from_setup_gold", "reaction_opens"}
"""Moves that follow from a price or are named as openings, so that no clause has to name them."""
ASKED = {"attached", "first_player", "house", "removed_from_game"}
"""What questions and orders ask of the table itself, with no rule in between."""


def with_effect(edition: str) -> list[str]:
    """The clauses of an edition that do more than guide."""
    clauses = law()["clauses"].values()
    mine = (c for c in clauses if any(law()["documents"][d]["edition"] in (edition, "any") for d, _ in c["sources"]))
    return [c["id"] for c in mine if any(e["role"] != "guides" for e in c["says"])]


@cache
def baseline() -> dict[Path, tuple[tuple[object, ...], set[str], set[str]]]:
    """Each file of the casebook: what it is told, which clauses decide it, and which were looked at."""
    found = {}
    for file in casebook("1e", "2e", "editions"):
        session, consulted = recorded(file)
        found[file] = told(session), decided(session), consulted
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_with_an_effect_decides_some_case(edition: str) -> None:
    deciding = {i for _, ids, _ in baseline().values() for i in ids}
    idle = [i for i in with_effect(edition) if i not in deciding]
    assert not idle, f"{len(idle)} clauses decide nothing in the casebook"


@pytest.mark.parametrize("edition", EDITIONS)
def test_switching_off_any_clause_changes_some_answer(edition: str) -> None:
    idle = [i for i in with_effect(edition) if not changes_something(i)]
    assert not idle, f"{len(idle)} clauses can be taken away without anybody noticing"


def changes_something(clause: str) -> bool:
    """Whether some file is told something else without this clause; the files it decides are tried first."""
    reached = [(clause not in ids, file) for file, (_, ids, consulted) in baseline().items() if clause in consulted]
    return any(told(heard(file, frozenset({clause}))) != baseline()[file][0] for _, file in sorted(reached))


def spoken(part: Any) -> Iterator[str]:
    """Every string in a part of an entry, however deep: what is not among them is a word that no clause uses."""
    if isinstance(part, dict):
        part = [*part, *part.values()]
    if isinstance(part, tuple | list):
        for inner in part:
            yield from spoken(inner)
    elif isinstance(part, str):
        yield part


def test_every_registered_word_is_spoken_by_some_clause() -> None:
    entries = [entry for clause in law()["clauses"].values() for entry in clause["says"]]
    used = {word for entry in entries for word in spoken([entry["when"], entry["more"]])}
    rows = (row for sequences in law()["steps"].values() for one in sequences.values() for row in each_row(one))
    used |= {word for row in rows for word in spoken(row.get("when", ()))}
    idle = {*FACTS, *NUMBERS, *ORDERS, *VALUES, *MOVES} - used - ASKED - BY_ENGINE
    assert not idle, "no clause uses these"


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9äöüß]+", text.casefold().replace("’", "").replace("'", ""))


def _runs(text: str) -> set[tuple[str, ...]]:
    words = _words(text)
    return {tuple(words[i : i + RUN]) for i in range(len(words) - RUN + 1)}


def _published() -> Iterator[str]:
    for file in (SHARED / "sources").iterdir():
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".json":
            yield from (p for entry in json.loads(text)["entries"] for p in entry["paragraphs"])
        else:
            yield text


@pytest.mark.skipif(not (SHARED / "sources").is_dir(), reason="the sources are not here")
def test_no_clause_is_a_sentence_of_the_publishers() -> None:
    published = {run for text in _published() for run in _runs(text)}
    clauses = law()["clauses"].values()
    copied = [(c["id"], lang) for c in clauses for lang, text in c["text"].items() if _runs(text) & published]
    assert not copied


@pytest.mark.skipif(not (SHARED / "inventory").is_dir(), reason="the inventory is not here")
def test_every_rule_of_the_required_topics_is_a_clause() -> None:
    listed = re.findall(r'"id": "(2E-([A-Z]+)-\d+)"', (SHARED / "inventory" / "2e.yaml").read_text(encoding="utf-8"))
    assert not [i for i, topic in listed if topic in REQUIRED and i not in law()["clauses"]]


def test_what_is_stated_of_the_main_topics_is_no_mere_guide() -> None:
    stated = [c for c in law()["clauses"].values() if c["basis"] == "stated" and c["id"].startswith("2E-")]
    guides = {c["id"] for c in stated if c["id"].split("-")[1] in SHOWN and c["says"][0]["role"] == "guides"}
    assert guides == UNSHOWABLE


def test_every_file_of_law_is_short_enough_to_read() -> None:
    long = {f.name: n for f in (HOME / "rulings").rglob("*.yaml") if f.parent.name in EDITIONS and (n := _lines(f)) > 400}
    assert not long


def _lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())
