"""The rows of something that a player does: restrictions, cost, payment, targets, effect, and the reactions it opens."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, ways, weigh_act
from judge.engine.evaluate.several_cards import one_by_one
from judge.engine.play.ability_steps import OPTION, meant, named
from judge.engine.play.frames import OpenChoice, Run, begun
from judge.engine.play.occurrence import happen, planned
from judge.engine.play.outcome import Plan, Planned, plan
from judge.engine.play.payment import GOLD, determine_cost, modify_cost, pay, weighed
from judge.game.ability import either
from judge.game.case import Case
from judge.game.facts.history import ANSWERS
from judge.game.happening import MOMENT, Happening
from judge.game.moves import remember
from judge.ruling import Change
from judge.support.frozen import replace

ON_HOST = "attach_to_host"


def check(run: Run) -> Run:
    """What is not legal goes no further; what is legal to go on now is all that may be chosen later."""
    run = weighed(run)
    illegal = run.weighed is not None and run.weighed.truth is False and not followed(run.weighed, run.following)
    if illegal:
        return replace(run, state="barred")
    run = replace(run, case=meant(run.hearing, run.case))
    options = _targets(run) if _wants_target(run) else _hosts(run)
    return replace(run, options=options, state="aimless" if _wants_target(run) and not options else run.state)


def followed(weighed: Weighed, clause: str) -> bool:
    """Whether every bar that stands is disputed, and the clause that contradicts it is the one followed."""
    claimed = {bar.clause for claim, bar in weighed.disputes if claim.clause == clause}
    return bool(claimed) and {bar.clause for bar in weighed.standing} <= claimed


def sides(hearing: Hearing, case: Case, weighed: Weighed | None) -> frozenset[str]:
    """The clauses that can be followed, since others of equal weight say something else."""
    places = (heard.clause for side in plan(hearing, case).clash for heard in side)
    return frozenset((*places, *(claim.clause for claim, _ in (weighed.disputes if weighed else ()))))


def _hosts(run: Run) -> tuple[str, ...]:
    """The cards in play that it can be attached to."""
    if run.case.target or run.case.card not in run.table.cards or run.table.cards[run.case.card].face.type != "attachment":
        return ()
    others = (c.id for c in run.table.cards.values() if c.area == "play" and c.id != run.case.card)
    attaching = run.case._replace(action="attach", node="attach")
    return tuple(i for i in others if run.hearing.can(attaching._replace(target=i)).truth)


def _wants_target(run: Run) -> bool:
    """Whether an ability is used that chooses a card, and none was named."""
    return bool(run.case.ability and run.case.ability.choice and not run.case.target and not run.asked)


def _targets(run: Run) -> tuple[str, ...]:
    """The cards on which it can be used, as far as is known."""
    aimed = ((card, run.case._replace(target=card)) for card in run.table.cards)
    return tuple(card for card, case in aimed if weigh_act(run.hearing, case).truth is not False)


def _at_target(run: Run) -> Run:
    """On the only card there is, or on the one chosen, among those that were legal at the first check."""
    if not _wants_target(run):
        return run
    able = _targets(run)
    left = tuple(card for card in run.options if card in able)
    by = (run.case.ability.clause,) if run.case.ability else ()
    if len(left) > 1 and run.pick("target") not in left:
        return replace(run, choice=OpenChoice(run.case.player, "target", left, by))
    return replace(run, case=run.case._replace(target=str(run.pick("target")) if len(left) > 1 else left[0])) if left else run


def choose_targets(run: Run) -> Run:
    """An attachment goes on the only host there is, or on the one chosen, among those that were legal at the first check."""
    run = _at_target(run)
    if run.stopped:
        return run
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
