"""Amounts: what clauses set, add, choose and floor, as a sum that is shown line by line."""

from __future__ import annotations

from typing import Any

from judge.engine.evaluate.conditions_and_sums_over_groups import count, total
from judge.engine.evaluate.evaluation import Hearing
from judge.game.case_and_truth import Case
from judge.game.facts import NUMBERS, NumberSeen, Seen, look
from judge.rulebook import Entry
from judge.ruling import Finding, Heard, Total


def amount(hearing: Hearing, name: str, case: Case) -> Total:
    """The value of an amount; several values where a player may choose, none where it is not stated."""
    book, case = hearing.rulebook, _by_its_text(hearing, case)
    base = _base([(e, line(hearing, e, "to", case)) for e in book.entries("sets", name)])
    hearing.outranking |= bool(base.beaten)
    if base.values is None or base.state == "disputed":  # what it is made of may be
        return base if base.values is not None or not book.entries("adds", name) else base._replace(at_least=0)
    chosen = tuple(hearing.hear(e, case) for e in book.entries("chooses", name)) if base.state == "several" else ()
    if base.state == "several" and not any(h.truth for h in chosen):
        return base._replace(state="disputed")
    told = [h for e in book.entries("adds", name) if (h := line(hearing, e, "by", case)).truth is not False and _counts(h)]
    unsure = tuple(h for h in told if h.truth is None or (h.number and h.number.values is None))
    if unsure:
        return Total(None, (*base.lines, *unsure, *_within(unsure)), at=base.at, beaten=base.beaten)
    adds = tuple(told)
    floors = [line(hearing, e, "at", case) for e in book.entries("floors", name) + book.entries("floors", "any")]
    added = sum(h.number.least or 0 for h in adds if h.number)
    values, floor = _floored(tuple(v + added for v in base.values), floors)
    lines = (*base.lines, *_true(chosen), *adds, *_within(adds), *floor)
    return Total(tuple(sorted(set(values))), lines, at=base.at, beaten=base.beaten)


def _by_its_text(hearing: Hearing, case: Case) -> Case:
    """An event is played for what its own text says, where it has just one."""
    card = hearing.table.cards.get(case.card) if case.action == "play" and case.ability is None else None
    own = [one for one in hearing.rulebook.abilities(card.face) if one.kind == "event"] if card else []
    return case._replace(ability=own[0]) if len(own) == 1 else case


def _within(lines: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """What the numbers of some lines are made of in their turn."""
    return tuple(inner for one in lines if one.number for inner in one.number.lines)


def _true(heard: tuple[Heard, ...]) -> tuple[Heard, ...]:
    return tuple(h for h in heard if h.truth)


def _counts(line: Heard) -> bool:
    return bool(line.number and (line.number.values is None or line.number.values != (0,)))


def _floored(values: tuple[int, ...], floors: list[Heard]) -> tuple[tuple[int, ...], tuple[Heard, ...]]:
    for floor in floors:
        least = floor.number.least if floor.truth and floor.number else None
        if least is not None and min(values) < least:
            return tuple(max(v, least) for v in values), (floor,)
    return values, ()


def line(hearing: Hearing, entry: Entry, key: str, case: Case) -> Heard:
    """One entry with the number it contributes, read only if it speaks at all."""
    heard = hearing.hear(entry, case)
    return heard if heard.truth is False else heard._replace(number=read_number(hearing, entry.more.get(key), case))


def read_number(hearing: Hearing, raw: Any, case: Case) -> Total:
    if isinstance(raw, int):
        return Total((raw,))
    if raw == "no value":
        return Total(None, state="no value")
    if isinstance(raw, dict) and "amount" in raw:
        return hearing.measure(raw["amount"], case)
    if isinstance(raw, dict) and "sum_of" in raw:
        return total(hearing, raw, case)
    if isinstance(raw, dict) and "count" in raw:
        return count(hearing, raw, case)
    name, value = next(iter(raw.items())) if isinstance(raw, dict) else (raw, None)
    got = look(NUMBERS[name], hearing.table, case, value, hearing.has)
    return Total(None) if isinstance(got, Seen) else _read(got, case)


def _read(got: NumberSeen, case: Case) -> Total:
    """With the clauses of card text that it is made of as lines of their own."""
    several = got.values is not None and len(got.values) > 1
    lines = tuple(Heard(clause, "adds", Finding("all", "", None, True, case), case=case) for clause in got.by)
    found = Total(got.values, lines, "no value" if got.dash else "several" if several else "", got.at)
    return found._replace(at_least=got.at_least) if got.at_least else found


def _base(told: list[tuple[Entry, Heard]]) -> Total:
    """What the highest document sets; equals that differ are a dispute."""
    true = [(e, h) for e, h in told if h.truth]
    if not true:
        unsure = tuple(h for _, h in told if h.truth is None)
        return Total(None, unsure, state="" if unsure else "silent")
    top = max(e.precedence for e, _ in true)
    lines = tuple(h for e, h in true if e.precedence == top)
    beaten = tuple(h._replace(beaten=tuple(o.clause for o in lines)) for e, h in true if e.precedence < top)
    numbers = [h.number for h in lines if h.number]
    if any((n.values, n.state) != (numbers[0].values, numbers[0].state) for n in numbers):
        return Total(None, lines, state="disputed")
    inner = tuple(line for n in numbers for line in n.lines)
    at = tuple(dict.fromkeys(a for n in numbers for a in n.at))
    least = min(number.at_least for number in numbers)
    return Total(numbers[0].values, (*lines, *inner), numbers[0].state, at, _other(beaten, numbers[0]), least)


def _other(beaten: tuple[Heard, ...], number: Total) -> tuple[Heard, ...]:
    """What was outranked and would have made a difference, here and in what the number is made of."""
    own = (h for h in beaten if h.number and (h.number.values, h.number.state) != (number.values, number.state))
    return (*own, *number.beaten)


def pays(hearing: Hearing, cost: str, pool: str, case: Case) -> Finding:
    """Whether the player can pay; nothing is always paid."""
    price, purse = hearing.measure(cost, case), _purse(hearing, pool, case)
    names = {"cost": price, "purse": purse}
    lines = (*price.lines, *purse.lines, *aside(hearing, pool, case), *aside(hearing, cost, case))
    if price.least == 0:
        truth: bool | None = True
    elif price.least is None or purse.least is None:
        enough = price.least is not None and purse.at_least >= price.least
        truth = False if price.state in ("no value", "silent") else True if enough else None
    else:
        truth = purse.least >= price.least
    truth = hearing.suppose("pays", pool, case) if truth is None else truth
    unsure = tuple(h.finding for h in (*price.lines, *purse.lines) if h.truth is None)
    return Finding("pays", "pays", pool, truth, case, (*purse.at,), unsure, names, lines)


def _purse(hearing: Hearing, pool: str, case: Case) -> Total:
    """What there is to pay with; where no document in force says what counts, the gold that lies there."""
    purse = hearing.measure(pool, case)
    return read_number(hearing, "gold_in_pool", case) if purse.state == "silent" and pool == "gold_pool" else purse


def aside(hearing: Hearing, name: str, case: Case) -> tuple[Heard, ...]:
    """What counts towards an amount, or does not, though somebody might think otherwise."""
    told = [hearing.rulebook.entries(role, name) for role in ("excludes", "counts")]
    return tuple([h for entries in told for h in hearing.telling(entries, case).values() if h.truth])
