"""Our own cards, `rulings/cards/EDITION.yaml`, compiled once for each content of the sheet."""

from __future__ import annotations

import os
from collections import defaultdict
from functools import cached_property
from pathlib import Path

from judge.cards.card_as_plain_data import Record
from judge.support.cache import content_key, read_cache, write_cache
from judge.support.fold_and_clean_text import fold
from judge.support.where_files_lie import home
from judge.support.yaml_places import file_bytes

Index = dict[str, list[Record]]
READERS = tuple(Path(__file__).with_name(name) for name in ("shipped_cards.py", "read_card_yaml.py", "fields.py"))


def own_sheets() -> Path:
    """The folder of our sheets."""
    return home() / "rulings" / "cards"


class OwnCards:
    """The cards of one edition's sheet, read when first asked for."""

    def __init__(self, edition: str, folder: Path) -> None:
        self.edition, self.folder = edition, folder

    def find(self, folded: str) -> list[Record]:
        return self._index.get(folded, [])

    def titles(self) -> list[str]:
        return [cards[0]["title"] for cards in self._index.values()]

    @cached_property
    def _index(self) -> Index:
        path = self.folder / f"{self.edition}.yaml"
        if not os.path.lexists(path):
            return {}
        source = file_bytes(path)
        name, key = f"cards-{self.edition}", content_key(source, *map(Path.read_bytes, READERS))
        if isinstance(kept := read_cache(name, key), dict):
            return kept
        index = _compile(source, path)
        write_cache(name, key, index)
        return index


def _compile(source: bytes, path: Path) -> Index:
    from judge.cards.read_card_yaml import read_sheet  # PyYAML is needed on a miss only

    index: Index = defaultdict(list)
    aliases: Index = defaultdict(list)
    for card in read_sheet(source.decode(), str(path)):
        alias = card.pop("de", "")  # its German title
        index[fold(card["title"])].append({**card, "origin": "catalogue"})
        aliases[fold(alias)].append(index[fold(card["title"])][-1])
    return {**{name: cards for name, cards in aliases.items() if name}, **index}
