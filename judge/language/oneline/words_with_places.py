"""A question as words that remember which letters of it they came from, however they are rewritten."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from judge.language.oneline.english.words import NUMBERS, SHORT_FORMS
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

FILE = "question"
_PIECE = re.compile(r"""["“„][^"”“„]*["”“]|\w+(?:['’-]\w+)*|['’](?=\s)|[,?!;–—-]""")


class Token(NamedTuple):
    """One word as it is understood, with its place in the question."""

    word: str
    start: int
    end: int
    raw: str = ""


Words = tuple[Token, ...]


def tokens(text: str) -> Words:
    """The words of a question, their usual forms in place of the short ones."""
    return tuple(token for piece in _PIECE.finditer(text) for token in _usual(piece))


def _usual(piece: re.Match[str]) -> list[Token]:
    raw = piece[0].replace("’", "'")
    if raw[0] in '"“„':
        return [Token(f'"{raw[1:-1]}"', *piece.span(), raw)]
    word = SHORT_FORMS.get(raw.lower())
    if (word is None and raw.lower().endswith(("'s", "s'"))) or raw == "'":
        return _possessive(raw, piece)
    word = raw.lower() if word is None else word
    return [Token(NUMBERS.get(part, part), *piece.span(), raw) for part in word.replace("–", "-").replace("—", "-").split()]


def _possessive(raw: str, piece: re.Match[str]) -> list[Token]:
    cut = piece.end() - (1 if raw.endswith("'") else 2)
    name = raw[: cut - piece.start()]
    owner = [Token(SHORT_FORMS.get(name.lower(), name.lower()), piece.start(), cut, name)] if name else []
    return [*owner, Token("'s", cut, piece.end(), "'s")]


def joined(words: Iterable[Token]) -> str:
    """The words as one text, a blank between two."""
    return " ".join(token.word for token in words)


def span(words: Sequence[Token]) -> Span:
    """Where the words stand in the question."""
    start, end = hull(words)
    return Span(FILE, 1, start + 1, end + 1) if words else Span(FILE, 1)


def hull(words: Sequence[Token]) -> tuple[int, int]:
    """From the first to the last letter that the words came from; in other languages they stood in another order."""
    return min((t.start for t in words), default=0), max((t.end for t in words), default=0)


def within(words: Words, start: int, end: int) -> slice:
    """The words that lie between two characters of the joined text."""
    first = last = place = 0
    for number, token in enumerate(words):
        stop = place + len(token.word)
        if stop <= start:
            first = number + 1
        if place < end:
            last = number + 1
        place = stop + 1
    return slice(first, max(first, last))
