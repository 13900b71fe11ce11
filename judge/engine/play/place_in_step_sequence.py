"""Where a table stands among the rows of its phase, and which of two rows comes first."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.evaluate.evaluation import Hearing
from judge.game.case_and_truth import Case
from judge.game.steps_under_way_and_choices import moved_to, row_of
from judge.game.table import Table
from judge.rulebook import Rulebook
from judge.rulebook.steps_in_force import Row
from judge.support.frozen_data_classes import Noun, replace

Path = tuple[int, ...]


class Position(Noun):
    """A row, and the way to it: its number among those of its sequence, then among those inside it, and so on."""

    path: Path
    row: Row
    in_turns: bool = False  # it comes in the turn of each player


def positions(book: Rulebook, sequence: str) -> tuple[Position, ...]:
    """Every row that has a name, in the order in which they come; what a row runs comes inside it."""
    return tuple(_below(book, book.rows(sequence), (), frozenset((sequence,))))


def _below(
    book: Rulebook, rows: tuple[Row, ...], path: Path, running: frozenset[str], in_turns: bool = False
) -> Iterator[Position]:
    for number, row in enumerate(rows):
        here = (*path, number)
        if row.step:
            yield Position(here, row, in_turns)
        run = () if row.run in running or row.run == "action" else book.rows(row.run) if row.run else ()
        inner = (*row.steps, *row.inside, *run)
        yield from _below(book, inner, here, running | {row.run}, in_turns or bool(row.each and row.acting))


def all_rows(book: Rulebook, sequence: str) -> Iterator[Row]:
    """Every row of a sequence and what is inside it, with a name or without, but not what it runs."""
    ahead = list(book.rows(sequence))
    while ahead:
        row = ahead.pop(0)
        yield row
        ahead = [*row.steps, *row.inside, *ahead]


def stands(book: Rulebook, table: Table) -> int | None:
    """At which of the rows of its phase: where play has left it, else where what is told of the moment fits; or nobody knows."""
    if (played := row_of(table.pending, table.phase)) is not None:
        return played
    rows = positions(book, table.phase) if table.phase else ()
    if rows and table.window is None and not any(one.row.window for one in rows):
        return 0  # where no window ever opens, a table that tells nothing else has just come there
    return next((n for n, one in enumerate(rows) if _fits(one.row, table.window)), None)


def _fits(row: Row, window: str | None) -> bool:
    return row.window == window if window != "beginning" else row.does == "begin_phase"


def at(table: Table, row: int) -> Table:
    """The table at that row of its phase."""
    return replace(table, pending=moved_to(table.pending, table.phase or "", row))


def first_of(hearing: Hearing, sequence: str, one: str, other: str) -> tuple[str, tuple[str, ...]] | None:
    """Which of two rows of a sequence comes first, by the clauses that place them; None where one does not come at this table."""
    come = (p for p in positions(hearing.rulebook, sequence) if hearing.weigh(p.row.when, Case()).truth is not False)
    found = {position.row.step: position for position in come}
    if one not in found or other not in found or one == other:
        return None
    first, second = sorted((found[one], found[other]), key=lambda position: position.path)
    return first.row.step, tuple(dict.fromkeys((*first.row.by, *second.row.by)))
