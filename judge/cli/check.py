"""`judge check`: every fault of rulebooks and scenarios, each with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Choice, Rulings, Width

if TYPE_CHECKING:
    from judge.cli.check_files import Looked
    from judge.support.problems import Problem

PathsOrNone = Annotated[list[str] | None, typer.Argument(metavar="[PATH...]", show_default=False)]


def command(
    paths: PathsOrNone = None, as_json: AsJson = False, rulings: Rulings = None, also: Also = None, width: Width = None
) -> None:
    from judge.cli.check_files import UNUSABLE

    looked = _once(_looked(paths or [], Choice(rulings=rulings, also=tuple(also or ()))))
    if as_json:
        _record(looked)
    else:
        _page(looked, width)
    codes = {problem.code for one in looked for problem in one.problems}
    raise typer.Exit(2 if codes & set(UNUSABLE) else 1 if codes else 0)


def _once(looked: list[Looked]) -> list[Looked]:
    """Whatever law lies below everything that is looked at is at fault only once."""
    told: set[Problem] = set()
    found = []
    for one in looked:
        found.append(one._replace(problems=tuple(problem for problem in one.problems if problem not in told)))
        told |= set(one.problems)
    return found


def _looked(paths: list[str], choice: Choice) -> list[Looked]:
    from judge.cli.check_files import look_at
    from judge.rulebook import home

    casebook = home() / "scenarios"
    shipped = sorted(str(f) for f in casebook.iterdir() if f.name != "bad") if casebook.is_dir() else []
    return [look_at(path, choice) for path in paths or [str(home() / "rulings"), *shipped]]


def _record(looked: list[Looked]) -> None:
    import json

    from judge.cli.report_problems import speech_or_english
    from judge.render.as_json import SCHEMA, problem_record

    language = speech_or_english()
    faults = [problem_record(language, problem) for one in looked for problem in one.problems]
    clauses, scenarios = sum(one.clauses for one in looked), sum(one.scenarios for one in looked)
    print(json.dumps({"schema": SCHEMA, "clauses": clauses, "scenarios": scenarios, "problems": faults}))


def _page(looked: list[Looked], width: int | None) -> None:
    import sys

    from judge.cli.options import speech
    from judge.cli.report_problems import source_of
    from judge.render.page import paper
    from judge.render.problem_page import problems_text

    language, page = speech(), paper(sys.stdout, width)
    found = [problem for one in looked for problem in one.problems]
    for line in problems_text(language, found, lambda problem: source_of(problem.span.file), page):
        print(line)
    clauses, scenarios = sum(one.clauses for one in looked), sum(one.scenarios for one in looked)
    parts = [language.count("check", "clauses", clauses), language.count("check", "scenarios", scenarios)]
    print(", ".join([*parts, language.count("check", "faults", len(found)) if found else language.say("check", "sound")]))
