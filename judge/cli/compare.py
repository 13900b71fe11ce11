"""`judge compare`: the same table under both editions, or under several sets of documents, side by side."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Choice, Rulings, Width

if TYPE_CHECKING:
    from judge.driver.compare import Bench

File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Sets = Annotated[list[str] | None, typer.Option("--documents", metavar="ID,ID", show_default=False)]
Days = Annotated[list[str] | None, typer.Option("--as-of", metavar="DATE", show_default=False)]


def command(
    path: File,
    documents: Sets = None,
    as_of: Days = None,
    as_json: AsJson = False,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    choice = Choice(rulings=rulings, also=tuple(also or ()))
    raise typer.Exit(_compare(path, documents or [], as_of or [], as_json, choice, width))


def _compare(path: str, documents: list[str], days: list[str], as_json: bool, choice: Choice, width: int | None) -> int:
    from judge.cli.judge_files import check_days, check_documents, open_court, opened
    from judge.cli.report_problems import UNUSABLE, complain_of
    from judge.driver.compare import compare, editions_of
    from judge.render.comparison_page import comparison_record, comparison_text
    from judge.render.page import paper

    court = open_court(choice)
    check_days(days)
    check_documents(court.data, [document.strip() for named in documents for document in named.split(",")])
    given = opened(path)
    scenario = court.read(given)
    edition = scenario.edition or ""
    benches = [*_of_sets(edition, documents), *_of_days(edition, days)] or list(editions_of(court.data))
    compared = compare(scenario, court.data, benches, court.listen)
    if as_json:
        import json

        print(json.dumps({"file": path, **comparison_record(court.language, court.data, scenario, compared)}))
    else:
        print(*comparison_text(court.language, court.data, scenario, compared, paper(sys.stdout, width)), sep="\n")
        complain_of(court.language, compared.amiss, {given.name: given.text}, width)
    return UNUSABLE if compared.amiss or any(compared.problems) else 0


def _of_sets(edition: str, documents: list[str]) -> list[Bench]:
    from judge.driver.compare import Bench

    return [Bench(edition, None, tuple(d.strip() for d in one.split(","))) for one in documents]


def _of_days(edition: str, days: list[str]) -> list[Bench]:
    from judge.driver.compare import Bench

    return [Bench(edition, day) for day in days]
