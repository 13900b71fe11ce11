"""What of a table a condition, an amount or something that a clause says can look at, all the way down.

What a word looks at it says itself (`reads`); one that takes the whole table and says nothing may look at anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.engine.evaluate.case_fields_read import filled
from judge.engine.evaluate.table_differences import ANYTHING, BIT, CARDS, FACE, LAID, OWN, SEAT, SEATS
from judge.game.ability import Ability
from judge.game.facts import FACTS, GROUPS, NUMBERS, VALUES, Word
from judge.game.facts.registry import asks_law
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form, form

READS, SAID, SAID_BY_ALL = "what conditions read", "what an entry reads", "what several entries read"
KEPT = {"form", "amount", "entry"}
"""What is worked out once: whatever else leads to it need not go down there again."""
OF_VALUE = {"value", "ability", "card_named"}
"""What a word takes that is the same on every table; of a card only how it is called in a sentence."""


def word_reads(word: Word) -> int:
    """What a word looks at by itself; what it asks the law comes on top."""
    if word.of_effects:  # whatever it is asked about: a table with any effects is held to be different in them
        return BIT["effects"]
    told = ANYTHING if word.reads is None else sum(BIT[part] for part in word.reads)
    table = told if "table" in word.needs else 0
    seen = FACE if word.printed or word.face else OWN
    own = seen if {"card", "target", "card_if_any"} & set(word.needs) else 0
    return table | own | (SEAT if "seat" in word.needs else 0)


def form_reads(rulebook: Rulebook, condition: Form) -> int:
    return _known(rulebook, (READS, condition), lambda: [("form", condition)])


def measure_reads(rulebook: Rulebook, amount: str) -> int:
    return _known(rulebook, (READS, amount), lambda: [("amount", amount)])


def meaning_reads(rulebook: Rulebook, word: str, value: object) -> int:
    """What is looked at by all that could make a word of the law so, and by nothing that takes it away."""
    defined = rulebook.entries("defines", word)
    return _known(rulebook, (READS, word, value), lambda: [("form", filled(e.when, value)) for e in defined])


def entry_reads(rulebook: Rulebook, entry: Entry) -> int:
    return _known(rulebook, (SAID, id(entry)), lambda: [("entry", entry)])


def all_entries_read(rulebook: Rulebook, entries: tuple[Entry, ...]) -> tuple[int, ...]:
    """The same of several entries, worked out once; they are kept with it, so no others are ever taken for them."""
    key = SAID_BY_ALL, id(entries)
    known: tuple[tuple[Entry, ...], tuple[int, ...]] | None = rulebook.memo.get(key)
    if known is None:
        known = rulebook.memo[key] = entries, tuple([entry_reads(rulebook, entry) for entry in entries])
    return known[1]


Thing = tuple[str, Any]


def _known(rulebook: Rulebook, key: Any, start: Any) -> int:
    known: int | None = rulebook.memo.get(key)
    if known is None:
        known = rulebook.memo[key] = _reads(rulebook, start())
    return known


def _reads(rulebook: Rulebook, ahead: list[Thing]) -> int:
    """All that is read on the way through everything that a condition leads to, each thing once."""
    found, met = 0, set[Any]()
    while ahead and found != ANYTHING:
        kind, what = ahead.pop()
        key = (kind, str(what)) if kind == "number" else (kind, id(what) if kind == "entry" else what)
        if key in met:
            continue
        met.add(key)
        known: int | None = rulebook.memo.get((SAID, id(what)) if kind == "entry" else (READS, what)) if kind in KEPT else None
        more, below = _step(rulebook, kind, what) if known is None else (known, ())
        found |= more
        ahead += below
    return found


def _step(rulebook: Rulebook, kind: str, what: Any) -> tuple[int, Iterable[Thing]]:
    match kind:
        case "form":
            return _of_form(rulebook, what)
        case "amount":
            roles = ("sets", "adds", "floors", "chooses")  # what is only told beside it does not make it another
            entries = [e for role in roles for of in (what, "any") for e in rulebook.entries(role, of)]
            return 0, [("entry", e) for e in entries]
        case "number":
            return _of_number(what)
        case "word":
            return _of_judged(rulebook, *what)
        case _:
            return _of_entry(rulebook, what)


def _of_entry(rulebook: Rulebook, entry: Entry) -> tuple[int, list[Thing]]:
    """Its condition, its number, and what lifts it; whether a bar may be lifted turns on whether a table was described."""
    lifts = rulebook.entries("lifts", entry.clause)
    numbers = [("number", entry.more[key]) for key in ("to", "by", "at", "besides") if key in entry.more]
    whole = [("form", part) for part in _listed(entry.when)]  # all of it may be asked for, whatever fails
    return LAID if lifts else 0, [*whole, *numbers, *(("form", lift.when) for lift in lifts)]


def _listed(condition: Form) -> list[Form]:
    return [one for part in condition[1] for one in _listed(part)] if condition[0] == "all" else [condition]


def _of_judged(rulebook: Rulebook, name: str, value: object) -> tuple[int, list[Thing]]:
    """What gives a word its meaning and takes it away, said of the value that is asked about, where one is."""
    entries = [e for role in ("defines", "excludes") for e in rulebook.entries(role, name)]
    lifts = [lift for e in entries for lift in rulebook.entries("lifts", e.clause)]
    return LAID if lifts else 0, [("form", filled(e.when, value)) for e in (*entries, *lifts)]


def _looked_at(rulebook: Rulebook, parts: tuple[Form, ...]) -> Iterator[Form]:
    """The parts of a list up to one that fails on every table: after it nothing is looked at."""
    for part in parts:
        yield part
        if _always_fails(rulebook, part):
            return


def _always_fails(rulebook: Rulebook, part: Form) -> bool:
    """Whether it looks at nothing but the value that it is asked for, and perhaps an ability, and fails by that."""
    word = FACTS.get(part[1]) if part[0] == "word" else None
    if word is None or "value" not in word.needs or not set(word.needs) <= OF_VALUE or rulebook.entries("defines", part[1]):
        return False
    values = part[2] if isinstance(part[2], tuple) else (part[2],)
    if any(v == "it" or v in VALUES for v in values):
        return False
    abilities = _any_ability(rulebook) if "ability" in word.needs else (None,)
    given = ({"value": part[2], "ability": one, "card_named": ""} for one in abilities)
    return all(word.look(*map(told.__getitem__, word.needs)).truth is False for told in given)


def _any_ability(rulebook: Rulebook) -> tuple[Ability | None, ...]:
    """Every ability that a card may have, or none: read once, since every list of conditions is held against them."""
    key = "every ability"
    if key not in rulebook.memo:
        rulebook.memo[key] = (None, *rulebook.all_abilities())
    found: tuple[Ability | None, ...] = rulebook.memo[key]
    return found


def _of_form(rulebook: Rulebook, condition: Form) -> tuple[int, list[Thing]]:
    kind = condition[0]
    if kind == "word":
        value = condition[2]
        valued = _of_fact(VALUES[value]) if isinstance(value, str) and value in VALUES else (0, [])
        name = condition[1]
        if rulebook.entries("defines", name):
            return valued[0], [*valued[1], ("word", (name, None if value in VALUES else value))]
        own = _of_fact(FACTS[name], value) if name in FACTS else (0, [])
        return valued[0] | own[0], [*valued[1], *own[1]]
    if kind == "any":
        return 0, [("form", part) for part in condition[1]]
    if kind == "all":
        return 0, [("form", part) for part in _looked_at(rulebook, condition[1])]
    if kind == "compare":
        return 0, [("amount", name) for name in (condition[1], condition[3]) if isinstance(name, str)]
    if kind in ("can", "its"):
        return ANYTHING, []
    group = _of_fact(GROUPS[condition[1]]) if kind == "some" else (0, [])
    return group[0] | (CARDS if kind == "some" else 0), [*group[1], ("form", condition[-1])]


def _of_fact(word: Word, value: object = None) -> tuple[int, list[Thing]]:
    return word_reads(word), [("word", ("has", None))] if asks_law(word, value) and not word.of_effects else []


def _of_number(raw: Any) -> tuple[int, list[Thing]]:
    if isinstance(raw, dict) and "amount" in raw:
        return 0, [("amount", raw["amount"])]
    if isinstance(raw, dict) and ("sum_of" in raw or "count" in raw):
        more: Iterator[Thing] = iter([("amount", raw["sum_of"])] if "sum_of" in raw else [("form", form(raw.get("that")))])
        group = _of_fact(GROUPS[raw.get("over") or raw["count"]])
        return CARDS | SEATS | group[0], [*group[1], *more]
    name = next(iter(raw)) if isinstance(raw, dict) else raw
    return _of_fact(NUMBERS[name]) if isinstance(name, str) and name in NUMBERS else (0, [])
