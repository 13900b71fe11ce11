"""`judge appeal`: two players each name a clause, and the judge says which applies and which prevails."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from judge.cli.options import Also, AsJson, Choice, Rulings, Width

SETTINGS = {"allow_extra_args": True, "ignore_unknown_options": True}
"""Every player of the file is an option: --alice ID --bob ID."""

File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Line = Annotated[int | None, typer.Option("--line", metavar="N", show_default=False)]


def command(
    ctx: typer.Context,
    path: File,
    line: Line = None,
    as_json: AsJson = False,
    rulings: Rulings = None,
    also: Also = None,
    width: Width = None,
) -> None:
    from judge.cli.complain import complain
    from judge.errors import Unusable

    try:
        raise typer.Exit(_appeal(ctx.args, path, line, as_json, Choice(rulings=rulings, also=tuple(also or ())), width))
    except Unusable as unusable:
        raise typer.Exit(complain(unusable)) from None


def _appeal(args: list[str], path: str, line: int | None, as_json: bool, choice: Choice, width: int | None) -> int:
    from judge.appeal import appeal
    from judge.cli.complain import complain_of
    from judge.cli.court import open_court, scenes
    from judge.cli.inputs import inputs
    from judge.cli.paper import paper
    from judge.decide import open_hearing
    from judge.errors import Unusable
    from judge.hear import Answered
    from judge.say.appealed import appeal_record, appeal_text

    court = open_court(choice)
    sitting = court.hear(next(iter(inputs([path], court.language))))
    if sitting.session is None:
        raise Unusable(sitting.problems)
    named = _named(args, [p.name for p in sitting.session.scenario.table.players], court.data["clauses"])
    asked = [(s, h) for s, h in scenes(court, sitting.session) if isinstance(h, Answered)]
    chosen = [(s, h) for s, h in asked if line in (None, h.question.span.line)]
    page = paper(sys.stdout, width)
    for scene, heard in chosen:
        heard_appeal = appeal(open_hearing(sitting.session.rulebook, heard.table), heard.ruling, named)
        if as_json:
            _print_json(appeal_record(scene, heard.question, heard_appeal))
        else:
            print(*appeal_text(scene, heard.question, heard_appeal, page), sep="\n")
    if sitting.problems:
        return complain_of(court.language, sitting.problems, sitting.input.text, width)
    return 0 if chosen else 2


def _print_json(record: object) -> None:
    import json

    print(json.dumps(record))


def _named(args: list[str], players: list[str], clauses: object) -> dict[str, str]:
    """`--alice 2E-UNIQUE-08 --bob 2E-UNIQUE-06`, in any case of letters."""
    from judge.errors import Problem, Span, Unusable, did_you_mean

    by_name = {p.casefold(): p for p in players}
    problems, named = [], {}
    for option, clause in zip(args[::2], [*args[1::2], ""], strict=False):
        name = option.removeprefix("--").casefold()
        if not option.startswith("--") or name not in by_name:
            hint = did_you_mean(option.removeprefix("--"), players) or "players: " + ", ".join(players)
            problems.append(Problem("unknown-player", f"there is no player `{option}`", Span("judge appeal", 1), hint))
        elif clause.upper() not in clauses:  # type: ignore[operator]
            hint = did_you_mean(clause, clauses)  # type: ignore[arg-type]
            problems.append(Problem("unknown-clause", f"there is no clause `{clause}`", Span("judge appeal", 1), hint))
        else:
            named[by_name[name]] = clause.upper()
    if len(named) < 2 and not problems:
        hint = "as in: judge appeal FILE --alice 2E-UNIQUE-08 --bob 2E-UNIQUE-06"
        message = "an appeal needs two players, each with a clause"
        problems.append(Problem("appeal-needs-two", message, Span("judge appeal", 1), hint))
    if problems:
        raise Unusable(tuple(problems))
    return named
