"""What is asked of many cards at once: whether some card of a group is so, how many are, and what they come to together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.game.case_and_truth import Case, Truth, either
from judge.game.facts import GROUPS, look
from judge.rulebook.condition_forms import Form, form
from judge.ruling import Finding, Total

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluation import Hearing


def members(hearing: Hearing, name: str, case: Case) -> tuple[str, ...] | None:
    """The cards of a group, or None where it is not stated who they are."""
    found: tuple[str, ...] | None = look(GROUPS[name], hearing.table, case, None, hearing.has)
    return found


def some(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """A condition that some card of a group must meet."""
    _, name, inner = condition
    cards = members(hearing, name, case)
    parts = tuple(hearing.weigh(inner, case._replace(card=card, target="")) for card in cards or ())
    truth: Truth = None if cards is None else either([p.truth for p in parts])
    at = tuple(dict.fromkeys(a for p in parts if p.truth for a in p.at))
    return Finding("some", name, None, truth, case, at, parts)


def total(hearing: Hearing, raw: Mapping[str, Any], case: Case) -> Total:
    """`{sum_of: AMOUNT, over: GROUP}`: what the cards of a group come to, each by the law."""
    cards = members(hearing, raw["over"], case)
    if cards is None:
        return Total(None)
    seats = {card: hearing.table.cards[card].controller for card in cards}
    single = [hearing.measure(raw["sum_of"], Case(player=seats[card], card=card)) for card in cards]
    lines = tuple({(h.clause, h.case.card): h for one in single for h in one.lines}.values())
    at = tuple(dict.fromkeys(a for one in single for a in one.at))
    if any(one.values is None for one in single):
        return Total(None, lines, at=at)
    return Total((sum(one.least or 0 for one in single),), lines, at=at)


def count(hearing: Hearing, raw: Mapping[str, Any], case: Case) -> Total:
    """`{count: GROUP, that: CONDITION}`: how many cards of a group are so."""
    cards = members(hearing, raw["count"], case)
    found = [hearing.weigh(form(raw.get("that")), case._replace(card=card, target="")) for card in cards or ()]
    if cards is None or any(f.truth is None for f in found):
        return Total(None)
    return Total((sum(1 for f in found if f.truth),), at=tuple(a for f in found if f.truth for a in f.at))


def one_by_one(case: Case) -> tuple[Case, ...]:
    """An act with several cards as acts with each of them."""
    return tuple(case._replace(card=card) for card in case.cards) if len(case.cards) > 1 else (case,)
