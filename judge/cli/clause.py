"""`judge clause`: shows one clause."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from judge.cli.options import Also, AsJson, Rulings, Width, chosen, quietly


def _complete(incomplete: str) -> list[str]:
    from judge.driver.lookup import clause_ids

    return quietly(lambda: clause_ids(incomplete))


ClauseId = Annotated[str, typer.Argument(metavar="ID", show_default=False, autocompletion=_complete)]


def command(
    ctx: typer.Context,
    clause_id: ClauseId,
    as_json: AsJson = False,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    from judge.cli.options import speech
    from judge.driver.lookup import open_library, scenarios_deciding
    from judge.driver.rule_file import unknown_clause
    from judge.render.clause_page import clause_page, clause_record
    from judge.render.page import paper
    from judge.render.scenes import on_no_table
    from judge.support.problems import Span, Unusable

    choice = chosen(None, None, None, rulings, also)
    book = open_library(choice)
    scene = on_no_table(speech(ctx.obj, choice.added), book)
    clause = clause_id.upper()
    if clause not in scene.book.data["clauses"]:
        raise Unusable((unknown_clause(scene.book.data, clause, Span("judge clause", 1)),))
    record = clause_record(scene, clause, scenarios_deciding(clause))
    if as_json:
        import json

        print(json.dumps({"schema": 1, **record, "problems": []}))
    else:
        print("\n".join(clause_page(scene, record, paper(sys.stdout, width))))
