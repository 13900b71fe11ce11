"""Files held to their expectations: what came of each, in lines that can be printed, and the sums of a run."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from judge.cards import clean
from judge.driver.rule_file import Report
from judge.driver.run_scenario import Answered
from judge.driver.unexpected_errors import Attempts
from judge.language import in_order
from judge.question import Expectation
from judge.render.answers_and_refusals_with_tables import answers_in_scenes
from judge.render.as_json import SCHEMA, Record, problem_record
from judge.render.clauses_behind_a_ruling import deciding
from judge.render.expectation_met import shortfall
from judge.render.messages import Language
from judge.render.placeholders import Scene
from judge.render.ruling_page import question_text, unexpected
from judge.render.words_of_an_answer import answer
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Problem


class Unmet(NamedTuple):
    """A question whose answer is not the expected one, in lines that can be printed."""

    question: str
    lines: tuple[str, ...]


class Trial(NamedTuple):
    """What came of one file that was put to the test; plain data, since it may come from another process."""

    name: str
    text: str = ""
    questions: int = 0
    met: int = 0
    unmet: tuple[Unmet, ...] = ()
    problems: tuple[Problem, ...] = ()
    heard: bool = True  # whether there was anything to rule on


class Count(NamedTuple):
    """What one file adds to the sums."""

    questions: int = 0  # that were ruled
    met: int = 0
    unmet: int = 0
    problems: bool = False
    heard: bool = True  # whether there was anything to rule on
    lost: int = 0  # questions that were not ruled


def trial_of(language: Language, report: Report) -> Trial:
    """A report held to what its file expects."""
    given, attempts = report.input, Attempts()
    if report.session is None:
        return Trial(given.name, given.text, problems=report.problems, heard=False)
    tried = [
        attempts.at(heard.question.span, partial(_held, given.name, scene, heard), asked=True)
        for scene, heard in answers_in_scenes(language, report)
    ]  # fmt: skip
    held = [one for one in tried if one is not None]
    unmet = tuple(one for one in held if isinstance(one, Unmet))
    problems = in_order((*report.problems, *attempts.problems))
    return Trial(given.name, given.text if problems else "", len(held), held.count(True), unmet, problems)


def _held(name: str, scene: Scene, heard: Answered) -> Unmet | bool:
    """Whether a question is answered as it expects, and how not; False where it expects nothing."""
    expected = heard.question.expected
    if expected is None:
        return False
    return True if shortfall(scene, heard.ruling, expected).met else _unmet(name, scene, heard)


def _unmet(name: str, scene: Scene, heard: Answered) -> Unmet:
    question, ruling = heard.question, heard.ruling
    asked = question_text(scene, question.text)
    got = f"{answer(scene, ruling)} ({', '.join(sorted(deciding(ruling)))})"
    told = (*unexpected(scene, question, ruling), scene.language.say("page", "got", answer=got))
    return Unmet(asked, (clean(f"{name}:{question.span.line}: {asked}"), *(clean(f"  {line}") for line in told)))


def lost_questions(problems: Iterable[Problem]) -> list[int]:
    """The lines of the questions that have no ruling, whatever line cost them it."""
    return sorted({line for problem in problems for line in problem.not_ruled})


def count_of(trial: Trial) -> Count:
    lost = len(lost_questions(trial.problems))
    return Count(trial.questions, trial.met, len(trial.unmet), bool(trial.problems), trial.heard, lost)


def tally(language: Language, report: Report) -> Count:
    """How many questions were ruled on, how many as expected, how many not; and how many were not ruled on."""
    lost = {(report.input.name, line) for line in lost_questions(report.problems)}
    if report.session is None:
        return Count(problems=bool(report.problems), heard=False, lost=len(lost))
    asked = [(s, h) for s, h in answers_in_scenes(language, report) if (h.question.span.file, h.question.span.line) not in lost]
    attempts = Attempts()  # what cannot be told was complained of with its page
    held = [attempts.at(h.question.span, partial(_met, s, h, e)) for s, h in asked if (e := h.question.expected)]
    return Count(len(asked), held.count(True), held.count(False), bool(report.problems), lost=len(lost))


def _met(scene: Scene, heard: Answered, expected: Expectation) -> bool:
    return shortfall(scene, heard.ruling, expected).met


def summary_line(language: Language, counts: list[Count], free: bool = False) -> str:
    """`2 files, 3 questions, 1 as expected, 1 not, 1 not ruled`; `free` tells besides how many expect nothing."""
    questions, met, unmet, lost = (sum(one[n] for one in counts) for n in (0, 1, 2, 5))
    parts = [language.count("page", "files", len(counts)), language.count("page", "questions", questions + lost)]
    parts += [language.say("page", "met", count=met), language.say("page", "unmet", count=unmet)]
    without = questions - met - unmet if free else 0
    parts += [language.say("page", "expected_none", count=without)] if without else []
    parts += [language.count("page", "lost", lost)] if lost else []
    unusable = sum(1 for one in counts if one.problems and not one.heard)
    partly = sum(1 for one in counts if one.problems and one.heard)
    parts += [language.count("page", "unusable", unusable)] if unusable else []
    return ", ".join([*parts, *([language.count("page", "partly", partly)] if partly else [])])


def trials_record(language: Language, trials: list[Trial]) -> Record:
    """The sums of a run for a program, what is not as expected, and all that is wrong with the files."""
    counts = list(map(count_of, trials))
    questions, met, lost = (sum(one[n] for one in counts) for n in (0, 1, 5))
    unmet = [{"file": t.name, "question": one.question, "text": list(one.lines)} for t in trials for one in t.unmet]
    problems = [problem_record(language, problem) for trial in trials for problem in trial.problems]
    told = {"files": len(trials), "questions": questions, "met": met, "not_ruled": lost, "unmet": unmet}
    return {"schema": SCHEMA, **told, "problems": problems}
