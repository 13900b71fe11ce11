"""Yes, no, a value, an outcome: the sentence for each, by what was asked."""

from __future__ import annotations

from typing import assert_never

from judge.game.case_and_truth import Case
from judge.question import (
    Asked,
    Before,
    Can,
    CountsAs,
    HowMany,
    HowMuch,
    IsHowMuch,
    IsSo,
    Order,
    WhatCan,
    WhatHappens,
    When,
    WhoIs,
)
from judge.render.clauses_behind_a_ruling import clause_text, derived
from judge.render.findings_in_words import sentence
from judge.render.main_reason import bar_reason, failure_reason
from judge.render.messages import fill
from judge.render.placeholders import Scene, names, number_words
from judge.render.words_of_an_answer import answer, items
from judge.ruling import NO_VALUE, Finding, Ruling, Total


def plainly(scene: Scene, asked: Asked, ruling: Ruling) -> str:
    """What the ruling says in answer to this kind of question."""
    match asked:
        case Can():
            return _act(scene, ruling)
        case WhatHappens():
            return _happens(scene, ruling)
        case When():
            return _when(scene, ruling)
        case CountsAs():
            return _counts(scene, asked, ruling)
        case IsSo():
            return _is(scene, ruling)
        case HowMuch():
            return _amount(scene, asked, ruling)
        case IsHowMuch():
            return _compare(scene, asked, ruling)
        case HowMany():
            return _many(scene, ruling)
        case WhoIs():
            return _who(scene, asked, ruling)
        case Order():
            return _order(scene, ruling)
        case Before():
            return _by_clause(scene, ruling, asked.other, ("before", "after"))
        case WhatCan():
            return _what_can(scene, ruling)
        case _:
            assert_never(asked)


def said(scene: Scene, key: str, case: Case, /, **given: object) -> str:
    """A sentence of the section `summaries`."""
    return fill(scene.language.find("summaries", key) or key, names(scene, case, **given))


def _act(scene: Scene, ruling: Ruling) -> str:
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


def _happens(scene: Scene, ruling: Ruling) -> str:
    if ruling.verdict != "outcome":
        return _act(scene, ruling)
    return scene.language.mark("semicolon").join(items(scene, ruling)) or said(scene, "is_so", ruling.case)


def _is(scene: Scene, ruling: Ruling) -> str:
    if isinstance(ruling.finding, Finding):
        return sentence(scene, ruling.finding)
    return said(scene, "is_so" if ruling.verdict == "yes" else "not_so", ruling.case)


def _counts(scene: Scene, asked: CountsAs, ruling: Ruling) -> str:
    """The act is what it is; where a kind of card is named, whether the card is of that kind is the question."""
    made = [h.finding for h in ruling.decided if h.role == "defines"] if asked.kind and not _telling(ruling) else []
    return sentence(scene, made[0]) if made else _by_clause(scene, ruling, asked.action, ("counts", "counts_not"))


def _by_clause(scene: Scene, ruling: Ruling, other: str, keys: tuple[str, str]) -> str:
    """Where the clause itself is the reason, its text says it best."""
    if telling := _telling(ruling):
        return clause_text(scene, telling[0])
    if other == ruling.case.action and ruling.verdict == "yes":
        return said(scene, "same", ruling.case)
    return said(scene, keys[0] if ruling.verdict == "yes" else keys[1], ruling.case, other=other)


def _telling(ruling: Ruling) -> list[str]:
    return [h.clause for h in ruling.decided if h.role in ("counts", "excludes", "orders")]


def _amount(scene: Scene, asked: HowMuch, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    if asked.act and asked.amount != "cost":
        return said(scene, "may_place" if value != "0" else "may_place_nothing", ruling.case, value=value)
    return _amount_is(scene, asked, ruling.case, value, ruling.answer == (NO_VALUE,))


def _amount_is(scene: Scene, asked: HowMuch, case: Case, value: str, none: bool) -> str:
    name = scene.book.action(asked.act.action).cost if asked.act else asked.amount
    template = scene.language.find("amounts", name, "none" if none else "is")
    return fill(template, names(scene, case, value=value)) if template else said(scene, "value", case, value=value)


def _compare(scene: Scene, asked: IsHowMuch, ruling: Ruling) -> str:
    number = next((h.number for h in ruling.decided if h.number), None)
    if number is None:
        return said(scene, "is_so" if ruling.verdict == "yes" else "not_so", ruling.case)
    return _amount_is(scene, asked.of, ruling.case, number_words(scene.language, number), number.state == NO_VALUE)


def _many(scene: Scene, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    if scene.language.find("actions", ruling.case.action, "many") is None:
        return said(scene, "limit_plain", ruling.case, value=value)
    if ruling.answer == (1,) and scene.language.find("actions", ruling.case.action, "one"):
        return said(scene, "limit_one", ruling.case)
    numbered = isinstance(ruling.answer[0], int) if ruling.answer else False
    count = said(scene, "up_to", ruling.case, value=value) if numbered else said(scene, "any", ruling.case)
    return said(scene, "limit", ruling.case, count=count)


def _who(scene: Scene, asked: WhoIs, ruling: Ruling) -> str:
    value = answer(scene, ruling)
    known = asked.what in scene.language.data.get("summaries", {})
    if value == scene.language.find("answers", "nobody"):
        return said(scene, "nobody", ruling.case)
    return said(scene, asked.what, ruling.case, value=value) if known else value


def _order(scene: Scene, ruling: Ruling) -> str:
    if not ruling.answer:
        return said(scene, "nobody", ruling.case)
    players = scene.language.mark("then").join(str(p) for p in ruling.answer)
    return said(scene, "order", ruling.case, value=players)


def _when(scene: Scene, ruling: Ruling) -> str:
    if ruling.verdict != "moment":
        return _act(scene, ruling)
    return said(scene, "when", ruling.case, value=scene.language.joined(items(scene, ruling), "or"))


def _what_can(scene: Scene, ruling: Ruling) -> str:
    acts = scene.language.joined(items(scene, ruling), "or")
    return said(scene, "actions" if acts else "actions_none", ruling.case, value=acts)
