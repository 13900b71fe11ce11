"""Plays one step of a file: the clock, or what somebody does; what is not legal is a problem at its line, with its ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.driver.report_open_choice import chosen_for, left_open, no_such_choice, two_readings
from judge.engine.answers.about_acts import case_of
from judge.engine.answers.cite_defining_clauses import grounded
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import Weighed, weigh_act
from judge.engine.evaluate.ruling_from_what_was_weighed import rule_on_act
from judge.engine.play.act_under_way import standing_at
from judge.engine.play.begin_and_end_phases import told
from judge.engine.play.initiation import followed, sides
from judge.engine.play.play_steps_that_come_by_themselves import PlayedSoFar
from judge.engine.play.play_to_a_named_moment import afterwards, on_the_way
from judge.engine.play.run_step_sequence import FRAMEWORK, INITIATE, acted, came_about, went_on
from judge.engine.rule import open_hearing
from judge.engine.unread.provisional import provisional
from judge.engine.unread.provisional import went_on as played_over_text
from judge.game.case_and_truth import Case
from judge.game.steps_under_way_and_choices import open_choice
from judge.game.table import Table
from judge.language.resolve.then_lines import CHOOSES
from judge.question import Act, Can, Step
from judge.rulebook import Rulebook
from judge.ruling import Change, Ruling
from judge.support.frozen_data_classes import Noun, replace
from judge.support.problems import Problem, Unusable, phrase, problem_at

if TYPE_CHECKING:
    from judge.engine.unread.earlier_steps import Course

UNDONE = {"aimless": "bad-choice.no-target", "no such price": "bad-choice.no-price"}
"""Why a step that is legal goes no further, and the sentence for it."""
ANYTHING = "happen"
"""The root of the tree of actions: a bar on it bars whatever happens."""


class Refused(Noun):
    """A step that is not legal, and the ruling that says so."""

    step: Step
    ruling: Ruling
    table: Table


class Illegal(Unusable):
    """The problem with a step that is not legal; it knows its ruling."""

    refused: Refused


def play(hearing: Hearing, step: Step, course: Course | None = None) -> tuple[Table, tuple[Change, ...]]:
    """One step; what is not legal is a problem at its line, with the ruling that forbids it."""
    said = told(hearing.rulebook, hearing.table, step)
    if said is None:
        return _chosen(hearing, step) if step.event == CHOOSES else _done(hearing, step, course)
    clock = _ticking(hearing.table, step)
    _refuse(hearing, clock, weigh_act(hearing, clock), step, course)
    before = _gone(on_the_way(hearing, step), step)
    said = told(hearing.rulebook, before.hearing.table, step) or said
    happens = step.event in said.vocabulary.happens
    table, changes = _done(before.hearing.anew(said), step, course) if happens else (said, ())
    after = _gone(afterwards(hearing.anew(table), step, hearing.table), step)
    return after.hearing.table, (*before.changes, *changes, *after.changes)


def _gone(way: PlayedSoFar, step: Step) -> PlayedSoFar:
    """The way that a line takes; where somebody must choose on it, or the law contradicts itself, the line stops."""
    run = way.stopped
    if run and run.choice:
        raise Unusable((left_open(step, run.choice, run.table),))
    if run:
        raise Unusable((two_readings(step, run.clash),))
    return way


def _done(hearing: Hearing, step: Step, course: Course | None) -> tuple[Table, tuple[Change, ...]]:
    """An act, or what befalls: legal as far as is known, and done."""
    case = done_by(hearing.table, step)
    followed_by = step.following
    run = acted(hearing, case, step.chosen, followed_by) if step.act else came_about(hearing, case, followed_by)
    if run.weighed and not followed(run.weighed, followed_by):
        _refuse(hearing, case, run.weighed, step, course)
    if step.act is None and not (run.changes or run.choice or run.clash):
        _refuse_in_vain(hearing, case, step, course)
    if run.state in UNDONE:
        raise Unusable((problem_at("bad-choice", step.span, UNDONE[run.state]),))
    if run.clash:
        raise Unusable((two_readings(step, run.clash),))
    if followed_by and followed_by not in sides(hearing, case, run.weighed):
        raise Unusable((problem_at("bad-choice", step.span, "bad-choice.clause", value=followed_by),))
    return standing_at(run, INITIATE if step.act else FRAMEWORK), run.changes if run.choice is None else ()


def _chosen(hearing: Hearing, step: Step) -> tuple[Table, tuple[Change, ...]]:
    """What was under way goes on as somebody has now chosen."""
    problem, choice = no_such_choice(step, hearing.table), open_choice(hearing.table.pending)
    if problem or choice is None:
        raise Unusable((problem,) if problem else ())
    _, one = chosen_for(step, choice)
    run = went_on(hearing, one)
    return standing_at(run, hearing.table.pending[-1].sequence), run.changes if run.choice is None else ()


def _ticking(table: Table, step: Step) -> Case:
    """What the clock does, before it has: an action that law speaks of, or just something that happens."""
    action = table.vocabulary.happens.get(step.event, ANYTHING)
    return Case(action, action, step.player or "")


def done_by(table: Table, step: Step) -> Case:
    """The particulars of a step, whether somebody does it or it just happens."""
    return case_of(step.act, table) if step.act else _befalling(table, step)


def _befalling(table: Table, step: Step) -> Case:
    action = table.vocabulary.happens.get(step.event, step.event)
    card = step.card or ""
    player = step.player or (table.cards[card].controller if card else "")
    amount = int(step.value) if step.value.isdigit() else None
    fight = table.challenge.type if table.challenge and not card else ""  # it befalls players in this one
    return Case(action, action, player, card, amount=amount, cards=(card,) if card else (), origin=step.value, challenge=fight)


def _refuse(hearing: Hearing, case: Case, weighed: Weighed, step: Step, course: Course | None) -> None:
    """What somebody does must be legal as far as is known; what befalls a card just must not be barred."""
    barred = weighed.standing if step.act is None else weighed.truth is False or not weighed.spoken_of
    if barred:
        raise _illegal(hearing, case, weighed, step, course)


def _refuse_in_vain(hearing: Hearing, case: Case, step: Step, course: Course | None) -> None:
    """Nothing came of it; where that is so because the law has it befall other cards only, a line that tells of it is wrong."""
    weighed = weigh_act(hearing, case)
    if weighed.permissions and weighed.truth is False:
        raise _illegal(hearing, case, weighed, step, course)


def _illegal(hearing: Hearing, case: Case, weighed: Weighed, step: Step, course: Course | None) -> Illegal:
    asked = asked_about(step, case)
    ruling = rule_on_act(hearing.rulebook, weighed, case)
    ruling = provisional(hearing.rulebook, hearing.table, asked, ruling, course)
    illegal = Illegal((_not_legal(step, ruling),))
    shown = grounded(hearing, Can(step.act), ruling) if step.act else ruling
    illegal.refused = Refused(step, shown, hearing.table)
    return illegal


def asked_about(step: Step, case: Case) -> Can:
    """Whether a step can be done, or can happen, as a question."""
    return Can(step.act or Act(case.action, case.player, case.cards))


def _not_legal(step: Step, ruling: Ruling) -> Problem:
    clauses = tuple(h.clause for h in ruling.decided)
    unread = tuple(dict.fromkeys((one.title, one.text) for one in ruling.unread))
    if ruling.verdict == "disputed":
        told = problem_at("disputed-step", step.span, "", phrase("contradict", clauses=clauses), step=step.text)
        return replace(told, unread=unread)
    why = "ruled-out" if clauses else "not-permitted"
    advice = phrase(f"{why}-unread", clauses=clauses, card=unread[0][0]) if unread else phrase(why, clauses=clauses)
    return replace(problem_at("illegal-step", step.span, "", advice, step=step.text), unread=unread)


def after_step(hearing: Hearing, step: Step, after: Table, course: Course | None) -> Course | None:
    """What was played before, with this step; on the tables without an earlier one, what is not legal there is not done."""
    case = done_by(hearing.table, step)
    happens = step.act or step.event in hearing.table.vocabulary.happens
    return played_over_text(
        hearing.rulebook, hearing.table, after, asked_about(step, case), case if happens else Case(), course,
        lambda table: _played_again(hearing.rulebook, table, step),
    )  # fmt: skip


def _played_again(book: Rulebook, table: Table, step: Step) -> Table:
    try:
        return play(open_hearing(book, table), step)[0]
    except Unusable:
        return table
