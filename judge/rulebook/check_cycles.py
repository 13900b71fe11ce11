"""Things that lead back to themselves: what rests on itself can never be ruled on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from judge.rulebook.check_depth import not_too_deep
from judge.rulebook.dependency_graph import INHERITED, LeadsTo, Node, rests_on
from judge.rulebook.law_entries_and_their_places import Data, entries, pinpoint, place
from judge.support.problems import Problem, Span, phrase, problem_at, quoted

_ACT = ("forbids", "permits")
_PARENT = "parent"
VERBS = {
    "clause": ("lifts",), "action": (_PARENT,), "word": ("defines", "excludes"), "amount": ("sets",), "aside": (),
    "can": _ACT, "act": _ACT, "bars": _ACT,
}  # fmt: skip
"""What each can be said to do to itself; else it rests on itself."""
Steps = Mapping[Node, Mapping[Node, LeadsTo]]


def no_rings(data: Data) -> Iterator[Problem]:
    """No clause may lift what lifts it, no action be its own ancestor, and no word, amount or act rest on itself."""
    yield from _told(_lifting(data))
    born = list(_told(_parents(data)))
    yield from born or _without_end(data)


def _without_end(data: Data) -> Iterator[Problem]:
    """Where nothing rests on itself, how deep it goes is looked at."""
    edges = rests_on(data)
    yield from list(_told(edges)) or not_too_deep(data, edges)


def _lifting(data: Data) -> Steps:
    edges: dict[Node, dict[Node, LeadsTo]] = {}
    for clause, entry in entries(data):
        for of in entry["of"] if entry["role"] == "lifts" else ():
            edges.setdefault(("clause", clause["id"]), {}).setdefault(("clause", of), LeadsTo("lifts", place(clause, entry)))
    return edges


def _parents(data: Data) -> Steps:
    file = Span(data.get("actions_file", ""), 1)
    return {
        ("action", name): {("action", p): LeadsTo(_PARENT, pinpoint(file, name)) for p in action.get("parents", ())}
        for name, action in data["actions"].items()
    }


def _told(edges: Steps) -> Iterator[Problem]:
    """Each ring once, at the first thing of it that a clause says something of."""
    left = _in_rings(edges)
    told: set[Node] = set()
    for start in left:
        if start not in told and (way := _way(left, start)):
            told.update(way)
            yield _ring(left, way)


def _in_rings(edges: Steps) -> dict[Node, Mapping[Node, LeadsTo]]:
    """What is left when everything that leads nowhere is taken away, again and again."""
    left = {one: {to: step for to, step in steps.items() if to in edges} for one, steps in edges.items()}
    while ends := [one for one, steps in left.items() if not steps]:
        for one in ends:
            del left[one]
        left = {one: {to: step for to, step in steps.items() if to in left} for one, steps in left.items()}
    return dict(left)


def _way(edges: Steps, start: Node) -> list[Node]:
    """The shortest way from a thing back to itself, if there is one."""
    came: dict[Node, Node] = {}
    ahead = [start]
    for one in ahead:
        for to in edges[one]:
            if to == start:
                return _back(came, start, one)
            if to not in came:
                came[to] = one
                ahead.append(to)
    return []


def _back(came: Mapping[Node, Node], start: Node, last: Node) -> list[Node]:
    way = [last]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]


def _ring(edges: Steps, way: list[Node]) -> Problem:
    steps = [edges[one][to] for one, to in zip(way, [*way[1:], way[0]], strict=True)]
    first = next((n for n, step in enumerate(steps) if step.role != INHERITED), 0)
    names = [name for _, name in (*way[first:], *way[: first + 1])]
    said = [name for n, name in enumerate(names) if not n or name != names[n - 1]]
    advice = phrase("way-round", way=" → ".join(quoted(said if len(said) > 1 else said * 2)))
    role, where = steps[first]
    where = where if role == _PARENT else pinpoint(where, role)
    return problem_at("ring", where, f"ring.{role}" if role in VERBS[way[0][0]] else "", advice, name=names[0])
