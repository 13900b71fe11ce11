"""`judge test`: holds every scenario to its expectations."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsOf, Choice, Documents, Edition, Junit, Rulings, Strict, Width

if TYPE_CHECKING:
    from judge.cli.judge_files import Court
    from judge.cli.test_run import Trial
    from judge.render.messages import Language

FilesOrNone = Annotated[list[str] | None, typer.Argument(metavar="[PATH...]", show_default=False)]


def command(
    paths: FilesOrNone = None,
    junit: Junit = None,
    edition: Edition = None,
    documents: Documents = None,
    as_of: AsOf = None,
    rulings: Rulings = None,
    also: Also = None,
    strict: Strict = False,
    width: Width = None,
) -> None:
    choice = Choice.made(edition, documents, as_of, rulings, also)._replace(strict=strict)
    raise typer.Exit(_test(paths or [], choice, junit, width))


def _test(paths: list[str], choice: Choice, junit: Path | None, width: int | None) -> int:
    from judge.cli.judge_files import open_court
    from judge.cli.test_run import run, wanted

    court = open_court(choice)
    trials: list[Trial] = []
    for trial in run(court, wanted(paths)):
        trials.append(trial)
        _report(court, trial, width)
    print(_summary(court.language, trials))
    if junit:
        from judge.cli.junit import write_junit

        write_junit(court.language, junit, trials)
    return 2 if any(t.problems for t in trials) else 1 if any(t.unmet for t in trials) else 0


def _report(court: Court, trial: Trial, width: int | None) -> None:
    """Only what is not as it should be."""
    from judge.cli.report_problems import complain_of

    if trial.problems:
        complain_of(court.language, trial.problems, {trial.name: trial.text}, width)
    for line in (line for failure in trial.unmet for line in failure.lines):
        print(line)


def _summary(language: Language, trials: list[Trial]) -> str:
    from judge.cli.run_totals import Count, lost_questions, summary

    counts = [Count(t.questions, t.met, len(t.unmet), bool(t.problems), t.heard, len(lost_questions(t.problems))) for t in trials]
    return summary(language, counts, free=True)
