"""`judge rule`: rules on scenarios."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, argument, chosen

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from judge.driver.open import Choice
    from judge.driver.rule_file import Report
    from judge.driver.unexpected_errors import Attempts
    from judge.render.messages import Language

    Tell = Callable[[Attempts], list[str]]

OPTIONS = {"paths": argument("FILE..."), "what_if": Option("--what-if", "FACT", several=True)}


def command(
    lang: str,
    paths: list[str],
    as_json: bool = False,
    why: bool = False,
    short: bool = False,
    edition: str | None = None,
    documents: str | None = None,
    as_of: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    what_if: list[str] | None = None,
    strict: bool = False,
    width: int | None = None,
) -> int:
    choice = chosen(edition, documents, as_of, rulings, also)._replace(what_if=tuple(what_if or ()), strict=strict)
    return _records(lang, paths, choice) if as_json else _pages(lang, paths, choice, why, short, width)


def _pages(asked: str, paths: list[str], choice: Choice, why: bool, short: bool, width: int | None) -> int:
    from judge.cli.options_and_language import speech
    from judge.driver.inputs import inputs
    from judge.driver.open import open_law
    from judge.driver.rule_file import rule_file
    from judge.render.answers_and_refusals_with_tables import as_told

    language = speech(asked, choice.added)
    opened = open_law(choice)
    if short and why:
        from judge.cli.report_problems import one_of

        one_of(short, why)
    reports = [as_told(language, rule_file(opened, given)) for given in inputs(paths)]
    return _print_short(language, reports, width) if short else _print_pages(language, reports, why, width)


def _print_short(language: Language, reports: list[Report], width: int | None) -> int:
    """Two lines a question, and nothing between them; what is wrong is told as ever."""
    from judge.render.page import paper
    from judge.render.short_page import how_told_apart, short_lines

    page, apart = paper(sys.stdout, width), how_told_apart(reports)
    told = [_told(language, report, partial(short_lines, language, report, page, apart), width) for report in reports]
    return 2 if any(report.problems for report in told) else 0


def _print_pages(language: Language, reports: list[Report], why: bool, width: int | None) -> int:
    from judge.render.file_page import report_text
    from judge.render.page import paper

    page, status, several = paper(sys.stdout, width), 0, len(reports) > 1
    for number, report in enumerate(reports):
        if several and report.session:
            print(*([""] if number else []), _divider(report.input.name, page.width), sep="\n")
        told = _told(language, report, partial(report_text, language, report, page, why), width)
        status, reports[number] = (2, told) if told.problems else (status, told)
    if several:
        from judge.render.test_results import summary_line, tally

        print("", summary_line(language, [tally(language, report) for report in reports]), sep="\n")
    return status


def _told(language: Language, report: Report, tell: Tell, width: int | None) -> Report:
    """Prints a file's page and what is wrong with it; the report, with what went wrong in telling it."""
    from judge.driver.unexpected_errors import Attempts
    from judge.support.problems import Span

    attempts = Attempts()
    for line in attempts.at(Span(report.input.name, 1), lambda: tell(attempts)) or ():
        print(line)
    if attempts.problems:
        from judge.language import in_order

        report = report._replace(problems=in_order((*report.problems, *attempts.problems)))
    if report.problems:
        from judge.cli.report_problems import complain_of

        complain_of(language, report.problems, report.texts, width)
    return report


def _divider(name: str, width: int) -> str:
    from judge.cards import clean

    return f"── {clean(name)} ".ljust(width, "─")


def _records(asked: str, paths: list[str], choice: Choice) -> int:
    """One object a file, whatever happens."""
    import json

    from judge.cli.options_and_language import speech
    from judge.cli.report_problems import speech_or_english
    from judge.driver.inputs import inputs
    from judge.driver.open import open_law
    from judge.driver.rule_file import rule_file
    from judge.render.as_json import file_record
    from judge.support.problems import Unusable

    try:
        language = speech(asked, choice.added)
        opened = open_law(choice)
    except Unusable as unusable:
        language = speech_or_english(asked)
        for given in inputs(paths):
            print(json.dumps(file_record(language, given.name, "", None, [], (*given.problems, *unusable.problems))))
        return 2
    bad = [_print_record(language, rule_file(opened, given)) for given in inputs(paths)]
    return 2 if any(bad) else 0


def _print_record(language: Language, report: Report) -> bool:
    """Whether there was something wrong with the file, or with telling of it."""
    import json

    from judge.render.as_json import safe_record
    from judge.support.share_work_with_forked_copy import halved

    record = safe_record(language, report, halved)
    print(json.dumps(record, check_circular=False))
    return bool(record["problems"])
