"""Where files lie: the judge's own law, cards and words, the user's folders, and the cards that were imported."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path


@cache
def home() -> Path:
    """Beside the package in a checkout, inside it when installed; it stays where it is as long as we run."""
    inside = Path(__file__).resolve().parent.parent / "data"
    return inside if inside.is_dir() else inside.parent.parent


def user_folder(variable: str, usual: str) -> Path | None:
    """The folder that the environment names, else the usual one in the user's home; none for a user without a home.

    A home that is not known must not become a folder called `~` in the one that one happens to be in.
    """
    if named := os.environ.get(variable):
        return Path(named)
    theirs = os.path.expanduser("~")  # a user without a home is no error here
    return Path(theirs, usual) if os.path.isabs(theirs) else None


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
