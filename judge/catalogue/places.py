"""Where the user's imported cards are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """`$JUDGE_DATA`, else `judge` in the user's data directory."""
    if chosen := os.environ.get("JUDGE_DATA"):
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "judge"


def store_path() -> Path:
    """The one compiled file of imported cards."""
    return data_folder() / "cards.compiled"
