"""What a line that made no sense was meant to be: only a question can be left out without touching the table."""

from __future__ import annotations

import re
from typing import Literal

from judge.errors import nearest
from judge.scenario.syntax import BROKEN, Line

Meant = Literal["ask", "then", "what_if", "expect", "fact"]
SCRIPT = ("ask", "then", "what_if", "expect")
"""What runs from top to bottom; everything else is a fact, and describes the start."""

_BEGUN: dict[str, Meant] = {"ask": "ask", "then": "then", "expect": "expect"}
_SUPPOSES = re.compile(r"what\s+if\b", re.IGNORECASE)
_ASKS = re.compile(r"(?:can|is|are|does|what|which|how|who|when|in what)\b[^:]*\?$", re.IGNORECASE)
_ANSWERS = re.compile(r"\S+ (?:yes|no|nobody|depends|disputed|silent|impossible|any number|\d+)\b", re.IGNORECASE)


def rule_of(line: Line) -> str:
    """The rule of a line, or what a line that made no sense begins like."""
    return meant(line) if line.node.rule == BROKEN else line.node.rule


def unbegun(line: Line) -> bool:
    """Whether it sounds like a question and never says `ask`."""
    return bool(_ASKS.match(" ".join(line.text.split())))


def meant(line: Line) -> Meant:
    """A question by its first word or by how it sounds; whatever might be a fact is taken for one."""
    text = " ".join(line.text.split())
    first = text.partition(" ")[0].lower()
    if _SUPPOSES.match(text):
        return "what_if"
    if first in _BEGUN:
        return _BEGUN[first]
    if unbegun(line):
        return "ask"
    close = _BEGUN.get(nearest(first, _BEGUN), "fact")
    sounds = {"ask": text.endswith("?"), "expect": _ANSWERS.match(text), "then": True}
    return close if sounds.get(close) else "fact"
