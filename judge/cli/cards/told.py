"""What an import did, for people and for programs; with a problem the status is that of an input that cannot be used."""

from __future__ import annotations

from collections.abc import Iterable

from judge.catalogue.add import Report
from judge.cli.cards.shelf import print_record
from judge.cli.complain import complain_of
from judge.cli.sources import source_of
from judge.errors import Problem, phrase, problem_at
from judge.say.language import Language

MOST = 40
"""Problems on a screen; a record has them all."""


def told(language: Language, reports: list[Report], as_json: bool, width: int | None = None) -> int:
    problems = [problem for report in reports for problem in report.problems]
    if as_json:
        _record(language, reports, problems)
        return 2 if problems else 0
    print(_summary(language, reports))
    skipped = [name for report in reports if report.files for name in report.skipped]
    if skipped:
        print(language.count("cards", "skipped", len(skipped)))
    return _complain(language, problems, width)


def _complain(language: Language, problems: list[Problem], width: int | None) -> int:
    for problem in problems[:MOST]:
        complain_of(language, (problem,), {problem.span.file: _source(problem)}, width)
    if len(problems) > MOST:
        complain_of(language, (_more(problems),), width=width)
    return 2 if problems else 0


def _more(problems: list[Problem]) -> Problem:
    return problem_at("cards-more", problems[MOST].span, "", phrase("cards-more"), count=len(problems) - MOST)


def _source(problem: Problem) -> str:
    """The line of a list is shown; a pack is too long-winded for that."""
    return source_of(problem.span.file) if problem.span.file.endswith(".cards") else ""


def _record(language: Language, reports: list[Report], problems: Iterable[Problem]) -> None:
    from judge.say.record import problem_record

    totals = {name: sum(getattr(report, name) for report in reports) for name in ("files", "cards", "new", "translations")}
    skipped = [name for report in reports for name in report.skipped]
    print_record({**totals, "skipped": skipped, "problems": [problem_record(language, p) for p in problems]})


def _summary(language: Language, reports: list[Report]) -> str:
    """`71 files, 2,240 cards, 3 of them new`, or that nothing has changed."""
    files, cards, new, names = (sum(getattr(r, n) for r in reports) for n in ("files", "cards", "new", "translations"))
    if not cards and not names:
        return language.say("cards", "unchanged")
    parts = [language.count("page", "files", files), language.count("cards", "taken", cards)]
    parts += [language.count("cards", "new", new)] if cards else []
    return ", ".join([*parts, *([language.count("cards", "names", names)] if names else [])])
