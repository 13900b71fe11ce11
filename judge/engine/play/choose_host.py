"""On which card an attachment goes: the only one that the law allows, or the one that somebody chooses."""

from __future__ import annotations

from judge.engine.play.act_under_way import Run
from judge.engine.play.planned_moves import Plan, Planned
from judge.game.steps_under_way_and_choices import OpenChoice
from judge.support.frozen_data_classes import replace

HOST = "host"
ON_HOST = "attach_to_host"


def hosts(run: Run) -> tuple[str, ...]:
    """The cards that it can be attached to."""
    if run.case.target or run.case.card not in run.table.cards or run.table.cards[run.case.card].face.type != "attachment":
        return ()
    attaching = run.case._replace(action="attach", node="attach")
    others = (card for card in run.table.cards if card != run.case.card)
    return tuple(card for card in others if run.hearing.can(attaching._replace(target=card)).truth)


def on_a_host(run: Run, among: tuple[str, ...] | None = None) -> Run:
    """What is planned, with the host that it goes on; where there are several nobody but the player chooses, among these."""
    bare = [one for one in (run.plan or Plan(())).changes if one.change.move == ON_HOST and not one.change.case.target]
    if not bare or run.stopped:
        return run
    found = tuple(card for card in hosts(run) if among is None or card in among)
    picked = run.pick(HOST, run.case.card)
    if len(found) > 1 and picked not in found:
        choice = OpenChoice(run.case.player, HOST, found, bare[0].change.because, run.case.card)
        return run if run.asked else replace(run, choice=choice)
    return _onto(run, str(picked) if len(found) > 1 else found[0]) if found else run


def _onto(run: Run, host: str) -> Run:
    plan = run.plan or Plan(())
    return replace(run, plan=replace(plan, changes=tuple(_aimed(one, host) for one in plan.changes)))


def _aimed(one: Planned, host: str) -> Planned:
    if one.change.move != ON_HOST:
        return one
    return replace(one, change=replace(one.change, case=one.change.case._replace(target=host)))
