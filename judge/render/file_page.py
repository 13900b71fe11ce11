"""What came of a file as a page for people: question by question, and in its place what was not ruled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered, Played, Session
from judge.driver.unexpected_errors import Attempts
from judge.question import Can, Question
from judge.render.answers_and_refusals_with_tables import refusal, scenes
from judge.render.messages import Language, sentence_case
from judge.render.page import Page
from judge.render.placeholders import Scene
from judge.render.ruling_page import answer_text, heading, ruling_text, step_text
from judge.support.problems import Problem


def report_text(language: Language, report: Report, page: Page, why: bool, attempts: Attempts) -> list[str]:
    """Everything that was ruled, question by question, and in its place what was not."""
    session = report.session
    if report.scenario is None or session is None or _nothing(session):
        return []
    lines = heading(language, report.scenario.title, report.scenario.edition, page)
    lines += ["", *not_asked(language, report)] if not report.scenario.script else []
    lost = _unruled(language, session, page)
    for scene, heard in scenes(language, session):
        span = heard.step.span if isinstance(heard, Played) else heard.question.span
        lines += _above(lost, span.line if span.file == report.scenario.file else 0)
        told = attempts.at(span, partial(_heard_text, report, scene, heard, page, why), isinstance(heard, Answered))
        lines += _stumbled(language, attempts.problems[-1], page) if told is None else told
    if session.refused:
        lines += _above(lost, session.refused.step.span.line)
        lines += attempts.at(session.refused.step.span, lambda: _refused(language, session, page)) or []
    return [*lines, *(row for _, rows in lost for row in rows)]


def not_asked(language: Language, report: Report) -> list[str]:
    """A table with no question is no mistake, but whoever waits for a ruling is told that there is none."""
    asked = report.scenario is None or report.scenario.script or report.problems
    return [] if asked else ["  " + sentence_case(language.say("problems", "no-question"))]


def _nothing(session: Session) -> bool:
    """Where the first line already failed there is nothing to show but the problem."""
    return bool(session.problems) and not session.heard and not session.refused


def _unruled(language: Language, session: Session, page: Page) -> list[tuple[int, list[str]]]:
    if not session.unruled:
        return []
    from judge.render.questions_lost_to_errors import unruled_texts

    scene = Scene(language, session.rulebook, session.scenario.table, {})
    return unruled_texts(scene, session.unruled, session.scenario.file, page)


def _stumbled(language: Language, problem: Problem, page: Page) -> list[str]:
    from judge.render.questions_lost_to_errors import stumbled_text

    return stumbled_text(language, problem, page)


def _above(lost: list[tuple[int, list[str]]], line: int) -> Iterator[str]:
    """What was not ruled above this line, once."""
    while lost and lost[0][0] < line:
        yield from lost.pop(0)[1]


def _heard_text(report: Report, scene: Scene, heard: Answered | Played, page: Page, why: bool) -> list[str]:
    if isinstance(heard, Played):
        return ["", *step_text(scene, heard.step, heard.changes, page)]
    lines = ["", *answer_text(scene, heard.question, heard.ruling, page), *turned_text(report, scene, heard, page)]
    if why:
        from judge.render.why_page import why_text

        lines += ["", *why_text(scene, heard.ruling, page)]
    return lines


def turned_text(report: Report, scene: Scene, heard: Answered, page: Page) -> list[str]:
    """What would change it; the report is asked for no more than is shown."""
    from judge.render.whatif_lines import MOST, turns_text

    return turns_text(scene, report.would_change(heard, MOST), page)


def _refused(language: Language, session: Session, page: Page) -> list[str]:
    """The step that stopped the file, with the ruling that forbids it."""
    found = refusal(language, session)
    if found is None or found[1].step.act is None:
        return []
    scene, (step, ruling) = found[0], (found[1].step, found[1].ruling)
    question = Question(Can(found[1].step.act), step.text, step.span)
    return ["", *step_text(scene, step, (), page), "", *ruling_text(scene, question, ruling, page)]
