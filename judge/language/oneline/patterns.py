"""Patterns of words: `<who> has <n> gold` as data, matched on whole words and rewritten without losing their places."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.language.oneline.english.words import SLOTS
from judge.language.oneline.skip_patterns import may_fit, words_of
from judge.language.oneline.words_with_places import Token, Words, joined, within


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the tables as a regular expression on whole words."""
    plain = re.sub(r"\((?!\?)", "(?:", pattern)
    slotted = re.sub(r"(?<!\?P)<(\w+)>", lambda slot: SLOTS[slot[1]], plain)
    names: list[str] = []
    whole = re.sub(r"\(\?P<(\w+)>", lambda group: f"(?P<{_fresh(group[1], names)}>", slotted)
    return re.compile(rf"{whole}(?!\S)" if pattern.startswith("^") else rf"(?<!\S){whole}(?!\S)")


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
