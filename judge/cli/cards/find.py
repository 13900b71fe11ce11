"""`judge cards find`: half-remembered titles."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument
from judge.cli.shell_completion_candidates import card_titles

if TYPE_CHECKING:
    from judge.cards import Catalogue
    from judge.render.messages import Language

OPTIONS = {"words": argument("WORDS...", complete=card_titles)}


def command(lang: str, words: list[str], as_json: bool = False, edition: str | None = None, width: int | None = None) -> int:
    from judge.cli.options_and_language import speech

    return _find(speech(lang), words, as_json, edition, width)


def _find(language: Language, words: list[str], as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.cards import Catalogue
    from judge.cards.find import search
    from judge.cli.cards import editions, print_record
    from judge.render.cards_in_words import row_record, rows_text
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
