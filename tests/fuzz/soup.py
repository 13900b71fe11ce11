"""Texts spoilt at random: letters, words and lines exchanged, doubled and lost; numbers, Unicode, depth and size."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

NUMBERS = (
    "0", "1", "2", "3", "7", "99", "-1", "--5", "+7", "−3", "²", "③", "٣", "１２", "1_000", "1e3", "2.5", "½", "Ⅷ", "1/2",
    "0x10", "00007", "99999999999999999999", "9" * 400, "NaN", "∞", "no limit", "any number", "X", "x", "-", "?",
)  # fmt: skip
STRANGE = (
    "\0", "\ufeff", "\r", "\r\n", "\t", "\v", "\f", "\x1b[31m", "\x07", "\x7f", "\x85", "\x9b31m", "\u202e", "\u2066", "\u200b",
    "\u200f", "\u2028", "\u00ad", "\u0301" * 30, "\udcff", "\udce4", "🐉", "ﬁ", "İ", "ß", "ẞ", "ſ", "K", "ǆ", "\U000e0041", "\\",
    '"', "“", "„", "”", "'", "’", "`", "{", "}", "{0}", "{card}", "%s", "[", "]", "(", ")", ":", ",", "#", "@", "@@", "×", "·",
    "…", "~", "<i>", "</i>", "<b>", "\n", "\n\n", "  ", "-", "—", "=", "/", "$", "*", "&", "!", "|", ">", "?",
)  # fmt: skip
WRITABLE = tuple(one for one in STRANGE if not "\ud800" <= one[0] <= "\udfff")
"""What a well-formed file can hold."""
NESTED = (("(", ")"), ("[", "]"), ("{", "}"), ("[{a: ", "}]"), ('"', '"'), ("not ", ""), ("what if ", ""))
_WORDS = re.compile(r'"[^"\n]*"|\w+|[^\S\n]+|\n|.', re.DOTALL)

Spoil = Callable[[str, Random, Sequence[str]], str]


def spoilt(text: str, chance: Random, words: Sequence[str], most: int = 5) -> str:
    """The text after a few accidents; `words` are those of its language."""
    for _ in range(chance.randrange(most + 1)):
        text = chance.choice(SPOILS)(text, chance, words)
    return text[:400_000]


def scrap(chance: Random, words: Sequence[str]) -> str:
    """One word that may or may not belong there."""
    drawn = chance.random()
    return chance.choice(words if drawn < 0.6 else NUMBERS if drawn < 0.8 else STRANGE)


def soup(chance: Random, words: Sequence[str], most: int = 12) -> str:
    """A line of such words."""
    return chance.choice((" ", " ", " ", "", ", ")).join(scrap(chance, words) for _ in range(chance.randrange(1, most)))


def _at(text: str, chance: Random) -> int:
    return chance.randrange(len(text) + 1)


def _insert(text: str, chance: Random, words: Sequence[str]) -> str:
    where = _at(text, chance)
    return text[:where] + chance.choice(STRANGE) + text[where:]


def _cut(text: str, chance: Random, words: Sequence[str]) -> str:
    where = _at(text, chance)
    return text[:where] + text[where + chance.choice((1, 1, 2, 5, 20)) :]


def _end(text: str, chance: Random, words: Sequence[str]) -> str:
    return text[: _at(text, chance)]


def _word(text: str, chance: Random, words: Sequence[str]) -> str:
    parts = _WORDS.findall(text)
    if parts:
        parts[chance.randrange(len(parts))] = scrap(chance, words)
    return "".join(parts)


def _swap_words(text: str, chance: Random, words: Sequence[str]) -> str:
    parts = _WORDS.findall(text)
    if len(parts) > 2:
        one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
        parts[one], parts[other] = parts[other], parts[one]
    return "".join(parts)


def _number(text: str, chance: Random, words: Sequence[str]) -> str:
    found = list(re.finditer(r"\d+", text))
    if not found:
        return text
    one = chance.choice(found)
    return text[: one.start()] + chance.choice(NUMBERS) + text[one.end() :]


def _lines(change: Callable[[list[str], int, Random], None]) -> Spoil:
    def spoil(text: str, chance: Random, words: Sequence[str]) -> str:
        rows = text.split("\n")
        change(rows, chance.randrange(len(rows)), chance)
        return "\n".join(rows)

    return spoil


def _lose(rows: list[str], number: int, chance: Random) -> None:
    del rows[number]


def _double(rows: list[str], number: int, chance: Random) -> None:
    rows.insert(chance.randrange(len(rows) + 1), rows[number])


def _move(rows: list[str], number: int, chance: Random) -> None:
    rows.insert(chance.randrange(len(rows) + 1), rows.pop(number))


def _many(rows: list[str], number: int, chance: Random) -> None:
    rows[number:number] = [rows[number]] * chance.choice((3, 10, 30))


def _deep(text: str, chance: Random, words: Sequence[str]) -> str:
    """Something inside brackets inside brackets."""
    opened, closed = chance.choice(NESTED)
    times, where = chance.choice((2, 10, 50, 2000)), _at(text, chance)
    return text[:where] + opened * times + scrap(chance, words) + closed * times + text[where:]


def _long(text: str, chance: Random, words: Sequence[str]) -> str:
    """A word, or the same words, without end."""
    where = _at(text, chance)
    return text[:where] + scrap(chance, words) * chance.choice((100, 1000, 20_000)) + text[where:]


def _case(text: str, chance: Random, words: Sequence[str]) -> str:
    return chance.choice((text.upper, text.lower, text.swapcase, text.title))()


SPOILS: tuple[Spoil, ...] = (
    _insert, _insert, _cut, _cut, _end, _word, _word, _word, _swap_words, _swap_words, _number, _number,
    _lines(_lose), _lines(_lose), _lines(_double), _lines(_double), _lines(_move), _lines(_many), _deep, _long, _case,
)  # fmt: skip


def raw(text: str) -> bytes:
    """As a file holds it: bytes that are no letters were written as half letters."""
    return text.encode("utf-8", "surrogateescape")


def unraw(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")
