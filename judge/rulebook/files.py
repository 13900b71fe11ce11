"""Which files are law."""

from __future__ import annotations

import os
from pathlib import Path

ASIDE = ("cards", "languages")
"""Folders of a rulebook that are other rooms' business."""


def rule_files(folder: Path | str) -> list[str]:
    """Every file of law below a folder (or the one file), always in the same order; none, if it cannot be read."""
    if str(folder).endswith(".yaml") and os.path.isfile(folder):  # noqa: PTH113 - done on every start
        return [str(folder)]
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError:
        return []
    inner = [file for e in entries if e.is_dir() and e.name not in ASIDE for file in rule_files(e.path)]
    return [*(e.path for e in entries if e.name.endswith(".yaml")), *inner]
