"""The text of a file that a problem points into, as it was read."""

from __future__ import annotations

from functools import lru_cache

from judge.disk.read import read_file

LARGEST = 4_000_000


@lru_cache(8)
def source_of(file: str) -> str:
    """Nothing where it cannot be shown."""
    try:
        text = read_file(file, LARGEST).decode("utf-8", "replace")
    except (OSError, ValueError):
        return ""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
