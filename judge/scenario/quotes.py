"""Titles whose quotes are missing, on one side or on both."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from judge.errors import Problem, phrase, problem_at
from judge.scenario.automaton import Stuck
from judge.scenario.expected import close_to
from judge.scenario.lines import Source

_TITLE = re.compile(r"[^\W\d_a-z][\w'’-]*(?: (?:[^\W\d_a-z][\w'’-]*|of|the|and|in|on|to|for)(?!\w))*")


def no_quotes(source: Source, stuck: Stuck, choices: Iterable[str], names: Container[str]) -> Problem | None:
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


def _quote(source: Source, title: re.Match[str]) -> Problem:
    return problem_at("missing-quote", source.span(*title.span()), "", phrase("quote-a-card", title=title[0]), title=title[0])


def one_quote(source: Source) -> Problem:
    """A title with a quote on one side only."""
    place = source.open_quote or source.whole
    if source.text.rstrip()[-1] in '"“”„' and place.end - place.column == 1:
        return problem_at("missing-quote", place, "missing-quote.opening", phrase("quote-before"))
    return problem_at("missing-quote", place, "missing-quote.closing", phrase("quote-after"))
