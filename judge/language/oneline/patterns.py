"""Patterns of words: `<who> has <n> gold` as data, matched on whole words and rewritten without losing their places."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from judge.language.oneline.english.words import SLOTS, TELLING
from judge.language.oneline.question_words import Token, Words, joined, within


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the tables as a regular expression on whole words."""
    plain = re.sub(r"\((?!\?)", "(?:", pattern)
    slotted = re.sub(r"(?<!\?P)<(\w+)>", lambda slot: SLOTS[slot[1]], plain)
    names: list[str] = []
    whole = re.sub(r"\(\?P<(\w+)>", lambda group: f"(?P<{_fresh(group[1], names)}>", slotted)
    return re.compile(rf"{whole}(?!\S)" if pattern.startswith("^") else rf"(?<!\S){whole}(?!\S)")


_CHOICE = re.compile(r"(?:\?P<\w+>)?([\w' |-]+)")
_WORD = re.compile(r"(?<![^\s^])[a-z']+(?![^\s$])")


@cache
def _needed(pattern: str) -> tuple[frozenset[str], ...]:
    """Sets of words of which a pattern needs one each: `(bring|take) <obj> out` needs bring or take, and out."""
    plain = re.sub(r"(?<!\?P)<(\w+)>", lambda slot: TELLING.get(slot[1], "#"), pattern)
    outside, groups = _split(plain)
    choices = [match[1].split("|") for group in groups if (match := _CHOICE.fullmatch(group))]
    told = [frozenset(choice.split()[0] for choice in choices_ if choice.strip()) for choices_ in choices]
    return (*told, *(frozenset({word}) for word in _WORD.findall(outside)))


def _split(pattern: str) -> tuple[str, list[str]]:
    """What stands outside of all brackets, and what the outermost brackets hold that must be there."""
    outside, groups, depth, start = "", list[str](), 0, 0
    for place, char in enumerate(pattern):
        depth += (char == "(") - (char == ")")
        if char == "(" and depth == 1:
            start = place + 1
        elif char == ")" and depth == 0:
            groups += [pattern[start:place]] if pattern[place + 1 : place + 2] in ("", " ", "$") else []
            outside += "#"
        elif depth == 0:
            outside += char
    return outside, groups


def may_fit(pattern: str, said: set[str]) -> bool:
    """Whether the words that a pattern needs are there: most patterns need not even be compiled."""
    return all(choice & said for choice in _needed(pattern))


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
    said = set(joined(words).split())
    for pattern, replacement in rules:
        if may_fit(pattern, said):
            words = _applied(words, compiled(pattern), replacement)
            said |= set(replacement.split())
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
