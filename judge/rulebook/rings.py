"""Things that lead back to themselves: words defined through themselves, clauses that lift what lifts them, actions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from judge.errors import Problem, Span
from judge.rulebook.forms import words_of
from judge.rulebook.pinpoint import pinpoint

Data = Mapping[str, Any]
Edges = Mapping[str, set[str]]
Starts = Callable[[Mapping[str, Any], Mapping[str, Any]], Iterable[str]]


def no_rings(data: Data) -> Iterator[Problem]:
    """A word may not be defined through itself, nor a clause lift what lifts it, nor an action be its own ancestor."""
    yield from _rings(data, "lifts", lambda clause, _: [clause["id"]], lambda e: e["of"])
    yield from _rings(data, "defines", lambda _, e: e["of"], lambda e: [w for k, w in words_of(e["when"]) if k == "word"])
    parents = {name: set(action.get("parents", ())) for name, action in data["actions"].items()}
    yield from _told(parents, "is a parent of", lambda name: pinpoint(Span(data.get("actions_file", ""), 1), name))


def _rings(data: Data, role: str, starts: Starts, leads: Callable[[Mapping[str, Any]], Iterable[str]]) -> Iterator[Problem]:
    edges: dict[str, set[str]] = {}
    places: dict[str, Span] = {}
    for clause in data["clauses"].values():
        for entry in (e for e in clause["says"] if e["role"] == role):
            for start in starts(clause, entry):
                edges.setdefault(start, set()).update(leads(entry))
                places.setdefault(start, pinpoint(Span(clause["path"], entry["line"], entry["column"]), role))
    yield from _told(edges, role, places.__getitem__)


def _told(edges: Edges, verb: str, place: Callable[[str], Span]) -> Iterator[Problem]:
    """Each ring once, at the first thing of it."""
    told: set[str] = set()
    for start in edges:
        if start not in told and start in _reach(edges, start):
            way = _way(edges, start)
            told.update(way)
            hint = "the way round: " + " → ".join(f"`{step}`" for step in (*way, start))
            yield Problem("ring", f"`{start}` {verb} itself", place(start), hint)


def _way(edges: Edges, start: str) -> list[str]:
    """One way from a thing back to itself."""
    way = [start]
    while start not in edges[way[-1]]:
        way.append(next(step for step in sorted(edges[way[-1]]) if step not in way and start in _reach(edges, step)))
    return way


def _reach(edges: Edges, start: str) -> set[str]:
    reached: set[str] = set()
    ahead = list(edges.get(start, ()))
    while ahead:
        one = ahead.pop()
        if one not in reached:
            reached.add(one)
            ahead += edges.get(one, ())
    return reached
