"""`judge ask`: rules on a question in one line; at a terminal, what the answer depends on is asked for in turn."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, argument, chosen

if TYPE_CHECKING:
    from pathlib import Path

    from judge.driver.ask_line import AskedLine
    from judge.driver.open import Choice
    from judge.render.messages import Language
    from judge.render.page import Page
    from judge.support.problems import Problem

OPTIONS = {"question": argument("QUESTION"), "board": Option("--board", "FILE")}


def command(
    lang: str,
    question: list[str],
    board: str | None = None,
    as_json: bool = False,
    why: bool = False,
    short: bool = False,
    edition: str | None = None,
    documents: str | None = None,
    as_of: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    strict: bool = False,
    width: int | None = None,
) -> int:
    from judge.support.problems import Unusable

    text, choice = " ".join(question), chosen(edition, documents, as_of, rulings, also)._replace(strict=strict)
    try:
        _ask(lang, text, board, choice, as_json, why, short, width)
        return 0
    except Unusable as unusable:
        return _complain(lang, text, unusable.problems, edition, as_json, width)


def _complain(
    asked: str, text: str, problems: tuple[Problem, ...], edition: str | None, as_json: bool, width: int | None
) -> int:
    from judge.cli.report_problems import UNUSABLE, complain_of, speech_or_english
    from judge.language.oneline.words_with_places import FILE

    if not as_json:
        return complain_of(speech_or_english(asked), problems, {FILE: text}, width)
    import json

    from judge.render.as_json import line_problems

    print(json.dumps(line_problems(speech_or_english(asked), edition, problems)))
    return UNUSABLE


def _ask(
    asked: str, text: str, board: str | None, choice: Choice, as_json: bool, why: bool, short: bool, width: int | None
) -> None:
    from judge.cli.options_and_language import speech

    language = speech(asked, choice.added)
    if short and why and not as_json:
        from judge.cli.report_problems import one_of

        one_of(short, why)
    ruled = _ruled(language, text, board, choice)
    if as_json:
        import json

        from judge.render.ask_page import line_record

        print(json.dumps(line_record(language, ruled)))
        return
    _print(language, ruled, why, short, width)


def _ruled(language: Language, text: str, board: str | None, choice: Choice) -> AskedLine:
    from functools import partial

    from judge.driver.ask_line import ask_line
    from judge.driver.open import open_law
    from judge.driver.rule_file import only_input
    from judge.render.answers_and_refusals_with_tables import reasoned

    opened = open_law(choice)
    return ask_line(opened, text, None if board is None else only_input(board), partial(reasoned, language))


def _print(language: Language, ruled: AskedLine, why: bool, short: bool, width: int | None) -> None:
    from judge.render.ask_page import line_short, line_text, voice_of
    from judge.render.page import paper

    page, ruling = paper(sys.stdout, width)._replace(voice=voice_of(language)), ruled.answered.ruling
    print(*(line_short(language, ruled, page) if short else line_text(language, ruled, page, why)), sep="\n")
    asks_back = ruling.verdict == "depends" and not ruling.read and not short
    if asks_back and sys.stdin.isatty() and sys.stdout.isatty():
        settle(language, ruled, page)


def settle(language: Language, ruled: AskedLine, page: Page) -> None:
    """Asks for what the answer depends on until it no longer does, or nobody wants to say; then it is given again."""
    from judge.engine.evaluate.supposed_facts import Supposed
    from judge.engine.rule import decide_given, open_hearing
    from judge.engine.unread.provisional import provisional
    from judge.language.oneline.read_back_or_not_understood import prose
    from judge.render.findings_in_words import sentence
    from judge.render.placeholders import Scene
    from judge.render.ruling_page import ruling_text

    book, table, question = ruled.rulebook, ruled.understood.table, ruled.answered.question
    hearing, scene = open_hearing(book, table), Scene(language, book, table, {})
    given, ruling = Supposed(), ruled.answered.ruling
    print(f"\n  {language.say('settle', 'offer')}")
    while ruling.verdict == "depends" and ruling.conditions and not ruling.read:
        first = ruling.conditions[0].finding
        reply = _reply(f"  {prose(language.say('settle', 'question', what=sentence(scene, first, 'needed')))} ")
        if reply is None:
            return
        given = given.told(first, reply, table)
        ruling = provisional(book, table, question.asked, decide_given(hearing, question.asked, given))
    print("", *ruling_text(scene, question, ruling, page), sep="\n")


def _reply(question: str) -> bool | None:
    try:
        said = input(question).strip().casefold()
    except (EOFError, KeyboardInterrupt):
        return None
    return {"y": True, "yes": True, "n": False, "no": False}.get(said)
