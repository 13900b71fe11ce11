"""Plays the rows of a sequence until all are done, somebody must choose, or it cannot go on."""

from __future__ import annotations

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import weigh_act
from judge.engine.play.act_under_way import Run, begun, taken_up
from judge.engine.play.carry_out_occurrence import hooked
from judge.engine.play.initiation import PARTS, opened
from judge.game.case_and_truth import Case
from judge.rulebook.steps_in_force import Row
from judge.support.frozen_data_classes import replace

INITIATE, FRAMEWORK = "initiate", "framework"


def advance(run: Run, sequence: str) -> Run:
    """To the end, or to the row at which it stops."""
    for position, row in enumerate(run.hearing.rulebook.rows(sequence)):
        run = replace(_row(run, row), row=position)
        if run.stopped:
            return run
    return replace(run, row=0)


def _row(run: Run, row: Row) -> Run:
    """One row, if what it asks for is so: what it runs, does or opens, and what clauses hang on it."""
    if run.hearing.weigh(row.when, run.case).truth is False:
        return run
    if row.run:
        return advance(run, row.run)
    if row.window == "reaction":
        return _named(run)
    done = PARTS[row.does](run) if row.does in PARTS else run
    return done if done.stopped else hooked(done, row)


def _named(run: Run) -> Run:
    """The reactions that it has made possible; nobody has to look where nothing has changed."""
    if run.table is run.before.table:
        return run
    known = frozenset(change.case.card for change in opened(replace(run, hearing=run.before), frozenset()))
    told = frozenset(change.case.card for change in run.changes if change.move == "reaction_opens")
    return replace(run, changes=(*run.changes, *opened(run, known | told)))


def acted(hearing: Hearing, case: Case, chosen: tuple[tuple[str, int | str], ...] = (), following: str = "") -> Run:
    """Somebody does something, with what the line says of how, and of whom it follows where the law contradicts itself."""
    return advance(replace(begun(hearing, case), chosen=chosen, following=following), INITIATE)


def would_happen(hearing: Hearing, case: Case) -> Run:
    """The same where somebody asks what would come of it: it goes on where a choice would be open."""
    return advance(replace(begun(hearing, case), asked=True), INITIATE)


def came_about(hearing: Hearing, case: Case, following: str = "") -> Run:
    """Something happens without anybody doing it: only a bar can stop it."""
    weighed = weigh_act(hearing, case)
    run = replace(begun(hearing, case), weighed=weighed, following=following)
    return replace(run, state="barred") if weighed.standing else advance(run, FRAMEWORK)


def went_on(hearing: Hearing, chosen: int | str) -> Run:
    """What was under way goes on as somebody has now chosen."""
    return advance(taken_up(hearing, chosen), hearing.table.pending[-1].sequence)
