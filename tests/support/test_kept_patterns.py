"""A regular expression that was kept is the one that would be compiled; whatever was made for another engine is not believed."""

from __future__ import annotations

import marshal
import re

import pytest

from judge.language.oneline import rewrite_by_patterns as patterns
from judge.language.oneline.rewrite_by_patterns import PATTERNS, compiled, on_whole_words
from judge.support import cache
from judge.support.precompiled_patterns import ENGINE, kept, revived


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> object:
    """Nothing is remembered, built or kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(cache, "BUILT", cache.Path(str(tmp_path), "none"))
    for known in (patterns.of_the_tables, patterns.compiled):
        known.cache_clear()
    yield
    for known in (patterns.of_the_tables, patterns.compiled):
        known.cache_clear()


PLAIN = ("a", "", "(?P<x>a+)|(b)(?P<y>c)?", r"[\w'’-]+\s*", "[“„]x{2,5}?", r"(?<!\S)(?:a|b)(?!\S)", "(?i)ä")


@pytest.mark.parametrize("pattern", PLAIN)
def test_what_is_kept_is_what_would_be_compiled(pattern: str) -> None:
    told = kept(pattern)
    assert told is not None
    again = revived(pattern, marshal.loads(marshal.dumps(told)))
    made = re.compile(pattern)
    assert again == made and (again.flags, again.groups, again.groupindex) == (made.flags, made.groups, made.groupindex)
    for text in ("a", "aaa", "bc", "ä Ä", "don’t go", "„xxx", ""):
        assert [m.groupdict() for m in again.finditer(text)] == [m.groupdict() for m in made.finditer(text)]
        assert again.sub(r"<\g<0>>", text) == made.sub(r"<\g<0>>", text)


def test_every_pattern_of_the_tables_is_kept_and_the_same() -> None:
    patterns.keep_patterns()
    assert len(patterns.of_the_tables()) == len(PATTERNS)
    for pattern in PATTERNS:
        assert compiled(pattern) == re.compile(on_whole_words(pattern)), pattern


def test_where_nothing_is_kept_only_what_is_needed_is_compiled() -> None:
    assert not patterns.of_the_tables()
    assert compiled(PATTERNS[0]) == re.compile(on_whole_words(PATTERNS[0])) and not patterns.of_the_tables()


@pytest.mark.parametrize("changed", ["ENGINE", "SLOTS", "PATTERNS"])
def test_what_was_kept_of_something_else_is_not_believed(changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patterns.keep_patterns()
    assert patterns.of_the_tables() and ENGINE
    patterns.of_the_tables.cache_clear()
    other = {"ENGINE": "another", "SLOTS": {**patterns.SLOTS, "n": r"(?P<n>\d)"}, "PATTERNS": PATTERNS[1:]}
    monkeypatch.setattr(patterns, changed, other[changed])
    assert not patterns.of_the_tables()


def test_an_engine_that_has_no_such_way_in_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.support.precompiled_patterns._engine", None)
    assert kept("a+") is None
