"""`judge clauses`: searches the clauses."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from judge.cli.options import Also, AsJson, Edition, Rulings, Width, chosen

Words = Annotated[list[str] | None, typer.Argument(metavar="[WORDS...]", show_default=False)]


def command(
    ctx: typer.Context,
    words: Words = None,
    as_json: AsJson = False,
    edition: Edition = None,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    from judge.cli.options import speech
    from judge.driver.lookup import open_library, search
    from judge.driver.open import the_edition
    from judge.render.clause_page import clause_line, clause_record
    from judge.render.page import paper
    from judge.render.scenes import on_no_table

    choice = chosen(edition, None, None, rulings, also)
    book = open_library(choice)
    scene = on_no_table(speech(ctx.obj, choice.added), book)
    found = search(book, words or [], the_edition(book.data, edition), scene.language.clause)
    if as_json:
        import json

        print(json.dumps({"schema": 1, "clauses": [clause_record(scene, i, ()) for i in found], "problems": []}))
        return
    page = paper(sys.stdout, width)
    for clause_id in found:
        print("\n".join(clause_line(scene, clause_id, page)))
    print("", scene.language.count("clause", "found", len(found)), sep="\n")
