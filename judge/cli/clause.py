"""`judge clause`: shows one clause."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument, chosen
from judge.cli.shell_completion_candidates import clause_ids

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = {"clause_id": argument("ID", several=False, complete=clause_ids)}


def command(
    lang: str,
    clause_id: str,
    as_json: bool = False,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> None:
    from judge.cli.options_and_language import speech
    from judge.driver.rule_file import unknown_clause
    from judge.driver.search_clauses import open_library, scenarios_deciding
    from judge.render.answers_and_refusals_with_tables import on_no_table
    from judge.render.clause_page import clause_page, clause_record
    from judge.render.page import paper
    from judge.support.problems import Span, Unusable

    choice = chosen(None, None, None, rulings, also)
    book = open_library(choice)
    scene = on_no_table(speech(lang, choice.added), book)
    clause = clause_id.upper()
    if clause not in scene.book.data["clauses"]:
        raise Unusable((unknown_clause(scene.book.data, clause, Span("judge clause", 1)),))
    record = clause_record(scene, clause, scenarios_deciding(clause))
    if as_json:
        import json

        print(json.dumps({"schema": 1, **record, "problems": []}))
    else:
        print("\n".join(clause_page(scene, record, paper(sys.stdout, width))))
