"""Where the texts come from that the relations are held to: the casebook, boards drawn by lot, and the boards of the net.

Each relation looks at its own share of them, the same in every run. `JUDGE_METAMORPHIC=10` looks at ten times as many,
`JUDGE_METAMORPHIC=all` at all there are.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeVar

from casebook import casebook

from metamorphic.door import judge
from metamorphic.generated import Drawn, crowded, draw

T = TypeVar("T")
SEEDS = 400
"""How many boards there are to draw from."""
NET = Path(__file__).parents[1] / "net" / "boards"
FEWER = 8
"""The boards of the net are large: an ordinary run looks at one for so many cases."""


def sample(relation: str, count: int) -> list[str]:
    """Texts for a relation, in English: so many cases, as many drawn by lot, and of the boards of the net a few."""
    return [*cases(relation, count), *(board.english for board in drawn(relation, count)), *net(relation, -(-count // FEWER))]


def net(relation: str, count: int) -> list[str]:
    """Boards of the net, of both editions, without the lines that make no sense there."""
    return [kept(file) for file in _share(relation, count, tuple(sorted(NET.glob("[12]e/*.scenario"))))]


def cases(relation: str, count: int, german: bool = False) -> list[str]:
    """Files of the casebook."""
    return _share(relation, count, _casebook(german))


def drawn(relation: str, count: int) -> list[Drawn]:
    """Boards drawn by lot, without the lines that make no sense there."""
    return [sensible(seed) for seed in _share(relation, count, tuple(range(SEEDS)))]


def _share(relation: str, count: int, of: tuple[T, ...]) -> list[T]:
    asked = os.environ.get("JUDGE_METAMORPHIC", "1")
    count = len(of) if asked == "all" else min(len(of), count * int(asked))
    return Random(relation).sample(of, count)


@cache
def _casebook(german: bool) -> tuple[str, ...]:
    texts = (file.read_text("utf-8") for file in casebook())
    return tuple(text for text in texts if bool(re.search(r"^(Ausgabe|Sprache) *:", text, re.MULTILINE)) is german)


@cache
def sensible(seed: int) -> Drawn:
    """A drawn board less the lines that the judge has no use for: cards that are not there, moves that are not legal."""
    board = draw(seed)
    while gone := _senseless(board.english):
        facts = len(board.facts)
        board = Drawn(
            tuple(pair for n, pair in enumerate(board.facts) if n not in gone),
            tuple(pair for n, pair in enumerate(board.script, facts) if n not in gone),
        )
    return board


@cache
def every_act(edition: str) -> str:
    """A board of an edition on which every act is asked about with every card."""
    return _without_senseless(crowded(edition))


@cache
def kept(file: Path) -> str:
    """A file less what the judge has no use for."""
    return _without_senseless(file.read_text("utf-8"))


def _without_senseless(text: str) -> str:
    while gone := _senseless(text):
        text = "\n".join(line for n, line in enumerate(text.splitlines()) if n not in gone) + "\n"
    return text


def _senseless(text: str) -> set[int]:
    return {problem["line"] - 1 for problem in judge().problems(text)}
