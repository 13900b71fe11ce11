"""The rows of something that a player does: restrictions, cost, payment, targets, effect, and the reactions it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.groups import one_by_one
from judge.engine.evaluate.legality import Weighed, ways, weigh_act
from judge.engine.play.ability_steps import OPTION, meant, named
from judge.engine.play.frames import OpenChoice, Price, Run, begun
from judge.engine.play.occurrence import happen, planned
from judge.engine.play.outcome import Plan, Planned, plan
from judge.game.ability import either
from judge.game.case import Case
from judge.game.facts.history import ANSWERS
from judge.game.happening import MOMENT, Happening
from judge.game.moves import apply, remember
from judge.ruling import Change, Heard, Total
from judge.support.frozen import replace

GOLD = "gold_pool"
ON_HOST = "attach_to_host"


def check(run: Run) -> Run:
    """What is not legal goes no further; what is legal to go on now is all that may be chosen later."""
    run = _weighed(run)
    illegal = run.weighed is not None and run.weighed.truth is False and not followed(run.weighed, run.following)
    return replace(run, state="barred") if illegal else replace(run, options=_hosts(run), case=meant(run.hearing, run.case))


def followed(weighed: Weighed, clause: str) -> bool:
    """Whether every bar that stands is disputed, and the clause that contradicts it is the one followed."""
    claimed = {bar.clause for claim, bar in weighed.disputes if claim.clause == clause}
    return bool(claimed) and {bar.clause for bar in weighed.standing} <= claimed


def sides(hearing: Hearing, case: Case, weighed: Weighed | None) -> frozenset[str]:
    """The clauses that can be followed, since others of equal weight say something else."""
    places = (heard.clause for side in plan(hearing, case).clash for heard in side)
    return frozenset((*places, *(claim.clause for claim, _ in (weighed.disputes if weighed else ()))))


def _weighed(run: Run) -> Run:
    return run if run.weighed else replace(run, weighed=weigh_act(run.hearing, run.case))


def determine_cost(run: Run) -> Run:
    """What each permission asks for, before anything raises or lowers it."""
    run = _weighed(run)
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
        paid = next((part for part in held.finding.parts if part.kind == "pays"), None)
        cost = paid.names["cost"] if paid and held.truth is not False and held.role == "permits" else None
        if isinstance(cost, Total):
            yield held, cost


def _unmodified(total: Total) -> tuple[int, ...]:
    base = next((line.number for line in total.lines if line.role == "sets" and line.number and line.number.values), total)
    return base.values or ()


def pay(run: Run) -> Run:
    """What is paid is the only price there is, or the one that was chosen."""
    prices = _affordable(run)
    costs = sorted({cost for cost, _ in prices})
    if len(costs) > 1 and run.pick("cost") not in costs and not run.asked:
        return replace(run, choice=OpenChoice(run.case.player, "cost", tuple(costs), tuple(dict.fromkeys(c for _, c in prices))))
    cost = run.pick("cost") if run.pick("cost") in costs else costs[0] if costs else 0
    return _paid(run, int(cost or 0), next((clause for price, clause in prices if price == cost), ""))


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


def _hosts(run: Run) -> tuple[str, ...]:
    """The cards in play that it can be attached to."""
    if run.case.target or run.case.card not in run.table.cards or run.table.cards[run.case.card].face.type != "attachment":
        return ()
    others = (c.id for c in run.table.cards.values() if c.area == "play" and c.id != run.case.card)
    attaching = run.case._replace(action="attach", node="attach")
    return tuple(i for i in others if run.hearing.can(attaching._replace(target=i)).truth)


def choose_targets(run: Run) -> Run:
    """An attachment goes on the only host there is, or on the one chosen, among those that were legal at the first check."""
    run = _option(planned(run))
    aimless = [one for one in (run.plan or Plan(())).changes if one.change.move == ON_HOST and not one.change.case.target]
    if not aimless or run.stopped:
        return run
    hosts = tuple(host for host in run.options if host in _hosts(run))
    if len(hosts) > 1 and run.pick("host") not in hosts:
        return run if run.asked else replace(run, choice=OpenChoice(run.case.player, "host", hosts, aimless[0].change.because))
    return _aimed(run, str(run.pick("host")) if len(hosts) > 1 else hosts[0]) if hosts else run


def _option(run: Run) -> Run:
    """Of several things that an ability may do somebody chooses one."""
    several = either(run.case.ability)
    names = tuple(map(named, several.options)) if several else ()
    if not names or run.asked or run.pick(OPTION) in names:
        return run
    by = (run.case.ability.clause,) if run.case.ability else ()
    return replace(run, choice=OpenChoice(run.case.player, OPTION, names, by))


def _aimed(run: Run, host: str) -> Run:
    found = run.plan or Plan(())
    return replace(run, plan=replace(found, changes=tuple(_onto(one, host) for one in found.changes)))


def _onto(one: Planned, host: str) -> Planned:
    if one.change.move != ON_HOST:
        return one
    return replace(one, change=replace(one.change, case=one.change.case._replace(target=host)))


def resolve(run: Run) -> Run:
    """It happens, with several cards with one after the other, and is noted."""
    if len(run.case.cards) < 2:
        return noted(happen(run))
    for one in one_by_one(run.case):
        each = happen(begun(run.hearing, one._replace(cards=(one.card,))))
        heard, changes = (*run.heard, *each.heard), (*run.changes, *each.changes)
        run = replace(run, hearing=each.hearing, heard=heard, changes=changes, clash=each.clash)
        if run.clash:
            return run
    return noted(run)


def noted(run: Run) -> Run:
    """A note that it was done; what mattered only for the moment before it is over, unless it is this very moment's."""
    if run.stopped:
        return run
    case, pool = run.case, run.hearing.rulebook.action(run.case.action).pool
    period = "phase" if pool == GOLD else "game"
    amount = case.ability.number if case.ability and case.action in ANSWERS else run.spent
    note = Happening(case.action, case.player, case.card, fight=case.challenge, amount=amount, period=period)
    if case.action in ANSWERS:  # it answers the moment and does not end it
        return run.on(replace(run.table, history=(*run.table.history, note)))
    now = [h for h in run.table.history if h.period == MOMENT and h not in run.before.table.history]
    table = remember(run.table, note)
    return run.on(replace(table, history=(*table.history, *(h for h in now if h not in table.history))))


PARTS: dict[str, Callable[[Run], Run]] = {
    "check": check,
    "determine_cost": determine_cost,
    "modify_cost": modify_cost,
    "pay": pay,
    "choose_targets": choose_targets,
    "start_effects": lambda run: run,
    "resolve": resolve,
    "put_away": lambda run: run,
    "occur": resolve,
    "close": lambda run: run,
}


def opened(run: Run, known: frozenset[str]) -> tuple[Change, ...]:
    """The reactions that are possible now and were not: named, not played."""
    found = []
    cases = [Case("use_ability", "use_ability", card.controller, card.id) for card in run.table.cards.values()]
    for way in (way for case in cases for way in ways(run.hearing, case) if way.ability and case.card not in known):
        open_now = run.hearing.weigh(("word", "ability_open", None), way)
        if open_now.truth:
            found.append(Change("reaction_opens", way, tuple(h.clause for h in open_now.heard if h.truth)))
    return tuple(found)
