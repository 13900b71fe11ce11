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
    known = {**tables.get(problem.code, {}), **tables.get("any", {})}
    phrases: Mapping[str, str] = language.data.get("phrases", {})
    if not known:
        return problem
    return replace(problem, message=_said(problem.message, known, phrases), hint=_said(problem.hint, known, phrases))


def _said(text: str, known: Mapping[str, str], phrases: Mapping[str, str]) -> str:
    """`no card is called `X`` is `no card is called `{name}`` with a name."""
    for pattern, template in known.items():
        if match := re.fullmatch(_shape(pattern), text, re.DOTALL):
            return fill(template, {name: _phrased(held, phrases) for name, held in match.groupdict().items()})
    return text


def _phrased(text: str, phrases: Mapping[str, str]) -> str:
    """What was held, with the judge's own phrases in the language; between backticks the user's words stand."""
    parts = text.split("`")
    for position in range(0, len(parts), 2):
        for phrase, said in phrases.items():
            parts[position] = parts[position].replace(phrase, said)
    return "`".join(parts)


def _shape(pattern: str) -> str:
    return re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+?)", re.escape(pattern))
