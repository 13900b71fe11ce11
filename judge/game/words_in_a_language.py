"""What a language calls the rows of `game.yaml`: the words that it prints are those that a file in it may write."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from judge.support.cache import content_key, read_cache, write_cache
from judge.support.where_files_lie import home
from judge.support.yaml_places import file_bytes

VALUE = "{value}"
Sections = Mapping[str, Mapping[str, Any]]


def name_in(template: str, told: str) -> str:
    """What stands in a sentence where its template leaves room: nothing, if that is another sentence."""
    head, _, tail = template.partition(VALUE)
    inside = told.startswith(head) and told.endswith(tail) and len(told) > len(head) + len(tail)
    return told[len(head) : len(told) - len(tail)] if inside else ""


def sections_of(language: str, folders: Iterable[Path], sections: Iterable[str]) -> Sections:
    """Some sections of a language, the judge's own and on top what other rulebooks add, through the cache."""
    files = [folder / "languages" / f"{language}.yaml" for folder in (home() / "rulings", *folders)]
    sources = [file_bytes(file) for file in files if file.is_file()]
    wanted = tuple(sorted(set(sections)))
    key = content_key(repr(wanted).encode(), *sources)
    kept = read_cache(f"words-{language}", key)
    if isinstance(kept, dict):
        return kept
    found = _read(sources, wanted)
    write_cache(f"words-{language}", key, found)
    return found


def _read(sources: Iterable[bytes], wanted: Iterable[str]) -> dict[str, dict[str, Any]]:
    from judge.support.yaml_places import read_tree

    found: dict[str, dict[str, Any]] = {section: {} for section in wanted}
    for source in sources:
        data = read_tree(source.decode("utf-8", "replace"), "")[0]
        for section, rows in found.items():
            told = data.get(section) if isinstance(data, dict) else None
            rows.update(told if isinstance(told, dict) else {})
    return found
