"""Mends a damaged store: what can still be read is kept, what cannot is named, and the damaged file stays beside it."""

from __future__ import annotations

import marshal
import os
import shutil
from pathlib import Path
from zlib import crc32

from judge.cards.imported.compile import save
from judge.cards.imported.original_imported_records import UNNAMED, Sources, is_source, told_as
from judge.cards.imported.rescue_cards import rescue
from judge.cards.imported.store_file_format import FRONT, Head, front_of, head_of, lines_of
from judge.cards.imported.store_reader import held
from judge.support.frozen_data_classes import NamedTuple
from judge.support.read_regular_file import open_file


class Mended(NamedTuple):
    """What came of it."""

    cards: int = 0  # that are there now
    lost: tuple[str, ...] = ()  # the sets that could not be read
    aside: str = ""  # where the damaged file is; nowhere if none was


def mend(path: Path | None) -> Mended:
    """Raises Unusable where it cannot be written."""
    if path is None or not os.path.lexists(path):
        return Mended()
    with held(path):
        with open_file(path) as file:
            raw = file.read()
        head = _head(raw)
        sources, lost = _saved(raw, head)
        count = sum(map(len, sources.cards.values()))
        if head and _whole(raw, head):
            return Mended(count)
        aside = _aside(path)
        save(path, sources)
    return Mended(count, lost, str(aside))


def _head(raw: bytes) -> Head | None:
    """The front and its index, or the second ones at the end."""
    if len(raw) < FRONT:
        return None
    first = head_of(raw[:FRONT], raw[FRONT : FRONT + front_of(raw[:FRONT]).length])
    last, length = raw[-FRONT:], front_of(raw[-FRONT:]).length
    return first or head_of(last, raw[-FRONT - length : -FRONT])


def _whole(raw: bytes, head: Head) -> bool:
    """Whether every byte is as it was written."""
    last = b"" if head.older else head.lines + head.front
    framed = raw[: head.body] == head.front + head.lines and raw[head.body + head.blocks :] == last
    return framed and all(crc32(_block(raw, head, start, length)) == check for _, start, length, check in lines_of(head))


def _saved(raw: bytes, head: Head | None) -> tuple[Sources, tuple[str, ...]]:
    sources, lost = Sources(), list[str]()
    for name, start, length, check in lines_of(head) if head else ():
        data = _block(raw, head, start, length) if head else b""
        if is_source(name) and len(data) == length and crc32(data) == check:
            sources.take(name, marshal.loads(data))
        elif is_source(name):
            lost.append(name)
    if head is None:
        return sources, (UNNAMED,)
    return sources, tuple(told_as(name) for name in rescue(raw, head, lost, sources))


def _block(raw: bytes, head: Head, start: int, length: int) -> bytes:
    return raw[head.body + start : head.body + start + length]


def _aside(path: Path) -> Path:
    """A name that nothing bears yet for the damaged file, which stays where it is until another takes its place."""
    free = (path.with_name(f"{path.stem}.damaged-{number}") for number in range(1, 10_000))
    aside = next(name for name in free if not os.path.lexists(name))
    try:
        os.link(path, aside)
    except OSError:  # not every disk knows links
        shutil.copyfile(path, aside)
    return aside
