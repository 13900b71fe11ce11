"""`judge test`: holds every scenario to its expectations, on two processes where there are many, with a bar to watch."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, a_path, argument, chosen

if TYPE_CHECKING:
    from judge.driver.inputs import Input
    from judge.driver.open import Choice
    from judge.render.messages import Language
    from judge.render.test_results import Trial

MANY = 100
"""From here on a second process pays for its start."""

OPTIONS = {"paths": argument("[PATH...]"), "junit": Option("--junit", "FILE", read=a_path)}


def command(
    lang: str,
    paths: list[str] | None = None,
    junit: Path | None = None,
    as_json: bool = False,
    edition: str | None = None,
    documents: str | None = None,
    as_of: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    strict: bool = False,
    width: int | None = None,
) -> int:
    choice = chosen(edition, documents, as_of, rulings, also)._replace(strict=strict)
    return _test(lang, paths or [], choice, junit, as_json, width)


def _test(asked: str, paths: list[str], choice: Choice, junit: Path | None, as_json: bool, width: int | None) -> int:
    from judge.cli.options_and_language import speech

    language = speech(asked, choice.added)
    trials: list[Trial] = []
    for trial in _tried(asked, choice, _named(paths)):
        trials.append(trial)
        if not as_json:
            _report(language, trial, width)
    (_print_record if as_json else _print_summary)(language, trials)
    if junit:
        from judge.render.junit import junit_report

        _write(junit, junit_report(language, trials).encode())
    return 2 if any(t.problems for t in trials) else 1 if any(t.unmet for t in trials) else 0


def _named(paths: list[str]) -> list[str | Input]:
    """Files by name, and what was read already; by default the casebook that comes with the judge."""
    from judge.driver.inputs import casebook_files

    return [path for p in paths for path in _below(p)] if paths else [str(file) for file in casebook_files()]


def _below(path: str) -> Iterable[str | Input]:
    from judge.driver.inputs import inputs, scenario_files
    from judge.support.files_below import is_folder

    if path not in ("", "-") and is_folder(path) and (files := scenario_files(Path(path))):
        return [str(file) for file in files]
    return inputs([path])


def _tried(asked: str, choice: Choice, names: list[str | Input]) -> Iterator[Trial]:
    """Every file in order; the bar is for people, on the error stream."""
    opener, watched = partial(open_trials, asked, choice), sys.stderr.isatty()
    for number, trial in enumerate(_on_two(opener, choice, names) if len(names) >= MANY else map(opener(), names), 1):
        if watched and (trial.problems or trial.unmet):
            _wipe()
        yield trial
        if watched:
            _bar(number, len(names))
    if watched:
        _wipe()


def _on_two(
    opener: Callable[[], Callable[[str | Input], Trial]], choice: Choice, names: list[str | Input]
) -> Iterator[Trial]:
    from judge.driver.open import open_law
    from judge.support.work_in_two_processes import in_two

    open_law(choice)  # compiled once, where it has to be
    return in_two(opener, names)


def open_trials(asked: str, choice: Choice) -> Callable[[str | Input], Trial]:
    """Law and language of one process, in which file after file is put to the test."""
    from judge.cli.options_and_language import speech
    from judge.driver.inputs import Input, file_input
    from judge.driver.open import open_law
    from judge.driver.rule_file import rule_file
    from judge.render.answers_and_refusals_with_tables import as_told
    from judge.render.test_results import trial_of

    language = speech(asked, choice.added)
    opened = open_law(choice)

    def tried(name: str | Input) -> Trial:
        given = name if isinstance(name, Input) else file_input(Path(name))
        return trial_of(language, as_told(language, rule_file(opened, given)))

    return tried


def _report(language: Language, trial: Trial, width: int | None) -> None:
    """Only what is not as it should be."""
    from judge.cli.report_problems import complain_of

    if trial.problems:
        complain_of(language, trial.problems, {trial.name: trial.text}, width)
    for line in (line for failure in trial.unmet for line in failure.lines):
        print(line)


def _print_summary(language: Language, trials: list[Trial]) -> None:
    from judge.render.test_results import count_of, summary_line

    print(summary_line(language, list(map(count_of, trials)), free=True))


def _print_record(language: Language, trials: list[Trial]) -> None:
    import json

    from judge.render.test_results import trials_record

    print(json.dumps(trials_record(language, trials)))


def _write(path: Path, report: bytes) -> None:
    """Raises Unusable where the report cannot be written; then the one that was there before is whole."""
    from judge.cli.report_problems import cannot_write
    from judge.support.write_file import replace_file

    try:
        if _is_stream(path):
            with path.open("ab") as stream:  # what was said there before stays
                stream.write(report)
        else:
            replace_file(path.resolve(), report)
    except OSError as error:
        raise cannot_write(error.strerror or str(error), str(path)) from None


def _is_stream(path: Path) -> bool:
    """A pipe or a device, in whose place nothing is to be put; nor in that of the file behind `/dev/stdout`."""
    return path.is_relative_to("/dev") or path.is_relative_to("/proc") or (path.exists() and not path.is_file())


def _bar(done: int, total: int) -> None:
    filled = done * 30 // max(total, 1)
    sys.stderr.write(f"\r[{'#' * filled}{' ' * (30 - filled)}] {done}/{total}")
    sys.stderr.flush()


def _wipe() -> None:
    sys.stderr.write("\r\x1b[K")
    sys.stderr.flush()
