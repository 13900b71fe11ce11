"""Which parts of a table a condition can look at, and which parts two tables differ in: so that one serves the other.

What a word looks at it says itself (`reads`); one that takes the whole table and says nothing may look at anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.game.case import Case
from judge.game.facts import FACTS, GROUPS, NUMBERS, VALUES, Word
from judge.game.facts.registry import asks_law
from judge.game.table import Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form, form
from judge.support.frozen import Noun

PARTS = ("phase", "window", "active", "first", "format", "history", "effects", "challenge", "cards", "told", "seats")
"""What a word may say that it reads; `effects` are those in force, printed ones included, `told` areas of which all is told."""
BIT = {part: 1 << place for place, part in enumerate((*PARTS, "own", "seat", "laid"))}
OWN, SEAT, LAID, CARDS, SEATS = BIT["own"], BIT["seat"], BIT["laid"], BIT["cards"], BIT["seats"]
"""The cards that a case names, the seat of its player, and whether a table was described at all."""
ANYTHING = (1 << len(BIT)) - 1
FIELDS = {"phase_unlike": "phase", "closed": "history", "pending": "history", "players": "seats"}
"""Fields of a table that belong to a part of another name."""
ASIDE = ("places", "vocabulary")
PLAIN = tuple(field for field in Table._fields if field not in (*ASIDE, "cards", "players"))
READS, SAID = "what conditions read", "what entries read"


class Difference(Noun):
    """What is different on another table."""

    parts: int
    cards: frozenset[str]
    seats: frozenset[str]
    now: tuple[object, ...] = ()  # how all of it is there

    def seen(self, reads: int, case: Case) -> bool:
        """Whether something that reads so much of a table may see it, asked of this case."""
        if reads & self.parts:
            return True
        if reads & OWN and self.cards and (case.card in self.cards or case.target in self.cards):
            return True
        return bool(reads & OWN and self.cards and not self.cards.isdisjoint(case.cards)) or (
            bool(reads & SEAT) and case.player in self.seats
        )


def difference(one: Table, other: Table) -> Difference | None:
    """None where there is no telling: the lines that show things, the words of the game or the players are others."""
    seats = {p.name: p for p in one.players}
    if any(getattr(one, field) is not getattr(other, field) for field in ASIDE) or list(seats) != [p.name for p in other.players]:
        return None
    named = [f for f in PLAIN if getattr(one, f) is not getattr(other, f) and getattr(one, f) != getattr(other, f)]
    parts = sum({BIT[FIELDS.get(f, f)] for f in named})
    ids = frozenset(i for i in one.cards.keys() | other.cards.keys() if one.cards.get(i) is not other.cards.get(i))
    moved = [table.cards[i] for table in (one, other) for i in ids if i in table.cards]
    parts |= CARDS if ids else 0
    others = frozenset(p.name for p in other.players if seats[p.name] is not p)
    if others:
        parts |= SEATS | (BIT["told"] if [p.closed for p in one.players] != [p.closed for p in other.players] else 0)
        laid = any(p.closed for p in one.players) is not any(p.closed for p in other.players)
        parts |= LAID if laid else 0
    if one.effects or other.effects or one.index.printing or any(card.face.effects for card in moved):
        parts |= BIT["effects"]  # whom they name, and while what is so, may be anything
    now = (*((f, getattr(other, f)) for f in named), *(p for p in other.players if p.name in others))
    return Difference(parts, ids, others, (*now, *((i, other.cards.get(i)) for i in ids)))


def word_reads(word: Word) -> int:
    """What a word looks at by itself; what it asks the law comes on top."""
    told = ANYTHING if word.reads is None else sum(BIT[part] for part in word.reads)
    table = told if "table" in word.needs else 0
    own = OWN if {"card", "target", "card_if_any"} & set(word.needs) else 0
    return table | own | (SEAT if "seat" in word.needs else 0)


def form_reads(rulebook: Rulebook, condition: Form) -> int:
    return _known(rulebook, (READS, condition), lambda: [("form", condition)])


def measure_reads(rulebook: Rulebook, amount: str) -> int:
    return _known(rulebook, (READS, amount), lambda: [("amount", amount)])


def entry_reads(rulebook: Rulebook, entry: Entry) -> int:
    return _known(rulebook, (SAID, id(entry)), lambda: [("entry", entry)])


Thing = tuple[str, Any]


def _known(rulebook: Rulebook, key: Any, start: Any) -> int:
    known: int | None = rulebook.memo.get(key)
    if known is None:
        known = rulebook.memo[key] = _reads(rulebook, start())
    return known


def _reads(rulebook: Rulebook, ahead: list[Thing]) -> int:
    """All that is read on the way through everything that a condition leads to, each thing once."""
    found, met = 0, set[Any]()
    while ahead:
        kind, what = ahead.pop()
        key = (kind, id(what)) if kind == "entry" else (kind, str(what))
        if key not in met and found != ANYTHING:
            met.add(key)
            more, below = _step(rulebook, kind, what)
            found |= more
            ahead += below
    return found


def _step(rulebook: Rulebook, kind: str, what: Any) -> tuple[int, Iterable[Thing]]:
    match kind:
        case "form":
            return _of_form(rulebook, what)
        case "amount":
            roles = ("sets", "adds", "floors", "chooses", "excludes", "counts")
            entries = [e for role in roles for of in (what, "any") for e in rulebook.entries(role, of)]
            return 0, [("entry", e) for e in entries]
        case "number":
            return _of_number(what)
        case "word":
            return 0, [("entry", e) for role in ("defines", "excludes") for e in rulebook.entries(role, what)]
        case _:
            return _of_entry(rulebook, what)


def _of_entry(rulebook: Rulebook, entry: Entry) -> tuple[int, list[Thing]]:
    """Its condition, its number, and what lifts it; whether a bar may be lifted turns on whether a table was described."""
    lifts = rulebook.entries("lifts", entry.clause)
    numbers = [("number", entry.more[key]) for key in ("to", "by", "at", "besides") if key in entry.more]
    return LAID if lifts else 0, [("form", entry.when), *numbers, *(("form", lift.when) for lift in lifts)]


def _of_form(rulebook: Rulebook, condition: Form) -> tuple[int, list[Thing]]:
    kind = condition[0]
    if kind == "word":
        value = condition[2]
        valued = _of_fact(VALUES[value]) if isinstance(value, str) and value in VALUES else (0, [])
        name = condition[1]
        if rulebook.entries("defines", name):
            return valued[0], [*valued[1], ("word", name)]
        own = _of_fact(FACTS[name], value) if name in FACTS else (0, [])
        return valued[0] | own[0], [*valued[1], *own[1]]
    if kind in ("any", "all"):
        return 0, [("form", part) for part in condition[1]]
    if kind == "compare":
        return 0, [("amount", name) for name in (condition[1], condition[3]) if isinstance(name, str)]
    if kind in ("can", "its"):
        return ANYTHING, []
    group = _of_fact(GROUPS[condition[1]]) if kind == "some" else (0, [])
    return group[0] | (CARDS if kind == "some" else 0), [*group[1], ("form", condition[-1])]


def _of_fact(word: Word, value: object = None) -> tuple[int, list[Thing]]:
    return word_reads(word), [("word", "has")] if asks_law(word, value) else []


def _of_number(raw: Any) -> tuple[int, list[Thing]]:
    if isinstance(raw, dict) and "amount" in raw:
        return 0, [("amount", raw["amount"])]
    if isinstance(raw, dict) and ("sum_of" in raw or "count" in raw):
        more: Iterator[Thing] = iter([("amount", raw["sum_of"])] if "sum_of" in raw else [("form", form(raw.get("that")))])
        group = _of_fact(GROUPS[raw.get("over") or raw["count"]])
        return CARDS | SEATS | group[0], [*group[1], *more]
    name = next(iter(raw)) if isinstance(raw, dict) else raw
    return _of_fact(NUMBERS[name]) if isinstance(name, str) and name in NUMBERS else (0, [])
