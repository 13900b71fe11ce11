"""`judge rule`: rules on scenarios."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import typer

from judge.cli.options import Also, AsJson, AsOf, Choice, Documents, Edition, Paths, Rulings, Strict, WhatIf, Width

if TYPE_CHECKING:
    from judge.cli.court import Court, Sitting


def command(
    paths: Paths,
    as_json: AsJson = False,
    why: bool = typer.Option(False, "--why"),
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
    raise typer.Exit(_records(paths, choice) if as_json else _pages(paths, choice, why, width))


def _pages(paths: list[str], choice: Choice, why: bool, width: int | None) -> int:
    from judge.cli.complain import complain
    from judge.cli.court import open_court
    from judge.cli.inputs import inputs
    from judge.errors import Unusable

    try:
        court = open_court(choice)
    except Unusable as unusable:
        return complain(unusable)
    sittings = map(court.hear, inputs(paths, court.language))
    return _print_pages(court, list(sittings), why, width)


def _print_pages(court: Court, sittings: list[Sitting], why: bool, width: int | None) -> int:
    from judge.cli.complain import complain_of
    from judge.cli.paper import paper
    from judge.cli.show import sitting_text

    page, status = paper(sys.stdout, width), 0
    for number, sitting in enumerate(sittings):
        if len(sittings) > 1 and sitting.session:
            print(*([""] if number else []), _divider(sitting.input.name, page.width), sep="\n")
        for line in sitting_text(court, sitting, page, why):
            print(line)
        if sitting.problems:
            status = complain_of(court.language, sitting.problems, sitting.input.text, width)
    if len(sittings) > 1:
        print("", _summary(court, sittings), sep="\n")
    return status


def _divider(name: str, width: int) -> str:
    from judge.catalogue import clean

    return f"── {clean(name)} ".ljust(width, "─")


def _summary(court: Court, sittings: list[Sitting]) -> str:
    from judge.cli.show import tally

    language = court.language
    questions, met, unmet = map(sum, zip(*(tally(court, s) for s in sittings), strict=True))
    parts = [language.count("page", "files", len(sittings)), language.count("page", "questions", questions)]
    parts += [language.say("page", "met", count=met), language.say("page", "unmet", count=unmet)]
    unusable = sum(1 for s in sittings if s.problems)
    return ", ".join([*parts, *([language.count("page", "unusable", unusable)] if unusable else [])])


def _records(paths: list[str], choice: Choice) -> int:
    """One object a file, whatever happens."""
    import json

    from judge.cli.complain import speech_or_english
    from judge.cli.court import open_court
    from judge.cli.inputs import inputs
    from judge.cli.show import sitting_record
    from judge.errors import Unusable
    from judge.say.record import file_record

    try:
        court = open_court(choice)
    except Unusable as unusable:
        for given in inputs(paths, speech_or_english()):
            print(json.dumps(file_record(given.name, "", None, [], (*given.problems, *unusable.problems))))
        return 2
    status = 0
    for given in inputs(paths, court.language):
        sitting: Sitting = court.hear(given)
        print(json.dumps(sitting_record(court, sitting)))
        status = 2 if sitting.problems else status
    return status
