"""The questions of a text in another order or number, and what was said to each of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from metamorphic.compare import placed
from metamorphic.door import Judge, Record, judge
from metamorphic.lines import Block, Told, asked, written

Key = tuple[int, Block]
"""A question: the same words after a step ask of another table."""


def whole(told: Told, by: Judge | None = None) -> list[Record]:
    """All that can be shown of each ruling, with lines in place of their numbers."""
    return [placed(ruled.whole, told.text) for ruled in (by or judge()).rule(told.text)]


def by_question(told: Told, by: Judge | None = None) -> dict[Key, list[list[Record]]]:
    """What was said to each question, and to the variations on it, each time that it was asked."""
    rulings, found = iter(whole(told, by)), dict[Key, list[list[Record]]]()
    for number, group in enumerate(asked(told.script)):
        for block in group if isinstance(group, list) else ():
            said = [next(rulings) for line in block if not line.lstrip().lower().startswith("expect")]
            found.setdefault((number, block), []).append(said)
    return found


def regrouped(told: Told, change: Callable[[list[Block]], list[Block]]) -> Told:
    """The questions between two steps otherwise; the steps stay where they are."""
    return replace(told, script=written([change(g) if isinstance(g, list) else g for g in asked(told.script)]))


def each_alone(told: Told) -> Iterator[Told]:
    """The file with one question of all, each in turn."""
    groups = asked(told.script)
    steps: list[list[Block] | str] = [group if isinstance(group, str) else [] for group in groups]
    for number, group in enumerate(groups):
        for block in group if isinstance(group, list) else ():
            yield replace(told, script=written([*steps[:number], [block], *steps[number + 1 :]]))
