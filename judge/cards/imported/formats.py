"""Reads card files of both public formats; every mistake is told with its file and card, and the good cards stay."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from judge.cards.imported.one_card import BadCardError, KeptCard, thronesdb_card, throneteki_card, title_of
from judge.support.fold_and_clean_text import clean
from judge.support.problems import Name, Problem, Span, phrase, problem_at, reason_of
from judge.support.read_regular_file import open_file

_STRING_OR_NEWLINE = re.compile(r'"((?:[^"\\]|\\.)*)"|\n')
MEGABYTE = 1_000_000
LARGEST = 32 * MEGABYTE
TOO_LARGE = "cards-file.too-large"


@dataclass(slots=True)
class Batch:
    """What one file holds."""

    cards: list[KeptCard] = field(default_factory=list)
    names: list[tuple[str, str]] = field(default_factory=list)  # codes and titles of a translation
    problems: list[Problem] = field(default_factory=list)
    known: bool = True  # whether it is a card file at all


def read_file(path: Path) -> Batch:
    """The cards of one file."""
    try:
        with open_file(path) as file:
            size = os.fstat(file.fileno()).st_size
            data = file.read(LARGEST + 1) if size <= LARGEST else b""
        if max(size, len(data)) > LARGEST:  # it may still be growing
            return _refused(str(path), TOO_LARGE, **sizes(max(size, len(data))))
    except OSError as error:
        return _refused(str(path), "cards-file.unreadable", file=clean(path.name), reason=reason_of(error))
    return read_data(data, str(path))


def sizes(size: int) -> dict[str, Name]:
    """What a sentence names that tells of a list that is too large."""
    return {"size": f"{size / MEGABYTE:,.0f}", "most": LARGEST // MEGABYTE}


def read_data(data: bytes, file: str) -> Batch:
    """The cards of a file's content."""
    try:
        text = data.decode("utf-8-sig")
        content = json.loads(text)
    except json.JSONDecodeError as error:
        return _refused(file, "cards-file.no-json", error.lineno, error.colno, reason=error.msg.lower())
    except (UnicodeDecodeError, RecursionError, ValueError):
        return _refused(file, "cards-file.unusable-json")
    return _batch(content, text, file)


def _batch(content: Any, text: str, file: str) -> Batch:
    if isinstance(content, dict) and isinstance(content.get("cards"), list):
        pack = content.get("code") or ""
        return _cards(content["cards"], lambda card: throneteki_card(card, pack), text, file)
    if isinstance(content, list) and any(isinstance(card, dict) and "type_code" in card for card in content):
        return _cards(content, thronesdb_card, text, file)
    if isinstance(content, list) and any(isinstance(card, dict) and "text" in card for card in content):
        return _translation(content, text, file)
    return Batch(known=False)


def _cards(cards: list[Any], read: Callable[[Any], KeptCard], text: str, file: str) -> Batch:
    batch, lines = Batch(), _Lines(text)
    seen: dict[str, str] = {}
    for place, card in enumerate(cards, 1):
        try:
            entry = read(_mapping(card))
        except BadCardError as error:
            batch.problems.append(_bad(card, place, error, lines, file))
            continue
        if entry.code in seen:
            taken = BadCardError("cards-code", other=seen[entry.code])
            batch.problems.append(_bad(card, place, taken, lines, file, "cards-code"))
        else:
            seen[entry.code] = entry.facts["title"]
            batch.cards.append(entry)
    return batch


def _translation(cards: list[Any], text: str, file: str) -> Batch:
    """Titles in another language: they name the card of the same code."""
    batch, lines = Batch(), _Lines(text)
    for place, card in enumerate(cards, 1):
        try:
            batch.names.append((str(_mapping(card).get("code")), title_of(card)))
        except BadCardError as error:
            batch.problems.append(_bad(card, place, error, lines, file))
    return batch


def _mapping(card: Any) -> dict[str, Any]:
    if not isinstance(card, dict):
        raise BadCardError("cards-card.no-fields")
    return card


def _bad(card: Any, place: int, error: BadCardError, lines: _Lines, file: str, code: str = "cards-card") -> Problem:
    """Names the card by its title, else by its code, else by its place in the file."""
    known = card if isinstance(card, dict) else {}
    called = known.get("name") or known.get("code")
    name = clean(str(called))[:80] if called else phrase("numbered-card", number=place)
    return problem_at(code, Span(file, lines.of(known.get("code"))), error.says, card=name, **error.names)


class _Lines:
    """The line where each code is last given: of a code that is given twice, the second is the mistake.

    Gone through once, when the first mistake is told: a list may be all mistakes, and large.
    """

    def __init__(self, text: str) -> None:
        self._text = text

    def of(self, code: Any) -> int:
        return self._found.get(str(code), 1) if code else 1

    @cached_property
    def _found(self) -> dict[str, int]:
        found, line = {}, 1
        for piece in _STRING_OR_NEWLINE.finditer(self._text):
            if piece[1] is None:
                line += 1
            else:
                found[piece[1]] = line
        return found


def _refused(file: str, says: str, line: int = 1, column: int = 1, /, **names: Name) -> Batch:
    return Batch(problems=[problem_at("cards-file", Span(clean(file), line, column), says, **names)], known=True)
