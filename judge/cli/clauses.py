"""`judge clauses`: searches the clauses."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from judge.cli.options import Also, AsJson, Edition, Rulings, Width

Words = Annotated[list[str] | None, typer.Argument(metavar="[WORDS...]", show_default=False)]


def command(
    words: Words = None,
    as_json: AsJson = False,
    edition: Edition = None,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    from judge.cli.clause_search import open_library, search
    from judge.cli.editions import the_edition
    from judge.render.clause_page import clause_line, clause_record
    from judge.render.page import paper

    scene = open_library(rulings, tuple(also or ()))
    found = search(scene, words or [], the_edition(scene.book.data, edition))
    if as_json:
        import json

        print(json.dumps({"schema": 1, "clauses": [clause_record(scene, i, ()) for i in found], "problems": []}))
        return
    page = paper(sys.stdout, width)
    for clause_id in found:
        print("\n".join(clause_line(scene, clause_id, page)))
    print("", scene.language.count("clause", "found", len(found)), sep="\n")
