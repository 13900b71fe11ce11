"""The result of a test run as a JUnit report, for the machines that read such things."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from judge.cli.complain import cannot_write
from judge.cli.counted import lost_questions
from judge.cli.trials import Trial
from judge.disk.write import replace_file
from judge.say.language import Language
from judge.say.problem_words import message


def write_junit(language: Language, path: Path, trials: Iterable[Trial]) -> None:
    """Raises Unusable where the report cannot be written; then the one that was there before is whole."""
    report = ("\n".join(_report(language, list(trials))) + "\n").encode()
    try:
        if _is_stream(path):
            with path.open("ab") as stream:  # what was said there before stays
                stream.write(report)
        else:
            replace_file(Path(os.path.realpath(path)), report)
    except OSError as error:
        raise cannot_write(error.strerror or str(error), str(path)) from None


def _is_stream(path: Path) -> bool:
    """A pipe or a device, in whose place nothing is to be put; nor in that of the file behind `/dev/stdout`."""
    return path.is_relative_to("/dev") or path.is_relative_to("/proc") or (path.exists() and not path.is_file())


def _report(language: Language, trials: list[Trial]) -> Iterator[str]:
    skipped = sum(len(lost_questions(t.problems)) for t in trials)
    tests = sum(t.questions + bool(t.problems) for t in trials) + skipped
    failures, errors = sum(len(t.unmet) for t in trials), sum(1 for t in trials if t.problems)
    yield '<?xml version="1.0" encoding="utf-8"?>'
    yield f'<testsuite name="judge" tests="{tests}" failures="{failures}" errors="{errors}" skipped="{skipped}">'
    for trial in trials:
        yield from _cases(language, trial)
    yield "</testsuite>"


def _cases(language: Language, trial: Trial) -> Iterator[str]:
    name = _escaped(trial.name)
    for problem in trial.problems[:1]:
        told = _escaped("; ".join(message(language, p) for p in trial.problems))
        yield f'<testcase classname="{name}" name="{_escaped(problem.code)}"><error message="{told}"/></testcase>'
    for unmet in trial.unmet:
        told = _escaped("\n".join(unmet.lines))
        yield f'<testcase classname="{name}" name="{_escaped(unmet.question)}"><failure>{told}</failure></testcase>'
    for line in lost_questions(trial.problems):  # nobody asked whether it is as expected
        yield f'<testcase classname="{name}" name="line {line}"><skipped/></testcase>'
    for number in range(trial.questions - len(trial.unmet)):
        yield f'<testcase classname="{name}" name="{number + 1}"/>'


def _escaped(text: str) -> str:
    """Safe inside XML, which knows no control characters at all."""
    marks = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}
    return "".join(marks.get(c, c if c.isprintable() or c == "\n" else "?") for c in text)
