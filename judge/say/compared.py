"""A comparison on a page: for each question the verdict of every bench, what flipped, and the clauses that made it so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.compare import Bench, Comparison, Reading, Row
from judge.rulebook import rulebook
from judge.ruling import Ruling
from judge.say.answer import answer
from judge.say.language import Language
from judge.say.layout import Page, hanging
from judge.say.names import Scene
from judge.say.record import problem_record
from judge.say.text import heading, question_text
from judge.say.unread_text import not_modelled, provisionally
from judge.scenario import Scenario

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
            told = language.say("compare", "stopped", bench=_name(language, bench), line=problem.span.line, why=problem.message)
            lines += ["", *hanging(told, page, "  ", 4)]
    return [*lines, "", *hanging(_flips(language, compared), page, "  ")]


def _scenes(language: Language, data: Data, scenario: Scenario, compared: Comparison) -> list[Scene]:
    return [Scene(language, rulebook(data, b.edition, b.as_of, b.only), scenario.table, {}) for b in compared.benches]


def _name(language: Language, bench: Bench) -> str:
    edition = language.find("editions", bench.edition) or bench.edition
    if bench.only:
        return ", ".join(bench.only)
    return language.say("compare", "as_of", edition=edition, day=bench.as_of) if bench.as_of else edition


def _row(language: Language, scenes: list[Scene], benches: tuple[Bench, ...], row: Row, page: Page) -> list[str]:
    widest = max(len(_name(language, bench)) for bench in benches)
    lines = hanging(question_text(scenes[0], row.text), page, "  ", colour="strong")
    for scene, bench, ruling, because in zip(scenes, benches, row.rulings, row.because, strict=True):
        said = _said(scene, ruling) if ruling else language.say("compare", "not_reached")
        named = f"  ({', '.join(because)})" if because and row.flipped else ""
        lines += hanging(f"{said}{named}", page, f"    {_name(language, bench).ljust(widest)}  ")
    mark = [language.say("compare", "flipped")] if row.flipped else []
    return [*lines, *(line for text in mark for line in hanging(text, page, "    ", colour="bad"))]


def _said(scene: Scene, ruling: Ruling) -> str:
    """The answer, and where text was not read that may bear on it, that it was not."""
    return provisionally(scene, ruling) or answer(scene, ruling)


def _reading(language: Language, reading: Reading) -> str:
    return language.say("compare", f"read_{reading.had}", card=reading.title, number=reading.number)


def _flips(language: Language, compared: Comparison) -> str:
    return language.say("compare", "summary", count=len(compared.flipped), all=len(compared.rows))


def comparison_record(language: Language, data: Data, scenario: Scenario, compared: Comparison) -> dict[str, Any]:
    scenes = _scenes(language, data, scenario, compared)
    return {
        "schema": 1, "title": scenario.title,
        "benches": [{"edition": b.edition, "as_of": b.as_of, "documents": list(b.only)} for b in compared.benches],
        "read": [_reading(language, r) for r in compared.readings],
        "rows": [_row_record(scenes, row) for row in compared.rows],
        "problems": [[{"line": p.span.line, "code": p.code, "message": p.message} for p in ps] for ps in compared.problems],
        "file_problems": [problem_record(p) for p in compared.amiss],
    }  # fmt: skip


def _row_record(scenes: list[Scene], row: Row) -> dict[str, Any]:
    answers = [
        {
            "verdict": r.verdict, "answer": answer(s, r), "clauses": [h.clause for h in r.decided],
            "provisional": r.provisional, "not_modelled": not_modelled(r),
        } if r else None
        for s, r in zip(scenes, row.rulings, strict=True)
    ]  # fmt: skip
    because = [list(b) for b in row.because]
    return {"line": row.line, "question": row.text, "flipped": row.flipped, "answers": answers, "because": because}
