"""The rows of the judge's own `game.yaml`, through the cache: PyYAML is needed only where they have changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cache import content_key, read_cache, write_cache
from judge.disk.home import home
from judge.nodes import file_bytes


def rows() -> Mapping[str, Any]:
    file = home() / "rulings" / "game.yaml"
    source = file_bytes(file)
    key = content_key(source)
    kept = read_cache("game", key)
    if isinstance(kept, dict):
        return kept
    from judge.nodes import read_tree

    data = read_tree(source.decode("utf-8"), str(file))[0]
    write_cache("game", key, data)
    return data  # type: ignore[no-any-return]
