"""Which forms of the grammar the boards use: every question, act, step, effect and piece of history, and each within each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .door import Tree, grammar, trees
from .record import BOARDS

SAID = ("ask", "then", "effect", "happened", "passed", "about", "what_if")
"""The lines that say or ask something, as against those that lay the table."""
Pair = tuple[str, str]


def said() -> set[str]:
    """Every form that can stand in such a line."""
    found: set[str] = set()
    waiting = list(SAID)
    while waiting:
        form = waiting.pop()
        if form not in found:
            found.add(form)
            waiting += grammar()[form]
    return found


def pairs() -> set[Pair]:
    """Every form with every form that can stand right within it."""
    return {(form, part) for form in said() for part in grammar()[form]}


def used() -> Counter[Pair]:
    """The forms that the boards use, each with what it stands in; how often."""
    return Counter(pair for file in sorted(BOARDS.glob("*/*.scenario")) for pair in _pairs(("start", tuple(trees(file)))))


def _pairs(tree: Tree) -> Iterator[Pair]:
    form, parts = tree
    for part in parts:
        yield form, part[0]
        yield from _pairs(part)


def forms_of(found: Iterable[Pair]) -> set[str]:
    return {part for _, part in found}
