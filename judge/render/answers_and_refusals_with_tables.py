"""Each thing heard with the scene it is told in; and a step that is not legal with its reason, as a ruling has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered, Played, Session
from judge.driver.unexpected_errors import trouble
from judge.game.table import Table
from judge.question import Act, Can
from judge.render.messages import Language
from judge.render.placeholders import Scene
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, Span, phrase

if TYPE_CHECKING:
    from judge.driver.play_step import Refused

ILLEGAL = "illegal-step"


def scenes(language: Language, session: Session) -> Iterator[tuple[Scene, Answered | Played]]:
    """A question with the table it was asked of, a step with the table as it was before."""
    moved: dict[str, int] = {}
    before, scene = session.scenario.table, None
    for heard in session.heard:
        table = before if isinstance(heard, Played) else heard.table
        if scene is None or scene.table is not table or scene.moved is not moved:
            scene = Scene(language, session.rulebook, table, moved)
        yield scene, heard
        if isinstance(heard, Played):
            before, moved = heard.table, {**moved, **_moved(heard)}


def answers_in_scenes(language: Language, report: Report) -> list[tuple[Scene, Answered]]:
    """The questions alone."""
    found = scenes(language, report.session) if report.session else ()
    return [(scene, heard) for scene, heard in found if isinstance(heard, Answered)]


def on_no_table(language: Language, book: Rulebook) -> Scene:
    """Where clauses are only looked up."""
    return Scene(language, book, Table())


def _moved(played: Played) -> dict[str, int]:
    from judge.game.moves import MOVES

    line = played.step.span.line
    cards = {change.case.card: line for change in played.changes if change.case.card}
    purses = {c.case.player: line for c in played.changes if c.move in MOVES and "pool" in MOVES[c.move].touches}
    return {**cards, **purses}


def refusal(language: Language, session: Session) -> tuple[Scene, Refused] | None:
    """The step that was not legal, on the table on which it was tried."""
    if session.refused is None:
        return None
    moved: dict[str, int] = {}
    for heard in session.heard:
        moved |= _moved(heard) if isinstance(heard, Played) else {}
    return Scene(language, session.rulebook, session.refused.table, moved), session.refused


def as_told(language: Language, report: Report) -> Report:
    """The report as every door tells it: with a problem at each expectation that is none, and with the reason of a step
    that is not legal."""
    if report.scenario and any(line.expected for line in report.scenario.script):
        from judge.render.impossible_expectations import with_answers_checked

        report = with_answers_checked(language, report)
    session = report.session and reasoned(language, report.session)
    if session is None or session is report.session or report.session is None:
        return report
    told = dict(zip(report.session.problems, session.problems, strict=True))
    return replace(report, session=session, problems=tuple(told.get(p, p) for p in report.problems))


def reasoned(language: Language, session: Session) -> Session:
    try:
        found = refusal(language, session)
        return replace(session, problems=tuple(_with_reason(*found, p) for p in session.problems)) if found else session
    except Exception as error:
        trouble(error, Span(session.scenario.file, 1))
        return session  # its clauses are named anyway


def _with_reason(scene: Scene, refused: Refused, problem: Problem) -> Problem:
    """Any other problem as it is."""
    if problem.code != ILLEGAL or problem.span != refused.step.span:
        return problem
    from judge.render.problem_sentence import advice
    from judge.render.ruling_in_one_sentence import summary

    case = refused.ruling.case
    asked = Can(refused.step.act or Act(case.action, case.player, case.cards))
    told = advice(scene.language, problem)
    return replace(problem, advice=phrase("with-reason", told=told, reason=summary(scene, asked, refused.ruling)))
