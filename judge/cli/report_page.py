"""A sitting as a page for people, or as a record for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Literal

from judge.cli.guarded_output import Attempts
from judge.cli.judge_files import Court, Sitting, refusal, scenes
from judge.driver.run import Answered, Played, Session
from judge.language import in_order
from judge.question import Can, Expectation, Question
from judge.render.as_json import Record, file_record, ruling_record
from judge.render.expectation import shortfall
from judge.render.messages import sentence_case
from judge.render.page import Page
from judge.render.placeholders import Scene
from judge.render.ruling_page import answer_text, heading, ruling_text, step_text
from judge.support.problems import Problem

if TYPE_CHECKING:
    from judge.cli.run_totals import Count
    from judge.engine.whatif import Turn

Apart = Literal["", "line", "file"]
"""How short rulings are told apart."""


def sitting_text(court: Court, sitting: Sitting, page: Page, why: bool = False, attempts: Attempts | None = None) -> list[str]:
    """Everything that was ruled, question by question, and in its place what was not."""
    session, attempts = sitting.session, attempts or Attempts(court)
    if sitting.scenario is None or session is None or _nothing(session):
        return []
    lines = heading(court.language, sitting.scenario.title, sitting.scenario.edition, page)
    lines += ["", *_not_asked(court, sitting)] if not sitting.scenario.script else []
    lost = _unruled(court, session, page)
    for scene, heard in scenes(court, session):
        span = heard.step.span if isinstance(heard, Played) else heard.question.span
        lines += _above(lost, span.line if span.file == sitting.scenario.file else 0)
        told = attempts.at(span, partial(_heard_text, scene, heard, page, why), isinstance(heard, Answered))
        lines += _stumbled(court, attempts.problems[-1], page) if told is None else told
    if session.refused:
        lines += _above(lost, session.refused.step.span.line)
        lines += attempts.at(session.refused.step.span, lambda: _refused(court, session, page)) or []
    return [*lines, *(row for _, rows in lost for row in rows)]


def _not_asked(court: Court, sitting: Sitting) -> list[str]:
    """A table with no question is no mistake, but whoever waits for a ruling is told that there is none."""
    asked = sitting.scenario is None or sitting.scenario.script or sitting.problems
    return [] if asked else ["  " + sentence_case(court.language.say("problems", "no-question"))]


def _nothing(session: Session) -> bool:
    """Where the first line already failed there is nothing to show but the problem."""
    return bool(session.problems) and not session.heard and not session.refused


def _unruled(court: Court, session: Session, page: Page) -> list[tuple[int, list[str]]]:
    if not session.unruled:
        return []
    from judge.render.unruled_questions import unruled_texts

    scene = Scene(court.language, session.rulebook, session.scenario.table, {})
    return unruled_texts(scene, session.unruled, session.scenario.file, page)


def _stumbled(court: Court, problem: Problem, page: Page) -> list[str]:
    from judge.render.unruled_questions import stumbled_text

    return stumbled_text(court.language, problem, page)


def _above(lost: list[tuple[int, list[str]]], line: int) -> Iterator[str]:
    """What was not ruled above this line, once."""
    while lost and lost[0][0] < line:
        yield from lost.pop(0)[1]


def _heard_text(scene: Scene, heard: Answered | Played, page: Page, why: bool) -> list[str]:
    if isinstance(heard, Played):
        return ["", *step_text(scene, heard.step, heard.changes, page)]
    lines = ["", *answer_text(scene, heard.question, heard.ruling, page), *turned_text(scene, heard, page)]
    if why:
        from judge.render.why_page import why_text

        lines += ["", *why_text(scene, heard.ruling, page)]
    return lines


def _refused(court: Court, session: Session, page: Page) -> list[str]:
    """The step that stopped the file, with the ruling that forbids it."""
    found = refusal(court, session)
    if found is None or found[1].step.act is None:
        return []
    scene, (step, ruling) = found[0], (found[1].step, found[1].ruling)
    question = Question(Can(found[1].step.act), step.text, step.span)
    return ["", *step_text(scene, step, (), page), "", *ruling_text(scene, question, ruling, page)]


def how_told_apart(sittings: list[Sitting]) -> Apart:
    """One question needs no name, those of one file their lines, those of several the file as well."""
    asked = sum(len(s.session.answers) if s.session else 0 for s in sittings) + sum(len(_lost(s.problems)) for s in sittings)
    return "" if asked == 1 else "file" if len(sittings) > 1 else "line"


def short_lines(court: Court, sitting: Sitting, page: Page, apart: Apart, attempts: Attempts | None = None) -> list[str]:
    """Two lines a question, ruled or not, in the order of the file; steps are not shown."""
    from judge.render.short_page import short_text
    from judge.render.unruled_questions import short_unruled

    attempts = attempts or Attempts(court)
    lines: list[tuple[int, list[str]]] = []
    last: Question | None = None
    for scene, heard in scenes(court, sitting.session) if sitting.session else ():
        if isinstance(heard, Answered):
            own = last is None or heard.question.span.file == sitting.input.name
            last = heard.question if own or last is None else last
            label = _label(court, sitting.input.name, last, heard.question, apart)
            tell = partial(short_text, scene, heard.question, heard.ruling, page, label)
            lines.append((last.span.line, attempts.at(heard.question.span, tell, asked=True) or []))
    for line, problem in _lost((*sitting.problems, *attempts.problems)).items():
        lines.append((line, short_unruled(court.language, line, problem, page, _place(court, sitting.input.name, line, apart))))
    return [row for _, rows in sorted(lines, key=itemgetter(0)) for row in rows] or _not_asked(court, sitting)


def _lost(problems: Iterable[Problem]) -> dict[int, Problem]:
    """What cost each question its ruling: what is wrong with itself, or else the first line that it hangs on."""
    found: dict[int, Problem] = {}
    for problem in problems:
        for line in problem.not_ruled:
            if line not in found or problem.span.line == line != found[line].span.line:
                found[line] = problem
    return found


def _label(court: Court, name: str, asked: Question, again: Question, apart: Apart) -> str:
    """`line 14`, or `table.scenario:14` as editors have it; with what the command line supposes."""
    place = _place(court, name, asked.span.line, apart)
    if not place:
        return ""
    supposed = again.text.removeprefix(asked.text.rstrip("? ")).rstrip("? ") if again is not asked else ""
    return f"{place}{supposed}"


def _place(court: Court, name: str, line: int, apart: Apart) -> str:
    return f"{name}:{line}" if apart == "file" else court.language.say("page", "line", line=line) if apart else ""


def turned_text(scene: Scene, heard: Answered, page: Page) -> list[str]:
    """What would change it; looked for only where it is shown."""
    if heard.ruling.verdict not in ("yes", "no"):
        return []
    from judge.render.whatif_lines import MOST, turns_text

    return turns_text(scene, _turned(heard, scene, MOST), page)


def _turned(heard: Answered, scene: Scene, most: int | None = None) -> tuple[Turn, ...]:
    from judge.engine.whatif import would_change

    return would_change(scene.book, heard.table, heard.question.asked, heard.ruling, most, heard.heard_at)


def record(scene: Scene, heard: Answered) -> Record:
    """One ruling for a program, with what would change it."""
    made = ruling_record(scene, heard.question, heard.ruling)
    if heard.ruling.verdict in ("yes", "no"):
        from judge.render.whatif_lines import turn_record

        made["would_change"] = [turn_record(scene, turn) for turn in _turned(heard, scene)]
    return made


def sitting_record(court: Court, sitting: Sitting) -> Record:
    attempts = Attempts(court)
    rulings = [
        attempts.at(heard.question.span, partial(record, scene, heard), asked=True)
        for scene, heard in (scenes(court, sitting.session) if sitting.session else ())
        if isinstance(heard, Answered)
    ]
    title = sitting.scenario.title if sitting.scenario else ""
    edition = sitting.scenario.edition if sitting.scenario else None
    problems = in_order((*sitting.problems, *attempts.problems))
    return file_record(court.language, sitting.input.name, title, edition, [made for made in rulings if made], problems)


def tally(court: Court, sitting: Sitting) -> Count:
    """How many questions were ruled on, how many as expected, how many not; and how many were not ruled on."""
    from judge.cli.run_totals import Count, lost_questions

    lost = {(sitting.input.name, line) for line in lost_questions(sitting.problems)}
    if sitting.session is None:
        return Count(problems=bool(sitting.problems), heard=False, lost=len(lost))
    asked = [(s, h) for s, h in scenes(court, sitting.session) if isinstance(h, Answered) and _place_of(h) not in lost]
    attempts = Attempts(court)  # what cannot be told was complained of with its page
    held = [attempts.at(h.question.span, partial(_met, s, h, e)) for s, h in asked if (e := h.question.expected)]
    return Count(len(asked), held.count(True), held.count(False), bool(sitting.problems), lost=len(lost))


def _place_of(heard: Answered) -> tuple[str, int]:
    return heard.question.span.file, heard.question.span.line


def _met(scene: Scene, heard: Answered, expected: Expectation) -> bool:
    return shortfall(scene, heard.ruling, expected).met
