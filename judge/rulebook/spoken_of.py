"""What clauses speak of, for whoever looks them over: entries with their places, words and amounts, and a name unknown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from judge.errors import Problem, Span, meant, phrase, problem_at, quoted
from judge.rulebook.files import whole_path
from judge.rulebook.forms import Form, NoConditionError, form, words_of
from judge.rulebook.pinpoint import pinpoint

Data = Mapping[str, Any]
FEW = 8
"""So many known words can be listed where none is near."""
OF_SCENARIOS = ("amount",)
"""What scenarios name as well, by words of their own: a sentence of law is another."""


def place(clause: Mapping[str, Any], entry: Mapping[str, Any] | None = None) -> Span:
    line, column = (entry["line"], entry["column"]) if entry else (clause["line"], 1)
    return Span(whole_path(clause["path"]), line, column)


def entries(data: Data) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    return ((clause, entry) for clause in data["clauses"].values() for entry in clause["says"])


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
