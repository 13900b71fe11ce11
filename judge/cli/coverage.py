"""`judge coverage`: which clauses the scenarios decide, per document."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Edition, Percent, Rulings, Width, chosen

if TYPE_CHECKING:
    from judge.driver.open import Choice

PathsOrNone = Annotated[list[str] | None, typer.Argument(metavar="[PATH...]", show_default=False)]
Never = Annotated[bool, typer.Option("--never")]


def command(
    ctx: typer.Context,
    paths: PathsOrNone = None,
    least: Percent = None,
    never: Never = False,
    as_json: AsJson = False,
    edition: Edition = None,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    raise typer.Exit(_shown(ctx.obj, paths or [], chosen(edition, None, None, rulings, also), least, never, as_json, width))


def _shown(
    asked: str, paths: list[str], choice: Choice, least: float | None, never: bool, as_json: bool, width: int | None
) -> int:
    from judge.cli.options import speech
    from judge.cli.report_problems import complain_of
    from judge.driver.coverage import covered
    from judge.render.coverage_page import covered_page, covered_record, shortfalls
    from judge.render.page import paper
    from judge.render.scenes import as_told

    language = speech(asked, choice.added)
    found = covered(paths, choice)
    below = shortfalls(found, least)
    problems = [problem for report in found.lacking for problem in as_told(language, report).problems]
    if as_json:
        import json

        print(json.dumps(covered_record(language, found, below, problems)))
    else:
        print("\n".join(covered_page(language, found, below, never, paper(sys.stdout, width))))
        complain_of(language, problems, width=width)
    return 2 if found.lacking else 1 if below else 0
