"""Clauses that nothing can reach: no question, move or condition ever comes to them, or their own condition never holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.game.facts import FACTS
from judge.language.parse.grammar import tables
from judge.rulebook.condition_forms import Form, words_of
from judge.rulebook.find_and_vet_law_files import whole_path
from judge.rulebook.law_entries_and_their_places import asked, pinpoint
from judge.support.problems import Problem, Span, phrase, problem_at

Data = Mapping[str, Any]
ASKED_WORDS = frozenset({
    "participating", "attacking", "defending", "attacking_alone", "defending_alone", "owned_by", "controlled_by", "in_play",
    "in_hand", "in_dead_pile", "in_discard_pile", "in_deck", "in_shadows", "out_of_play", "standing", "kneeling", "faceup",
    "facedown", "is_of_type", "attachment", "blank", "duplicate", "is_unique", "has", "wins",
    *(word for word, seen in FACTS.items() if seen.asked),
})  # fmt: skip
"""What `is …?` and `does … have …?` ask for by themselves."""


def unreachable(data: Data) -> Iterator[Problem]:
    """Every clause that could be taken away unnoticed."""
    yield from _unused_words(data)
    yield from _undone_acts(data)
    yield from _never_met(data)
    yield from _never_holds(data)


def _entries(data: Data) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    return ((clause, entry) for clause in data["clauses"].values() for entry in clause["says"])


def _place(clause: Mapping[str, Any], entry: Mapping[str, Any], word: object) -> Span:
    return pinpoint(Span(whole_path(clause["path"]), entry["line"], entry["column"]), word)


def _unused_words(data: Data) -> Iterator[Problem]:
    """A word that is defined, and that no condition uses and no question asks for."""
    used = {word for _, e in _entries(data) for kind, word in asked(e) if kind == "word"} | ASKED_WORDS
    for clause, entry in _entries(data):
        for word in entry["of"] if entry["role"] == "defines" else ():
            if word not in used:
                yield problem_at("unreachable", _place(clause, entry, word), "", phrase("use-it"), word=word)


def _undone_acts(data: Data) -> Iterator[Problem]:
    """A bar on an act that nothing permits, that cannot be asked about, and that is no part of another."""
    done = _done(data)
    for clause, entry in _entries(data):
        for act in entry["of"] if entry["role"] in ("forbids", "requires", "caps", "orders") else ():
            if act in data["actions"] and act not in done:
                yield problem_at("unreachable", _place(clause, entry, act), "unreachable.act", act=act)


def _done(data: Data) -> set[str]:
    asked = tables().grammar.names()
    spoken = {of for _, e in _entries(data) if e["role"] in ("permits", "causes") for of in e["of"]}
    parents = {p for action in data["actions"].values() for p in action.get("parents", ())}
    happen = {name for name, action in data["actions"].items() if action.get("abstract") or name.startswith("return_to_")}
    return asked | spoken | parents | happen | {"any", "place_power"}


def _never_met(data: Data) -> Iterator[Problem]:
    """A clause that lifts or contradicts one with which it is never in force together."""
    for clause, entry in _entries(data):
        for other in entry["of"] if entry["role"] in ("lifts", "disputes") else ():
            if other in data["clauses"] and not _together(data, clause, data["clauses"][other]):
                where = _place(clause, entry, other)
                yield problem_at("unreachable", where, "unreachable.edition", other=other, clause=clause["id"])


def _together(data: Data, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    first, second = ({data["documents"].get(d, {}).get("edition") for d, _ in c["sources"]} for c in (one, other))
    return bool(first & second) or "any" in first | second


def _never_holds(data: Data) -> Iterator[Problem]:
    """A condition that asks for a thing and for its contrary."""
    for clause, entry in _entries(data):
        parts = entry["when"][1] if entry["when"][0] == "all" else ()
        for part in parts:
            if part[0] == "not" and part[1] in parts:
                word = _name(part[1])
                where = _place(clause, entry, word)
                yield problem_at("unreachable", where, "unreachable.contrary", phrase("take-one-away"), word=word)


def _name(condition: Form) -> str:
    return next((str(word) for _, word in words_of(condition)), "")
