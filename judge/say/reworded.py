"""Messages made in English deep inside, in the words of the language that is spoken: found by what they look like."""

from __future__ import annotations

import re
from collections.abc import Mapping

from judge.errors import Problem
from judge.noun import replace
from judge.say.language import Language, fill


def reworded(language: Language, problem: Problem) -> Problem:
    """The problem with its message and hint in the language, as far as that has words for them."""
    tables: Mapping[str, Mapping[str, str]] = language.data.get("reworded", {})
    known = {**tables.get("any", {}), **tables.get(problem.code, {})}
    return replace(problem, message=_said(problem.message, known), hint=_said(problem.hint, known)) if known else problem


def _said(text: str, known: Mapping[str, str]) -> str:
    """`no card is called `X`` is `no card is called `{name}`` with a name."""
    for pattern, template in known.items():
        if match := re.fullmatch(_shape(pattern), text, re.DOTALL):
            return fill(template, match.groupdict())
    return text


def _shape(pattern: str) -> str:
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(pattern))
