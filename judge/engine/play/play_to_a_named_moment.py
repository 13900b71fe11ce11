"""The rows of a phase that come by themselves, played: on the way to what a line names, and until somebody may act."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.play.begin_and_end_phases import begins, ended, ended_by, over
from judge.engine.play.place_in_step_sequence import all_rows, positions, stands
from judge.engine.play.play_steps_that_come_by_themselves import PlayedSoFar, framework, player_order, rows_played
from judge.game.table import NOBODY, Table
from judge.question import Step
from judge.rulebook.steps_in_force import Row
from judge.support.frozen_data_classes import replace

ACTION, END, BEGIN = "action", "end_phase", "begin_phase"
FIGHT, WON = "challenge", "win_challenge"


def on_the_way(hearing: Hearing, step: Step) -> PlayedSoFar:
    """The rows between where the table stands and what the line names: opportunities are passed, the rest happens."""
    table, way = hearing.table, PlayedSoFar(hearing)
    period = ended_by(table, step)
    if step.event == "phase_begins":
        return _phase_over(_challenge_over(_to_row(way, END)), step.value)
    if period == "round":
        return _phase_over(_challenge_over(_to_row(way, END)), table.vocabulary.names("phases", "-once")[0])
    if period:
        way = _turn_over(way) if period == "turn" else _to_its_end(way, step.value) if period == "phase" else way
        return _won(way) if period == FIGHT else _challenge_over(way)
    does = table.vocabulary.happens.get(step.event, "")
    return _to_row(way, does, ACTION if step.event == "players_may_act" else "")


def _to_its_end(way: PlayedSoFar, phase: str) -> PlayedSoFar:
    """To the end of the phase that is on, or of another that the line names."""
    table = way.hearing.table
    if phase in ("", table.phase):
        return _to_row(way, END)
    if table.phase is None:
        return replace(way, hearing=way.hearing.anew(replace(table, phase=phase)))
    return _to_row(_begun(_phase_over(_challenge_over(_to_row(way, END)), phase), phase), END)


def _to_row(way: PlayedSoFar, does: str, window: str = "") -> PlayedSoFar:
    """To the row of the phase that does this, or opens such a window; nowhere, where nobody knows where the table stands."""
    book, table = way.hearing.rulebook, way.hearing.table
    rows = positions(book, table.phase) if table.phase else ()
    here = stands(book, table)
    if here is None or not (does or window):
        return way
    ahead = [n for n, one in enumerate(rows) if n >= here and (one.row.window == window if window else one.row.does == does)]
    there = ahead[0] if ahead else len(rows) if does == END else None
    return way if there is None else rows_played(way, rows, here + 1, there)


def _challenge_over(way: PlayedSoFar) -> PlayedSoFar:
    """What is under way ends with what it is part of, by the row of its own that ends it."""
    way = _won(way)
    hearing = way.hearing
    if hearing.table.challenge is None or way.stopped:
        return way
    ends = [row for row in all_rows(hearing.rulebook, FIGHT) if FIGHT in row.ends]
    for row in ends:
        way = framework(replace(way, hearing=hearing.anew(over(hearing.table, FIGHT))), row)
    return way


def _won(way: PlayedSoFar) -> PlayedSoFar:
    """What comes by itself after somebody has won the challenge that is on, until it ends: in the rows it is said for whom."""
    hearing = way.hearing
    if hearing.table.challenge is None or way.stopped:
        return way
    rows = positions(hearing.rulebook, FIGHT)
    decided = next((n for n, one in enumerate(rows) if one.row.does == WON), len(rows))
    seats = tuple(seat.name for seat in hearing.table.players)
    for one in rows[decided + 1 :]:
        for player in seats if one.row.each else ():
            way = framework(way, one.row, player)
    return way


def _turn_over(way: PlayedSoFar) -> PlayedSoFar:
    """The next player has a turn where the rows of the phase come for each, and after the last nobody; else it is not known."""
    hearing, table = way.hearing, way.hearing.table
    in_turn = any(row.each and row.acting for row in all_rows(hearing.rulebook, table.phase or ""))
    order = player_order(hearing) if in_turn else ()
    if table.active not in order:
        return replace(way, hearing=hearing.anew(replace(table, active=None)))
    rest = order[order.index(table.active) + 1 :]
    return replace(way, hearing=hearing.anew(replace(table, active=next(iter(rest), NOBODY))))


def _phase_over(way: PlayedSoFar, following: str) -> PlayedSoFar:
    """The phase before it has ended, and those between the two are played from their beginning to their end."""
    between = _between(way.hearing.table, following)
    way = _closed(way)
    for phase in between:
        way = _closed(_to_row(_begun(way, phase), END))
    return way


def _between(table: Table, following: str) -> tuple[str, ...]:
    """Those that come before it, in this round or over its end; none, where a file says that the phase that is on begins."""
    order, rounds = table.vocabulary.names("phases"), table.vocabulary.names("phases", "-once")
    if table.phase not in order or following not in order:
        return ()
    here, there = order.index(table.phase), order.index(following)
    if there >= here or following not in rounds:
        return order[here + 1 : there]
    return (*order[here + 1 :], *rounds[: rounds.index(following)])


def _begun(way: PlayedSoFar, phase: str) -> PlayedSoFar:
    way = replace(way, hearing=way.hearing.anew(begins(way.hearing.table, phase)))
    return framework(way, Row(does=BEGIN)) if not way.stopped else way


def _closed(way: PlayedSoFar) -> PlayedSoFar:
    """With everything over that is over with the phase, and what comes of its end, unless a line has ended it already."""
    hearing = way.hearing
    if way.stopped:
        return way
    already = hearing.table.window == "none"
    way = replace(way, hearing=hearing.anew(ended(hearing.rulebook, hearing.table, "phase")))
    return way if already else framework(way, Row(does=END))


def afterwards(hearing: Hearing, step: Step, before: Table) -> PlayedSoFar:
    """When a phase or a turn begins: what comes by itself until somebody has a chance to do something."""
    way, table = PlayedSoFar(hearing), hearing.table
    begun, another = step.event == "phase_begins", table.active not in (None, NOBODY, before.active)
    rows = positions(hearing.rulebook, table.phase or "") if begun or another else ()
    starts = next((n for n, one in enumerate(rows) if (one.row.does == BEGIN if begun else one.in_turns)), None)
    if starts is None:
        return way
    first = starts + 1 if begun else starts
    stops = next((n for n, one in enumerate(rows) if n >= first and (one.row.window or one.row.may or one.row.ends)), len(rows))
    return rows_played(way, rows, first, stops) if begun or stops > first else way
