"""`judge cards add`: imports lists and players' own files, and tells what came of it, to people and to programs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument

if TYPE_CHECKING:
    from judge.cards.imported.add import ImportReport
    from judge.render.messages import Language
    from judge.support.problems import Problem

OPTIONS = {"paths": argument("PATH...")}


def command(lang: str, paths: list[str], as_json: bool = False, edition: str | None = None, width: int | None = None) -> int:
    from judge.cli.options_and_language import speech

    return _add(speech(lang), list(map(_path, paths)), as_json, edition, width)


def _path(given: str) -> Path:
    """An empty path is a slip of somebody's script, not the folder one happens to be in."""
    return Path(given or "''")


def _add(language: Language, paths: list[Path], as_json: bool, edition: str | None, width: int | None) -> int:
    from judge.cards.imported.add import add
    from judge.cli.cards import editions
    from judge.driver.read_or_add_card_lists import add_list, sorted_out

    chosen = None if edition is None else editions(edition)[0]
    packs, lists = sorted_out(paths)
    steps: list[Callable[[], ImportReport]] = [lambda: add(packs, edition=chosen or "2e")] if packs else []
    steps += [partial(add_list, path, chosen) for path in lists]
    return told(language, list(_reports(steps)), as_json, width)


def _reports(steps: list[Callable[[], ImportReport]]) -> Iterator[ImportReport]:
    """What each step did; where the cards cannot be kept the rest is not tried, and what was kept before is told all the same."""
    from judge.cards.imported.add import ImportReport
    from judge.support.problems import Unusable

    for step in steps:
        try:
            yield step()
        except Unusable as unusable:
            yield ImportReport(problems=unusable.problems)
            return


MOST = 40
"""Problems on a screen; a record has them all."""


def told(language: Language, reports: list[ImportReport], as_json: bool, width: int | None = None) -> int:
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
    from judge.cli.report_problems import complain_of

    for problem in problems[:MOST]:
        complain_of(language, (problem,), {problem.span.file: _source(problem)}, width)
    if len(problems) > MOST:
        complain_of(language, (_more(problems),), width=width)
    return 2 if problems else 0


def _more(problems: list[Problem]) -> Problem:
    from judge.support.problems import phrase, problem_at

    return problem_at("cards-more", problems[MOST].span, "", phrase("cards-more"), count=len(problems) - MOST)


def _source(problem: Problem) -> str:
    """The line of a list is shown; a pack is too long-winded for that."""
    from judge.cli.report_problems import source_of

    return source_of(problem.span.file) if problem.span.file.endswith(".cards") else ""


def _record(language: Language, reports: list[ImportReport], problems: Iterable[Problem]) -> None:
    from judge.cli.cards import print_record
    from judge.render.as_json import problem_record

    totals = {name: sum(getattr(report, name) for report in reports) for name in ("files", "cards", "new", "translations")}
    skipped = [name for report in reports for name in report.skipped]
    print_record({**totals, "skipped": skipped, "problems": [problem_record(language, p) for p in problems]})


def _summary(language: Language, reports: list[ImportReport]) -> str:
    """`71 files, 2,240 cards, 3 of them new`, or that nothing has changed."""
    files, cards, new, names = (sum(getattr(r, n) for r in reports) for n in ("files", "cards", "new", "translations"))
    if not cards and not names:
        return language.say("cards", "unchanged")
    parts = [language.count("page", "files", files), language.count("cards", "taken", cards)]
    parts += [language.count("cards", "new", new)] if cards else []
    return ", ".join([*parts, *([language.count("cards", "names", names)] if names else [])])
