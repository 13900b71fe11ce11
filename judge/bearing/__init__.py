"""Ruling + Table -> the ruling with what was not read and may bear on it: then it is provisional, and never said flatly.

Whether a sentence may bear is a table of data, `rulings/bearing.yaml`; it errs towards saying so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.noun import replace
from judge.question import Asked
from judge.rulebook import Rulebook
from judge.ruling import Case, Condition, Finding, Ruling, Unread
from judge.table import Table

if TYPE_CHECKING:
    from judge.bearing.speaking import Said
    from judge.bearing.words import Words

CARD_TEXT = "card_text"
"""The word under which a strict ruling says what it depends on."""


def provisional(book: Rulebook, table: Table, asked: Asked, ruling: Ruling, done: tuple[Case, ...] = ()) -> Ruling:
    """The ruling, with every sentence that was not read and may bear on it. Where all was read, this is free."""
    if not any(card.face.unread for card in table.cards.values()):
        return ruling
    return replace(ruling, unread=_bearing(book, table, asked, done))


def strictly(ruling: Ruling) -> Ruling:
    """A provisional ruling held to what was read: it depends on the rest."""
    if not ruling.provisional:
        return ruling
    findings = [Finding("fact", CARD_TEXT, one.text, None, Case(card=one.card)) for one in ruling.unread]
    conditions = (*(Condition(finding, True, "") for finding in findings), *ruling.conditions)
    return replace(ruling, verdict="depends", answer=(), conditions=conditions, variations=(), read=ruling)


def _bearing(book: Rulebook, table: Table, asked: Asked, done: tuple[Case, ...]) -> tuple[Unread, ...]:
    from judge.bearing.counteracting import counteracting  # all of this for tables with such text only
    from judge.bearing.matter import matter_of
    from judge.bearing.reach import Scales
    from judge.bearing.speaking import board_of, speaking
    from judge.bearing.weigh import bears

    words = _words(book)
    matter = matter_of(words, book, table, asked)
    said = list(speaking(words, book, table, matter.cards | {case.card for case in done}))
    scales = Scales(words, book, board_of(table, said), matter, done)
    found = [one for one in said if bears(scales, *one)]
    found += [one for one in counteracting(scales, said, found) if one not in found]
    return tuple(dict.fromkeys(_unread(one) for one in sorted(found, key=lambda one: one[0].id not in matter.cards)))


def _unread(said: Said) -> Unread:
    card, told = said
    return Unread(card.id, card.title, card.face.pack, told.text)


def _words(book: Rulebook) -> Words:
    """The table made ready once for each rulebook."""
    from judge.bearing.words import Words

    if book.bearing is None:
        book.bearing = Words(book.data["bearing"])
    found: Words = book.bearing
    return found


__all__ = ["CARD_TEXT", "provisional", "strictly"]
