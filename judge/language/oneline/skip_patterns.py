"""Which words a pattern cannot do without: most patterns of the tables need not even be compiled for a question."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from judge.language.oneline.english.if_clause_patterns import ADVERBIALS, CONNECTORS, FACTS
from judge.language.oneline.english.rewrites import LOOSE
from judge.language.oneline.english.words import FEATURES, PEOPLE, TELLING
from judge.support.cache import content_key, read_cache, write_cache

Choice = frozenset[str]
"""Words of which one must be there."""
FIRST = "^"
"""Before a word with which the text must begin."""
DIGITS = "#"
"""Stands among the words for a number, whichever it is."""
PATTERNS = (*dict.fromkeys(row[0] for table in (LOOSE, FACTS, ADVERBIALS, FEATURES, PEOPLE) for row in table), CONNECTORS)
"""Those of the tables, each once."""


def words_of(text: str) -> set[str]:
    """What is said, as patterns need it; the first word also as the one that it begins with."""
    said = text.split()
    begins = [f"{FIRST}{said[0]}"] if said else []
    return {*said, *begins, DIGITS} if any(char.isdigit() for char in text) else {*said, *begins}


def may_fit(pattern: str, said: set[str]) -> bool:
    """Whether the words that a pattern needs are there."""
    return all(not choice.isdisjoint(said) for choice in needed(pattern))


@cache
def needed(pattern: str) -> tuple[Choice, ...]:
    """`(bring|take) <obj> out` needs bring or take, and out."""
    found = _of_the_tables().get(pattern)
    return _worked_out(pattern) if found is None else found


def _worked_out(pattern: str) -> tuple[Choice, ...]:
    from judge.language.oneline.words_a_pattern_needs import worked_out  # seldom: what the tables need is kept

    return worked_out(pattern)


@cache
def _of_the_tables() -> Mapping[str, tuple[Choice, ...]]:
    """What the patterns of the tables need, through the cache: working it out takes longer than a ruling."""
    told = repr((PATTERNS, sorted((k, sorted(v)) for k, v in TELLING.items()))).encode()
    key = content_key(Path(__file__).with_name("words_a_pattern_needs.py").read_bytes(), told)
    kept = read_cache("oneline", key)
    if kept is None:
        kept = {pattern: _worked_out(pattern) for pattern in PATTERNS}
        write_cache("oneline", key, kept)
    found: Mapping[str, tuple[Choice, ...]] = kept
    return found
