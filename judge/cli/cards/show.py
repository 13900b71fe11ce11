"""`judge cards show`: all that is known of one card."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, argument, chosen
from judge.cli.shell_completion_candidates import card_titles

if TYPE_CHECKING:
    from pathlib import Path

    from judge.cards.find import FoundTitle
    from judge.driver.open import Choice
    from judge.support.problems import Problem

OPTIONS = {"title": argument("TITLE", complete=card_titles), "pack": Option("--pack", "PACK")}


def command(
    lang: str,
    title: list[str],
    pack: str = "",
    as_json: bool = False,
    edition: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> int:
    law = chosen(None, None, None, rulings, also)._replace(edition=edition)
    return _show(lang, " ".join(title), pack, as_json, law, width)


def _show(asked: str, title: str, pack: str, as_json: bool, law: Choice, width: int | None) -> int:
    from judge.cli.cards import print_record
    from judge.cli.options_and_language import speech
    from judge.driver.search_clauses import open_library
    from judge.render.answers_and_refusals_with_tables import on_no_table
    from judge.render.card_page import card_page, card_record
    from judge.render.page import paper

    book = open_library(law)
    scene = on_no_table(speech(asked, law.added), book)
    rows = _rows(title, pack, law.edition)
    records = [card_record(scene, row, edition) for edition, row in rows]
    if as_json:
        print_record({"cards": records})
        return 0
    page = paper(sys.stdout, width)
    print("\n\n".join("\n".join(card_page(scene, record, page)) for record in records))
    return 0


def _rows(title: str, pack: str, edition: str | None) -> list[tuple[str, FoundTitle]]:
    """The card in each edition that has it; in none, the problem of the first, with the nearest title."""
    from judge.cards import Catalogue
    from judge.cards.find import show
    from judge.cli.cards import editions
    from judge.support.frozen_data_classes import replace
    from judge.support.problems import Span, Unusable

    catalogue = Catalogue()
    rows: list[tuple[str, FoundTitle]] = []
    problems: list[Problem] = []
    for one in editions(edition):
        try:
            rows.append((one, show(title, catalogue, one, pack)))
        except Unusable as unusable:
            problems += unusable.problems
    if not rows:
        told = next((p for p in problems if p.advice), problems[0])
        raise Unusable((replace(told, span=Span("judge cards show", 1)),))
    return rows
