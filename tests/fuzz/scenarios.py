"""Scenarios: files of the casebook spoilt and spliced, boards with sentences of the grammar, and soup."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from .entry import run
from .kinds import Desk, Kind, Way, each_way
from .laid import laid
from .soup import soup, spoilt, unraw
from .words import casebook, lines, words

QUESTIONS = 2
"""So many are left of a file: each costs as much as a hundred lines that are not understood."""
ASKS = ("ask", "frage", "what if", "was wäre", "was wenn")
_TITLE = re.compile(r'"[^"\n]*"')
_NAME = re.compile(r"^\s*(?:player|spieler)\s+(\w+)", re.IGNORECASE | re.MULTILINE)


def make(chance: Random, language: str) -> str:
    drawn = chance.random()
    if drawn < 0.25:
        return spoilt(thinned(chance.choice(casebook(language)), chance), chance, words(language), 2)
    if drawn < 0.45:
        return _crossed(chance, language)
    if drawn < 0.5:
        return _spliced(chance, language)
    if drawn < 0.8:
        return laid(chance, language)
    if drawn < 0.9:
        return spoilt(laid(chance, language), chance, words(language), 3)
    if drawn < 0.95:
        return "\n".join(soup(chance, words(language)) for _ in range(chance.randrange(1, 9)))
    return spoilt("\n".join(chance.choice(lines(language)) for _ in range(12)), chance, words(language), 12)


def _asks(row: str) -> bool:
    return row.strip().lower().startswith(ASKS)


def thinned(text: str, chance: Random) -> str:
    """A file with a few of its questions left, and what is expected of those."""
    rows = text.split("\n")
    asked = [n for n, row in enumerate(rows) if _asks(row)]
    kept = set(chance.sample(asked, min(QUESTIONS, len(asked))))
    expects = ("expect", "erwarte")
    for number in asked:
        rows[number] = rows[number] if number in kept else ""
        if number + 1 < len(rows) and rows[number + 1].strip().startswith(expects) and number not in kept:
            rows[number + 1] = ""
    return "\n".join(row for row in rows if row)


def _crossed(chance: Random, language: str) -> str:
    """The board of one file with questions and moves of others, about its own players and cards."""
    text = chance.choice(casebook(language))
    titles, names = _TITLE.findall(text) or ['"Penny"'], _NAME.findall(text) or ["Alice"]
    rows = [row for row in text.split("\n") if not _asks(row) and not row.strip().startswith(("expect", "erwarte"))]
    other = [row for row in lines(language) if _asks(row) or row.startswith(("then", "dann"))]
    for _ in range(chance.choice((1, 2, 2, 3))):
        row = _TITLE.sub(lambda _: chance.choice(titles), chance.choice(other))
        rows.append(re.sub(r"\b(Alice|Bob|Carol)\b", lambda _: chance.choice(names), row))
    return "\n".join(rows)


def _spliced(chance: Random, language: str) -> str:
    """The beginning of a file, lines from anywhere, and the end of another."""
    one, other = (thinned(chance.choice(casebook(language)), chance).split("\n") for _ in range(2))
    between = [chance.choice(lines(language)) for _ in range(chance.randrange(4))]
    return "\n".join([*one[: chance.randrange(len(one) + 1)], *between, *other[chance.randrange(len(other) + 1) :]])


@cache
def ways() -> tuple[Way, ...]:
    own = (
        ("--what-if", "Alice has no gold"), ("--json", "--what-if", "Alice hat kein Gold"), ("--edition", "1e", "--json"),
        ("--width", "20"), ("--as-of", "2012-01-01", "--json"), ("--documents", "2e-rules-reference", "--json"),
    )  # fmt: skip
    two = ("--alice", "2E-UNIQUE-04", "--bob", "2E-SHADOW-11")
    more = (*each_way("test"), *each_way("check"), *each_way("compare"), ("appeal", *two), ("appeal", "--json", *two))
    return (*(("rule", "--json"),) * 40, *each_way("rule", more=own) * 2, *more)


def trial(desk: Desk, files: list[Path], way: Way) -> list[str]:
    """Some commands take one file at a time."""
    names = [str(file) for file in files]
    source = "".join(unraw(file.read_bytes()) for file in files)
    if way[0] not in ("compare", "appeal"):
        return desk.complaints(run(*way, *names), source, len(names))
    return [said for name in names for said in desk.complaints(run(*way, name), source)]


SCENARIO = Kind("scenario", ".scenario", 690, 20, make, ways, trial)
