"""`judge cards show`: all that is known of one card."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, Edition, Rulings, Width, card_titles, chosen

if TYPE_CHECKING:
    from judge.cards.find import FoundTitle
    from judge.driver.open import Choice
    from judge.support.problems import Problem

Title = Annotated[list[str], typer.Argument(metavar="TITLE", show_default=False, autocompletion=card_titles)]
Pack = Annotated[str, typer.Option("--pack", metavar="PACK", show_default=False)]


def command(
    ctx: typer.Context,
    title: Title,
    pack: Pack = "",
    as_json: AsJson = False,
    edition: Edition = None,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    law = chosen(None, None, None, rulings, also)._replace(edition=edition)
    raise typer.Exit(_show(ctx.obj, " ".join(title), pack, as_json, law, width))


def _show(asked: str, title: str, pack: str, as_json: bool, law: Choice, width: int | None) -> int:
    from judge.cli.cards import print_record
    from judge.cli.options import speech
    from judge.driver.lookup import open_library
    from judge.render.card_page import card_page, card_record
    from judge.render.page import paper
    from judge.render.scenes import on_no_table

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
    from judge.support.frozen import replace
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
