"""The sentences that an `expect` line may use for changes, moments and acts: those of the page, and the forms of `expected`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from judge.render.messages import Language
from judge.support.frozen_data_classes import NamedTuple

Kind = Literal["changes", "moments", "acts"]
Chosen = tuple[tuple[str, str], ...]
"""Names that the words themselves fix: `in any action window` says that the window is `action`."""

SECTIONS: dict[Kind, tuple[tuple[str, str], ...]] = {
    "changes": (("moves", ""), ("expected", "")), "moments": (("moments", ""),), "acts": (("actions", "do"),),
}  # fmt: skip
"""Where the sentences of each kind stand."""
_PIECES = re.compile(r"\{[^{}]*\}|[^\W_]+|[\[\]]")
_BEGINS = re.compile(r"(\{[^{}]*\})(.+)", re.DOTALL)
_ONE_OF = re.compile(r"\{(\w+):(\w+)\.(\w+)\}")


class Form(NamedTuple):
    """One way to say something: its words in small letters, with places such as `{card}` between them."""

    keys: tuple[str, ...]  # the moves, the part of a moment or the act that it tells
    parts: tuple[str, ...]
    chosen: Chosen
    words: frozenset[str]  # all must be said


def is_place(part: str) -> bool:
    return part[0] == "{"


@lru_cache(64)
def forms(language: Language, kind: Kind) -> tuple[Form, ...]:
    """Every way in which the language tells things of that kind."""
    found = (form for section, key in SECTIONS[kind] for form in _of_section(language, section, key))
    return tuple(dict.fromkeys(found))


def _of_section(language: Language, section: str, key: str) -> Iterator[Form]:
    for name, entry in language.data.get(section, {}).items():
        told = entry.get(key) if key and isinstance(entry, dict) else entry
        if isinstance(told, str) and told:
            for sentence, chosen in _with_words(language, _briefly(told) if section == "moves" else told):
                keys = tuple(name.split()) if section == "expected" else (name,)
                yield from (_form(keys, way, chosen) for way in _ways(iter(_PIECES.findall(sentence.casefold()))))


def _briefly(sentence: str) -> str:
    """Whoever a change begins with may be left out: `enters play standing`."""
    return _BEGINS.sub(r"[\1]\2", sentence) if _BEGINS.fullmatch(sentence) else sentence


def _with_words(language: Language, sentence: str, chosen: Chosen = ()) -> Iterator[tuple[str, Chosen]]:
    """The sentence with each of the words that may stand in a place such as `{value:windows.when}`."""
    place = _ONE_OF.search(sentence)
    if place is None:
        yield sentence, chosen
        return
    name, section, form = place.groups()
    for key, entry in language.data.get(section, {}).items():
        if key != "other" and isinstance(entry, dict) and isinstance(entry.get(form), str):
            yield from _with_words(language, sentence.replace(place[0], entry[form], 1), (*chosen, (name, key)))


def _ways(pieces: Iterator[str]) -> list[tuple[str, ...]]:
    """With and without each part that stands in brackets."""
    found: list[tuple[str, ...]] = [()]
    for piece in pieces:
        if piece == "]":
            break
        more = [(), *_ways(pieces)] if piece == "[" else [(piece,)]
        found = [(*before, *one) for before in found for one in more]
    return found


def _form(keys: tuple[str, ...], parts: tuple[str, ...], chosen: Chosen) -> Form:
    return Form(keys, parts, chosen, frozenset(part for part in parts if not is_place(part)))
