"""The smallest text that still fails in the same way: lines first, then words, then letters are left out."""

from __future__ import annotations

import re
from collections.abc import Callable

MOST = 600
"""So many smaller texts are tried."""
_WORDS = re.compile(r"\w+|\s+|.", re.DOTALL)

Fails = Callable[[str], bool]


class _Patience:
    """Counts what was tried, and never tries a text twice."""

    def __init__(self, fails: Fails, most: int) -> None:
        self.fails, self.left, self.known = fails, most, dict[str, bool]()

    def __call__(self, text: str) -> bool:
        if text not in self.known and self.left > 0:
            self.left -= 1
            self.known[text] = self.fails(text)
        return self.known.get(text, False)


def reduced(text: str, fails: Fails, most: int = MOST) -> str:
    """As small as patience allows; a text that does not fail when it is tried again is left as it is."""
    tried = _Patience(fails, most)
    before = ""
    while before != text and tried.left > 0:
        before = text
        for split, join in ((_lines, "\n"), (_WORDS.findall, ""), (list, "")):
            text = _thinned(split(text), join, tried)
    return text


def _lines(text: str) -> list[str]:
    return text.split("\n")


def _thinned(parts: list[str], join: str, fails: Fails) -> str:
    """Leaves out ever smaller stretches of the parts."""
    size = len(parts) // 2 or 1
    while size:
        place = 0
        while place < len(parts) and len(parts) > 1:
            fewer = parts[:place] + parts[place + size :]
            if fails(join.join(fewer)):
                parts = fewer
            else:
                place += size
        size //= 2
    return join.join(parts)
