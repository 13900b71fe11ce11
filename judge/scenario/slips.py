"""Slips with a face of their own: single quotes, numbers that are none."""

from __future__ import annotations

import re

from judge.errors import Phrase, Problem, phrase, problem_at
from judge.scenario.automaton import Stuck
from judge.scenario.expected import expected
from judge.scenario.lines import Source
from judge.scenario.problems import LARGEST
from judge.scenario.tables import Tables

_SINGLE = re.compile(r"['‘’`]([^'‘’`\"\n]+)['‘’`]")
_WORD = re.compile(r"[^\s,?)]+")
_FRACTION = re.compile(r"(?<!\d)\d+[.]\d+")
_BELOW = re.compile(r"[-−–]\d+")
_NUMBERS = {"NUMBER", "_QUERY", "DASH", "GOLD"}
_RANGE = phrase("numbers-from-zero", most=LARGEST)


def slip(source: Source, stuck: Stuck, tables: Tables) -> Problem | None:
    """The slip that was made, if it is one of these."""
    return _single_quotes(source, stuck) or _number(source, stuck, tables)


def _single_quotes(source: Source, stuck: Stuck) -> Problem | None:
    title = _SINGLE.match(source.text, stuck.position)
    if title is None or "STRING" not in stuck.expected:
        return None
    place = source.span(*title.span())
    return problem_at("missing-quote", place, "missing-quote.double", phrase("write", line=f'"{title[1]}"'))


def _number(source: Source, stuck: Stuck, tables: Tables) -> Problem | None:
    """Below zero, with a fraction, or no number at all."""
    for fraction in _FRACTION.finditer(source.text):
        if fraction.start() < stuck.position < fraction.end():
            return _wrong(source, fraction, "bad-number.fraction", _RANGE)
    if "NUMBER" not in stuck.expected or not stuck.expected <= _NUMBERS:
        return None
    word = _WORD.match(source.text, stuck.position)
    if word and _BELOW.fullmatch(word[0]):
        return _wrong(source, word, "bad-number.below-zero", _RANGE)
    return _wrong(source, word, "", expected(stuck, tables)) if word else None


def _wrong(source: Source, word: re.Match[str], says: str, advice: Phrase | None) -> Problem:
    said = word[0] if len(word[0]) <= 20 else f"{word[0][:19]}…"
    return problem_at("bad-number", source.span(*word.span()), says, advice, value=said)
