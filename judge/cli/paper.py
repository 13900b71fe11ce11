"""The page to write on: how wide the terminal is, and whether there is one."""

from __future__ import annotations

import os
from typing import TextIO

from judge.say.layout import Page

USUAL, WIDEST = 80, 120


def paper(stream: TextIO, width: int | None = None) -> Page:
    """Plain and of usual width when piped; coloured only on a terminal without NO_COLOR."""
    terminal = stream.isatty()
    colour = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Page(width or _columns(stream, terminal), colour)


def _columns(stream: TextIO, terminal: bool) -> int:
    said = os.environ.get("COLUMNS", "")[:9]  # no terminal is wider
    if said.isascii() and said.isdigit() and int(said):
        return min(int(said), WIDEST)
    try:
        return min(os.get_terminal_size(stream.fileno()).columns or USUAL, WIDEST) if terminal else USUAL
    except (OSError, ValueError):
        return USUAL
