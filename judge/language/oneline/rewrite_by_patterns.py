"""Patterns of words: `<who> has <n> gold` as data, matched on whole words and rewritten without losing their places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from judge.language.oneline.english.words import SLOTS
from judge.language.oneline.skip_patterns import PATTERNS, may_fit, words_of
from judge.language.oneline.words_with_places import Token, Words, joined, within
from judge.support.cache import Unpacked, content_key, packed, read_cache, write_cache
from judge.support.precompiled_patterns import ENGINE, Kept, kept, revived


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the tables as a regular expression on whole words."""
    made = of_the_tables().get(pattern)
    return revived(*made) if made else re.compile(on_whole_words(pattern))


@cache
def of_the_tables() -> Mapping[str, tuple[str, Kept]]:
    """Those that came compiled with the judge: compiling what one question needs takes as long as ruling on it."""
    return Unpacked(read_cache(*_key()) or {})


def keep_patterns() -> None:
    """Compiles all of them, when the judge is built; where nobody did, a question has only those compiled that it needs."""
    whole = {pattern: on_whole_words(pattern) for pattern in PATTERNS}
    write_cache(*_key(), packed({pattern: (told, made) for pattern, told in whole.items() if (made := kept(told))}))


def _key() -> tuple[str, str]:
    told = repr((PATTERNS, SLOTS, ENGINE)).encode()
    return "oneline-patterns", content_key(Path(__file__).read_bytes(), told)


def on_whole_words(pattern: str) -> str:
    plain = re.sub(r"\((?!\?)", "(?:", pattern)
    slotted = re.sub(r"(?<!\?P)<(\w+)>", lambda slot: SLOTS[slot[1]], plain)
    names: list[str] = []
    whole = re.sub(r"\(\?P<(\w+)>", lambda group: f"(?P<{_fresh(group[1], names)}>", slotted)
    return rf"{whole}(?!\S)" if pattern.startswith("^") else rf"(?<!\S){whole}(?!\S)"


def _fresh(name: str, names: list[str]) -> str:
    """A slot may stand twice in a pattern, as one of several ways to say it."""
    names.append(name)
    return name if names.count(name) == 1 else f"{name}__{names.count(name)}"


def slots(match: re.Match[str]) -> dict[str, str]:
    """What each slot held, whichever of its places it was said in."""
    held = [(name.partition("__")[0], text) for name, text in match.groupdict().items() if text]
    return dict(reversed(held))


def rewrite(words: Words, rules: Iterable[tuple[str, str]]) -> Words:
    """The words with each rule applied wherever it fits, from left to right."""
    said = words_of(joined(words))
    for pattern, replacement in rules:
        if may_fit(pattern, said):
            words = _applied(words, compiled(pattern), replacement)
            said = words_of(joined(words))
    return words


def _applied(words: Words, pattern: re.Pattern[str], replacement: str) -> Words:
    place = 0
    while match := pattern.search(joined(words), place):
        new = _replacing(words, match, replacement)
        cut = within(words, *match.span())
        words = (*words[: cut.start], *new, *words[cut.stop :])
        place = match.start() + len(joined(new))
    return words


def _replacing(words: Words, match: re.Match[str], replacement: str) -> Words:
    """The new words: what a slot held keeps its places, what is new stands for all of the old."""
    old = words[within(words, *match.span())]
    start, end = (old[0].start, old[-1].end) if old else (0, 0)
    new: list[Token] = []
    for word in replacement.split():
        if word[0] == "<" and word[-1] == ">":
            name: str | int = int(word[1:-1]) if word[1:-1].isdigit() else word[1:-1]
            new += words[within(words, *match.span(name))] if match[name] else ()
        else:
            new.append(Token(word, start, end, " ".join(token.raw for token in old)))
    return tuple(new)
