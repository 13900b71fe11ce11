"""How deep the law goes: conditions inside conditions, words that rest on words, amounts that are made of many others.

Where nothing leads back to itself a ruling could still fail to end, or to end in time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.rulebook.condition_forms import Form
from judge.rulebook.dependency_graph import Edges, Node
from judge.rulebook.law_entries_and_their_places import Data, asked, conditions, entries, pinpoint, place
from judge.support.problems import Problem, problem_at

NESTED, LAYERS, NUMBERS = 8, 25, 64
"""Conditions inside one another, things that rest on each other, numbers that make an amount; the law itself has 5, 13 and 6."""


def not_too_deep(data: Data, edges: Edges) -> Iterator[Problem]:
    """`edges` lead from each thing to what it rests on, and nowhere back."""
    for clause, entry in entries(data):
        if max(map(_nested, conditions(entry))) > NESTED:
            where = pinpoint(place(clause, entry), entry["role"])
            yield problem_at("too-deep", where, "too-deep.conditions", most=NESTED)
    layers = _counted({node: list(below) for node, below in edges.items()}, max)
    yield from _told(edges, layers, LAYERS, "too-deep.layers")
    yield from _told(edges, _counted(_made_of(data), sum), NUMBERS, "too-deep.numbers")


def _nested(condition: Form) -> int:
    if condition[0] in ("any", "all"):
        return 1 + max(map(_nested, condition[1]), default=0)
    return 1 + _nested(condition[-1]) if condition[0] in ("not", "of", "some") else 0


def _made_of(data: Data) -> dict[Node, list[Node]]:
    """Every amount that is looked at for an amount, as often as it is."""
    found: dict[Node, list[Node]] = {}
    for _, entry in entries(data):
        if entry["role"] in ("sets", "adds", "floors", "chooses"):
            parts = [("amount", name) for name in _looked_at(entry)]
            for of in entry["of"]:
                found.setdefault(("amount", of), []).extend(parts)
    return found


def _looked_at(entry: Mapping[str, Any]) -> Iterator[str]:
    yield from (name for kind, name in asked(entry) if kind == "amount")
    for raw in entry["more"].values():
        yield from (str(raw[key]) for key in ("amount", "sum_of") if isinstance(raw, dict) and key in raw)


def _counted(below: Mapping[Node, list[Node]], together: Any) -> dict[Node, int]:
    """One more than what lies below, for everything: taken together, or the most of it. No recursion: there may be much."""
    counts: dict[Node, int] = {}
    for start in below:
        ahead = [start]
        while ahead:
            unknown = [node for node in below.get(ahead[-1], ()) if node not in counts]
            if not unknown:
                node = ahead.pop()
                counts[node] = 1 + together((0, *(counts[one] for one in below.get(node, ()))))
            ahead += unknown
    return counts


def _told(edges: Edges, counts: Mapping[Node, int], most: int, says: str) -> Iterator[Problem]:
    """Once, of the first that goes too far, where the first word or amount on the way down is made."""
    far = next((node for node, count in counts.items() if count > most), None)
    if far is None:
        return
    node = far
    while node[0] not in ("word", "amount"):
        node = max(edges[node], key=lambda one: counts.get(one, 0))
    step = edges[node][max(edges[node], key=lambda one: counts.get(one, 0))]
    yield problem_at("too-deep", pinpoint(step.span, step.role), says, name=far[1], most=most)
