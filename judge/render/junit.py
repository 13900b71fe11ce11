"""The result of a test run as a JUnit report, for the machines that read such things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.render.messages import Language
from judge.render.problem_page import lines_text
from judge.render.problem_sentence import message
from judge.render.test_results import Trial, lost_questions


def junit_report(language: Language, trials: Iterable[Trial]) -> str:
    return "\n".join(_report(language, list(trials))) + "\n"


def _report(language: Language, trials: list[Trial]) -> Iterator[str]:
    skipped = sum(len(lost_questions(t.problems)) for t in trials)
    tests = sum(t.questions + bool(t.problems) for t in trials) + skipped
    failures, errors = sum(len(t.unmet) for t in trials), sum(1 for t in trials if t.problems)
    yield '<?xml version="1.0" encoding="utf-8"?>'
    cases = "".join(f"\n{case}" for trial in trials for case in _cases(language, trial))
    counts = {"tests": tests, "failures": failures, "errors": errors, "skipped": skipped}
    yield _element("testsuite", f"{cases}\n", name="judge", **counts)


def _cases(language: Language, trial: Trial) -> Iterator[str]:
    for problem in trial.problems[:1]:
        told = "; ".join(message(language, p) for p in trial.problems)
        yield _case(trial, problem.code, _element("error", message=told))
    for unmet in trial.unmet:
        yield _case(trial, unmet.question, _element("failure", _escaped("\n".join(unmet.lines))))
    for line in lost_questions(trial.problems):  # nobody asked whether it is as expected
        yield _case(trial, lines_text(language, [line]), _element("skipped"))
    for number in range(trial.questions - len(trial.unmet)):
        yield _case(trial, number + 1)


def _case(trial: Trial, name: str | int, inside: str = "") -> str:
    return _element("testcase", inside, classname=trial.name, name=name)


def _element(tag: str, inside: str = "", /, **attributes: str | int) -> str:
    opened = " ".join((tag, *(f'{name}="{_escaped(str(value))}"' for name, value in attributes.items())))
    return f"<{opened}>{inside}</{tag}>" if inside else f"<{opened}/>"


def _escaped(text: str) -> str:
    """Safe inside XML, which knows no control characters at all."""
    marks = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    return "".join(marks.get(c, c if c.isprintable() or c == "\n" else "?") for c in text)
