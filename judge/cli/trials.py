"""Scenarios put to the test, one after the other or on two processes, with a bar on a terminal to watch."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from judge.catalogue import clean
from judge.cli.court import Court, open_court, scenes
from judge.cli.inputs import Input, file_input, inputs, scenario_files
from judge.cli.options import Choice
from judge.cli.tongue import OPTION, code, listen
from judge.errors import Problem
from judge.hear import Answered
from judge.rulebook import home
from judge.say.answer import answer
from judge.say.language import Language
from judge.say.met import shortfall
from judge.say.names import Scene
from judge.say.proof import deciding
from judge.say.text import question_text, unexpected

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


def wanted(paths: list[str], language: Language) -> list[str | Input]:
    """Files by name, and what was read already; by default the casebook that comes with the judge."""
    if paths:
        return [path for p in paths for path in _named(p, language)]
    casebook = home() / "scenarios"
    return [str(f) for f in scenario_files(casebook) if "bad" not in f.relative_to(casebook).parts]


def _named(path: str, language: Language) -> Iterable[str | Input]:
    if path != "-" and Path(path).is_dir() and (files := scenario_files(Path(path))):
        return [str(file) for file in files]
    return inputs([path], language)


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
    given = name if isinstance(name, Input) else file_input(Path(name), court.language)
    sitting = court.hear(given)
    if sitting.problems or sitting.session is None:
        return Trial(given.name, given.text, problems=sitting.problems)
    asked = [(scene, h) for scene, h in scenes(court, sitting.session) if isinstance(h, Answered)]
    held = [(scene, h, e) for scene, h in asked if (e := h.question.expected)]
    unmet = [_unmet(given.name, scene, h) for scene, h, e in held if not shortfall(scene, h.ruling, e).met]
    return Trial(given.name, "", len(asked), len(held) - len(unmet), tuple(unmet))


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
    global _court
    listen((OPTION, language))
    _court = open_court(choice)


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
