"""Which particulars of a case a condition can depend on at all: so that what was found for one case serves the others."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from judge.facts import FACTS, VALUES
from judge.rulebook import Rulebook
from judge.rulebook.forms import Form
from judge.ruling import Case

ACTS = frozenset({"player", "card", "target", "amount", "cards", "origin", "challenge", "opponent"})
"""What asking whether something else can be done depends on: all but what is being done now."""

def reach(rulebook: Rulebook, condition: Form) -> Callable[[Case], object]:
    """Picks out of a case just what the condition depends on."""
    names = fields(rulebook, condition, frozenset())
    positions = [i for i, name in enumerate(Case._fields) if name in names]
    return itemgetter(*positions) if positions else lambda _: None


def fields(rulebook: Rulebook, condition: Form, seen: frozenset[str]) -> frozenset[str]:
    kind = condition[0]
    if kind == "word":
        return _of_word(rulebook, condition, seen)
    if kind in ("any", "all"):
        return frozenset().union(*(fields(rulebook, part, seen) for part in condition[1]))
    if kind == "compare":
        return frozenset(Case._fields)
    if kind == "can":
        return ACTS - {"target"} if condition[2] == "any" else ACTS
    inner = fields(rulebook, condition[-1], seen)
    return inner | {"card", "target"} if kind == "of" else inner


def _of_word(rulebook: Rulebook, condition: Form, seen: frozenset[str]) -> frozenset[str]:
    _, name, value = condition
    found = VALUES[value].fields if isinstance(value, str) and value in VALUES else frozenset[str]()
    entries = (*rulebook.entries("defines", name), *rulebook.entries("excludes", name))
    if not rulebook.entries("defines", name):
        return found | (FACTS[name].fields if name in FACTS else frozenset())
    if name in seen:
        return found
    lifts = [lift for e in entries for lift in rulebook.entries("lifts", e.clause)]
    scoped = frozenset({"action"}) if any("for" in lift.more for lift in lifts) else frozenset[str]()
    return found.union(scoped, *(fields(rulebook, e.when, seen | {name}) for e in (*entries, *lifts)))


def _for_it(raw: object, value: object) -> object:
    if isinstance(raw, tuple):
        return tuple(value if part == "it" else part for part in raw)
    return value if raw == "it" else raw


def filled(condition: Form, value: object) -> Form:
    """The condition with `it` standing for the value asked about."""
    if value is None:
        return condition
    kind = condition[0]
    if kind == "word":
        return (kind, condition[1], _for_it(condition[2], value))
    if kind in ("any", "all"):
        return (kind, tuple(filled(part, value) for part in condition[1]))
    return (*condition[:-1], filled(condition[-1], value)) if kind in ("not", "of", "some") else condition
