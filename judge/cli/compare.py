"""`judge compare`: the same table under both editions, or under several sets of documents, side by side."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Rulings, Width, chosen

if TYPE_CHECKING:
    from judge.driver.compare import Bench
    from judge.driver.open import Choice

File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Sets = Annotated[list[str] | None, typer.Option("--documents", metavar="ID,ID", show_default=False)]
Days = Annotated[list[str] | None, typer.Option("--as-of", metavar="DATE", show_default=False)]


def command(
    ctx: typer.Context,
    path: File,
    documents: Sets = None,
    as_of: Days = None,
    as_json: AsJson = False,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    choice = chosen(None, None, None, rulings, also)
    raise typer.Exit(_compare(ctx.obj, path, documents or [], as_of or [], as_json, choice, width))


def _compare(
    asked: str, path: str, documents: list[str], days: list[str], as_json: bool, choice: Choice, width: int | None
) -> int:
    from judge.cli.options import speech
    from judge.cli.report_problems import UNUSABLE, complain_of
    from judge.driver.compare import compare, editions_of
    from judge.driver.open import check_days, check_documents, open_law
    from judge.driver.rule_file import only_input, read_input
    from judge.driver.run_scenario import hear
    from judge.driver.unexpected_errors import trouble
    from judge.render.comparison_page import comparison_record, comparison_text
    from judge.render.page import paper
    from judge.render.scenes import reasoned

    language = speech(asked, choice.added)
    opened = open_law(choice)
    check_days(days)
    check_documents(opened.data, [document.strip() for named in documents for document in named.split(",")])
    given = only_input(path)
    scenario = read_input(opened, given)
    edition = scenario.edition or ""
    benches = [*_of_sets(edition, documents), *_of_days(edition, days)] or list(editions_of(opened.data))
    compared = compare(scenario, opened.data, benches, lambda file, book: reasoned(language, hear(file, book, False, trouble)))
    if as_json:
        import json

        print(json.dumps({"file": path, **comparison_record(language, opened.data, scenario, compared)}))
    else:
        print(*comparison_text(language, opened.data, scenario, compared, paper(sys.stdout, width)), sep="\n")
        complain_of(language, compared.amiss, {given.name: given.text}, width)
    return UNUSABLE if compared.amiss or any(compared.problems) else 0


def _of_sets(edition: str, documents: list[str]) -> list[Bench]:
    from judge.driver.compare import Bench

    return [Bench(edition, None, tuple(d.strip() for d in one.split(","))) for one in documents]


def _of_days(edition: str, days: list[str]) -> list[Bench]:
    from judge.driver.compare import Bench

    return [Bench(edition, day) for day in days]
