"""The values that words of the law take where they take one of a few: a phase that does not exist is never seen."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from itertools import islice
from typing import Any

from judge.errors import Name, Phrase, Problem, Span, meant_or_known, phrase, problem_at
from judge.facts import FACTS
from judge.nodes import written
from judge.rulebook.forms import Form
from judge.rulebook.pinpoint import pinpoint
from judge.rulebook.spoken_of import conditions, entries, judged_words, place

IT = "it"
"""Stands for the value that is asked about."""
SECTIONS: Mapping[str, str] = {
    "phase": "phases",
    "window": "windows",
    "type": "types",
    "in_area": "areas",
    "in_own_area": "areas",
}
"""The section of `game.yaml` that holds what a word may be asked for."""
BESIDES: Mapping[str, tuple[str, ...]] = {"type": ("other",)}
"""What it may be asked for besides: a card of none of these types."""

ROWS = {"its_player_attacks_with": ("row.title", "row.pack", "row.challenge-type")}
"""What words ask for that take a row of values, each in its place."""


def rows_whole(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A row that lacks a value, or has one too many."""
    for clause, entry in entries(data):
        for word, values in (pair for condition in conditions(entry) for pair in _rows(condition)):
            if len(values) != len(ROWS[word]):
                advice = phrase("they-are", things=tuple(map(phrase, ROWS[word])))
                yield _bad(word, place(clause, entry), "row", advice, most=len(ROWS[word]), count=len(values))


def _rows(condition: Form) -> Iterator[tuple[str, tuple[Any, ...]]]:
    if condition[0] == "word" and condition[1] in ROWS:
        yield condition[1], condition[2] if isinstance(condition[2], tuple) else (condition[2],)
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _rows(part))
    elif condition[0] in ("not", "of", "some"):
        yield from _rows(condition[-1])


def values_fit(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A value that its word does not take, or lacks: the condition would load, and never hold or always."""
    judged = judged_words(data)
    for clause, entry in entries(data):
        asked = dict.fromkeys(pair for condition in conditions(entry) for pair in _said(condition))
        for word, values in asked:
            yield from _misfit(word, values, judged, place(clause, entry))


def _misfit(word: str, values: tuple[tuple[str, Any], ...], judged: Container[str], where: Span) -> Iterator[Problem]:
    """Values are words, all of them; a fact that looks at none takes none. What the law itself defines may take one or not."""
    valued = word in judged or word not in FACTS or "value" in FACTS[word].needs
    if values and not valued:
        yield _bad(word, where, "none", phrase("word-alone", word=word))
    elif not values and word not in judged and word in FACTS and valued:
        yield _bad(word, where, "missing", phrase("word-and-value", word=word))
    else:
        wrong = (written(value) for _, value in values if not isinstance(value, str))
        yield from (_bad(word, where, "words", phrase("quoted-is-word"), value=one) for one in islice(wrong, 1))


def _bad(word: str, where: Span, how: str, advice: Phrase, **names: Name) -> Problem:
    return problem_at("bad-value", pinpoint(where, word), f"bad-value.{how}", advice, word=word, **names)


def _said(condition: Form) -> Iterator[tuple[str, tuple[tuple[str, Any], ...]]]:
    """Every word with all its values, each beside its type, for `1` and `true` are one to Python."""
    if condition[0] == "word":
        values = condition[2] if isinstance(condition[2], tuple) else () if condition[2] is None else (condition[2],)
        yield condition[1], tuple((type(value).__name__, value) for value in values)
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _said(part))
    elif condition[0] not in ("can", "compare"):
        yield from _said(condition[-1])


def values_known(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A value that its word never takes."""
    for clause, entry in entries(data):
        for word, value in (pair for condition in conditions(entry) for pair in _valued(condition)):
            known = (*data["game"].get(SECTIONS.get(word), ()), *BESIDES.get(word, ()))
            if word in SECTIONS and value not in known:
                where, advice = pinpoint(place(clause, entry), value), meant_or_known(str(value), known)
                yield problem_at("unknown-value", where, "", advice, word=word, value=str(value))


def _valued(condition: Form) -> Iterator[tuple[str, Any]]:
    """Every word with each value that it is asked for."""
    if condition[0] == "word":
        values = condition[2] if isinstance(condition[2], tuple) else (condition[2],)
        yield from ((condition[1], value) for value in values if value not in (None, IT))
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _valued(part))
    elif condition[0] not in ("can", "compare"):
        yield from _valued(condition[-1])
