"""Cards of a damaged set, saved from where they stand a second time: each is kept as it came, and by its title as it was read."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Iterator
from zlib import crc32

from judge.cards.card_as_plain_data import Record
from judge.cards.imported.original_imported_records import Sources, label, saved_code
from judge.cards.imported.store_file_format import CARDS, Head, lines_of
from judge.support.fold_and_clean_text import fold

Titled = dict[str, list[Record]]
"""By the name of its block: `2e penny`."""


def rescue(raw: bytes, head: Head, lost: Iterable[str], sources: Sources) -> list[str]:
    """Adds what can be saved of these blocks of sets; returns those of which something may still be missing."""
    left = []
    for name in lost:
        edition, pack = name.removeprefix(f"{CARDS} ").split(" ", 1) if name.startswith(f"{CARDS} ") else ("", "")
        found, whole = _titled(raw, head, edition) if edition else ({}, False)
        for code, card in _of_set(found, edition, pack, sources):
            sources.cards.setdefault(edition, {})[code] = (card, None)
        left += [] if whole else [name]
    return left


def _titled(raw: bytes, head: Head, edition: str) -> tuple[Titled, bool]:
    """Every block of cards by title that can be read, and whether all of them can."""
    found, whole = Titled(), True
    for name, start, length, check in lines_of(head):
        if name.startswith(f"{edition} ") and not name.startswith(f"{edition} *"):
            data = raw[head.body + start : head.body + start + length]
            if len(data) == length and crc32(data) == check:
                found[name] = marshal.loads(data)
            else:
                whole = False
    return found, whole


def _of_set(found: Titled, edition: str, pack: str, sources: Sources) -> Iterator[tuple[str, Record]]:
    codes = _codes(found, edition, pack, sources)
    for name, cards in found.items():
        for card in cards:
            if label(card) == pack and name == f"{edition} {fold(card['title'])}":
                yield codes.get(card["title"]) or saved_code(card), card


def _codes(found: Titled, edition: str, pack: str, sources: Sources) -> dict[str, str]:
    """The codes of the cards that have a title in another language: that was kept by code."""
    known = sources.cards.get(edition, {})
    named = ((code, title) for code, titles in sources.names.items() if code not in known for title in titles.values())
    cards = ((code, card) for code, title in named for card in found.get(f"{edition} {fold(title)}", ()))
    return {card["title"]: code for code, card in cards if label(card) == pack}
