"""Lines on a page: as wide as the terminal, wrapped, cleaned of what would act on one, coloured only if it is one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TextIO

from judge.cards import clean
from judge.support.frozen_data_classes import Noun

NARROW = 72
"""Below this the page has one column: ids and labels stand with the text."""

COLOURS = {"good": "32", "bad": "31", "open": "33", "strong": "1", "faint": "2"}


class Page(Noun):
    """How wide to write, and whether colour may be used."""

    width: int = 80
    colour: bool = False
    voice: Callable[[str], str] | None = None  # a last word on every sentence: `your dead pile` for `you's dead pile`

    @property
    def narrow(self) -> bool:
        return self.width < NARROW


def paint(page: Page, colour: str, text: str) -> str:
    """Colour says nothing that the words do not."""
    return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m" if page.colour and colour else text


def wrap(text: str, width: int) -> list[str]:
    """Words in lines of at most this width; a longer word gets a line of its own. The one door to the terminal."""
    lines: list[str] = []
    for word in clean(text).split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines or [""]


def hanging(text: str, page: Page, first: str = "", rest: int | None = None, colour: str = "") -> list[str]:
    """Text behind a mark on its first line, and indented under it on the others."""
    indent = len(first) if rest is None else rest
    lines = wrap(page.voice(text) if page.voice else text, max(20, page.width - max(indent, len(first))))
    head, *tail = (paint(page, colour, line) for line in lines)
    return [first + head, *(" " * indent + line for line in tail)]


def labelled(text: str, label: str, page: Page, first: str, column: int) -> list[str]:
    """Text with a label in a column at the right edge, or in brackets where the page is narrow."""
    if not label:
        return hanging(text, page, first)
    if page.narrow:
        return hanging(f"{text} ({label})", page, first)
    inner = page._replace(width=page.width - column - 3)
    head, *tail = hanging(text, inner, first)
    return [f"{head.ljust(page.width - column)}{paint(page, 'faint', clean(label))}", *tail]


def spread(left: str, right: str, page: Page) -> list[str]:
    """Two texts at the edges of a line, or one below the other."""
    left, right = clean(left), clean(right)
    if len(left) + len(right) + 3 <= page.width:
        gap = " " * (page.width - len(left) - len(right))
        return [paint(page, "strong", left) + gap + paint(page, "faint", right)]
    return [*(paint(page, "strong", line) for line in wrap(left, page.width)), paint(page, "faint", right)]


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
