"""Plays the rows that come by themselves, each for whom it comes: what clauses say of it, or nobody knows what came of it."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import weigh_act
from judge.engine.play.act_under_way import Run
from judge.engine.play.place_in_step_sequence import Position, at
from judge.engine.play.run_step_sequence import came_about
from judge.game.case_and_truth import Case
from judge.game.facts import ORDERS, look
from judge.game.no_longer_known import unsettled
from judge.game.table import NOBODY
from judge.rulebook.steps_in_force import Row
from judge.ruling import Change
from judge.support.frozen_data_classes import Noun, replace

ONCE = ("",)
"""Of nobody in particular."""


class PlayedSoFar(Noun):
    """How far play has come: the table, what has changed, and the occurrence that stopped it, if one did."""

    hearing: Hearing
    changes: tuple[Change, ...] = ()
    stopped: Run | None = None


def rows_played(way: PlayedSoFar, rows: tuple[Position, ...], start: int, end: int) -> PlayedSoFar:
    """What nobody may decline, from one row until before another; then the table stands at the row that is named."""
    declined = [one.path for one in rows if one.row.may]
    for number, one in enumerate(rows[:end]):
        if not (one.row.ends or any(one.path[: len(path)] == path for path in declined)):
            for player in _players(way, rows, number, start, end):
                way = framework(way, one.row, player)
    return way if way.stopped else replace(way, hearing=way.hearing.anew(at(way.hearing.table, min(end, len(rows) - 1))))


def _players(way: PlayedSoFar, rows: tuple[Position, ...], number: int, start: int, end: int) -> tuple[str, ...]:
    """For whom a row comes: for nobody where it is over; in players' turns for whose turn it is, and for those after."""
    row, ahead, order = rows[number], number >= start, player_order(way.hearing)
    everyone = order or tuple(seat.name for seat in way.hearing.table.players)
    if not row.in_turns:
        return () if not ahead else everyone if row.row.each else ONCE
    active, all_turns = way.hearing.table.active, _all_turns(rows, start, end)
    if active == NOBODY or not (ahead or all_turns):
        return ()
    if active not in order and (all_turns or active is None):  # nobody knows who has had a turn already
        return everyone
    mine = (active,) if ahead else ()
    return (*mine, *order[order.index(active) + 1 :]) if all_turns else mine


def _all_turns(rows: tuple[Position, ...], start: int, end: int) -> bool:
    """Whether the turn that is on, or to come, and all after it lie on the way."""
    last = max(number for number, one in enumerate(rows) if one.in_turns)
    return start <= last + 1 and end > last


def player_order(hearing: Hearing) -> tuple[str, ...]:
    """The order in which players do anything, by the first clause that says so; none where the table does not show it."""
    case = Case("act", "act")
    told = (e for e in hearing.rulebook.entries("orders", "act") if "by" in e.more and hearing.hear(e, case).truth)
    found = next((look(ORDERS[entry.more["by"]], hearing.table, case, None, hearing.has) for entry in told), None)
    return found or ()


def framework(way: PlayedSoFar, row: Row, player: str = "") -> PlayedSoFar:
    """What comes by itself in a row: what clauses say that it comes to, else what it is known to make unknown."""
    hearing, act = way.hearing, way.hearing.rulebook.action(row.does)
    case = Case(row.does, row.does, player)
    if way.stopped or not act.abstract or hearing.weigh(row.when, case).truth is False:
        return way
    if hearing.rulebook.entries("causes", row.does):
        run = came_about(hearing, case)
        return PlayedSoFar(run.hearing, (*way.changes, *run.changes), run if run.clash or run.choice else None)
    if not (row.unsettles or row.raises) or weigh_act(hearing, case).standing:
        return way
    return replace(way, hearing=hearing.anew(unsettled(hearing.table, player, row.unsettles, row.raises, hearing.has)))
