"""A problem in the words of a language: its sentence, and what to do about it."""

from __future__ import annotations

from typing import assert_never

from judge.render.messages import Language
from judge.support.problems import AnyOf, Name, Names, Phrase, Problem

SENTENCES, ADVICE, WORDS = "problems", "hints", "problem_words"
"""Sections of a language file; the last has the words that stand in sentences of the other two."""


def message(language: Language, problem: Problem) -> str:
    return _said(language, SENTENCES, problem.says, problem.names)


def advice(language: Language, problem: Problem) -> str:
    return hint(language, problem.advice) if problem.advice else ""


def hint(language: Language, told: Phrase) -> str:
    """What to do about something that need not be a problem."""
    return _said(language, ADVICE, told.key, told.names)


def _said(language: Language, section: str, key: str, names: Names) -> str:
    """In the language, or in the first other one that has words for it: a house may bring but a few of its own."""
    speaker = language
    if language.code and language.find(section, key) is None:
        speaker = next((other for other in language.others() if other.find(section, key)), language)
    return speaker.say(section, key, **_named(speaker, names))


def _named(language: Language, names: Names) -> dict[str, str]:
    return {name: _worded(language, value) for name, value in names}


def _worded(language: Language, value: Name) -> str:
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, tuple):
        return language.joined((_worded(language, thing) for thing in value), "comma")
    if isinstance(value, Phrase):
        return _said(language, WORDS, _known(language, value.key), value.names)
    if isinstance(value, AnyOf):
        return language.joined((_worded(language, thing) for thing in value.things), "or")
    assert_never(value)


def _known(language: Language, key: str) -> str:
    """A house may have more areas than the judge has words for: `lies.crypt` is said as `lies.other` is."""
    other = f"{key.partition('.')[0]}.other"
    return other if language.find(WORDS, key) is None and language.find(WORDS, other) else key
