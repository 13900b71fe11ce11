"""`judge clauses`: searches the clauses."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument, chosen

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = {"words": argument("[WORDS...]")}


def command(
    lang: str,
    words: list[str] | None = None,
    as_json: bool = False,
    edition: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> None:
    from judge.cli.options_and_language import speech
    from judge.driver.open import the_edition
    from judge.driver.search_clauses import open_library, search
    from judge.render.answers_and_refusals_with_tables import on_no_table
    from judge.render.clause_page import clause_line, clause_record
    from judge.render.page import paper

    choice = chosen(edition, None, None, rulings, also)
    book = open_library(choice)
    scene = on_no_table(speech(lang, choice.added), book)
    found = search(book, words or [], the_edition(book.data, edition), scene.language.clause)
    if as_json:
        import json

        print(json.dumps({"schema": 1, "clauses": [clause_record(scene, i, ()) for i in found], "problems": []}))
        return
    page = paper(sys.stdout, width)
    for clause_id in found:
        print("\n".join(clause_line(scene, clause_id, page)))
    print("", scene.language.count("clause", "found", len(found)), sep="\n")
