"""Slips with a face of their own: missing or single quotes, numbers that are none."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from judge.language.mistakes.expected_words import close_to, expected
from judge.language.parse.grammar import LineGrammar
from judge.language.parse.line_parser import Stuck
from judge.language.parse.lines import LogicalLine
from judge.language.refuse import LARGEST
from judge.support.problems import Phrase, Problem, phrase, problem_at

_TITLE = re.compile(r"[^\W\d_a-z][\w'’-]*(?: (?:[^\W\d_a-z][\w'’-]*|of|the|and|in|on|to|for)(?!\w))*")


def no_quotes(source: LogicalLine, stuck: Stuck, choices: Iterable[str], names: Container[str]) -> Problem | None:
    """A title without quotes: either it is here, or it was just taken for the trait of a kind of cards."""
    here = _TITLE.match(source.text, stuck.position)
    if here and "STRING" in stuck.expected and not close_to(here[0], choices):
        return _quote(source, here)
    if {"CARD", "NAME", "UNIQUE"} <= stuck.expected and "STRING" not in stuck.expected:
        before = _title_before(source.text, stuck.after, names)
        return _quote(source, before) if before else None
    return None


def _title_before(text: str, end: int, names: Container[str]) -> re.Match[str] | None:
    """The words with capitals that end here, without the name of the player before them."""
    found = next((match for match in _TITLE.finditer(text, 0, end) if match.end() == end), None)
    while found and (first := found[0].partition(" "))[0] in names:
        found = _TITLE.match(text, found.start() + len(first[0]) + 1, end) if first[2] else None
    return found


def _quote(source: LogicalLine, title: re.Match[str]) -> Problem:
    return problem_at("missing-quote", source.span(*title.span()), "", phrase("quote-a-card", title=title[0]), title=title[0])


def one_quote(source: LogicalLine) -> Problem:
    """A title with a quote on one side only."""
    place = source.open_quote or source.whole
    if source.text.rstrip()[-1] in '"“”„' and place.end - place.column == 1:
        return problem_at("missing-quote", place, "missing-quote.opening", phrase("quote-before"))
    return problem_at("missing-quote", place, "missing-quote.closing", phrase("quote-after"))


_SINGLE = re.compile(r"['‘’`]([^'‘’`\"\n]+)['‘’`]")
_WORD = re.compile(r"[^\s,?)]+")
_FRACTION = re.compile(r"(?<!\d)\d+[.]\d+")
_BELOW = re.compile(r"[-−–]\d+")
_NUMBERS = {"NUMBER", "_QUERY", "DASH", "GOLD"}
_RANGE = phrase("numbers-from-zero", most=LARGEST)


def slip(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> Problem | None:
    """The slip that was made, if it is one of these."""
    return _single_quotes(source, stuck) or _number(source, stuck, tables)


def _single_quotes(source: LogicalLine, stuck: Stuck) -> Problem | None:
    title = _SINGLE.match(source.text, stuck.position)
    if title is None or "STRING" not in stuck.expected:
        return None
    place = source.span(*title.span())
    return problem_at("missing-quote", place, "missing-quote.double", phrase("write", line=f'"{title[1]}"'))


def _number(source: LogicalLine, stuck: Stuck, tables: LineGrammar) -> Problem | None:
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


def _wrong(source: LogicalLine, word: re.Match[str], says: str, advice: Phrase | None) -> Problem:
    said = word[0] if len(word[0]) <= 20 else f"{word[0][:19]}…"
    return problem_at("bad-number", source.span(*word.span()), says, advice, value=said)
