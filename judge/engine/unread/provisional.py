"""Ruling + Table -> the ruling with what was not read and may bear on it: then it is provisional, and never said flatly.

Whether a sentence may bear is a table of data, `rulings/bearing.yaml`; it errs towards saying so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine.rule import decide, open_hearing
from judge.game.case_and_truth import Case
from judge.game.table import Table
from judge.question import Asked, Can
from judge.rulebook import Rulebook
from judge.ruling import Finding, Proviso, Ruling, Unread
from judge.support.frozen_data_classes import replace

if TYPE_CHECKING:
    from judge.engine.unread.bearing_words import BearingWords
    from judge.engine.unread.earlier_steps import Course
    from judge.engine.unread.reaches import Scales
    from judge.engine.unread.unread_sentences_in_force import Said

CARD_TEXT = "card_text"
"""The word under which a strict ruling says what it depends on."""
ABILITY = "use_ability"


def provisional(book: Rulebook, table: Table, asked: Asked, ruling: Ruling, course: Course | None = None) -> Ruling:
    """The ruling, with every sentence that was not read and may bear on it. Where all was read, this is free."""
    if not _any_unread(table):
        return ruling
    unread = _bearing(book, table, asked, ruling, course)
    if course:
        from judge.engine.unread.earlier_steps import rested_on

        rested = rested_on(course, unread, ruling, lambda other: decide(open_hearing(book, other), asked))
        unread = (*unread, *(one for one in dict.fromkeys(rested) if one not in unread))
    told = replace(ruling, unread=unread)
    return strictly(told) if _ability_not_read(asked, told) else told


def _ability_not_read(asked: Asked, ruling: Ruling) -> bool:
    """Nothing forbids an ability, but nothing of it was read either: that is no NO."""
    if not isinstance(asked, Can) or asked.act.action != ABILITY or ruling.verdict not in ("no", "silent"):
        return False
    barred = any(heard.role == "forbids" for heard in ruling.decided)
    return not barred and any(one.card in asked.act.cards for one in ruling.unread)


def went_on(
    book: Rulebook, before: Table, after: Table, act: Can, case: Case, course: Course | None, again: Callable[[Table], Table]
) -> Course | None:
    """The course of the game with one more step that was played, and with what may have forbidden it."""
    if not _any_unread(before):
        return course
    from judge.engine.unread.earlier_steps import Course, PlayedOverText, changed, doubted
    from judge.engine.unread.unread_sentences_in_force import board_of, speaking

    course = course or Course()
    unread = _bearing(book, before, act, Ruling("yes"), None) if case.action else ()
    said = tuple(speaking(_words(book), book, before, frozenset((case.card,))))
    steps = (*course.steps, PlayedOverText(case, board_of(before, said), said, changed(before, after)))
    return doubted(course._replace(steps=steps), unread, before, again)


def strictly(ruling: Ruling) -> Ruling:
    """A provisional ruling held to what was read: it depends on the rest."""
    if not ruling.provisional:
        return ruling
    findings = [Finding("fact", CARD_TEXT, one.text, None, Case(card=one.card)) for one in ruling.unread]
    conditions = (*(Proviso(finding, True, "") for finding in findings), *ruling.conditions)
    return replace(ruling, verdict="depends", answer=(), conditions=conditions, variations=(), read=ruling)


def _any_unread(table: Table) -> bool:
    return table.index.unread


def _bearing(book: Rulebook, table: Table, asked: Asked, ruling: Ruling, course: Course | None) -> tuple[Unread, ...]:
    from judge.engine.unread.bears_on import bears
    from judge.engine.unread.direction import absent, answered, unpaid
    from judge.engine.unread.earlier_steps import had_a_say
    from judge.engine.unread.question_topics import matter_of
    from judge.engine.unread.reaches import Scales
    from judge.engine.unread.sentences_that_silence_others import counteracting  # all of this for tables with such text only
    from judge.engine.unread.unread_sentences_in_force import board_of, speaking

    words = _words(book)
    matter = matter_of(words, book, table, asked)
    said = list(speaking(words, book, table, matter.cards))
    turned = answered(asked, ruling), unpaid(ruling), absent(asked, ruling)
    scales = Scales(words, book, board_of(table, said), matter, *turned)
    found = [one for one in said if bears(scales, *one)]
    found += list(had_a_say(scales, course.steps, found)) if course else []
    found += [one for one in counteracting(scales, said, found) if one not in found]
    return _ranked(scales, found)


def _ranked(scales: Scales, found: list[Said]) -> tuple[Unread, ...]:
    """Each once, what fits the question best first."""
    from judge.engine.unread.bears_on import rank

    return tuple(dict.fromkeys(_unread(one) for one in sorted(found, key=lambda one: rank(scales, *one))))


def _unread(said: Said) -> Unread:
    card, told = said
    return Unread(card.id, card.title, card.face.pack, told.text)


def _words(book: Rulebook) -> BearingWords:
    """The table made ready once for each rulebook."""
    from judge.engine.unread.bearing_words import BearingWords

    if book.bearing is None:
        book.bearing = BearingWords(book.data["bearing"])
    found: BearingWords = book.bearing
    return found


__all__ = ["CARD_TEXT", "provisional", "strictly", "went_on"]
