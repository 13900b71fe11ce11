"""`judge cards find`: half-remembered titles."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.complete import card_titles
from judge.cli.options import AsJson, Edition, Width

if TYPE_CHECKING:
    from judge.catalogue import Catalogue
    from judge.say.language import Language

Words = Annotated[list[str], typer.Argument(metavar="WORDS...", show_default=False, autocompletion=card_titles)]


def command(words: Words, as_json: AsJson = False, edition: Edition = None, width: Width = None) -> None:
    from judge.cli.tongue import speech

    raise typer.Exit(_find(speech(), words, as_json, edition, width))


def _find(language: Language, words: list[str], as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.catalogue import Catalogue
    from judge.catalogue.search import search
    from judge.cli.cards.shelf import editions, print_record
    from judge.cli.paper import paper
    from judge.say.cards import row_record, rows_text

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
    from judge.catalogue.search import suggestion
    from judge.say.problem_words import hint

    guess = next(filter(None, (suggestion(words, catalogue, edition) for edition in asked)), None)
    told = hint(language, guess) if guess else language.say("cards", "import_more")
    print(language.say("page", "hint", hint=told))
