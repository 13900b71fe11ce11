"""`judge check`: every fault of rulebooks and scenarios, each with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cli.options_and_language import argument, chosen

if TYPE_CHECKING:
    from pathlib import Path

    from judge.driver.check_law_and_scenarios import Looked, Tell
    from judge.driver.open import Choice
    from judge.render.messages import Language
    from judge.support.problems import Problem

OPTIONS = {"paths": argument("[PATH...]")}


def command(
    lang: str,
    paths: list[str] | None = None,
    as_json: bool = False,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> int:
    from judge.cli.options_and_language import speech
    from judge.cli.report_problems import speech_or_english
    from judge.driver.check_law_and_scenarios import UNUSABLE

    looked = _once(_looked(lang, paths or [], chosen(None, None, None, rulings, also)))
    if as_json:
        _record(speech_or_english(lang), looked)
    else:
        _page(speech(lang), looked, width)
    codes = {problem.code for one in looked for problem in one.problems}
    return 2 if codes & set(UNUSABLE) else 1 if codes else 0


def _once(looked: list[Looked]) -> list[Looked]:
    """Whatever law lies below everything that is looked at is at fault only once."""
    told: set[Problem] = set()
    found = []
    for one in looked:
        found.append(one._replace(problems=tuple(problem for problem in one.problems if problem not in told)))
        told |= set(one.problems)
    return found


def _looked(asked: str, paths: list[str], choice: Choice) -> list[Looked]:
    from functools import partial

    from judge.cli.options_and_language import speech
    from judge.driver.check_law_and_scenarios import look_at
    from judge.render.answers_and_refusals_with_tables import as_told
    from judge.render.check_for_missing_messages import unsaid
    from judge.rulebook import home

    casebook = home() / "scenarios"
    shipped = sorted(str(f) for f in casebook.iterdir() if f.name != "bad") if casebook.is_dir() else []

    def teller() -> Tell:
        return partial(as_told, speech(asked, choice.added))

    return [look_at(path, choice, unsaid, teller) for path in paths or [str(home() / "rulings"), *shipped]]


def _record(language: Language, looked: list[Looked]) -> None:
    import json

    from judge.render.as_json import SCHEMA, problem_record

    faults = [problem_record(language, problem) for one in looked for problem in one.problems]
    clauses, scenarios = sum(one.clauses for one in looked), sum(one.scenarios for one in looked)
    print(json.dumps({"schema": SCHEMA, "clauses": clauses, "scenarios": scenarios, "problems": faults}))


def _page(language: Language, looked: list[Looked], width: int | None) -> None:
    import sys

    from judge.cli.report_problems import source_of
    from judge.render.page import paper
    from judge.render.problem_page import problems_text

    page = paper(sys.stdout, width)
    found = [problem for one in looked for problem in one.problems]
    for line in problems_text(language, found, lambda problem: source_of(problem.span.file), page):
        print(line)
    clauses, scenarios = sum(one.clauses for one in looked), sum(one.scenarios for one in looked)
    parts = [language.count("check", "clauses", clauses), language.count("check", "scenarios", scenarios)]
    print(", ".join([*parts, language.count("check", "faults", len(found)) if found else language.say("check", "sound")]))
