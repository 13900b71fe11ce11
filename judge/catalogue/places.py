"""Where the user's imported cards are kept."""

from __future__ import annotations

import os
from pathlib import Path

from judge.disk.places import user_folder


def data_folder() -> Path | None:
    """`$JUDGE_DATA`, else `judge` in the user's data directory; none for a user without a home."""
    if chosen := os.environ.get("JUDGE_DATA"):
        return Path(chosen)
    base = user_folder("XDG_DATA_HOME", ".local/share")
    return base / "judge" if base else None


def store_path() -> Path | None:
    """The one compiled file of imported cards."""
    folder = data_folder()
    return folder / "cards.compiled" if folder else None
