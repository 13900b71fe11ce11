"""What a word, an amount or an act rests on: everything that is weighed on the way to it, as the clauses have it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.rulebook.law_entries_and_their_places import Data, amounts, asked, entries, judged_words, place
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

Node = tuple[str, str]
"""`("word", "is_unique")`, `("amount", "marshal_cost")`, `("can", "marshal")`; of an act also what bars it and what else is
weighed for it, since those come down from its parents and permissions do not; of an amount, what is told beside it."""


class LeadsTo(NamedTuple):
    """What leads from one thing to another."""

    role: str
    span: Span


Edges = dict[Node, dict[Node, LeadsTo]]
INHERITED = "parents"
"""In place of a role, where an act has something from its parents."""
_OF_AMOUNTS = ("sets", "adds", "floors", "chooses")
_NUMBERS = ("to", "by", "at", "besides")


def rests_on(data: Data) -> Edges:
    """Every step from a thing to what it rests on."""
    edges: Edges = {}
    known = _Known(data)
    against = _against(data)
    for clause, entry in entries(data):
        for node in known.told_of(entry):
            for said, by in ((clause, entry), *against.get(clause["id"], ())):
                step = LeadsTo(by["role"], place(said, by))
                for onto in known.looked_at(by):
                    edges.setdefault(node, {}).setdefault(onto, step)
    for name, action in data["actions"].items():
        step = LeadsTo(INHERITED, Span(data.get("actions_file", ""), 1))
        for node, onto in _inherited(name, action):
            edges.setdefault(node, {}).setdefault(onto, step)
    return edges


def _against(data: Data) -> dict[str, list[tuple[Mapping[str, Any], Mapping[str, Any]]]]:
    """What lifts or disputes a clause is weighed with everything that the clause says."""
    found: dict[str, list[tuple[Mapping[str, Any], Mapping[str, Any]]]] = {}
    for clause, entry in entries(data):
        for of in entry["of"] if entry["role"] in ("lifts", "disputes") else ():
            found.setdefault(of, []).append((clause, entry))
    return found


def _inherited(name: str, action: Mapping[str, Any]) -> Iterator[tuple[Node, Node]]:
    """An act is weighed with its own permissions, and with the bars of its parents."""
    yield from ((("can", name), onto) for onto in (("can", "any"), ("act", name)))
    yield from ((("act", name), ("bars", one)) for one in (name, "any"))
    for parent in action.get("parents", ()):
        yield from ((("act", name), ("act", parent)), (("bars", name), ("bars", parent)))


class _Known:
    """The words and amounts that clauses make: a word that none defines is seen, and rests on nothing."""

    def __init__(self, data: Data) -> None:
        self.actions, self.words, self.amounts = data["actions"], judged_words(data), amounts(data)

    def told_of(self, entry: Mapping[str, Any]) -> Iterator[Node]:
        """The things for which an entry is weighed."""
        role = entry["role"]
        for of in entry["of"]:
            if role in ("defines", "excludes") and of in self.words:
                yield "word", of
            if role in _OF_AMOUNTS:
                yield from (("amount", one) for one in ((of,) if of != "any" else self.amounts) if one in self.amounts)
            if role in ("excludes", "counts") and of in self.amounts:
                yield "aside", of
            if role in ("permits", "forbids", "requires"):
                yield "can" if role == "permits" else "bars", of
            if role in ("caps", "subjects", "lifts") and of in self.actions:
                yield "act", of

    def looked_at(self, entry: Mapping[str, Any]) -> Iterator[Node]:
        """What its condition asks for, and what its number is made of."""
        more = entry["more"]
        for kind, name in asked(entry):
            if kind in ("amount", "can") or (kind == "word" and name in self.words):
                yield kind, name
        if entry["role"] == "subjects":
            yield from (("bars", to) for to in _listed(more.get("to")))
        elif entry["role"] in ("sets", "adds", "caps", "floors"):
            numbers = [more[key] for key in _NUMBERS if isinstance(more.get(key), dict)]
            yield from (("amount", str(raw[key])) for raw in numbers for key in ("amount", "sum_of") if key in raw)
        for key in ("costs", "from"):
            yield from ((kind, price) for price in self._price(entry, more.get(key)) for kind in ("amount", "aside"))

    def _price(self, entry: Mapping[str, Any], raw: Any) -> Iterator[str]:
        """What is paid, and with what; an act may name its own price."""
        if raw is None:
            return
        own = [self.actions[of] for of in entry["of"] if of in self.actions]
        yield from [action["cost"] for action in own if "cost" in action] if raw == "its_cost" else [str(raw)]
        yield from (action.get("pool", "gold_pool") for action in own)


def _listed(raw: Any) -> list[str]:
    return [] if raw is None else [str(one) for one in raw] if isinstance(raw, list) else [str(raw)]
