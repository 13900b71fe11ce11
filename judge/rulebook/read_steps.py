"""What comes after what, `steps.yaml`: sequences of rows, read and looked over. What a row means is the machine's business."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.game.descriptions_from_data import frozen
from judge.game.moves import KINDS
from judge.rulebook.condition_forms import ALWAYS, Form, NoConditionError, form
from judge.rulebook.law_entries_and_their_places import at_key
from judge.support.problems import AnyOf, meant, phrase, quoted
from judge.support.yaml_places import Path, Tree, written

STEPS = "steps.yaml"
BODIES = ("does", "window", "run", "steps")
PARTS = (
    "check", "determine_cost", "modify_cost", "pay", "choose_targets", "start_effects", "resolve", "put_away",
    "occur", "strike_what_cannot_be", "itself", "follow_ups", "close",
)  # fmt: skip
"""What the machine itself does in a row, beside the acts of `actions.yaml`."""
CORE = ("itself", "resolve", "occur")
"""What a sequence is there for: without a clause that places it, nothing is said of the order at all."""
CHOICES: Mapping[str, tuple[str, ...]] = {
    "each": ("player",),
    "as": ("active",),
    "moves": KINDS,
}
"""What some keys can hold; the rest name acts, windows, sequences, periods and clauses, or hold rows and conditions."""
NAMES = ("step", "does", "window", "run", "may")
LISTS = ("by", "ends", "moves", "unsettles", "raises")
OF_CARDS = "unsettles"
"""Beside words it takes a description of cards."""
ROWS = ("steps", "inside")
KEYS = ("step", "by", *BODIES, "when", "each", "as", "may", "inside", "ends", "moves", "unsettles", "raises")
Raw = dict[str, Any]


def edition_of(name: str) -> str:
    """Whose order it is: `2e/steps.yaml` is the second edition's, and so is a `2e.steps.yaml` of a house."""
    return name.removesuffix(STEPS).rstrip("/\\.").replace("\\", "/").rpartition("/")[2]


def sequences(raw: Any, tree: Tree) -> dict[str, list[Raw]]:
    """Every sequence of a file, with every fault of it noted."""
    if not isinstance(raw, dict):
        tree.fault("not-a-map", tree.place(()), "not-a-map.steps")
        return {}
    found = {}
    for sequence, listed in raw.items():
        named: dict[str, int] = {}
        found[sequence] = _rows(listed, tree, (sequence,), named)
    return found


def _rows(raw: Any, tree: Tree, path: Path, named: dict[str, int]) -> list[Raw]:
    if not isinstance(raw, list):
        tree.fault("not-a-list", tree.place(path), "not-a-list.rows", key=str(path[-1]))
        return []
    return [row for number, one in enumerate(raw) if (row := _row(one, tree, (*path, number), named))]


def _row(raw: Any, tree: Tree, path: Path, named: dict[str, int]) -> Raw:
    place = tree.place(path)
    if not isinstance(raw, dict):
        tree.fault("not-a-map", place, "not-a-map.step")
        return {}
    _whole(raw, tree, path, named)
    row: Raw = {"line": place.line, "column": place.column, "file": tree.file}
    for key, value in raw.items():
        if key in ROWS:
            row[key] = _rows(value, tree, (*path, key), named)
        elif key == "when":
            row[key] = _condition(value, tree, (*path, key))
        elif key not in KEYS:
            tree.fault("unknown-key", at_key(tree, path, key), "unknown-key.step", meant(key, KEYS), key=key)
        elif _sound(key, value, tree, (*path, key)):
            row[key] = [_noun(one) for one in _listed(value)] if key in LISTS else value
    return row


def _whole(raw: Raw, tree: Tree, path: Path, named: dict[str, int]) -> None:
    """One body, a clause that places it, and a name that no other row of the sequence has."""
    place, bodies = tree.place(path), [key for key in BODIES if key in raw]
    if len(bodies) != 1:
        tree.fault("one-body", place, "", phrase("form-of-rows"), count=len(bodies))
    if "by" not in raw:
        tree.fault("missing-key", place, "missing-key.step", phrase("who-places-it"), lacking=quoted(("by",)))
    if "step" not in raw:
        if bodies != ["steps"]:
            tree.fault("missing-key", place, "missing-key.step", None, lacking=quoted(("step",)))
        return
    name = str(raw["step"])
    if name in named:
        tree.fault("duplicate-row", tree.place((*path, "step")), "", phrase("other-row", line=named[name]), name=name)
    named.setdefault(name, place.line)


def _sound(key: str, value: Any, tree: Tree, path: Path) -> bool:
    """Whether the value is of the kind that the key takes; what it names is looked up when all files are read."""
    listed = [one for one in _listed(value) if key != OF_CARDS or not isinstance(one, dict)] or ["cards"]
    words = bool(listed) and all(isinstance(one, str) and one.strip() for one in listed)
    if not words or (key in NAMES and isinstance(value, list)):
        wanted = phrase("a-word" if key in NAMES else "a-word-or-words")
        tree.fault("bad-value", tree.place(path), key=key, wanted=wanted, value=written(value))
        return False
    for one in listed if key in CHOICES else ():
        if one not in CHOICES[key]:
            tree.fault("bad-value", tree.place(path), key=key, wanted=_any_of(CHOICES[key]), value=f"`{one}`")
            return False
    return True


def _noun(value: Any) -> Any:
    """A description of cards as plain data; a word as it is."""
    return frozen(value) if isinstance(value, dict) else value


def _any_of(known: tuple[str, ...]) -> Any:
    return AnyOf(quoted(known)) if len(known) > 1 else quoted(known)[0]


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _condition(raw: Any, tree: Tree, path: Path) -> Form:
    try:
        return form(raw)
    except NoConditionError as error:
        tree.fault("bad-condition", tree.place(path), error.says, **error.names)
        return ALWAYS


def each_row(rows: list[Raw]) -> Iterator[Raw]:
    """The rows, and those below them."""
    for row in rows:
        yield row
        for key in ROWS:
            yield from each_row(row.get(key, []))
