"""Everything imported so far, as it came: from it the kept file is made anew, so nothing else in it can be lost for good."""

from __future__ import annotations

from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.imported.one_card import KeptCard
from judge.cards.imported.store_file_format import CARDS, NAMES, SOURCES
from judge.cards.imported.store_reader import Store
from judge.support.fold_and_clean_text import clean, fold

Kept = dict[str, tuple[Record, str | None]]  # by code: facts and text; no text: the facts are complete
LONGEST = 60
UNNAMED, TRANSLATIONS = "?", "translations"


class Sources:
    """Cards by edition and code, and titles by code and language."""

    def __init__(self, cards: dict[str, Kept] | None = None, names: dict[str, dict[str, str]] | None = None) -> None:
        self.cards: dict[str, Kept] = cards or {}
        self.names: dict[str, dict[str, str]] = names or {}

    def keep(self, edition: str, entry: KeptCard) -> bool:
        """Take a card in, or take its place; true if it was not known."""
        kept = self.cards.setdefault(edition, {})
        new = kept.pop(saved_code(entry.facts), None) is None and entry.code not in kept
        kept[entry.code] = (entry.facts, entry.text)
        return new

    def blocks(self) -> dict[str, Any]:
        """A block for each set, so that damage costs a set at most and can be told by its name."""
        found: dict[str, Any] = {NAMES: self.names} if self.names else {}
        for edition, kept in self.cards.items():
            for code, (facts, text) in kept.items():
                found.setdefault(f"{CARDS} {edition} {label(facts)}", {})[code] = (facts, text)
        return found

    def take(self, name: str, block: Any) -> None:
        """What was kept under a name."""
        if name == SOURCES:
            self.cards, self.names = block
        elif name == NAMES:
            self.names = block
        else:
            self.cards.setdefault(name.split(" ")[1], {}).update(block)


def read_sources(store: Store) -> Sources:
    """All of them; raises Unusable where one is damaged."""
    sources = Sources()
    for front in (SOURCES, NAMES, f"{CARDS} "):
        for name, block in store.blocks(front).items():
            sources.take(name, block)
    return sources


def is_source(name: str) -> bool:
    return name in (SOURCES, NAMES) or name.startswith(f"{CARDS} ")


def told_as(name: str) -> str:
    """What a user calls that which is kept under a name."""
    return TRANSLATIONS if name == NAMES else name.split(" ", 2)[2] if name.startswith(f"{CARDS} ") else UNNAMED


def saved_code(facts: Record) -> str:
    """For a card that was saved from a damaged set without its code; the same card added again takes its place."""
    return f"saved:{fold(facts['title'])}:{label(facts)}"


def label(facts: Record) -> str:
    """The set that a card is of, or the list that it was written in."""
    return clean(facts.get("pack") or facts.get("origin") or UNNAMED)[:LONGEST]
