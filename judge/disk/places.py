"""Where a user's files are kept, for users who have a place for them."""

from __future__ import annotations

import os
from pathlib import Path


def user_folder(variable: str, usual: str) -> Path | None:
    """The folder that the environment names, else the usual one in the user's home; none for a user without a home.

    A home that is not known must not become a folder called `~` in the one that one happens to be in.
    """
    if named := os.environ.get(variable):
        return Path(named)
    home = os.path.expanduser("~")  # a user without a home is no error here
    return Path(home, usual) if os.path.isabs(home) else None
