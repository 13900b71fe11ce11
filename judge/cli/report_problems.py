"""Problems on the error stream with the lines they are in, and the status that goes with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from types import MappingProxyType

from judge.cli.options_and_language import speech
from judge.driver.unexpected_errors import problems_of
from judge.render.messages import Language, load_language
from judge.render.page import paper
from judge.render.problem_page import problems_text
from judge.support.problems import Problem, Span, Unusable, phrase, problem_at
from judge.support.read_regular_file import read_file

LARGEST = 4_000_000


@lru_cache(8)
def source_of(file: str) -> str:
    """Nothing where it cannot be shown."""
    try:
        text = read_file(file, LARGEST).decode("utf-8", "replace")
    except (OSError, ValueError):
        return ""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


UNUSABLE = 2
LOOKED_INTO = (".yaml", ".scenario")


def complain(error: Exception, asked: str) -> int:
    """Says what cannot be used, whatever it was, in the language that was asked for."""
    return complain_of(speech_or_english(asked), problems_of(error))


def print_complaint(error: Exception, asked: str) -> int:
    """Tells a program what cannot be used, in an object such as it would have been given."""
    import json

    from judge.render.as_json import SCHEMA, problem_record

    language = speech_or_english(asked)
    problems = [problem_record(language, problem) for problem in problems_of(error)]
    print(json.dumps({"schema": SCHEMA, "problems": problems}))
    return UNUSABLE


def cannot_write(reason: str, where: str) -> Unusable:
    return Unusable((problem_at("cannot-write", Span(where, 1), reason=reason),))


def speech_or_english(asked: str) -> Language:
    """Where the language is the trouble, English; where that is, the codes of problems speak for themselves."""
    for speak in (partial(speech, asked), load_language):
        try:
            return speak()
        except Unusable:
            continue
    return Language("", {})


def one_of(short: bool, why: bool) -> None:
    """A page is short or it shows everything: raises Unusable where both are asked for."""
    if short and why:
        raise Unusable((problem_at("short-and-why", Span("--short", 1), "", phrase("short-and-why")),))


Texts = Mapping[str, str]
"""What was read, by the name that problems have for it."""


def complain_of(
    language: Language, problems: Iterable[Problem], texts: Texts = MappingProxyType({}), width: int | None = None
) -> int:
    """Each with the line it is about: of a text that was read, or of a file that can be looked into again."""
    sys.stdout.flush()
    for line in problems_text(language, problems, partial(_source, texts), paper(sys.stderr, width)):
        print(line, file=sys.stderr)
    return UNUSABLE


def _source(texts: Texts, problem: Problem) -> str:
    """Nothing where it is about no text; a mark under another would only mislead."""
    name = problem.span.file
    return texts[name] if name in texts else source_of(name) if name.endswith(LOOKED_INTO) else ""
