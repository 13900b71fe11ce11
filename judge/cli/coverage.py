"""`judge coverage`: which clauses the scenarios decide, per document."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, a_number, argument, chosen

if TYPE_CHECKING:
    from pathlib import Path

    from judge.driver.open import Choice

OPTIONS = {
    "paths": argument("[PATH...]"),
    "least": Option("--min", "PERCENT", read=a_number(0, 100, float)),
    "never": Option("--never"),
}


def command(
    lang: str,
    paths: list[str] | None = None,
    least: float | None = None,
    never: bool = False,
    as_json: bool = False,
    edition: str | None = None,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> int:
    return _shown(lang, paths or [], chosen(edition, None, None, rulings, also), least, never, as_json, width)


def _shown(
    asked: str, paths: list[str], choice: Choice, least: float | None, never: bool, as_json: bool, width: int | None
) -> int:
    from judge.cli.options_and_language import speech
    from judge.cli.report_problems import complain_of
    from judge.driver.coverage import covered
    from judge.render.answers_and_refusals_with_tables import as_told
    from judge.render.coverage_page import covered_page, covered_record, shortfalls
    from judge.render.page import paper

    language = speech(asked, choice.added)
    found = covered(paths, choice)
    below = shortfalls(found, least)
    problems = [problem for report in found.lacking for problem in as_told(language, report).problems]
    if as_json:
        import json

        print(json.dumps(covered_record(language, found, below, problems)))
    else:
        print("\n".join(covered_page(language, found, below, never, paper(sys.stdout, width))))
        complain_of(language, problems, width=width)
    return 2 if found.lacking else 1 if below else 0
