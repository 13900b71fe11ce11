"""A comparison of editions or documents: what every bench says to each question, on a page and as a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cards import clean
from judge.driver.compare_editions_or_documents import Bench, ComparedQuestion, Comparison, Reading
from judge.language import Scenario
from judge.render.as_json import problem_record
from judge.render.messages import Language, sentence_case
from judge.render.page import Page, hanging
from judge.render.placeholders import Scene
from judge.render.problem_sentence import advice, message
from judge.render.questions_lost_to_errors import why_unruled
from judge.render.ruling_page import heading, question_text
from judge.render.short_page import main_clause
from judge.render.unread_caveat import not_modelled, provisionally
from judge.render.words_of_an_answer import answer
from judge.rulebook import rulebook
from judge.ruling import Ruling
from judge.support.problems import Problem

Data = Mapping[str, Any]


def comparison_text(language: Language, data: Data, scenario: Scenario, compared: Comparison, page: Page) -> list[str]:
    scenes = _scenes(language, data, scenario, compared)
    lines = heading(language, scenario.title, "", page)
    for reading in compared.readings:
        lines += hanging(_reading(language, reading), page, "  ", 4, colour="faint")
    for row in compared.rows:
        lines += ["", *_row(language, scenes, compared.benches, row, page)]
    for bench, problems in zip(compared.benches, compared.problems, strict=True):
        for problem in problems:
            lines += ["", *hanging(_stopped(language, bench, problem), page, "  ", 4)]
    return [*lines, "", *hanging(_flips(language, compared), page, "  ")]


def _scenes(language: Language, data: Data, scenario: Scenario, compared: Comparison) -> list[Scene]:
    return [Scene(language, rulebook(data, b.edition, b.as_of, b.only), scenario.table, {}) for b in compared.benches]


def _name(language: Language, bench: Bench) -> str:
    edition = language.find("editions", bench.edition) or bench.edition
    if bench.only:
        return ", ".join(bench.only)
    return language.say("compare", "as_of", edition=edition, day=bench.as_of) if bench.as_of else edition


def _row(language: Language, scenes: list[Scene], benches: tuple[Bench, ...], row: ComparedQuestion, page: Page) -> list[str]:
    widest = max(len(_name(language, bench)) for bench in benches)
    lines = hanging(question_text(scenes[0], row.text), page, "  ", colour="strong")
    for number, (scene, bench, ruling) in enumerate(zip(scenes, benches, row.rulings, strict=True)):
        said = _ruled(scene, ruling, row.because[number] if row.flipped else ()) if ruling else _not_ruled(language, row, number)
        lines += hanging(said, page, f"    {_name(language, bench).ljust(widest)}  ")
    mark = [language.say("compare", "flipped")] if row.flipped else []
    return [*lines, *(line for text in mark for line in hanging(text, page, "    ", colour="bad"))]


def _ruled(scene: Scene, ruling: Ruling, because: tuple[str, ...]) -> str:
    """The answer with the clauses that make it another one; where there are none, with its own."""
    named = ", ".join(because) or main_clause(scene, ruling) or scene.language.say("page", "no_clause")
    return f"{_said(scene, ruling)}  ({named})"


def _not_ruled(language: Language, row: ComparedQuestion, number: int) -> str:
    """No answer, so nothing to compare; and why."""
    lost = row.lost[number]
    word = language.say("verdicts", "not_ruled")
    return f"{word}.  {sentence_case(clean(why_unruled(language, lost)))}" if lost else f"{word}."


def _stopped(language: Language, bench: Bench, problem: Problem) -> str:
    """What is wrong under that bench only, with the reason and its clause."""
    said = "; ".join(filter(None, (message(language, problem), advice(language, problem))))
    why = clean(said).rstrip(".")
    key = "not_asked" if problem.span.line in problem.not_ruled else "stopped"
    return language.say("compare", key, bench=_name(language, bench), line=problem.span.line, why=why)


def _said(scene: Scene, ruling: Ruling) -> str:
    """The answer, and where text was not read that may bear on it, that it was not."""
    return provisionally(scene, ruling) or answer(scene, ruling)


def _reading(language: Language, reading: Reading) -> str:
    return language.say("compare", f"read_{reading.had}", card=reading.title, number=reading.number)


def _flips(language: Language, compared: Comparison) -> str:
    """How many differ among those that could be compared, and how many could not."""
    said = language.say("compare", "summary", count=len(compared.flipped), all=len(compared.compared))
    return f"{said} {language.count('compare', 'lost', len(compared.lost))}" if compared.lost else said


def comparison_record(language: Language, data: Data, scenario: Scenario, compared: Comparison) -> dict[str, Any]:
    scenes = _scenes(language, data, scenario, compared)
    return {
        "schema": 1, "title": scenario.title,
        "benches": [{"edition": b.edition, "as_of": b.as_of, "documents": list(b.only)} for b in compared.benches],
        "read": [_reading(language, r) for r in compared.readings],
        "rows": [_row_record(scenes, row) for row in compared.rows],
        "problems": [[_told(language, problem) for problem in found] for found in compared.problems],
        "file_problems": [problem_record(language, p) for p in compared.amiss],
    }  # fmt: skip


def _told(language: Language, problem: Problem) -> dict[str, Any]:
    return {"line": problem.span.line, "code": problem.code, "message": message(language, problem)}


def _row_record(scenes: list[Scene], row: ComparedQuestion) -> dict[str, Any]:
    answers = [
        {
            "verdict": r.verdict, "answer": answer(s, r), "clauses": _clauses(s, r),
            "provisional": r.provisional, "not_modelled": not_modelled(r),
        } if r else None
        for s, r in zip(scenes, row.rulings, strict=True)
    ]  # fmt: skip
    because = [list(b) for b in row.because]
    lost = [one.blamed.span.line if one else None for one in row.lost]  # the line that cost a bench its ruling
    asked = {"line": row.line, "question": row.text, "flipped": row.flipped, "ruled": row.ruled}
    return {**asked, "answers": answers, "because": because, "not_ruled_because_of": lost}


def _clauses(scene: Scene, ruling: Ruling) -> list[str]:
    named = [h.clause for h in ruling.decided] or [main_clause(scene, ruling)]
    return [clause for clause in named if clause]
