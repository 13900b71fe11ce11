"""Problems on the error stream, and the status that goes with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from judge.cli.paper import paper
from judge.cli.sources import source_of
from judge.cli.tongue import speech
from judge.errors import Problem, Span, Unusable
from judge.say.language import Language, load_language
from judge.say.problems import problem_text

UNUSABLE = 2


def complain(error: Exception, language: Language | None = None) -> int:
    """Says what cannot be used, whatever it was."""
    language = language or speech_or_english()
    return complain_of(language, _problems(error, language))


def print_complaint(error: Exception, **more: object) -> int:
    """Tells a program what cannot be used, in an object such as it would have been given."""
    import json

    from judge.say.record import SCHEMA, problem_record

    problems = [problem_record(problem) for problem in _problems(error, speech_or_english())]
    print(json.dumps({"schema": SCHEMA, **more, "problems": problems}))
    return UNUSABLE


def cannot_write(reason: str, where: str) -> Unusable:
    message = speech_or_english().say("problems", "cannot-write", reason=reason)
    return Unusable((Problem("cannot-write", message, Span(where, 1)),))


def _problems(error: Exception, language: Language) -> tuple[Problem, ...]:
    if isinstance(error, Unusable):
        return error.problems
    message = language.say("problems", "internal", reason=f"{type(error).__name__}: {error}")
    return (Problem("internal", message, Span("judge", 1), language.find("hints", "internal") or ""),)


def speech_or_english() -> Language:
    """Where the language is the trouble, English; where that is, messages stand as they are."""
    for speak in (speech, load_language):
        try:
            return speak()
        except Unusable:
            continue
    return Language("", {})


def one_of(language: Language, short: bool, why: bool) -> None:
    """A page is short or it shows everything: raises Unusable where both are asked for."""
    if short and why:
        hint = language.say("hints", "short-and-why")
        raise Unusable((Problem("short-and-why", language.say("problems", "short-and-why"), Span("--short", 1), hint),))


def complain_of(language: Language, problems: Iterable[Problem], source: str = "", width: int | None = None) -> int:
    """Each with the line it is about: of the text that was read, or of a file of the rulebook."""
    sys.stdout.flush()
    page = paper(sys.stderr, width)
    for problem in problems:
        for line in problem_text(language, problem, source or _source(problem), page):
            print(line, file=sys.stderr)
    return UNUSABLE


def _source(problem: Problem) -> str:
    return source_of(problem.span.file) if problem.span.file.endswith(".yaml") else ""
