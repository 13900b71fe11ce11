"""Watchers of the law: what it says decides cases, and nothing decides them but what it says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from casebook import HOME, SHARED, answered, casebook, decided, heard, law, recorded, told

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
BY_ENGINE = {"a_target_is_there", "target_described", "pay", "pay_from_setup_gold", "reaction_opens"}
"""Moves that follow from a price or are named as openings, so that no clause has to name them."""
ASKED = {"attached", "first_player", "house", "removed_from_game"}
"""What questions and orders ask of the table itself, with no rule in between."""


def with_effect(edition: str) -> list[str]:
    """The clauses of an edition that do more than guide."""
    clauses = law()["clauses"].values()
    mine = (c for c in clauses if any(law()["documents"][d]["edition"] in (edition, "any") for d, _ in c["sources"]))
    return [c["id"] for c in mine if c["abilities"] or any(e["role"] != "guides" for e in c["says"])]


class Before(NamedTuple):
    """A file of the casebook under the whole law."""

    told: tuple[object, ...]
    answered: tuple[object, ...]
    decided: set[str]
    consulted: set[str]  # the clauses that were looked at: without any other it is told the same


@cache
def baseline() -> dict[Path, Before]:
    found = {}
    for file in casebook("1e", "2e", "editions"):
        session, consulted = recorded(file)
        found[file] = Before(told(session), answered(session), decided(session), consulted)
    return found


@cache
def without(file: Path, clauses: frozenset[str]) -> tuple[object, ...]:
    """What a file is answered under the law less some clauses."""
    before = baseline()[file]
    return answered(heard(file, clauses)) if clauses & before.consulted else before.answered


def reached(clause: str) -> list[Path]:
    """The files in which a clause was looked at; those that it decides come first."""
    files = ((clause not in before.decided, file) for file, before in baseline().items() if clause in before.consulted)
    return [file for _, file in sorted(files)]


def decides_nothing(clause: str) -> bool:
    """By design, and the clause says why."""
    return "only_cited" in law()["clauses"][clause]


@cache
def restating() -> dict[str, set[str]]:
    """Each clause with those that say the same: what it restates, what restates that too, and what restates it."""
    found: dict[str, set[str]] = {}
    for clause in law()["clauses"].values():
        group = {clause["id"], *clause.get("restates", ())}
        for one in group if len(group) > 1 else ():
            found.setdefault(one, set()).update(group)
    reprints = {c["id"]: c["restates"] for c in law()["clauses"].values() if "restates" in c}
    return {one: group.union(*(found[other] for other in reprints.get(one, ()))) - {one} for one, group in found.items()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_with_an_effect_decides_some_case(edition: str) -> None:
    deciding = {i for before in baseline().values() for i in before.decided}
    idle = [i for i in with_effect(edition) if i not in deciding]
    assert not idle, f"{len(idle)} clauses decide nothing in the casebook"


@pytest.mark.parametrize("edition", EDITIONS)
def test_switching_off_any_of_the_law_changes_some_answer(edition: str) -> None:
    """A verdict, an answer or a condition: that somebody else is named for the same does not count.

    What is restated is switched off with all that says the same, and each of these alone is enough to make the difference.
    """
    idle = [i for i in with_effect(edition) if not decides_nothing(i) and not changes_an_answer(i)]
    assert not idle, f"{len(idle)} can be taken away without anybody noticing"


def changes_an_answer(clause: str) -> bool:
    same = frozenset(restating().get(clause, ()))
    return any(without(file, same) != without(file, same | {clause}) for file in reached(clause))


def test_a_citation_alone_is_no_change() -> None:
    """The watcher can fail: on what is only cited, and on a reprint that would not say so."""
    assert not changes_an_answer("2E-SHADOW-20")
    assert all(without(file, frozenset({"2E-DEAD-05"})) == baseline()[file].answered for file in reached("2E-DEAD-05"))
    assert changes_an_answer("2E-DEAD-05")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_restated_changes_an_answer_when_all_of_it_is_switched_off(edition: str) -> None:
    groups = {frozenset({i, *restating()[i]}) for i in with_effect(edition) if i in restating()}
    idle = [group for group in groups if all(without(f, group) == baseline()[f].answered for i in group for f in reached(i))]
    assert groups and not idle


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_only_cited_is_cited_and_changes_no_answer(edition: str) -> None:
    """What decides nothing by design says why; once it decides something, it is to say so no longer."""
    cited = {i: [f for f in reached(i) if i in baseline()[f].decided] for i in with_effect(edition) if decides_nothing(i)}
    deciding = [i for i, files in cited.items() if any(without(f, frozenset({i})) != baseline()[f].answered for f in files)]
    unnamed = [i for i, files in cited.items() if all(told(heard(f, frozenset({i}))) == baseline()[f].told for f in files)]
    assert cited and not deciding and not unnamed


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


def test_every_act_is_spoken_of_or_says_why_not() -> None:
    """By a clause, by a row of the steps, or by a move that leads to it; and what is spoken of has nothing to excuse."""
    clauses = [entry for clause in law()["clauses"].values() for entry in clause["says"]]
    told = {word for entry in clauses for word in spoken([entry["of"], entry["when"], entry["more"]])}
    rows = set(spoken([dict(sequences) for sequences in law()["steps"].values()]))
    led_to = {act for move in MOVES.values() for act, _ in move.then}
    silent = {name for name in law()["actions"] if name not in told | rows | led_to}
    assert silent == {name for name, row in law()["actions"].items() if "unspoken" in row}


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
