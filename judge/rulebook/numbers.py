"""The numbers and amounts that clauses name: each is known, and inside its range."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.errors import Problem, Span, phrase, problem_at
from judge.facts import GROUPS, NUMBERS, ORDERS
from judge.nodes import written
from judge.rulebook.pinpoint import pinpoint
from judge.rulebook.spoken_of import Data, amounts, entries, place, unknown

LARGEST = 999


def numbers_known(data: Data) -> Iterator[Problem]:
    known = amounts(data)
    for clause, entry in entries(data):
        for key in ("to", "by", "at", "besides"):
            raw = entry["more"].get(key)
            if entry["role"] == "orders" and key == "by" and raw is not None and not _in(raw, ORDERS):
                yield unknown("order", str(raw), ORDERS, place(clause, entry))
            elif entry["role"] in ("sets", "adds", "caps", "floors") and raw is not None:
                yield from _number(raw, known, place(clause, entry), entry["role"])
        for key in ("costs", "from"):
            raw = entry["more"].get(key)
            if raw is not None and not _in(raw, known) and raw != "its_cost":
                yield unknown("amount", str(raw), known, place(clause, entry))


def _in(name: Any, known: Iterable[str]) -> bool:
    return isinstance(name, str) and name in known


WORDS = {"no value": "sets", "no limit": "caps"}
"""What may stand in place of a number, and for which role."""


def _number(raw: Any, known: set[str], where: Span, role: str) -> Iterator[Problem]:
    if type(raw) is int:
        if raw < 0 and role == "caps":
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.below-zero", value=raw)
        if not -LARGEST <= raw <= LARGEST:
            advice = phrase("numbers-up-to", most=LARGEST)
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.range", advice, value=raw)
        return
    if isinstance(raw, str) and raw in WORDS:
        if WORDS[raw] != role:
            advice = phrase("only-role", role=WORDS[raw])
            yield problem_at("bad-value", pinpoint(where, raw), "bad-value.number", advice, role=role, value=raw)
        return
    if isinstance(raw, dict) and "amount" in raw:
        if not _in(raw["amount"], known):
            yield unknown("amount", str(raw["amount"]), known, where)
        return
    if isinstance(raw, dict) and ("sum_of" in raw or "count" in raw):
        yield from _over_a_group(raw, known, where)
        return
    name, value = next(iter(raw.items())) if isinstance(raw, dict) and raw else (raw, "")
    if not _in(name, NUMBERS):
        yield unknown("number", _said(name), NUMBERS, where)
    elif not isinstance(value, str):
        yield problem_at("bad-value", pinpoint(where, name), "bad-value.word", word=name, value=written(value))


def _said(name: Any) -> str:
    return "true" if name is True else str(name)


def _over_a_group(raw: Mapping[str, Any], known: set[str], where: Span) -> Iterator[Problem]:
    """`{sum_of: AMOUNT, over: GROUP}` and `{count: GROUP, that: CONDITION}`."""
    group = str(raw.get("over") or raw.get("count"))
    if group not in GROUPS:
        yield unknown("group", group, GROUPS, where)
    if "sum_of" in raw and not _in(raw["sum_of"], known):
        yield unknown("amount", str(raw["sum_of"]), known, where)
