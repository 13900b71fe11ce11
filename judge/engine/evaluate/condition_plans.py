"""How each condition is weighed, worked out once a rulebook: what its findings are remembered by, and who weighs it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from judge.engine.evaluate.case_fields_read import filled, reach
from judge.engine.evaluate.conditions import FORMS, disjunction, negation
from judge.engine.evaluate.facts_and_defined_words import word_way
from judge.engine.evaluate.quick_fact_checks import Sight, sight_of
from judge.game.case_and_truth import Case
from judge.game.facts import VALUES
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding
from judge.support.frozen_data_classes import NamedTuple

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluation import Hearing

NUMBERS = count()
"""A number for each condition, quicker to look up by than what it says; no two threads ever get the same."""
SAID = "how several entries are weighed"
Weigher = Callable[["Hearing", Form, Case], Finding]


class Way:
    """How one condition is weighed. A list is nothing but its parts."""

    __slots__ = ("condition", "deep", "narrowed", "number", "parts", "pick", "quick", "reads", "sees", "weigh")

    def __init__(self, condition: Form, parts: tuple[Way, ...] | None) -> None:
        self.condition, self.parts = condition, parts
        self.number = next(NUMBERS)
        self.pick: Callable[[Case], object]
        self.quick: Callable[[Case], object] | None = None  # what it is remembered by, where that and its number are all
        self.narrowed: Callable[[Case], Case]
        self.deep: bool
        self.weigh: Weigher
        self.sees: Sight | None = None  # of a fact: what is seen, if that takes no law and nothing that might be supposed
        self.reads: int | None = None  # what of a table it looks at, where that was asked for


class Said(NamedTuple):
    """How an entry is weighed, the entries that lift it, and the entry itself, so that no other is ever taken for it."""

    way: Way
    lifts: tuple[Entry, ...]
    entry: Entry


def way_of(rulebook: Rulebook, condition: Form) -> Way:
    """Whoever asks first makes it; another thread may have made the same meanwhile, and either will do."""
    known: Way | None = rulebook.memo.get(condition)
    return known or rulebook.memo.setdefault(condition, _made(rulebook, condition))


def _made(rulebook: Rulebook, condition: Form) -> Way:
    kind = condition[0]
    if kind == "all":
        return Way(condition, tuple(way_of(rulebook, part) for part in condition[1]))
    made = Way(condition, None)
    made.pick, made.narrowed, made.deep = reach(rulebook, condition)
    made.quick = None if made.deep else made.pick
    made.weigh = _weigher(rulebook, condition)
    made.sees = sight_of(rulebook, condition)
    return made


def _weigher(rulebook: Rulebook, condition: Form) -> Weigher:
    kind = condition[0]
    if kind == "not":
        return negation(way_of(rulebook, condition[1]))
    if kind == "any":
        return disjunction([way_of(rulebook, part) for part in condition[1]])
    plain = kind == "word" and condition[2] not in VALUES
    return word_way(rulebook, condition[1]) if plain else FORMS[kind]


def all_said_by(rulebook: Rulebook, entries: tuple[Entry, ...], it: object = None) -> tuple[Said, ...]:
    """The same of several entries, worked out once; they are kept with it, so no others are ever taken for them."""
    key = SAID, id(entries), it
    known: tuple[tuple[Entry, ...], tuple[Said, ...]] | None = rulebook.memo.get(key)
    if known is None:
        known = rulebook.memo[key] = entries, tuple([said_by(rulebook, entry, it) for entry in entries])
    return known[1]


def said_by(rulebook: Rulebook, entry: Entry, it: object) -> Said:
    key: Any = (id(entry), it) if it is not None else id(entry)
    known: Said | None = rulebook.memo.get(key)
    if known is None:
        when = entry.when if it is None else filled(entry.when, it)
        known = rulebook.memo[key] = Said(way_of(rulebook, when), rulebook.entries("lifts", entry.clause), entry)
    return known
