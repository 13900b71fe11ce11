"""Yes, no, a value, an outcome: the sentence for each, by what was asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.game.case import Case
from judge.question import Asked
from judge.render.citations import clause_text, derived
from judge.render.expectation import answer, items
from judge.render.main_reason import bar_reason, failure_reason
from judge.render.messages import fill
from judge.render.placeholders import Scene, names, number_words
from judge.render.sentences import sentence
from judge.ruling import NO_VALUE, Finding, Ruling, Total


def plainly(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    """What the ruling says in answer to this kind of question."""
    return _ANSWERS.get(type(asked).__name__, _other)(scene, asked, ruling)


def _other(scene: Scene, _: Asked, ruling: Ruling) -> str:
    """For a question that has no sentence of its own yet: the clause, or the bare answer."""
    return clause_text(scene, ruling.decided[0].clause) if ruling.decided else answer(scene, ruling)


def said(scene: Scene, key: str, case: Case, /, **given: object) -> str:
    """A sentence of the section `summaries`."""
    return fill(scene.language.find("summaries", key) or key, names(scene, case, **given))


def _act(scene: Scene, _: Asked, ruling: Ruling) -> str:
    if ruling.verdict == "yes":
        return _may(scene, ruling)
    bars = tuple(h for h in ruling.decided if h.role in ("forbids", "requires", "caps"))
    if bars:
        return bar_reason(scene, bars) or clause_text(scene, min(bars, key=lambda h: derived(h.finding)).clause)
    return failure_reason(scene, ruling.decided) or said(scene, "nothing_permits", ruling.case)


def _may(scene: Scene, ruling: Ruling) -> str:
    """With the price of the cheapest permission that holds."""
    paid = [p for h in ruling.decided if h.role == "permits" for p in h.finding.parts if p.kind == "pays"]
    free = any(h.role == "permits" and not any(p.kind == "pays" for p in h.finding.parts) for h in ruling.decided)
    prices = [(a.least, p) for p in paid if isinstance(a := p.names.get("cost"), Total) and a.least is not None]
    if free or not prices or not min(price for price, _ in prices):
        return said(scene, "may", ruling.case)
    price, payment = min(prices, key=lambda pair: pair[0])
    key = "may_for" if payment.value == "gold_pool" else "may_for_setup"
    return said(scene, key, ruling.case, cost=price)


def _happens(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    if ruling.verdict != "outcome":
        return _act(scene, asked, ruling)
    return scene.language.mark("semicolon").join(items(scene, ruling)) or said(scene, "is_so", ruling.case)


def _is(scene: Scene, _: Asked, ruling: Ruling) -> str:
    if isinstance(ruling.finding, Finding):
        return sentence(scene, ruling.finding)
    return said(scene, "is_so" if ruling.verdict == "yes" else "not_so", ruling.case)


def _by_clause(yes: str, no: str) -> Callable[[Scene, Any, Ruling], str]:
    """Where the clause itself is the reason, its text says it best."""

    def say(scene: Scene, asked: Any, ruling: Ruling) -> str:
        telling = [h.clause for h in ruling.decided if h.role in ("counts", "excludes", "orders")]
        if telling:
            return clause_text(scene, telling[0])
        if getattr(asked, "kind", "") and (made := [h.finding for h in ruling.decided if h.role == "defines"]):
            return sentence(scene, made[0])  # the act is what it is; whether the card is of that kind is the question
        other = getattr(asked, "other", None) or getattr(asked, "action", "")
        if other == ruling.case.action and ruling.verdict == "yes":
            return said(scene, "same", ruling.case)
        return said(scene, yes if ruling.verdict == "yes" else no, ruling.case, other=other)

    return say


def _amount(scene: Scene, asked: Any, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    if asked.act and asked.amount != "cost":
        return said(scene, "may_place" if value != "0" else "may_place_nothing", ruling.case, value=value)
    return _amount_is(scene, asked, ruling.case, value, ruling.answer == (NO_VALUE,))


def _amount_is(scene: Scene, asked: Any, case: Case, value: str, none: bool) -> str:
    name = scene.book.action(asked.act.action).cost if asked.act else asked.amount
    template = scene.language.find("amounts", name, "none" if none else "is")
    return fill(template, names(scene, case, value=value)) if template else said(scene, "value", case, value=value)


def _compare(scene: Scene, asked: Any, ruling: Ruling) -> str:
    number = next((h.number for h in ruling.decided if h.number), None)
    if number is None:
        return said(scene, "is_so" if ruling.verdict == "yes" else "not_so", ruling.case)
    return _amount_is(scene, asked.of, ruling.case, number_words(scene.language, number), number.state == NO_VALUE)


def _many(scene: Scene, _: Asked, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    if scene.language.find("actions", ruling.case.action, "many") is None:
        return said(scene, "limit_plain", ruling.case, value=value)
    if ruling.answer == (1,) and scene.language.find("actions", ruling.case.action, "one"):
        return said(scene, "limit_one", ruling.case)
    numbered = isinstance(ruling.answer[0], int) if ruling.answer else False
    count = said(scene, "up_to", ruling.case, value=value) if numbered else said(scene, "any", ruling.case)
    return said(scene, "limit", ruling.case, count=count)


def _who(scene: Scene, asked: Any, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    known = asked.what in scene.language.data.get("summaries", {})
    if value == scene.language.find("answers", "nobody"):
        return said(scene, "nobody", ruling.case)
    return said(scene, asked.what, ruling.case, value=value) if known else value


def _order(scene: Scene, _: Asked, ruling: Ruling) -> str:
    if not ruling.answer:
        return said(scene, "nobody", ruling.case)
    players = scene.language.mark("then").join(str(p) for p in ruling.answer)
    return said(scene, "order", ruling.case, value=players)


def _when(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    if ruling.verdict != "moment":
        return _act(scene, asked, ruling)
    return said(scene, "when", ruling.case, value=scene.language.joined(items(scene, ruling), "or"))


def _what_can(scene: Scene, _: Asked, ruling: Ruling) -> str:
    acts = scene.language.joined(items(scene, ruling), "or")
    return said(scene, "actions" if acts else "actions_none", ruling.case, value=acts)


_ANSWERS: Mapping[str, Callable[[Scene, Any, Ruling], str]] = {
    "Can": _act, "WhatHappens": _happens, "When": _when, "CountsAs": _by_clause("counts", "counts_not"), "IsSo": _is,
    "HowMuch": _amount, "IsHowMuch": _compare, "HowMany": _many, "WhoIs": _who, "Order": _order,
    "Before": _by_clause("before", "after"), "WhatCan": _what_can,
}  # fmt: skip
