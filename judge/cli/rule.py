"""`judge rule`: rules on scenarios."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, Any

import typer

from judge.cli.options import Also, AsJson, AsOf, Choice, Documents, Edition, Paths, Rulings, Short, Strict, WhatIf, Why, Width

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.cli.judge_files import Court, Sitting


def command(
    paths: Paths,
    as_json: AsJson = False,
    why: Why = False,
    short: Short = False,
    edition: Edition = None,
    documents: Documents = None,
    as_of: AsOf = None,
    rulings: Rulings = None,
    also: Also = None,
    what_if: WhatIf = None,
    strict: Strict = False,
    width: Width = None,
) -> None:
    choice = Choice.made(edition, documents, as_of, rulings, also)._replace(what_if=tuple(what_if or ()), strict=strict)
    raise typer.Exit(_records(paths, choice) if as_json else _pages(paths, choice, why, short, width))


def _pages(paths: list[str], choice: Choice, why: bool, short: bool, width: int | None) -> int:
    from judge.cli.inputs import inputs
    from judge.cli.judge_files import open_court
    from judge.cli.report_problems import complain, one_of
    from judge.support.problems import Unusable

    try:
        court = open_court(choice)
        one_of(short, why)
    except Unusable as unusable:
        return complain(unusable)
    sittings = list(map(court.hear, inputs(paths)))
    return _print_short(court, sittings, width) if short else _print_pages(court, sittings, why, width)


def _print_short(court: Court, sittings: list[Sitting], width: int | None) -> int:
    """Two lines a question, and nothing between them; what is wrong is told as ever."""
    from judge.cli.report_page import how_told_apart, short_lines
    from judge.render.page import paper

    page, apart = paper(sys.stdout, width), how_told_apart(sittings)
    told = [_told(court, sitting, partial(short_lines, court, sitting, page, apart), width) for sitting in sittings]
    return 2 if any(sitting.problems for sitting in told) else 0


def _print_pages(court: Court, sittings: list[Sitting], why: bool, width: int | None) -> int:
    from judge.cli.report_page import sitting_text
    from judge.render.page import paper

    page, status, several = paper(sys.stdout, width), 0, len(sittings) > 1
    for number, sitting in enumerate(sittings):
        if several and sitting.session:
            print(*([""] if number else []), _divider(sitting.input.name, page.width), sep="\n")
        told = _told(court, sitting, partial(sitting_text, court, sitting, page, why), width)
        status, sittings[number] = (2, told) if told.problems else (status, told)
    if several:
        print("", _summary(court, sittings), sep="\n")
    return status


def _told(court: Court, sitting: Sitting, tell: Callable[..., list[str]], width: int | None) -> Sitting:
    """Prints a file's page and what is wrong with it; the sitting, with what went wrong in telling it."""
    from judge.cli.guarded_output import Attempts
    from judge.cli.report_problems import complain_of
    from judge.language import in_order
    from judge.support.problems import Span

    attempts = Attempts(court)
    for line in attempts.at(Span(sitting.input.name, 1), lambda: tell(attempts=attempts)) or ():
        print(line)
    if attempts.problems:
        sitting = sitting._replace(problems=in_order((*sitting.problems, *attempts.problems)))
    if sitting.problems:
        complain_of(court.language, sitting.problems, sitting.texts, width)
    return sitting


def _divider(name: str, width: int) -> str:
    from judge.cards import clean

    return f"── {clean(name)} ".ljust(width, "─")


def _summary(court: Court, sittings: list[Sitting]) -> str:
    from judge.cli.report_page import tally
    from judge.cli.run_totals import summary

    return summary(court.language, [tally(court, sitting) for sitting in sittings])


def _records(paths: list[str], choice: Choice) -> int:
    """One object a file, whatever happens."""
    import json

    from judge.cli.inputs import inputs
    from judge.cli.judge_files import open_court
    from judge.cli.report_problems import speech_or_english
    from judge.render.as_json import file_record
    from judge.support.problems import Unusable

    try:
        court = open_court(choice)
    except Unusable as unusable:
        language = speech_or_english()
        for given in inputs(paths):
            print(json.dumps(file_record(language, given.name, "", None, [], (*given.problems, *unusable.problems))))
        return 2
    bad = [_print_record(court, court.hear(given)) for given in inputs(paths)]
    return 2 if any(bad) else 0


def _print_record(court: Court, sitting: Sitting) -> bool:
    """Whether there was something wrong with the file, or with telling of it."""
    import json

    from judge.cli.guarded_output import Attempts
    from judge.cli.report_page import sitting_record
    from judge.render.as_json import file_record
    from judge.support.problems import Span

    attempts = Attempts(court)
    made = attempts.at(Span(sitting.input.name, 1), lambda: _dumped(sitting_record(court, sitting)))
    if made is None:
        problems = (*sitting.problems, *attempts.problems)
        made = json.dumps(file_record(court.language, sitting.input.name, "", None, [], problems)), True
    line, bad = made
    print(line)
    return bad


def _dumped(record: dict[str, Any]) -> tuple[str, bool]:
    import json

    return json.dumps(record), bool(record["problems"])
