"""What a line that made no sense was meant to be: only a question can be left out without touching the table."""

from __future__ import annotations

import re
from typing import Literal

from judge.language.parse.grammar import BROKEN, Line
from judge.support.problems import nearest

Meant = Literal["ask", "then", "what_if", "expect", "fact"]
SCRIPT = ("ask", "then", "what_if", "expect")
"""What runs from top to bottom; everything else is a fact, and describes the start."""

_BEGUN: dict[str, Meant] = {"ask": "ask", "then": "then", "expect": "expect"}
_SUPPOSES = r"what\s+if\b"
_ASKS = r"(?:can|is|are|does|what|which|how|who|when|in what)\b[^:]*\?$"
_ANSWERS = r"ex\S+ (?:yes|no|nobody|depends|disputed|silent|impossible|any number|\d+)\b"


def rule_of(line: Line) -> str:
    """The rule of a line, or what a line that made no sense begins like."""
    return meant(line) if line.node.rule == BROKEN else line.node.rule


def unbegun(line: Line) -> bool:
    """Whether it sounds like a question and never says `ask`."""
    return sounds_asked(line.text)


def sounds_asked(text: str) -> bool:
    return _sounds(_ASKS, " ".join(text.split()))


def _sounds(pattern: str, text: str) -> bool:
    return re.match(pattern, text, re.IGNORECASE) is not None


def meant(line: Line) -> Meant:
    """A question by its first word or by how it sounds; whatever might be a fact is taken for one."""
    text = " ".join(line.text.split())
    first = text.partition(" ")[0].lower()
    if _sounds(_SUPPOSES, text):
        return "what_if"
    if first in _BEGUN:
        return _BEGUN[first]
    if unbegun(line):
        return "ask"
    close = _BEGUN.get(nearest(first, _BEGUN), "fact")
    sounds = {"ask": sounds_asked(text.partition(" ")[2]), "expect": _sounds(_ANSWERS, text), "then": True}
    return close if sounds.get(close) else "fact"
