"""What every `judge cards` command needs: the cards, the language, and one way of saying that something cannot be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.cli.tongue import speech
from judge.errors import Problem, Span, Unusable
from judge.say.language import Language

SCHEMA = 1
EDITIONS = ("2e", "1e")
Record = dict[str, Any]


def run(work: Callable[[Language], int], as_json: bool) -> int:
    """Does the work of a command; what cannot be used is told on the error stream, or as a record."""
    from judge.cli.complain import complain

    try:
        return work(speech())
    except Unusable as unusable:
        if as_json:
            from judge.say.record import problem_record

            print_record({"problems": [problem_record(p) for p in unusable.problems]})
            return 2
        return complain(unusable)


def print_record(record: Record) -> None:
    import json

    print(json.dumps({"schema": SCHEMA, **record}))


def editions(language: Language, chosen: str | None) -> tuple[str, ...]:
    """The edition that was named, or all of them."""
    if chosen is None:
        return EDITIONS
    if chosen.lower() in EDITIONS:
        return (chosen.lower(),)
    hint = language.say("hints", "known", value=", ".join(EDITIONS))
    message = language.say("problems", "unknown-edition", value=chosen)
    raise Unusable((Problem("unknown-edition", message, Span("--edition", 1), hint),))
