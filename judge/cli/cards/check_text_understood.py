"""`judge cards check`: how much of the imported cards' text is understood, and of what."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option

if TYPE_CHECKING:
    from judge.render.messages import Language

OPTIONS = {"unread": Option("--unread")}


def command(
    lang: str, unread: bool = False, as_json: bool = False, edition: str | None = None, width: int | None = None
) -> int:
    from judge.cli.options_and_language import speech

    return _check(speech(lang), unread, as_json, edition, width)


def _check(language: Language, unread: bool, as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.cards import Catalogue
    from judge.cards.text.how_much_is_understood import understanding
    from judge.cli.cards import editions, print_record
    from judge.render.cards_in_words import check_record, check_text
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
