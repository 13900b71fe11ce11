"""Weighs conditions on one table under one rulebook; what it returns is the proof, and yes and no are read off it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.decide.reach import filled, reach
from judge.decide.suppose import Supposed, topic_of
from judge.facts import FACTS, VALUES, Seen, look
from judge.rulebook import Entry, Rulebook
from judge.rulebook.forms import Form
from judge.ruling import Amount, Case, Finding, Heard, Truth
from judge.table import Table

DEPTH = 12
"""How deep `can` may ask `can` before the answer is: unknown."""


def both(truths: list[Truth]) -> Truth:
    """Kleene's and."""
    return False if False in truths else None if None in truths else True


def either(truths: list[Truth]) -> Truth:
    """Kleene's or."""
    return True if True in truths else None if None in truths else False


def negated(truth: Truth) -> Truth:
    return None if truth is None else not truth


Weigher = Callable[["Hearing", Form, Case], Finding]
Way = tuple[int, Callable[[Case], object], Weigher]


class Hearing:
    """One table before one rulebook. Everything found is remembered, since the table does not change."""

    def __init__(
        self,
        rulebook: Rulebook,
        table: Table,
        can: Callable[[Hearing, Case], Finding],
        measure: Callable[[Hearing, str, Case], Amount],
    ) -> None:
        self.rulebook = rulebook
        self.table = table
        self.faults: tuple[Heard, ...] | None = None
        self._can = can
        self._measure = measure
        self.supposed: Supposed | None = None
        self._ways: dict[Form, Way] = rulebook.memo
        self._found: dict[object, Finding] = {}
        self._depth = 0

    def weigh(self, condition: Form, case: Case, whole: bool = False) -> Finding:
        """What a condition comes to; `whole` looks at every part of a list even after one has failed."""
        kind = condition[0]
        if kind == "all":
            return _all(self, condition, case, whole)
        number, pick, way = self._ways.get(condition) or self._way(condition)
        key = (number, pick(case))
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = way(self, condition, case)
        return found

    def _way(self, condition: Form) -> Way:
        """How to weigh a condition, worked out once a rulebook: its number, what it depends on, and who weighs it."""
        plain = condition[0] == "word" and condition[2] not in VALUES
        way = _word_way(self.rulebook, condition[1]) if plain else FORMS[condition[0]]
        self._ways[condition] = made = (len(self._ways), reach(self.rulebook, condition), way)
        return made

    def has(self, card: str, what: str) -> Truth:
        """The law's answer to whether a card has a keyword, icon or trait; for facts that need it."""
        return self.weigh(("word", "has", what), Case(card=card)).truth

    def can(self, case: Case) -> Finding:
        if self._depth >= DEPTH:
            return Finding("can", case.action, None, None, case)
        self._depth += 1
        try:
            return self._can(self, case)
        finally:
            self._depth -= 1

    def suppose(self, word: str, value: object, case: Case) -> Truth:
        """What an unknown fact is taken to be, where something is supposed at all."""
        return self.supposed.truth(topic_of(word, value, case, self.table)) if self.supposed else None

    def measure(self, amount: str, case: Case) -> Amount:
        return self._measure(self, amount, case)

    def hear(self, entry: Entry, case: Case, via: tuple[str, ...] = (), it: object = None, whole: bool = False) -> Heard:
        """One entry weighed, with what lifts it; `it` is the value asked about, where the entry speaks of one."""
        when = entry.when if it is None else filled(entry.when, it)
        finding = self.weigh(when, case, whole)
        beaten = self._beaten(entry, case, it) if finding.truth is not False else ()
        return Heard(entry.clause, entry.role, finding, beaten, via)

    def _beaten(self, entry: Entry, case: Case, it: object) -> tuple[str, ...]:
        lifts = self.rulebook.entries("lifts", entry.clause)
        if not lifts:
            return ()
        meant = [e for e in lifts if self.speaks_of(e, case)]
        return tuple(e.clause for e in meant if self.weigh(filled(e.when, it), case).truth)

    def speaks_of(self, lift: Entry, case: Case) -> bool:
        """A lift may be meant for some actions only."""
        scope = lift.more.get("for")
        scope = [scope] if isinstance(scope, str) else scope
        return scope is None or bool(set(scope) & set(self.rulebook.lineage(case.action)))


def valued(hearing: Hearing, value: object, case: Case) -> object:
    """What a value word stands for on this card; any other value stands for itself."""
    if not isinstance(value, str) or value not in VALUES:
        return value
    got = look(VALUES[value], hearing.table, case, None, hearing.has)
    return "" if isinstance(got, Seen) else got


def _word(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """A word whose value may have to be read off the card first."""
    kind, name, asked = condition
    value = valued(hearing, asked, case)
    if value is None and asked is not None:
        return Finding("fact", name, asked, None, case)  # what it asks for is itself not stated
    return _word_way(hearing.rulebook, name)(hearing, (kind, name, value), case)


def _word_way(rulebook: Rulebook, name: str) -> Weigher:
    if rulebook.entries("defines", name):
        return _judged
    return _seen if name in FACTS else _not_in_force


def _judged(hearing: Hearing, condition: Form, case: Case) -> Finding:
    return judged(hearing, condition[1], condition[2], case)


def _not_in_force(_: Hearing, condition: Form, case: Case) -> Finding:
    return Finding("judged", condition[1], condition[2], False, case)


def _seen(hearing: Hearing, condition: Form, case: Case) -> Finding:
    _, name, value = condition
    seen = look(FACTS[name], hearing.table, case, value, hearing.has)
    truth = seen.truth if seen.truth is not None else hearing.suppose(name, value, case)
    return Finding("fact", name, value, truth, case, seen.at, (), seen.names)


def judged(hearing: Hearing, name: str, value: object, case: Case) -> Finding:
    """A word that clauses define: so if one says so and none that outranks or equals it says otherwise."""
    book = hearing.rulebook
    defined = [(e, hearing.hear(e, case, (), value)) for e in book.entries("defines", name)]
    excluded = [(e, hearing.hear(e, case, (), value)) for e in book.entries("excludes", name)]
    top = max((e.precedence for e, h in excluded if h.truth), default=-1)
    standing = [h._replace(beaten=_outranked(e, excluded)) if h.truth and e.precedence <= top else h for e, h in defined]
    so = either([h.truth for h in standing])
    otherwise = either([h.truth for _, h in excluded])
    outranking = any(h.truth for h in standing)
    truth = so if outranking else both([so, negated(otherwise)])
    heard = (*standing, *(h for _, h in excluded))
    parts = (*(h.finding for h in standing), *(_denied(h) for _, h in excluded))
    return Finding("judged", name, value, truth, case, _at(heard), parts, {}, heard)


def _denied(heard: Heard) -> Finding:
    found = heard.finding
    return Finding("not", found.word, found.value, negated(heard.truth), found.case, found.at, (found,))


def _outranked(entry: Entry, excluded: list[tuple[Entry, Heard]]) -> tuple[str, ...]:
    return tuple(h.clause for e, h in excluded if h.truth and e.precedence >= entry.precedence)


def _at(heard: tuple[Heard, ...]) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(at for h in heard if h.truth for at in h.finding.at))


def _not(hearing: Hearing, condition: Form, case: Case) -> Finding:
    inner = hearing.weigh(condition[1], case)
    return Finding("not", inner.word, inner.value, negated(inner.truth), case, inner.at, (inner,))


def _any(hearing: Hearing, condition: Form, case: Case) -> Finding:
    parts = tuple(hearing.weigh(part, case) for part in condition[1])
    at = tuple(dict.fromkeys(a for p in parts if p.truth for a in p.at))
    return Finding("any", "", None, either([p.truth for p in parts]), case, at, parts)


def _all(hearing: Hearing, condition: Form, case: Case, whole: bool) -> Finding:
    """A list. Where one part has failed, that part is the answer, unless everything was asked for."""
    parts = []
    for part in condition[1]:
        found = hearing.weigh(part, case, whole)
        if found.truth is False and not whole:
            return found
        parts.append(found)
    at = tuple(dict.fromkeys([a for p in parts if p.truth for a in p.at]))
    return Finding("all", "", None, both([p.truth for p in parts]), case, at, tuple(parts))


def _can_do(hearing: Hearing, condition: Form, case: Case) -> Finding:
    _, action, to = condition
    if to != "any":
        return hearing.can(case._replace(action=action, node=action))
    tried = [
        hearing.can(case._replace(action=action, node=action, target=other.id))
        for other in hearing.table.cards.values() if other.area == "play" and other.id != case.card
    ]  # fmt: skip
    more: Truth = False if all("play" in p.closed for p in hearing.table.players) else None  # cards not told of
    truth = either([*(t.truth for t in tried), more])
    truth = hearing.suppose(action, "any", case) if truth is None else truth
    unsure = tuple(t for t in tried if t.truth is not False) if more is False else ()
    return Finding("can", action, "any", truth, case, (), unsure if truth is None else tuple(tried))


def _of_target(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """A condition about the other card. Values are still read off the card that acts."""
    inner = condition[2]
    if inner[0] == "word":
        inner = (inner[0], inner[1], valued(hearing, inner[2], case))
    found = hearing.weigh(inner, case._replace(card=case.target, target=""))
    return Finding("of", found.word, found.value, found.truth, case, found.at, (found,))


def _compare(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """An amount against a number or another amount; no value is neither low nor high."""
    _, name, how, number = condition
    found = hearing.measure(name, case)
    if isinstance(number, str):
        return _against(hearing, condition, case, found)
    value = found.least
    holds = {"at_most": int.__le__, "at_least": int.__ge__, "equals": int.__eq__}[how]
    known = None if found.state == "" else False
    truth = holds(value, number) if value is not None else known
    names = {"amount": found, "number": number, "how": how}
    return Finding("fact", name, None, truth, case, found.at, (), names, (*found.lines, *found.beaten))


def _against(hearing: Hearing, condition: Form, case: Case, found: Amount) -> Finding:
    """One amount against another."""
    _, name, how, other = condition
    against = hearing.measure(other, case)
    if against.least is not None:
        return _compare(hearing, (condition[0], name, how, against.least), case)
    missing = Finding("fact", "amount_stated", other, None, case)
    truth = None if against.state == "" else False
    return Finding("all", name, None, truth, case, found.at, (missing,), {}, (*found.lines, *against.lines))


FORMS: dict[str, Weigher] = {
    "word": _word, "not": _not, "any": _any, "can": _can_do, "of": _of_target, "compare": _compare,
}  # fmt: skip
