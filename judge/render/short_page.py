"""Rulings on two lines each: verdict and one reason, then one clause. Never wrapped, whatever the verdict."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from operator import itemgetter
from typing import Literal

from judge.cards import clean
from judge.driver.rule_file import Report
from judge.driver.unexpected_errors import Attempts
from judge.question import Question
from judge.render.answers_and_refusals_with_tables import answers_in_scenes
from judge.render.cited_clause import first_source
from judge.render.clauses_behind_a_ruling import cited, main_clauses
from judge.render.file_page import not_asked
from judge.render.findings_in_words import UNSTATED, condition_text
from judge.render.messages import Language
from judge.render.page import Page, paint
from judge.render.placeholders import Scene
from judge.render.ruling_in_one_sentence import summary
from judge.render.ruling_page import TONES
from judge.render.unread_caveat import LISTED, provisionally
from judge.render.words_of_an_answer import answer_word
from judge.ruling import Proviso, Ruling
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem

Apart = Literal["", "line", "file"]
"""How short rulings are told apart."""


def how_told_apart(reports: list[Report]) -> Apart:
    """One question needs no name, those of one file their lines, those of several the file as well."""
    asked = sum(len(r.session.answers) if r.session else 0 for r in reports) + sum(len(_lost(r.problems)) for r in reports)
    return "" if asked == 1 else "file" if len(reports) > 1 else "line"


def short_lines(language: Language, report: Report, page: Page, apart: Apart, attempts: Attempts) -> list[str]:
    """Two lines a question, ruled or not, in the order of the file; steps are not shown."""
    lines: list[tuple[int, list[str]]] = []
    last: Question | None = None
    for scene, heard in answers_in_scenes(language, report):
        own = last is None or heard.question.span.file == report.input.name
        last = heard.question if own or last is None else last
        label = _label(language, report.input.name, last, heard.question, apart)
        tell = partial(short_text, scene, heard.question, heard.ruling, page, label)
        lines.append((last.span.line, attempts.at(heard.question.span, tell, asked=True) or []))
    for line, problem in _lost((*report.problems, *attempts.problems)).items():
        lines.append((line, _unruled(language, line, problem, page, _place(language, report.input.name, line, apart))))
    return [row for _, rows in sorted(lines, key=itemgetter(0)) for row in rows] or not_asked(language, report)


def _unruled(language: Language, line: int, problem: Problem, page: Page, place: str) -> list[str]:
    from judge.render.questions_lost_to_errors import short_unruled

    return short_unruled(language, line, problem, page, place)


def _lost(problems: Iterable[Problem]) -> dict[int, Problem]:
    """What cost each question its ruling: what is wrong with itself, or else the first line that it hangs on."""
    found: dict[int, Problem] = {}
    for problem in problems:
        for line in problem.not_ruled:
            if line not in found or problem.span.line == line != found[line].span.line:
                found[line] = problem
    return found


def _label(language: Language, name: str, asked: Question, again: Question, apart: Apart) -> str:
    """`line 14`, or `table.scenario:14` as editors have it; with what the command line supposes."""
    place = _place(language, name, asked.span.line, apart)
    if not place:
        return ""
    supposed = again.text.removeprefix(asked.text.rstrip("? ")).rstrip("? ") if again is not asked else ""
    return f"{place}{supposed}"


def _place(language: Language, name: str, line: int, apart: Apart) -> str:
    return f"{name}:{line}" if apart == "file" else language.say("page", "line", line=line) if apart else ""


def short_text(scene: Scene, question: Question, ruling: Ruling, page: Page, label: str = "") -> list[str]:
    """Two lines; the label tells one question from another."""
    head = first_line(scene, question, ruling, page)
    return [f"{clean(label)}: {head}" if label else head, _line(clause_line(scene, ruling))]


def first_line(scene: Scene, question: Question, ruling: Ruling, page: Page) -> str:
    """The verdict and its reason; what was not read and may bear stands before the reason, as it is printed."""
    word, caveat = clean(answer_word(scene, ruling)), _line(provisionally(scene, ruling, naming=True))
    said = "" if caveat and ruling.verdict in LISTED else _reason(scene, question, ruling)
    said = _line(page.voice(said) if page.voice else said)
    head = caveat or (f"{word}." if word else "")
    shown = head.replace(word, paint(page, TONES.get(ruling.verdict, "open"), word), 1) if word else head
    return "  ".join(part for part in (shown, said) if part)


def _reason(scene: Scene, question: Question, ruling: Ruling) -> str:
    """As it is read out; of several conditions the first, and how many more there are. What was not read is told already."""
    if ruling.read:
        return _reason(scene, question, ruling.flatly) if ruling.flatly.verdict == "depends" else ""
    if ruling.verdict != "depends" or not ruling.conditions:
        return summary(scene, question.asked, ruling)
    first, more = _conditions(scene, ruling)
    said = summary(scene, question.asked, replace(ruling, conditions=(first,), variations=()))
    return f"{said.rstrip('.')} ({scene.language.count('page', 'more_conditions', more)})." if more else said


def _conditions(scene: Scene, ruling: Ruling) -> tuple[Proviso, int]:
    """The first condition, and how many others are told of."""
    telling = [c for c in ruling.conditions if c.finding.word != UNSTATED] or list(ruling.conditions)
    return telling[0], len({condition_text(scene, c) for c in telling}) - 1


def clause_line(scene: Scene, ruling: Ruling) -> str:
    """`2E-UNIQUE-04, Rules Reference, Unique Cards`; where none decides, the nearest, and where none is near, that."""
    clause = main_clause(scene, ruling)
    if not clause:
        return scene.language.say("page", "no_clause")
    sources = tuple((s.document, s.section) for s in scene.book.clause(clause).sources)
    return f"{clause}, {first_source(scene, sources)}"


def main_clause(scene: Scene, ruling: Ruling) -> str:
    """The clause of the reason that is given; nothing where none is even near."""
    if ruling.read:
        return main_clause(scene, ruling.flatly)
    if ruling.verdict == "depends" and ruling.conditions:
        first = _conditions(scene, ruling)[0].clause
        if first in scene.book.data["clauses"]:
            return first
    if ruling.sides:
        return ruling.sides[0][0].clause
    shown = main_clauses(cited(scene, ruling.decided))
    return shown[0].id if shown else next(iter(ruling.nearest), "")


def _line(text: str) -> str:
    return clean(" ".join(text.split()))
