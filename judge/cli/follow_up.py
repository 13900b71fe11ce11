"""At a terminal: what an answer depends on is asked for, one thing after another, and the answer given again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.cli.judge_files import Court
    from judge.driver.run import Answered
    from judge.language.oneline.understand import Understood
    from judge.render.page import Page


def settle(court: Court, understood: Understood, answered: Answered, page: Page) -> None:
    """Goes on until the answer no longer depends, or nobody wants to say."""
    from judge.driver.run import Answered as Again
    from judge.engine.evaluate.assumptions import Supposed
    from judge.engine.rule import decide_given, open_hearing
    from judge.engine.unread.provisional import provisional
    from judge.language.oneline.replies import prose
    from judge.render.placeholders import Scene
    from judge.render.ruling_page import ruling_text
    from judge.render.sentences import sentence
    from judge.rulebook import rulebook

    book = rulebook(court.data, understood.edition, court.choice.as_of, court.choice.documents)
    hearing, scene = open_hearing(book, understood.table), Scene(court.language, book, understood.table, {})
    asked, given, ruling = answered.question.asked, Supposed(), answered.ruling
    print(f"\n  {court.language.say('settle', 'offer')}")
    while ruling.verdict == "depends" and ruling.conditions and not ruling.read:
        first = ruling.conditions[0].finding
        reply = _reply(f"  {prose(court.language.say('settle', 'question', what=sentence(scene, first, 'needed')))} ")
        if reply is None:
            return
        given = given.told(first, reply, understood.table)
        ruling = provisional(book, understood.table, asked, decide_given(hearing, asked, given))
    told = Again(answered.question, ruling, answered.table)
    print("", *ruling_text(scene, told.question, ruling, page), sep="\n")


def _reply(question: str) -> bool | None:
    try:
        said = input(question).strip().casefold()
    except (EOFError, KeyboardInterrupt):
        return None
    return {"y": True, "yes": True, "n": False, "no": False}.get(said)
