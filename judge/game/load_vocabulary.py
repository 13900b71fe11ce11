"""The judge's own words of the game, through the cache: PyYAML is needed only where they have changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.support.cache import content_key, read_cache, write_cache
from judge.support.where_files_lie import home
from judge.support.yaml_places import file_bytes

FILES = {"game": "game.yaml", "acts": "actions.yaml"}


def rows() -> Mapping[str, Any]:
    """The sections of the game and the acts."""
    sources = {part: file_bytes(home() / "rulings" / file) for part, file in FILES.items()}
    key = content_key(repr(FILES).encode(), *sources.values())
    kept = read_cache("game", key)
    if isinstance(kept, dict):
        return kept
    from judge.support.yaml_places import read_tree

    data = {part: read_tree(source.decode("utf-8"), FILES[part])[0] for part, source in sources.items()}
    write_cache("game", key, data)
    return data
