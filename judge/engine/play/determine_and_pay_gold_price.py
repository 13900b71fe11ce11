"""The price of something that a player does: determined, modified, chosen where there are several, and paid."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.evaluate.legality import Weighed, weigh_act
from judge.engine.play.act_under_way import OpenChoice, Price, Run
from judge.game.moves import apply
from judge.ruling import Change, Finding, Heard, Total
from judge.support.frozen_data_classes import replace

GOLD = "gold_pool"


def weighed(run: Run) -> Run:
    return run if run.weighed else replace(run, weighed=weigh_act(run.hearing, run.case))


def determine_cost(run: Run) -> Run:
    """What each permission asks for, before anything raises or lowers it."""
    run = weighed(run)
    return replace(run, prices=tuple((cost, clause) for clause, total in _totals(run) for cost in _unmodified(total)))


def modify_cost(run: Run) -> Run:
    return replace(run, prices=tuple((cost, clause) for clause, total in _totals(run) for cost in total.values or ()))


def _totals(run: Run) -> list[tuple[str, Total]]:
    """The prices by clause; none, where something permits it for nothing or a price is not known."""
    if run.weighed is None:
        return []
    priced = [(held.clause, cost) for held, cost in _priced(run.weighed) if cost.least is not None]
    return priced if len(priced) >= sum(1 for held in run.weighed.permissions if held.truth) else []


def _priced(weighed: Weighed) -> Iterator[tuple[Heard, Total]]:
    for held in weighed.permissions:
        paid = next((part for part in _below(held.finding) if part.kind == "pays"), None)
        cost = paid.names["cost"] if paid and held.truth is not False and held.role == "permits" else None
        if isinstance(cost, Total):
            yield held, cost


def _below(finding: Finding) -> Iterator[Finding]:
    """The price of an ability is one of several things that it costs."""
    for part in finding.parts:
        yield part
        yield from part.parts if part.kind == "all" else ()


def _unmodified(total: Total) -> tuple[int, ...]:
    base = next((line.number for line in total.lines if line.role == "sets" and line.number and line.number.values), total)
    return base.values or ()


def pay(run: Run) -> Run:
    """What is paid is the only price there is, or the one that was chosen."""
    prices = _affordable(run)
    costs = sorted({cost for cost, _ in prices})
    if run.pick("cost") is not None and run.pick("cost") not in (costs or [0]):
        return replace(run, state="no such price")
    if len(costs) > 1 and run.pick("cost") is None and not run.asked:
        return replace(run, choice=OpenChoice(run.case.player, "cost", tuple(costs), tuple(dict.fromkeys(c for _, c in prices))))
    cost = run.pick("cost") if run.pick("cost") in costs else costs[0] if costs else 0
    if not costs and _price_unknown(run):
        return _unknown_purse(run)
    return _paid(run, int(cost or 0), next((clause for price, clause in prices if price == cost), ""))


def _price_unknown(run: Run) -> bool:
    """Whether every permission that may hold asks for a price that nobody has stated."""
    held = [h for h in run.weighed.permissions if h.truth is not False and h.role == "permits"] if run.weighed else []
    costs = [cost for _, cost in _priced(run.weighed) if cost.values is None and not cost.state] if run.weighed else []
    return bool(held) and len(costs) == len(held)


def _unknown_purse(run: Run) -> Run:
    """What is left is not known either."""
    seat = run.table.index.seats.get(run.case.player)
    pooled = run.hearing.rulebook.action(run.case.action).pool == GOLD
    return run.on(run.table.with_player(replace(seat, gold=None))) if seat and pooled else run


def _affordable(run: Run) -> list[Price]:
    """What the purse is enough for; all of it, where nobody knows what is in the purse."""
    purse = run.hearing.measure(run.hearing.rulebook.action(run.case.action).pool, run.case).least
    able = [(cost, clause) for cost, clause in run.prices if purse is None or cost <= purse]
    return sorted(able or run.prices)


def _paid(run: Run, cost: int, clause: str) -> Run:
    if not cost:
        return run
    move = "pay" if run.hearing.rulebook.action(run.case.action).pool == GOLD else "pay_from_setup_gold"
    told = (run.hearing.hear(entry, run.case) for entry in run.hearing.rulebook.entries("causes", "spend"))
    because = (clause, *(h.clause for h in told if h.truth and move == "pay"))
    change = Change(move, run.case, because, {"amount": cost})
    paid = run.on(apply(run.table, move, run.case, cost, because))
    return replace(paid, changes=(*run.changes, change), spent=cost)
