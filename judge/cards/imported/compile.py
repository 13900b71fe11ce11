"""Compiles what was imported into the blocks of the kept file: cards by folded title, in every language."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.imported.open_store import reader_key
from judge.cards.imported.original_imported_records import Kept, Sources
from judge.cards.imported.store_file_format import ALIASES, TITLES, laid_out
from judge.cards.text.read_text import read_text
from judge.support.fold_and_clean_text import fold
from judge.support.write_file import replace_file


def save(path: Path, sources: Sources) -> None:
    """Compile and replace the kept file in one step; for one who holds it. Whoever reads meanwhile sees the old one."""
    blocks = {**sources.blocks(), **compiled(sources)}
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, laid_out(reader_key(), blocks))


def compiled(sources: Sources) -> dict[str, Any]:
    """What a look-up reads, by the names under which it looks."""
    blocks: dict[str, Any] = {}
    for edition, kept in sources.cards.items():
        by_title = _by_title(kept)
        blocks |= {f"{edition} {folded}": list(cards.values()) for folded, cards in by_title.items()}
        titles = {card["title"]: None for cards in by_title.values() for card in cards.values()}
        aliases = _aliases(kept, sources.names)
        _add_aliases(blocks, edition, aliases)
        blocks[f"{edition} {TITLES}"] = list(titles)
        blocks[f"{edition} {ALIASES}"] = [alias for alias in aliases if alias not in titles]
    return blocks


def _by_title(kept: Kept) -> dict[str, dict[str, Record]]:
    found: dict[str, dict[str, Record]] = defaultdict(dict)
    for code in sorted(kept):
        facts, text = kept[code]
        found[fold(facts["title"])][code] = _read(facts, text) if text else facts
    return found


def _read(facts: Record, text: str) -> Record:
    return {**facts, **read_text(text, facts["title"], facts["type"])}


def _aliases(kept: Kept, names: dict[str, dict[str, str]]) -> dict[str, list[str]]:
    """Titles in other languages, and the folded titles of the cards that they name."""
    found: dict[str, list[str]] = defaultdict(list)
    for code, titles in names.items():
        for title in titles.values() if code in kept else ():
            folded = fold(kept[code][0]["title"])
            if folded not in found[title]:
                found[title].append(folded)
    return found


def _add_aliases(blocks: dict[str, Any], edition: str, aliases: dict[str, list[str]]) -> None:
    """A title of the game's own language is never overruled by a translation of another card's."""
    for alias, meant in aliases.items():
        first, *others = (blocks[f"{edition} {folded}"] for folded in meant)
        cards = [*first, *(card for more in others for card in more)] if others else first
        blocks.setdefault(f"{edition} {fold(alias)}", cards)
