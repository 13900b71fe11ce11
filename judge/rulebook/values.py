"""The values that words of the law take where they take one of a few: a phase that does not exist is never seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.errors import Problem, Span, did_you_mean
from judge.rulebook.forms import Form
from judge.rulebook.pinpoint import pinpoint
from judge.rulebook.spoken_of import conditions

IT = "it"
"""Stands for the value that is asked about."""
_AREAS = ("hand", "play", "shadows", "dead", "discard", "deck", "plot", "agenda", "used plots", "removed")
_TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "title", "other")
VALUES: Mapping[str, tuple[str, ...]] = {
    "phase": ("setup", "plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"),
    "window": ("action", "beginning", "reaction", "interrupt", "none"),
    "type": _TYPES,
    "in_area": _AREAS,
    "in_own_area": _AREAS,
}


def values_known(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A value that its word never takes."""
    for clause in data["clauses"].values():
        for entry in clause["says"]:
            for word, value in (pair for condition in conditions(entry) for pair in _valued(condition)):
                if word in VALUES and value not in VALUES[word]:
                    place = pinpoint(Span(clause["path"], entry["line"], entry["column"]), value)
                    hint = did_you_mean(str(value), VALUES[word]) or f"known are: {', '.join(f'`{v}`' for v in VALUES[word])}"
                    yield Problem("unknown-value", f"`{word}` is never `{value}`", place, hint)


def _valued(condition: Form) -> Iterator[tuple[str, Any]]:
    """Every word with each value that it is asked for."""
    if condition[0] == "word":
        values = condition[2] if isinstance(condition[2], tuple) else (condition[2],)
        yield from ((condition[1], value) for value in values if value not in (None, IT))
    elif condition[0] in ("any", "all"):
        yield from (pair for part in condition[1] for pair in _valued(part))
    elif condition[0] not in ("can", "compare"):
        yield from _valued(condition[-1])
