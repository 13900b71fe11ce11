"""`judge compare`: the same table under both editions, or under several sets of documents, side by side."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import Option, argument, chosen

if TYPE_CHECKING:
    from pathlib import Path

    from judge.driver.compare_editions_or_documents import Bench
    from judge.driver.open import Choice

OPTIONS = {
    "path": argument("FILE", several=False),
    "documents": Option("--documents", "ID,ID", several=True),
    "as_of": Option("--as-of", "DATE", several=True),
}


def command(
    lang: str,
    path: str,
    documents: list[str] | None = None,
    as_of: list[str] | None = None,
    as_json: bool = False,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> int:
    choice = chosen(None, None, None, rulings, also)
    return _compare(lang, path, documents or [], as_of or [], as_json, choice, width)


def _compare(
    asked: str, path: str, documents: list[str], days: list[str], as_json: bool, choice: Choice, width: int | None
) -> int:
    from judge.cli.options_and_language import speech
    from judge.cli.report_problems import UNUSABLE, complain_of
    from judge.driver.compare_editions_or_documents import compare, editions_of
    from judge.driver.open import check_days, check_documents, open_law
    from judge.driver.rule_file import only_input, read_input
    from judge.driver.run_scenario import hear
    from judge.driver.unexpected_errors import trouble
    from judge.render.answers_and_refusals_with_tables import reasoned
    from judge.render.comparison_page import comparison_record, comparison_text
    from judge.render.page import paper

    language = speech(asked, choice.added)
    opened = open_law(choice)
    check_days(days)
    named = [document.strip() for several in documents for document in several.split(",")]
    check_documents(opened.data, named)
    given = only_input(path)
    scenario = read_input(opened, given)
    edition = scenario.edition or ""
    check_documents(opened.data, named, edition)
    benches = [*_of_sets(edition, documents), *_of_days(edition, days)] or list(editions_of(opened.data))
    compared = compare(scenario, opened.data, benches, lambda file, book: reasoned(language, hear(file, book, False, trouble)))
    if as_json:
        import json

        print(json.dumps({"file": path, **comparison_record(language, opened.data, scenario, compared)}))
    else:
        print(*comparison_text(language, opened.data, scenario, compared, paper(sys.stdout, width)), sep="\n")
        complain_of(language, compared.amiss, {given.name: given.text}, width)
    return UNUSABLE if compared.amiss or any(compared.problems) else 0


def _of_sets(edition: str, documents: list[str]) -> list[Bench]:
    from judge.driver.compare_editions_or_documents import Bench

    return [Bench(edition, None, tuple(d.strip() for d in one.split(","))) for one in documents]


def _of_days(edition: str, days: list[str]) -> list[Bench]:
    from judge.driver.compare_editions_or_documents import Bench

    return [Bench(edition, day) for day in days]
