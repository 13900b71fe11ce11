"""`judge ask`: rules on a question in one line, with no file at all or on the board of one."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer

from judge.cli.options import Also, AsJson, AsOf, Choice, Documents, Edition, Rulings, Short, Strict, Why, Width

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.cli.judge_files import Court
    from judge.driver.run import Answered
    from judge.engine.unread.earlier_steps import Course
    from judge.game.table import Table
    from judge.language import Scenario
    from judge.language.oneline.understand import Understood
    from judge.render.page import Page

Words = Annotated[list[str], typer.Argument(metavar="QUESTION", show_default=False)]
Board = Annotated[str | None, typer.Option("--board", metavar="FILE", show_default=False)]


def command(
    question: Words,
    board: Board = None,
    as_json: AsJson = False,
    why: Why = False,
    short: Short = False,
    edition: Edition = None,
    documents: Documents = None,
    as_of: AsOf = None,
    rulings: Rulings = None,
    also: Also = None,
    strict: Strict = False,
    width: Width = None,
) -> None:
    from judge.cli.judge_files import open_court
    from judge.cli.report_problems import complain_of, one_of, print_complaint, speech_or_english
    from judge.language.oneline.question_words import FILE
    from judge.support.problems import Unusable

    text = " ".join(question)
    try:
        court = open_court(Choice.made(edition, documents, as_of, rulings, also)._replace(strict=strict))
        one_of(short and not as_json, why)
        _ask(court, text, board, as_json, why, short, width)
    except Unusable as unusable:
        if as_json:
            raise typer.Exit(print_complaint(unusable, edition=edition, understood="", rulings=[])) from None
        raise typer.Exit(complain_of(speech_or_english(), unusable.problems, {FILE: text}, width)) from None


def _ask(court: Court, text: str, board: str | None, as_json: bool, why: bool, short: bool, width: int | None) -> None:
    from judge.cli.follow_up import settle
    from judge.cli.judge_files import scenario_of
    from judge.language.oneline.replies import prose
    from judge.language.oneline.understand import understand
    from judge.render.page import paper

    scenario = scenario_of(court, board) if board is not None else None
    scenario, course = _played_out(court, scenario) if scenario else (None, None)
    understood = understand(text, court.catalogue, court.choice.edition or "2e", scenario)
    answered = _answered(court, understood, scenario, course)
    if as_json:
        _print_record(court, understood, answered)
        return
    page = paper(sys.stdout, width)._replace(voice=prose if court.language.code == "en" else None)
    print(*(_short if short else partial(_page, why=why))(court, understood, answered, page), sep="\n")
    asks_back = answered.ruling.verdict == "depends" and not answered.ruling.read and not short
    if asks_back and sys.stdin.isatty() and sys.stdout.isatty():
        settle(court, understood, answered, page)


def _played_out(court: Court, scenario: Scenario) -> tuple[Scenario, Course | None]:
    """The table of a file after all its steps, for that is where the game stands; raises Unusable where one cannot be played."""
    from judge.support.problems import Unusable

    steps = tuple(line for line in scenario.script if line.kind == "then")
    if not steps:
        return scenario, None
    session = court.listen(scenario._replace(script=steps, problems=()), court.book(scenario))
    if session.problems:
        raise Unusable(session.problems)
    return scenario._replace(table=session.table), session.course


def _answered(court: Court, understood: Understood, scenario: Scenario | None, course: Course | None = None) -> Answered:
    from judge.driver.run import Answered, ruled
    from judge.engine.rule import open_hearing
    from judge.rulebook import rulebook

    choice = court.choice
    book = court.book(scenario) if scenario else rulebook(court.data, understood.edition, choice.as_of, choice.documents)
    ruling = ruled(open_hearing(book, understood.table), understood.question.asked, course, choice.strict)
    return Answered(understood.question, ruling, understood.table)


def _scene(court: Court, understood: Understood) -> object:
    from judge.render.placeholders import Scene
    from judge.rulebook import rulebook

    choice = court.choice
    book = rulebook(court.data, understood.edition, choice.as_of, choice.documents)
    return Scene(court.language, book, _shown(court, understood.table), {})


def _shown(court: Court, table: Table) -> Table:
    """Classes of cards are called in English words; another language has a noun for them, in every case."""
    from judge.support.frozen import replace

    if court.language.code == "en":
        return table
    unnamed = {i: replace(c, face=replace(c.face, title="")) for i, c in table.cards.items() if c.face.open}
    return replace(table, cards={**table.cards, **unnamed})


def _short(court: Court, understood: Understood, answered: Answered, page: Page) -> list[str]:
    from judge.render.short_page import short_text

    return short_text(_scene(court, understood), answered.question, answered.ruling, page)  # type: ignore[arg-type]


def _page(court: Court, understood: Understood, answered: Answered, page: Page, why: bool) -> list[str]:
    from judge.cli.report_page import turned_text
    from judge.render.page import hanging
    from judge.render.ruling_page import ruling_text
    from judge.render.why_page import why_text

    scene = _scene(court, understood)
    lines = ruling_text(scene, answered.question, answered.ruling, page)  # type: ignore[arg-type]
    lines += turned_text(scene, answered, page)  # type: ignore[arg-type]
    lines += ["", *why_text(scene, answered.ruling, page)] if why else []  # type: ignore[arg-type]
    return [*hanging(_restated(court, understood), page, "  "), "", *lines]


def _restated(court: Court, understood: Understood) -> str:
    """What was understood, in one sentence: the judge's own words, or the asker's where it has none in that language."""
    question, restatement = understood.question.text, understood.restatement
    return court.language.say("asked", "understood", question=question, restatement=restatement)


def _print_record(court: Court, understood: Understood, answered: Answered) -> None:
    import json

    from judge.cli.report_page import record
    from judge.language.oneline.replies import prose

    row: object = record(_scene(court, understood), answered)  # type: ignore[arg-type]
    row = _said(row, prose) if court.language.code == "en" and not answered.ruling.read else row
    told = {"edition": understood.edition, "understood": _restated(court, understood)}
    print(json.dumps({"schema": 1, **told, "rulings": [row], "problems": []}))


def _said(thing: object, voice: Callable[[str], str]) -> object:
    """Every sentence of a record in the same voice; ids and codes have none."""
    if isinstance(thing, dict):
        spoken, printed = ("text", "summary", "answer"), ("not_modelled",)
        said = {k: voice(v) if k in spoken and isinstance(v, str) else _said(v, voice) for k, v in thing.items()}
        return {**said, **{k: thing[k] for k in printed if k in thing}}
    return [_said(part, voice) for part in thing] if isinstance(thing, list) else thing
