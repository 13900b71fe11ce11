"""A problem in the words of a language: its sentence, and what to do about it."""

from __future__ import annotations

from typing import assert_never

from judge.errors import AnyOf, Name, Names, Phrase, Problem
from judge.say.language import Language

SENTENCES, ADVICE, WORDS = "problems", "hints", "problem_words"
"""Sections of a language file; the last has the words that stand in sentences of the other two."""


def message(language: Language, problem: Problem) -> str:
    if not problem.says:
        from judge.say.reworded import reworded

        return reworded(language, problem).message
    return language.say(SENTENCES, problem.says, **_named(language, problem.names))


def advice(language: Language, problem: Problem) -> str:
    if not problem.says:
        from judge.say.reworded import reworded

        return reworded(language, problem).hint
    found = problem.advice
    return language.say(ADVICE, found.key, **_named(language, found.names)) if found else ""


def _named(language: Language, names: Names) -> dict[str, str]:
    return {name: _worded(language, value) for name, value in names}


def _worded(language: Language, value: Name) -> str:
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, tuple):
        return language.joined((_worded(language, thing) for thing in value), "comma")
    if isinstance(value, Phrase):
        return language.say(WORDS, _known(language, value.key), **_named(language, value.names))
    if isinstance(value, AnyOf):
        return language.joined((_worded(language, thing) for thing in value.things), "or")
    assert_never(value)


def _known(language: Language, key: str) -> str:
    """A house may have more areas than the judge has words for: `lies.crypt` is said as `lies.other` is."""
    other = f"{key.partition('.')[0]}.other"
    return other if language.find(WORDS, key) is None and language.find(WORDS, other) else key
