"""A sitting as a page for people, or as a record for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.court import Court, Sitting, refusal, scenes
from judge.hear import Answered, Played, Session
from judge.question import Can, Question
from judge.say.layout import Page
from judge.say.met import shortfall
from judge.say.names import Scene
from judge.say.record import Record, file_record, ruling_record
from judge.say.text import answer_text, heading, ruling_text, step_text

if TYPE_CHECKING:
    from judge.whatif import Turn


def sitting_text(court: Court, sitting: Sitting, page: Page, why: bool = False) -> list[str]:
    """Everything that was ruled, question by question."""
    if sitting.scenario is None or sitting.session is None or _nothing(sitting.session):
        return []
    lines = heading(court.language, sitting.scenario.title, sitting.scenario.edition, page)
    for scene, heard in scenes(court, sitting.session):
        if isinstance(heard, Played):
            lines += ["", *step_text(scene, heard.step, heard.changes, page)]
            continue
        lines += ["", *answer_text(scene, heard.question, heard.ruling, page), *turned_text(scene, heard, page)]
        if why:
            from judge.say.why import why_text

            lines += ["", *why_text(scene, heard.ruling, page)]
    return lines + _refused(court, sitting.session, page)


def _nothing(session: Session) -> bool:
    """Where the first line already failed there is nothing to show but the problem."""
    return bool(session.problems) and not session.heard and not session.refused


def _refused(court: Court, session: Session, page: Page) -> list[str]:
    """The step that stopped the file, with the ruling that forbids it."""
    found = refusal(court, session)
    if found is None or found[1].step.act is None:
        return []
    scene, (step, ruling) = found[0], (found[1].step, found[1].ruling)
    question = Question(Can(found[1].step.act), step.text, step.span)
    return ["", *step_text(scene, step, (), page), "", *ruling_text(scene, question, ruling, page)]


def turned_text(scene: Scene, heard: Answered, page: Page) -> list[str]:
    """What would change it; looked for only where it is shown."""
    if heard.ruling.verdict not in ("yes", "no"):
        return []
    from judge.say.turned import MOST, turns_text

    return turns_text(scene, _turned(heard, scene, MOST), page)


def _turned(heard: Answered, scene: Scene, most: int | None = None) -> tuple[Turn, ...]:
    from judge.whatif import would_change

    return would_change(scene.book, heard.table, heard.question.asked, heard.ruling, most)


def record(scene: Scene, heard: Answered) -> Record:
    """One ruling for a program, with what would change it."""
    made = ruling_record(scene, heard.question, heard.ruling)
    if heard.ruling.verdict in ("yes", "no"):
        from judge.say.turned import turn_record

        made["would_change"] = [turn_record(scene, turn) for turn in _turned(heard, scene)]
    return made


def sitting_record(court: Court, sitting: Sitting) -> Record:
    rulings = [
        record(scene, heard)
        for scene, heard in (scenes(court, sitting.session) if sitting.session else ())
        if not isinstance(heard, Played)
    ]
    title = sitting.scenario.title if sitting.scenario else ""
    edition = sitting.scenario.edition if sitting.scenario else None
    return file_record(sitting.input.name, title, edition, rulings, sitting.problems)


def tally(court: Court, sitting: Sitting) -> tuple[int, int, int]:
    """How many questions were ruled on, how many as expected, how many not."""
    if sitting.session is None:
        return 0, 0, 0
    asked = [(s, h) for s, h in scenes(court, sitting.session) if not isinstance(h, Played)]
    held = [shortfall(s, h.ruling, h.question.expected).met for s, h in asked if h.question.expected]
    return len(asked), held.count(True), held.count(False)
