"""What the framework does, read off the rows of a phase: what begins, ends, opens a window, and what is over with it."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.play.advance import came_about
from judge.engine.play.frames import Run
from judge.engine.play.positions import Position, at, positions, stands
from judge.game.case import Case
from judge.game.effect import period_of
from judge.game.facts.history import GAME_ENDS
from judge.game.happening import MOMENT, Happening
from judge.game.table import Table
from judge.question import Step
from judge.rulebook import Rulebook
from judge.ruling import Change
from judge.support.frozen import replace

Changes = tuple[Change, ...]


def told(book: Rulebook, table: Table, step: Step) -> Table | None:
    """The table as the line itself says that it now is; None for what is no part of the framework."""
    say = _SAYS.get(step.event)
    return say(book, table, step) if say else None


def over(table: Table, period: str) -> Table:
    """What lasts no longer than that is over, and what was done in it no longer counts."""
    periods = table.vocabulary.names("periods")
    ended = {*periods[: periods.index(period) + 1], MOMENT}
    history = tuple(h for h in table.history if h.period not in ended)
    return replace(table, history=history, effects=tuple(e for e in table.effects if period_of(e.effect) not in ended))


def _begins(book: Rulebook, table: Table, step: Step) -> Table:
    """What the last row of the phase before says is over then; its other rows are not played on the way."""
    ended = _ended(book, table)
    return replace(ended, phase=step.value, window="beginning", active=None, challenge=None, pending=())


def _ended(book: Rulebook, table: Table) -> Table:
    """With everything over that the last row of the phase says is over with it."""
    rows = positions(book, table.phase) if table.phase else ()
    periods = dict.fromkeys(period for one in rows if one.row.does == "end_phase" for period in one.row.ends) or ("phase",)
    for period in periods:
        table = over(table, period)
    return table


def _ends_challenge(book: Rulebook, table: Table, _step: Step) -> Table:
    ends = [period for one in book.rows("challenge") for period in one.ends]
    return over(table, "challenge") if "challenge" in ends else table


def _ends_game(_book: Rulebook, table: Table, step: Step) -> Table:
    ended = Happening(GAME_ENDS, period="game", place=step.span)
    done = replace(over(table, "game"), history=(ended,), challenge=None, pending=())
    return replace(done, phase=None, window="none", active=None)


def _passes(_book: Rulebook, table: Table, step: Step) -> Table:
    passed = Happening(step.value, step.player or "", passed=True, place=step.span)
    return replace(table, history=(*table.history, passed))


_SAYS: dict[str, Callable[[Rulebook, Table, Step], Table]] = {
    "phase_begins": _begins,
    "phase_ends": lambda book, table, _: replace(_ended(book, table), window="none"),
    "round_ends": lambda _book, table, _: replace(over(table, "round"), phase=None, window="none", pending=()),
    "turn_ends": lambda _book, table, _: replace(over(table, "turn"), active=None),
    "game_ends": _ends_game,
    "challenge_ends": _ends_challenge,
    "players_may_act": lambda _book, table, _: replace(_past(table), window="action"),
    "becomes_active": lambda _book, table, step: replace(table, active=step.player),
    "becomes_first": lambda _book, table, step: replace(table, first=step.player),
    "passes": _passes,
    "setup_revealed": lambda _book, table, _: table,
}
"""What a line of the framework says, before clauses have their say."""


def _past(table: Table) -> Table:
    return replace(table, history=tuple(h for h in table.history if h.period != MOMENT))


def on_the_way(hearing: Hearing, step: Step) -> tuple[Hearing, Changes]:
    """The rows between where the table stands and what the line names, played: opportunities are passed, the rest happens."""
    book, table = hearing.rulebook, hearing.table
    rows = positions(book, table.phase) if table.phase else ()
    here, there = stands(book, table), _named(rows, step, stands(book, table))
    if here is None or there is None:
        return hearing, ()
    return _rows_played(hearing, rows, here + 1, there)


def _named(rows: tuple[Position, ...], step: Step, here: int | None) -> int | None:
    """The row that the line names: the end of the phase, or the next window for actions."""
    if step.event == "phase_ends":
        return next((n for n, one in enumerate(rows) if one.row.does == "end_phase"), None)
    if step.event == "players_may_act" and here is not None:
        return next((n for n, one in enumerate(rows) if n >= here and one.row.window == "action"), None)
    return None


def afterwards(hearing: Hearing, step: Step) -> tuple[Hearing, Changes]:
    """When a phase begins: what comes by itself until somebody has a chance to do something."""
    if step.event != "phase_begins":
        return hearing, ()
    rows = positions(hearing.rulebook, hearing.table.phase or "")
    begins = next((n for n, one in enumerate(rows) if one.row.does == "begin_phase"), None)
    if begins is None:
        return hearing, ()
    stops = (n for n, one in enumerate(rows) if n > begins and (one.row.window or one.row.may or one.row.ends))
    return _rows_played(hearing, rows, begins + 1, next(stops, len(rows)))


def _rows_played(hearing: Hearing, rows: tuple[Position, ...], start: int, end: int) -> tuple[Hearing, Changes]:
    """What nobody may decline, and of which some clause says what it comes to; then the table stands at the row that is named."""
    changes: Changes = ()
    declined = [one.path for one in rows if one.row.may]
    for one in rows[start:end]:
        if one.row.ends or any(one.path[: len(path)] == path for path in declined) or not _wanted(hearing, one.row.does):
            continue
        run = _framework(hearing, one.row.does, one.row.who)
        hearing, changes = run.hearing, (*changes, *run.changes)
    return hearing.anew(at(hearing.table, min(end, len(rows) - 1))), changes


def _wanted(hearing: Hearing, action: str) -> bool:
    """Whether any clause says what it comes to: nobody has to play what nothing comes of."""
    return bool(hearing.rulebook.entries("causes", action))


def _framework(hearing: Hearing, action: str, who: str) -> Run:
    player = hearing.table.active or "" if who == "active" else ""
    return came_about(hearing, Case(action, action, player))
