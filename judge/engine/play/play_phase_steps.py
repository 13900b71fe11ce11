"""The rows of a phase that come by themselves, played: on the way to what a line names, and until somebody may act."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.play.act_under_way import Run
from judge.engine.play.phases import begins, ended, ended_by, over
from judge.engine.play.positions import Position, all_rows, at, positions, stands
from judge.engine.play.run_step_sequence import came_about
from judge.game.case import Case
from judge.game.facts import ORDERS, look
from judge.game.table import Table
from judge.question import Step
from judge.rulebook.steps_in_force import Row
from judge.ruling import Change
from judge.support.frozen import Noun, replace

ACTION, END, BEGIN = "action", "end_phase", "begin_phase"
FIGHT = "challenge"


class PlayedSoFar(Noun):
    """How far play has come: the table, what has changed, and the occurrence that stopped it, if one did."""

    hearing: Hearing
    changes: tuple[Change, ...] = ()
    stopped: Run | None = None


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
        return way if period == FIGHT else _challenge_over(way)
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
    return way if there is None else _rows_played(way, rows, here + 1, there)


def _challenge_over(way: PlayedSoFar) -> PlayedSoFar:
    """What is under way ends with what it is part of, by the row of its own that ends it."""
    hearing = way.hearing
    if hearing.table.challenge is None or way.stopped:
        return way
    ends = [row for row in all_rows(hearing.rulebook, FIGHT) if FIGHT in row.ends]
    for row in ends:
        way = _framework(replace(way, hearing=hearing.anew(over(hearing.table, FIGHT))), row)
    return way


def _turn_over(way: PlayedSoFar) -> PlayedSoFar:
    """The next player has a turn where the rows of the phase come for each; after the last, or without such rows, nobody."""
    hearing, table = way.hearing, way.hearing.table
    in_turn = any(row.each and row.acting for row in all_rows(hearing.rulebook, table.phase or ""))
    order = _player_order(hearing) if in_turn else ()
    rest = order[order.index(table.active) + 1 :] if table.active in order else ()
    return replace(way, hearing=hearing.anew(replace(table, active=next(iter(rest), None))))


def _player_order(hearing: Hearing) -> tuple[str, ...]:
    """The order in which players do anything, by the first clause that says so; none where the table does not show it."""
    case = Case("act", "act")
    told = (e for e in hearing.rulebook.entries("orders", "act") if "by" in e.more and hearing.hear(e, case).truth)
    found = next((look(ORDERS[entry.more["by"]], hearing.table, case, None, hearing.has) for entry in told), None)
    return found or ()


def _phase_over(way: PlayedSoFar, following: str) -> PlayedSoFar:
    """The phase before it has ended, and those between the two are played from their beginning to their end."""
    between = _between(way.hearing.table, following)
    way = _closed(way)
    for phase in between:
        way = _closed(_to_row(_begun(way, phase), END))
    return way


def _between(table: Table, following: str) -> tuple[str, ...]:
    """Those that come before it in this round, or after which the next one begins; of a whole round that nobody told, none."""
    order = table.vocabulary.names("phases")
    if table.phase not in order or following not in order:
        return ()
    here, there = order.index(table.phase), order.index(following)
    anew = following == table.vocabulary.names("phases", "-once")[0]
    return order[here + 1 : there] if there > here else order[here + 1 :] if anew else ()


def _begun(way: PlayedSoFar, phase: str) -> PlayedSoFar:
    way = replace(way, hearing=way.hearing.anew(begins(way.hearing.table, phase)))
    return _framework(way, Row(does=BEGIN)) if not way.stopped else way


def _closed(way: PlayedSoFar) -> PlayedSoFar:
    """With everything over that is over with the phase, and what comes of its end, unless a line has ended it already."""
    hearing = way.hearing
    if way.stopped:
        return way
    already = hearing.table.window == "none"
    way = replace(way, hearing=hearing.anew(ended(hearing.rulebook, hearing.table, "phase")))
    return way if already else _framework(way, Row(does=END))


def afterwards(hearing: Hearing, step: Step) -> PlayedSoFar:
    """When a phase begins: what comes by itself until somebody has a chance to do something."""
    way, rows = PlayedSoFar(hearing), positions(hearing.rulebook, hearing.table.phase or "")
    starts = next((n for n, one in enumerate(rows) if one.row.does == BEGIN), None)
    if step.event != "phase_begins" or starts is None:
        return way
    stops = (n for n, one in enumerate(rows) if n > starts and (one.row.window or one.row.may or one.row.ends))
    return _rows_played(way, rows, starts + 1, next(stops, len(rows)))


def _rows_played(way: PlayedSoFar, rows: tuple[Position, ...], start: int, end: int) -> PlayedSoFar:
    """What nobody may decline; then the table stands at the row that is named."""
    declined = [one.path for one in rows if one.row.may]
    for one in rows[start:end]:
        if not (way.stopped or one.row.ends or any(one.path[: len(path)] == path for path in declined)):
            way = _framework(way, one.row)
    return way if way.stopped else replace(way, hearing=way.hearing.anew(at(way.hearing.table, min(end, len(rows) - 1))))


def _framework(way: PlayedSoFar, row: Row) -> PlayedSoFar:
    """What comes by itself in a row, if any clause says what that comes to: nobody has to play what nothing comes of."""
    hearing = way.hearing
    if not (hearing.rulebook.action(row.does).abstract and hearing.rulebook.entries("causes", row.does)):
        return way
    case = Case(row.does, row.does)
    if hearing.weigh(row.when, case).truth is False:
        return way
    run = came_about(hearing, case)
    return PlayedSoFar(run.hearing, (*way.changes, *run.changes), run if run.clash or run.choice else None)
