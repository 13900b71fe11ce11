"""What clauses speak of, for whoever looks them over: entries with their places, words and amounts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

from judge.rulebook.condition_forms import Form, NoConditionError, form, words_of
from judge.rulebook.find_and_vet_law_files import whole_path
from judge.support.problems import Problem, Span, Unusable, meant, phrase, problem_at, quoted
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree, file_bytes

_NEXT = re.compile(r"-\s+\{?\s*id\s*:")
_FARTHEST = 60
"""Lines; no clause is longer."""


def pinpoint(place: Span, word: object) -> Span:
    """The first time the word is written from that place on, inside the same clause; else the place itself."""
    found = re.compile(rf"(?<![\w-]){re.escape(str(word))}(?![\w-])")
    rows = _rows(place.file)
    for number, row in enumerate(rows[place.line - 1 : place.line - 1 + _FARTHEST], place.line):
        if number > place.line and _NEXT.search(row):
            break
        if match := found.search(row, place.column - 1 if number == place.line else 0):
            return Span(place.file, number, match.start() + 1, match.end() + 1)
    return place


def at_key(tree: Tree, path: Steps, key: str) -> Span:
    """Where a key of the data stands, of which only the value has a place."""
    return pinpoint(tree.place(path), key)


def row_named(tree: Tree, path: Steps) -> Span:
    """Where the name of a row stands, whose own place is behind its colon."""
    named = re.compile(rf"""(?<![\w-])['"]?{re.escape(str(path[-1]))}['"]?\s*:""")
    behind, rows = tree.place(path), _rows(tree.place(path).file)
    for number in range(behind.line, 0, -1):
        before = rows[number - 1][: behind.column - 1] if number == behind.line else rows[number - 1]
        if found := [*named.finditer(before)]:
            return Span(behind.file, number, found[-1].start() + 1, found[-1].end())
    return behind


def line_of(file: str, key: str) -> Span:
    """Where a key stands at the beginning of a line."""
    for number, row in enumerate(_rows(file), 1):
        if row.startswith(f"{key}:"):
            return Span(file, number, 1, len(key) + 1)
    return Span(file, 1)


@lru_cache(8)
def _rows(file: str) -> list[str]:
    try:
        return file_bytes(file).decode("utf-8").split("\n")
    except (Unusable, ValueError):
        return []


Data = Mapping[str, Any]
FEW = 8
"""So many known words can be listed where none is near."""
OF_SCENARIOS = ("amount",)
"""What scenarios name as well, by words of their own: a sentence of law is another."""


def place(clause: Mapping[str, Any], entry: Mapping[str, Any] | None = None) -> Span:
    line, column = (entry["line"], entry["column"]) if entry else (clause["line"], 1)
    return Span(whole_path(clause["path"]), line, column)


def entries(data: Data) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """What clauses say, and what the abilities ask for that they print."""
    for clause in data["clauses"].values():
        yield from ((clause, entry) for entry in clause["says"])
        yield from ((clause, _asking(ability)) for ability in clause.get("abilities", ()))


def _asking(ability: Mapping[str, Any]) -> Mapping[str, Any]:
    """The condition of an ability, to be looked over like that of an entry."""
    told = {key: ability.get(key, 1) for key in ("line", "column")}
    return {"role": "guides", "of": (), "when": ability["condition"], "more": {}, **told}


def conditions(entry: Mapping[str, Any]) -> Iterator[Form]:
    """The condition of an entry, and that of what it counts; what is none was told of when the file was read."""
    yield entry["when"]
    for raw in entry["more"].values():
        if isinstance(raw, dict) and "that" in raw:
            with suppress(NoConditionError):
                yield form(raw["that"])


def asked(entry: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every (kind, name) that an entry asks for."""
    return (word for condition in conditions(entry) for word in words_of(condition))


def unknown(what: str, word: str, known: Iterable[str], where: Span) -> Problem:
    few = sorted(known)
    listed = phrase("known", value=quoted(few)) if len(few) <= FEW else None
    says = f"unknown-{what}.law" if what in OF_SCENARIOS else ""
    return problem_at(f"unknown-{what}", pinpoint(where, word), says, meant(word, known) or listed, value=word)


def judged_words(data: Data) -> set[str]:
    """The words that clauses define."""
    return {of for _, entry in entries(data) if entry["role"] == "defines" for of in entry["of"]}


def amounts(data: Data) -> set[str]:
    return {of for _, entry in entries(data) if entry["role"] == "sets" for of in entry["of"]}
