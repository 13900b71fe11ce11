"""The rows of one sequence that stand under one choice of documents, as frozen data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.rulebook.condition_forms import ALWAYS, Form
from judge.rulebook.read_steps import CORE, LISTS, each_row
from judge.support.frozen_data_classes import Noun


class Row(Noun):
    """One step of a sequence: its name, the clauses that place it, and what it does, opens, runs or holds."""

    step: str = ""
    by: tuple[str, ...] = ()
    does: str = ""
    window: str = ""
    run: str = ""
    steps: tuple[Row, ...] = ()
    inside: tuple[Row, ...] = ()
    when: Form = ALWAYS
    each: str = ""
    acting: str = ""  # `as`: what each of them becomes in turn
    may: str = ""
    ends: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()  # the kinds of moves, in the order in which they are made
    unsettles: tuple[Any, ...] = ()  # what is not known after it, where no clause says what it comes to; or of which cards
    raises: tuple[str, ...] = ()  # the same of what can only have become more


InForce = Callable[[str], bool]
Raw = Mapping[str, Any]


def standing(raw: list[dict[str, Any]], in_force: InForce) -> tuple[Row, ...]:
    """The rows that a clause in force places; all of them, where none places what the sequence is there for."""
    core = [row for row in each_row(raw) if row.get("does") in CORE or "ends" in row]
    silent = not any(_stands(row, in_force) for row in core) if core else not any(_stands(row, in_force) for row in raw)
    return _rows(raw, (lambda _: True) if silent else in_force)


def _stands(row: Raw, in_force: InForce) -> bool:
    return any(map(in_force, row["by"]))


def _rows(raw: list[dict[str, Any]], in_force: InForce) -> tuple[Row, ...]:
    return tuple(_row(one, in_force) for one in raw if _stands(one, in_force))


def _row(raw: Raw, in_force: InForce) -> Row:
    told = {("acting" if key == "as" else key): value for key, value in raw.items()}
    for key in LISTS:
        told[key] = tuple(told.get(key, ()))
    for key in ("steps", "inside"):
        told[key] = _rows(told.get(key, []), in_force)
    return Row(**told)
