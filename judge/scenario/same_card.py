"""A card may be laid under its title in one language and asked about under that in another: both name the same card."""

from __future__ import annotations

import re
from collections.abc import Iterable

from judge.catalogue.names import fold
from judge.scenario.faces import Faces, unquoted
from judge.scenario.syntax import Line, Node, Word
from judge.table import Card

_TITLE = re.compile(r'["“„]([^"”“„]*)["”“]')
_LAID = ("area", "definition", "title", "expect")


def named_as_laid(lines: list[Line], cards: Iterable[Card], faces: Faces) -> list[Line]:
    """The lines, each title that no card on the table has replaced by the one that the same card has there."""
    known = {fold(name) for card in cards for name in (card.title, card.called)}
    return [line._replace(node=_renamed(line.node, known, faces)) if _strange(line, known) else line for line in lines]


def _strange(line: Line, known: set[str]) -> bool:
    """Whether the line speaks of a title that is not on the table."""
    return line.node.rule not in _LAID and any(fold(title) not in known for title in _TITLE.findall(line.text))


def _renamed(node: Node, known: set[str], faces: Faces) -> Node:
    parts = [_renamed(part, known, faces) if isinstance(part, Node) else _word(part, known, faces) for part in node.children]
    return node._replace(children=tuple(parts))


def _word(word: Word, known: set[str], faces: Faces) -> Word:
    if word.kind != "STRING" or not faces.edition or fold(unquoted(word)) in known:
        return word
    titles = {face.title for face in faces.catalogue.find(unquoted(word), "", faces.edition)}
    meant = next((title for title in titles if fold(title) in known), "")
    return word._replace(text=f'"{meant}"') if meant else word
