"""Where a word stands in a file: compiled law keeps the line of each entry, and a fault points at the word itself."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.errors import Span, Unusable
from judge.nodes import Path as Steps
from judge.nodes import Tree, file_bytes

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
