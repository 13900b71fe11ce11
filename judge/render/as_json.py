"""Rulings and problems as plain data, in the shape that programs rely on: keys are added, never renamed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered
from judge.driver.unexpected_errors import Attempts
from judge.engine.whatif import Turn
from judge.language import in_order
from judge.question import Expectation, Question
from judge.render.answers_and_refusals_with_tables import answers_in_scenes, as_told
from judge.render.clauses_behind_a_ruling import Cited, cited
from judge.render.expectation_met import shortfall
from judge.render.findings_in_words import RELATED, about, condition_text
from judge.render.messages import Language
from judge.render.placeholders import Scene
from judge.render.problem_sentence import advice, message
from judge.render.ruling_in_one_sentence import summary
from judge.render.unread_caveat import not_modelled
from judge.render.whatif_lines import turn_record
from judge.render.words_of_an_answer import answer
from judge.ruling import Ruling
from judge.support.problems import Problem, Span
from judge.support.share_work_with_forked_copy import DoAll, one_by_one

SCHEMA = 1
Record = dict[str, Any]


def file_record(
    language: Language, file: str, title: str, edition: str | None, rulings: list[Record], problems: Iterable[Problem]
) -> Record:
    """One file, whatever came of it."""
    return {
        "schema": SCHEMA, "file": file, "title": title, "edition": edition,
        "rulings": rulings, "problems": [problem_record(language, p) for p in problems],
    }  # fmt: skip


def safe_record(language: Language, report: Report, do_all: DoAll = one_by_one) -> Record:
    """The same as `report_record`, and where nothing of a file can be said, that."""
    attempts, name = Attempts(), report.input.name
    made = attempts.at(Span(name, 1), lambda: report_record(language, as_told(language, report), do_all))
    return made or file_record(language, name, "", None, [], (*report.problems, *attempts.problems))


def report_record(language: Language, report: Report, do_all: DoAll = one_by_one) -> Record:
    """What came of a file; what would change a ruling is asked of the report."""
    attempts = Attempts()

    def tell(answer: tuple[Scene, Answered]) -> Record | None:
        scene, heard = answer
        return attempts.at(heard.question.span, partial(_ruled, report, scene, heard), asked=True)

    rulings = do_all(tell, answers_in_scenes(language, report))
    title, edition = (report.scenario.title, report.scenario.edition) if report.scenario else ("", None)
    problems = in_order((*report.problems, *attempts.problems))
    return file_record(language, report.input.name, title, edition, [made for made in rulings if made], problems)


def _ruled(report: Report, scene: Scene, heard: Answered) -> Record:
    return answer_record(scene, heard, report.would_change(heard))


def answer_record(scene: Scene, heard: Answered, turns: Iterable[Turn]) -> Record:
    """One ruling for a program, with what would change it."""
    made = ruling_record(scene, heard.question, heard.ruling)
    made["would_change"] = [turn_record(scene, turn) for turn in turns]
    return made


def line_problems(language: Language, edition: str | None, problems: Iterable[Problem]) -> Record:
    """A question in one line that was not ruled."""
    told = [problem_record(language, problem) for problem in problems]
    return {"schema": SCHEMA, "edition": edition, "understood": "", "rulings": [], "problems": told}


def ruling_record(scene: Scene, question: Question, ruling: Ruling) -> Record:
    expected = question.expected
    return {
        "line": question.span.line, "question": question.text,
        "verdict": ruling.verdict, "answer": answer(scene, ruling), "summary": summary(scene, question.asked, ruling),
        **_grounds(scene, ruling), "would_change": [], "authority": ruling.authority,
        "expected": _expected(expected) if expected else None,
        "met": shortfall(scene, ruling, expected).met if expected else None,
        "otherwise": _otherwise(scene, question, ruling.otherwise),
        "provisional": ruling.provisional, "not_modelled": not_modelled(ruling), "nearest": list(ruling.nearest),
    }  # fmt: skip


def _grounds(scene: Scene, ruling: Ruling) -> Record:
    """What a ruling rests on: whatever the page names is here."""
    return {
        "clauses": [_clause(c) for c in cited(scene, ruling.decided)],
        "conditions": [_condition(scene, c) for c in ruling.conditions] if ruling.verdict == "depends" else [],
        "beaten": [{"id": h.clause, "by": list(h.beaten)} for h in ruling.beaten],
        "sides": [[h.clause for h in side] for side in ruling.sides],
    }  # fmt: skip


def _clause(clause: Cited) -> Record:
    return {
        "id": clause.id, "role": clause.role, "text": clause.text,
        "sources": [{"document": document, "section": section} for document, section in clause.sources],
        "facts": [
            {"text": f.text, "line": f.seen.line, "from": "catalogue" if f.seen.catalogue else "file"} for f in clause.facts
        ],
    }  # fmt: skip


def _condition(scene: Scene, condition: Any) -> Record:
    told = about(scene, condition)
    related = list(RELATED.get(told, ()))
    return {"text": condition_text(scene, condition), "about": told, "clause": condition.clause, "related": related}


def _expected(expected: Expectation) -> Record:
    return {
        "answer": expected.answer, "because": list(expected.because), "not_because": list(expected.not_because),
    }  # fmt: skip


def _otherwise(scene: Scene, question: Question, ruling: Ruling | None) -> Record | None:
    """For a board that cannot arise: what the answer would be if it did."""
    if ruling is None:
        return None
    return {
        "verdict": ruling.verdict, "answer": answer(scene, ruling), "summary": summary(scene, question.asked, ruling),
        **_grounds(scene, ruling),
    }  # fmt: skip


def problem_record(language: Language, problem: Problem) -> Record:
    span = problem.span
    return {
        "line": span.line, "column": span.column, "code": problem.code,
        "message": message(language, problem), "hint": advice(language, problem),
        "file": span.file, "end": span.end or span.column + 1, "not_ruled": list(problem.not_ruled), **_unread(problem),
    }  # fmt: skip


def _unread(problem: Problem) -> Record:
    """Of a step that is not legal: what was not read and may say otherwise."""
    if problem.unread is None:
        return {}
    return {"provisional": bool(problem.unread), "not_modelled": [{"card": c, "text": t} for c, t in problem.unread]}
