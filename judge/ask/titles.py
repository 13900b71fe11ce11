"""Finds the cards of the catalogue in a question, with quotes or without: the longest title wins."""

from __future__ import annotations

from collections.abc import Callable

from judge.ask.tokens import Token, Words
from judge.catalogue.names import fold

LONGEST = 9  # words
Known = Callable[[str], str]  # the title that is meant by these words, or nothing


def with_titles(words: Words, text: str, known: Known, common: frozenset[str]) -> Words:
    """The words, those that make up a title joined to one that stands in quotes."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        size, title = _longest(words, place, text, known, common)
        if title:
            first, last = words[place], words[place + size - 1]
            found.append(Token(f'"{title}"', first.start, last.end, text[first.start : last.end]))
        else:
            found.append(words[place])
        place += max(size, 1)
    return tuple(found)


def _longest(words: Words, place: int, text: str, known: Known, common: frozenset[str]) -> tuple[int, str]:
    if words[place].word.startswith('"'):
        return 1, known(words[place].word[1:-1]) or words[place].word[1:-1]
    for size in range(min(LONGEST, len(words) - place), 0, -1):
        some = words[place : place + size]
        said = text[some[0].start : some[-1].end]
        if _may_be_title(some, said, common) and (title := known(said)):
            return size, title
    return 0, ""


def _may_be_title(words: Words, said: str, common: frozenset[str]) -> bool:
    """Not punctuation, not part of a word, and not just everyday words that nobody wrote with a capital."""
    if not fold(said) or words[0].word in ("'s", ",") or words[-1].word in ("'s", ","):
        return False
    plain = all(token.word in common for token in words)
    return not plain or (len(words) > 1 and all(t.raw[:1].isupper() for t in (words[0], words[-1])))
