"""What an `expect` line says, read into a value: an answer of every kind that there is, in whatever language it is written."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.render.messages import Language
from judge.support.frozen_data_classes import Noun


class AnswerWord(Noun):
    """`yes`, `no value`, `nobody` …, by the name that every language has for it in its section `answers`."""

    name: str


class AnswerNumbers(Noun):
    """`3`, `1 or 4`."""

    values: tuple[int, ...]


class AnswerTopic(Noun):
    """`depends on gold`, `depends on window, gold`, and the language in which that is said."""

    named: tuple[str, ...]
    language: Language


Plain = AnswerWord | AnswerNumbers | AnswerTopic
"""Answers that can be told from their words alone. Others name players, or tell what happens, when, or what can be done."""

OPENING, WHAT = "depends_on", "{what}"
_WORDS = re.compile(r"[^\W_]+")
Words = tuple[str, ...]


def words_of(said: str) -> Words:
    return tuple(_WORDS.findall(said.casefold()))


@lru_cache(4096)
def plain_answer(language: Language, said: str) -> Plain | None:
    """The value of an answer in small letters; the judge's own language is looked at first, and others only if need be."""
    return _plain(language, said) or next((found for other in language.others() if (found := _plain(other, said))), None)


def _plain(language: Language, said: str) -> Plain | None:
    words, opening, between = _answers(language)
    if said in words:
        return AnswerWord(words[said])
    if opening and said.startswith(opening) and (word := said.removeprefix(opening).strip()):
        return AnswerTopic(tuple(names_of(word)), language)
    numbers = between.split(said)
    return AnswerNumbers(tuple(map(int, numbers))) if all(map(_is_number, numbers)) else None


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def answer_words(language: Language) -> dict[str, str]:
    """The words that are answers by themselves, and the name of each."""
    return _answers(language)[0]


@lru_cache(8)
def _answers(language: Language) -> tuple[dict[str, str], str, re.Pattern[str]]:
    """The words of a language, how `depends on` begins in it, and what stands between numbers."""
    section: dict[str, str] = language.data.get("answers", {})
    marks: dict[str, str] = {"comma": ", ", "or": " or ", **language.data.get("lists", {})}
    between = re.compile("|".join(re.escape(marks[mark]) for mark in ("comma", "or")))
    words = {said.casefold(): name for name, said in section.items() if name != OPENING}
    return words, section.get(OPENING, WHAT).replace(WHAT, "").casefold(), between


def names_of(said: str) -> list[str]:
    return [name.strip() for name in said.split(",")]
