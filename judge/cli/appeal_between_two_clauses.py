"""`judge appeal`: two players each name a clause, and the judge says which applies and which prevails."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from judge.cli.options_and_language import Option, a_number, argument, chosen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from judge.driver.open import Choice
    from judge.render.messages import Language
    from judge.support.problems import Problem

OPTIONS = {"path": argument("FILE", several=False), "line": Option("--line", "N", read=a_number(1, 1_000_000))}


def command(
    lang: str,
    rest: list[str],
    path: str,
    line: int | None = None,
    as_json: bool = False,
    rulings: Path | None = None,
    also: list[Path] | None = None,
    width: int | None = None,
) -> int:
    """Every player of the file is an option, among the rest: --alice ID --bob ID."""
    return _appeal(lang, rest, path, line, as_json, chosen(None, None, None, rulings, also), width)


def _appeal(
    lang: str, rest: list[str], path: str, line: int | None, as_json: bool, choice: Choice, width: int | None
) -> int:
    from judge.cli.options_and_language import speech
    from judge.cli.report_problems import UNUSABLE, complain_of
    from judge.driver.inputs import inputs
    from judge.driver.open import open_law
    from judge.driver.rule_file import rule_file
    from judge.engine.rule import open_hearing
    from judge.engine.two_named_clauses import appeal
    from judge.render.answers_and_refusals_with_tables import answers_in_scenes, as_told
    from judge.render.page import paper
    from judge.render.two_named_clauses_page import appeal_record, appeal_text
    from judge.support.problems import Unusable

    language = speech(lang, choice.added)
    opened = open_law(choice)
    report = as_told(language, rule_file(opened, next(iter(inputs([path])))))
    if report.session is None:
        raise Unusable(report.problems)
    named = _named(rest, [p.name for p in report.session.scenario.table.players], opened.data["clauses"])
    asked = answers_in_scenes(language, report)
    chosen = [(s, h) for s, h in asked if line in (None, h.question.span.line)]
    if not chosen:
        raise Unusable((_no_question(path, line, [h.question.span.line for _, h in asked]),))
    page = paper(sys.stdout, width)
    for scene, heard in chosen:
        heard_appeal = appeal(open_hearing(report.session.rulebook, heard.table), heard.ruling, named)
        if as_json:
            _print_json(language, appeal_record(scene, heard.question, heard_appeal), report.problems)
        else:
            print(*appeal_text(scene, heard.question, heard_appeal, page), sep="\n")
    if report.problems and not as_json:
        complain_of(language, report.problems, report.texts, width)
    return UNUSABLE if report.problems else 0


def _print_json(language: Language, record: dict[str, Any], problems: tuple[Problem, ...]) -> None:
    import json

    from judge.render.as_json import problem_record

    print(json.dumps({**record, "problems": [problem_record(language, problem) for problem in problems]}))


def _no_question(path: str, line: int | None, asked: list[int]) -> Problem:
    """Where nothing is asked there is nothing to appeal; where something is, it is said on which lines."""
    from judge.support.problems import Span, phrase, problem_at

    if not asked:
        return problem_at("no-question", Span(path, 1), "", phrase("ask-one"))
    advice = phrase("questions-on", lines=tuple(map(str, dict.fromkeys(asked))))
    return problem_at("no-question", Span(path, line or 1), "no-question.on-line", advice, line=line or 0)


def _named(args: list[str], players: list[str], clauses: Mapping[str, Any]) -> dict[str, str]:
    """`--alice 2E-UNIQUE-08 --bob 2E-UNIQUE-06`, in any case of letters."""
    from judge.support.problems import Span, Unusable, meant, phrase, problem_at

    place, by_name = Span("judge appeal", 1), {p.casefold(): p for p in players}
    problems, named = [], {}
    for option, clause in zip(args[::2], [*args[1::2], ""], strict=False):
        name = option.removeprefix("--").casefold()
        if not option.startswith("--") or name not in by_name:
            advice = meant(option.removeprefix("--"), players) or phrase("players", players=tuple(players))
            problems.append(problem_at("unknown-player", place, "unknown-player.option", advice, option=option))
        elif clause.upper() not in clauses:
            problems.append(problem_at("unknown-clause", place, "", meant(clause, clauses), value=clause))
        else:
            named[by_name[name]] = clause.upper()
    if len(named) < 2 and not problems:
        problems.append(problem_at("appeal-needs-two", place, "", phrase("appeal-like-this")))
    if problems:
        raise Unusable(tuple(problems))
    return named
