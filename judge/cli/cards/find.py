"""`judge cards find`: half-remembered titles."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import AsJson, Edition, Width, card_titles

if TYPE_CHECKING:
    from judge.cards import Catalogue
    from judge.render.messages import Language

Words = Annotated[list[str], typer.Argument(metavar="WORDS...", show_default=False, autocompletion=card_titles)]


def command(ctx: typer.Context, words: Words, as_json: AsJson = False, edition: Edition = None, width: Width = None) -> None:
    from judge.cli.options import speech

    raise typer.Exit(_find(speech(ctx.obj), words, as_json, edition, width))


def _find(language: Language, words: list[str], as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.cards import Catalogue
    from judge.cards.find import search
    from judge.cli.cards import editions, print_record
    from judge.render.card_summary import row_record, rows_text
    from judge.render.page import paper

    catalogue = Catalogue()
    found = {e: search([part for word in words for part in word.split()], catalogue, e) for e in editions(edition)}
    if as_json:
        print_record({"cards": [row_record(row, e) for e, rows in found.items() for row in rows]})
        return 0
    for line in rows_text(language, found, paper(sys.stdout, width)):
        print(line)
    total = sum(map(len, found.values()))
    print(language.count("cards", "found", total))
    if not total:
        _suggest(language, words, catalogue, tuple(found))
    return 0


def _suggest(language: Language, words: list[str], catalogue: Catalogue, asked: tuple[str, ...]) -> None:
    """The nearest title, or how to know more cards."""
    from judge.cards.find import suggestion
    from judge.render.problem_sentence import hint

    guess = next(filter(None, (suggestion(words, catalogue, edition) for edition in asked)), None)
    told = hint(language, guess) if guess else language.say("cards", "import_more")
    print(language.say("page", "hint", hint=told))
