"""The values that words of the law take where they take one of a few: a phase that does not exist is never seen."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

from judge.errors import Problem, did_you_mean
from judge.facts import FACTS
from judge.nodes import shown
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

ROWS = {"its_player_attacks_with": ("a title", "a pack", "a challenge type")}
"""What words ask for that take a row of values, each in its place."""


def rows_whole(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A row that lacks a value, or has one too many."""
    for clause, entry in entries(data):
        for word, values in (pair for condition in conditions(entry) for pair in _rows(condition)):
            if len(values) != len(ROWS[word]):
                hint = f"they are {', '.join(ROWS[word])}"
                message = f"`{word}` takes {len(ROWS[word])} values, not {len(values)}"
                yield Problem("bad-value", message, pinpoint(place(clause, entry), word), hint)


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
            told = _misfit(word, values, judged)
            if told:
                yield Problem("bad-value", told[0], pinpoint(place(clause, entry), word), told[1])


def _misfit(word: str, values: tuple[tuple[str, Any], ...], judged: Container[str]) -> tuple[str, str] | None:
    """Values are words, all of them; a fact that looks at none takes none. What the law itself defines may take one or not."""
    valued = word in judged or word not in FACTS or "value" in FACTS[word].needs
    if values and not valued:
        return f"`{word}` takes no value", f"write `{word}`, or `{{not: {word}}}`"
    if not values and word not in judged and word in FACTS and valued:
        return f"`{word}` does not say its value", f"write `{{{word}: …}}`"
    wrong = next((value for _, value in values if not isinstance(value, str)), IT)
    hint = "what stands in quotes is a word, whatever it is"
    return None if wrong == IT else (f"`{word}` takes words, not {shown(wrong)}", hint)


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
                hint = did_you_mean(str(value), known) or f"known are: {', '.join(f'`{v}`' for v in known)}"
                yield Problem("unknown-value", f"`{word}` is never `{value}`", pinpoint(place(clause, entry), value), hint)


def _valued(condition: Form) -> Iterator[tuple[str, Any]]:
    """Every word with each value that it is asked for."""
    if condition[0] == "word":
        values = condition[2] if isinstance(condition[2], tuple) else (condition[2],)
        yield from ((condition[1], value) for value in values if value not in (None, IT))
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _valued(part))
    elif condition[0] not in ("can", "compare"):
        yield from _valued(condition[-1])
