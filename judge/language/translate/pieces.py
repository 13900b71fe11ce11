"""A line as pieces that remember where they stood, however they are translated and moved."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator

from judge.support.frozen_data_classes import NamedTuple

_PIECE = re.compile(
    r'"[^"\n]*"|“(?:(?!["\n])[^“”])*”|„(?:(?!["\n])[^“-„])*[“”]'  # a title, with the quotes that the grammar knows
    r"|\[[^\[\]\n]*\]|@\w[\w-]*|[+−–-]?\d+(?!\w)(?![.-]\w)|\w+(?:['’.-]\w+)*['’]?|\S"
)


class TranslatedWord(NamedTuple):
    """One word: as the rules see it, as the grammar will, and where it stood.

    The rules see a word of the other language in small letters and one that is translated in capitals; a title or a pack
    is `"1"` or `[2]`, and a player `%alice`: nothing that stands in them is ever taken for a word.
    """

    word: str
    said: str
    start: int
    end: int


Pieces = tuple[TranslatedWord, ...]


def pieces(text: str, names: Container[str] = (), endings: tuple[str, ...] = ()) -> Pieces:
    """The pieces of a line, none of them translated yet."""
    return tuple(_piece(number, match, names, endings) for number, match in enumerate(_PIECE.finditer(text)))


def _piece(number: int, match: re.Match[str], names: Container[str], endings: tuple[str, ...]) -> TranslatedWord:
    raw = match[0]
    if len(raw) > 1 and raw[0] in '"“„':
        return TranslatedWord(f'"{number}"', raw, *match.span())
    if len(raw) > 1 and raw[0] == "[":
        return TranslatedWord(f"[{number}]", raw, *match.span())
    if raw in names:
        return TranslatedWord(f"%{raw.lower()}", raw, *match.span())
    owner = next((raw.removesuffix(e) for e in endings if raw.endswith(e) and raw.removesuffix(e) in names), "")
    seen, written = (f"%{owner.lower()}'s", f"{owner}'s") if owner else (raw.lower(), raw)
    return TranslatedWord(seen, written, *match.span())


def joined(some: Iterable[TranslatedWord]) -> str:
    """The pieces as the rules see them, a blank between two."""
    return " ".join(piece.word for piece in some)


def within(some: Pieces, start: int, end: int) -> slice:
    """The pieces that lie between two characters of the joined text."""
    places = [n for n, (first, last) in enumerate(_places(piece.word for piece in some)) if first < end and last > start]
    return slice(places[0], places[-1] + 1) if places else slice(0, 0)


def _places(words: Iterable[str]) -> Iterator[tuple[int, int]]:
    place = 0
    for word in words:
        yield place, place + len(word)
        place += len(word) + 1


def translated(english: str, start: int, end: int) -> Pieces:
    """The pieces of a translation: `out_of_shadows` is one, `to set_up` are two."""
    return tuple(TranslatedWord(word.upper(), word.replace("_", " "), start, end) for word in english.split())
