"""`judge coverage`: which clauses the scenarios decide, per document."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Choice, Edition, Percent, Rulings, Width

if TYPE_CHECKING:
    from judge.cli.coverage_page import Covered

PathsOrNone = Annotated[list[str] | None, typer.Argument(metavar="[PATH...]", show_default=False)]
Never = Annotated[bool, typer.Option("--never")]


def command(
    paths: PathsOrNone = None,
    least: Percent = None,
    never: Never = False,
    as_json: AsJson = False,
    edition: Edition = None,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    raise typer.Exit(_shown(paths or [], Choice.made(edition, None, None, rulings, also), least, never, as_json, width))


def _shown(paths: list[str], choice: Choice, least: float | None, never: bool, as_json: bool, width: int | None) -> int:
    from judge.cli.coverage_page import covered, covered_page, covered_record, shortfalls
    from judge.cli.report_problems import complain_of, speech_or_english
    from judge.render.page import paper

    found: Covered = covered(paths, choice)
    below = shortfalls(found, least)
    if as_json:
        import json

        print(json.dumps(covered_record(speech_or_english(), found, below)))
    else:
        print("\n".join(covered_page(found, below, never, paper(sys.stdout, width))))
        complain_of(found.language, found.problems, width=width)
    return 2 if found.unusable else 1 if below else 0
