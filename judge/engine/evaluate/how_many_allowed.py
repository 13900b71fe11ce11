"""How much or how many an act may be done with: the least cap counts, and none means any number."""

from __future__ import annotations

from judge.engine.evaluate.add_up_amounts import line, read_number
from judge.engine.evaluate.evaluation import Hearing
from judge.game.case_and_truth import Case
from judge.rulebook import Entry
from judge.ruling import Finding, Heard, Total


def caps(hearing: Hearing, case: Case, kind: str = "") -> Total:
    """The least cap on an act, or on doing it with cards of a kind; none: any number."""
    lines = tuple(h for _, h in _told(hearing, case, kind))
    numbered = [h for h in lines if h.number and h.number.values is not None]
    if any(h.truth is None or (h.number and h.number.values is None and h.number.state == "") for h in lines):
        return Total(None, lines)
    if not numbered:
        return Total(None, lines, state="any number")
    least = min(h.number.least or 0 for h in numbered if h.number)
    binding = tuple(h for h in numbered if h.number and h.number.least == least)
    return Total((least,), binding)


def _told(hearing: Hearing, case: Case, kind: str = "") -> list[tuple[Entry, Heard]]:
    book = hearing.rulebook
    card = hearing.table.cards.get(case.card)
    if case.action == "use_ability" and case.ability is None and card and len(own := book.abilities(card.face)) == 1:
        case = case._replace(ability=own[0])  # of several, which one is meant would have to be said
    return [
        (e, h) for node in book.lineage(case.action) for e in book.entries("caps", node)
        if e.more.get("kind", "") in ("", kind) and (h := _cap(hearing, e, case._replace(node=node))).truth is not False
    ]  # fmt: skip


def _cap(hearing: Hearing, entry: Entry, case: Case) -> Heard:
    if entry.more.get("at") == "no limit":
        return hearing.hear(entry, case)._replace(number=Total(None, state="any number"))
    return line(hearing, entry, "at", case)


def over_cap(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """The caps that an act with an amount, or with so many cards, would break."""
    counted = hearing.rulebook.action(case.action).needs == "cards"
    wanted = case.amount if case.amount is not None else len(case.cards) if counted else None
    if not wanted:
        return ()
    return tuple(_broken(h, wanted + _besides(hearing, e, case), case) for e, h in _told(hearing, case))


def _besides(hearing: Hearing, entry: Entry, case: Case) -> int:
    """What has been done already and counts towards the same cap."""
    raw = entry.more.get("besides")
    return (read_number(hearing, raw, case).least or 0) if raw else 0


def _broken(told: Heard, wanted: int, case: Case) -> Heard:
    """The cap as a bar: it bars if the amount is over it, and may bar if it is not known."""
    limit = told.number
    if limit is None or limit.state == "any number":
        over: bool | None = False
    elif limit.least is None:
        over = None
    else:
        over = wanted > limit.least and told.truth
    if over is None and case.amount is not None and limit is not None:
        return told._replace(finding=_unpaid(limit, wanted, case))
    names = {"amount": wanted}
    finding = Finding("fact", "over_the_cap", limit.least if limit else None, over, case, limit.at if limit else (), (), names)
    return told._replace(finding=finding)


def _unpaid(limit: Total, wanted: int, case: Case) -> Finding:
    """Gold is placed out of a purse that is not known: whether it holds so much is what matters."""
    paid = Finding("pays", "pays", "gold_pool", None, case, limit.at, (), {"cost": Total((wanted,)), "purse": limit})
    return Finding("not", "pays", None, None, case, limit.at, (paid,))
