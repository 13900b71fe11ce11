"""Problems on the error stream, and the status that goes with them."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from judge.cli.paper import paper
from judge.errors import Problem, Span, Unusable
from judge.say.language import Language, load_language
from judge.say.problems import problems_text

UNUSABLE = 2


def complain(error: Exception, language: Language | None = None) -> int:
    """Says what cannot be used, whatever it was."""
    language = language or load_language()
    if isinstance(error, Unusable):
        return complain_of(language, error.problems)
    message = language.say("problems", "internal", reason=f"{type(error).__name__}: {error}")
    hint = language.find("hints", "internal") or ""
    return complain_of(language, (Problem("internal", message, Span("judge", 1), hint),))


def complain_of(language: Language, problems: Iterable[Problem], source: str = "", width: int | None = None) -> int:
    sys.stdout.flush()
    for line in problems_text(language, problems, source, paper(sys.stderr, width)):
        print(line, file=sys.stderr)
    return UNUSABLE
