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
    from judge.cli.complain import complain
    from judge.cli.library import open_library, search
    from judge.cli.paper import paper
    from judge.errors import Unusable
    from judge.say.clause_page import clause_line, clause_record

    try:
        scene = open_library(rulings, tuple(also or ()))
    except Unusable as unusable:
        raise typer.Exit(complain(unusable)) from None
    found = search(scene, words or [], edition)
    if as_json:
        import json

        print(json.dumps({"schema": 1, "clauses": [clause_record(scene, i, ()) for i in found]}))
        return
    page = paper(sys.stdout, width)
    for clause_id in found:
        print("\n".join(clause_line(scene, clause_id, page)))
    print("", scene.language.count("clause", "found", len(found)), sep="\n")
