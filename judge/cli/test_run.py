"""Scenarios put to the test, one after the other or on two processes, with a bar on a terminal to watch."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from judge.cards import clean
from judge.cli.guarded_output import Attempts
from judge.cli.inputs import Input, file_input, inputs, scenario_files
from judge.cli.judge_files import Court, open_court, scenes
from judge.cli.options import OPTION, Choice, code, listen
from judge.driver.run import Answered
from judge.language import in_order
from judge.render.citations import deciding
from judge.render.expectation import answer, shortfall
from judge.render.placeholders import Scene
from judge.render.ruling_page import question_text, unexpected
from judge.rulebook import home
from judge.support.folders import is_folder
from judge.support.problems import Problem

MANY = 100
"""From here on a second process pays for its start."""


class Unmet(NamedTuple):
    """A question whose answer is not the expected one, in lines that can be printed."""

    question: str
    lines: tuple[str, ...]


class Trial(NamedTuple):
    """What came of one file; plain data, since it may come from another process."""

    name: str
    text: str = ""
    questions: int = 0
    met: int = 0
    unmet: tuple[Unmet, ...] = ()
    problems: tuple[Problem, ...] = ()
    heard: bool = True  # whether there was anything to rule on


def wanted(paths: list[str]) -> list[str | Input]:
    """Files by name, and what was read already; by default the casebook that comes with the judge."""
    if paths:
        return [path for p in paths for path in _named(p)]
    casebook = home() / "scenarios"
    return [str(f) for f in scenario_files(casebook) if "bad" not in f.relative_to(casebook).parts]


def _named(path: str) -> Iterable[str | Input]:
    if path not in ("", "-") and is_folder(path) and (files := scenario_files(Path(path))):
        return [str(file) for file in files]
    return inputs([path])


def run(court: Court, names: list[str | Input]) -> Iterator[Trial]:
    """Every file in order; the bar is for people, on the error stream."""
    trials = _on_two(court.choice, names) if len(names) >= MANY else (_try(court, name) for name in names)
    watched = sys.stderr.isatty()
    for number, trial in enumerate(trials, 1):
        if watched and (trial.problems or trial.unmet):
            _wipe()
        yield trial
        if watched:
            _bar(number, len(names))
    if watched:
        _wipe()


def _try(court: Court, name: str | Input) -> Trial:
    given = name if isinstance(name, Input) else file_input(Path(name))
    sitting, attempts = court.hear(given), Attempts(court)
    if sitting.session is None:
        return Trial(given.name, given.text, problems=sitting.problems, heard=False)
    asked = [(scene, h) for scene, h in scenes(court, sitting.session) if isinstance(h, Answered)]
    tried = [attempts.at(h.question.span, partial(_held, given.name, scene, h), asked=True) for scene, h in asked]
    held = [one for one in tried if one is not None]
    unmet = tuple(one for one in held if isinstance(one, Unmet))
    problems = in_order((*sitting.problems, *attempts.problems))
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


_court: Court | None = None
"""The court of a second process, opened once."""


def _on_two(choice: Choice, names: list[str | Input]) -> Iterator[Trial]:
    from multiprocessing import Pool

    with Pool(2, _open, (choice, code())) as pool:
        yield from pool.imap(_try_there, names, chunksize=16)


def _open(choice: Choice, language: str) -> None:
    """Whoever breaks the run off tells the first process, which sees to it; and nobody goes on whose first process is gone."""
    global _court
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()
    listen((OPTION, language))
    _court = open_court(choice)


def _end_with_the_first() -> None:
    first = parent_process()
    if first:
        first.join()
        os._exit(1)


def _try_there(name: str | Input) -> Trial:
    assert _court is not None
    return _try(_court, name)


def _bar(done: int, total: int) -> None:
    filled = done * 30 // max(total, 1)
    sys.stderr.write(f"\r[{'#' * filled}{' ' * (30 - filled)}] {done}/{total}")
    sys.stderr.flush()


def _wipe() -> None:
    sys.stderr.write("\r\x1b[K")
    sys.stderr.flush()
