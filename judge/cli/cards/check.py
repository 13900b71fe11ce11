"""`judge cards check`: how much of the imported cards' text is understood, and of what."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Edition, Width

if TYPE_CHECKING:
    from judge.render.messages import Language

Unread = Annotated[bool, typer.Option("--unread")]


def command(
    ctx: typer.Context, unread: Unread = False, as_json: AsJson = False, edition: Edition = None, width: Width = None
) -> None:
    from judge.cli.options import speech

    raise typer.Exit(_check(speech(ctx.obj), unread, as_json, edition, width))


def _check(language: Language, unread: bool, as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.cards import Catalogue
    from judge.cards.text.share_understood import understanding
    from judge.cli.cards import editions, print_record
    from judge.render.card_summary import check_record, check_text
    from judge.render.page import paper

    catalogue = Catalogue()
    found = {one: understanding(catalogue.all(one)) for one in editions(edition)}
    found = {one: report for one, report in found.items() if report.cards}
    if as_json:
        print_record({"editions": {one: check_record(report) for one, report in found.items()}})
        return 0
    page = paper(sys.stdout, width)
    for one, report in found.items():
        print(*check_text(language, one, report, page, unread), sep="\n")
    if not found:
        print(language.say("cards", "none_imported"))
    return 0
