"""The compiled file of imported cards: an index of folded titles, then one block of plain data for each.

A look-up reads the index and one block, so its cost does not grow with the cards that are not asked about.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any
from zlib import crc32

from judge.catalogue.record import Record
from judge.noun import Noun

MAGIC = b"judge cards 1\n"
NUMBERS = (30, 34, 38)  # after the magic and the key of the reader: length of the index, its checksum, length of the blocks
FRONT = 42
MARSHAL = 4  # known to every Python that can run this, whichever wrote it
TITLES, ALIASES, SOURCES = "*titles", "*aliases", "*sources"  # blocks that no folded title can name


class Head(Noun):
    """What stands at the front of the file."""

    key: bytes
    lines: bytes  # the index: name, start, length and checksum of each block
    start: int


class Store:
    """Reads the compiled file; one that is missing or damaged holds no cards."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def find(self, edition: str, folded: str) -> list[Record]:
        return self.block(f"{edition} {folded}") or []

    def titles(self, edition: str) -> list[str]:
        return self.block(f"{edition} {TITLES}") or []

    def aliases(self, edition: str) -> list[str]:
        return self.block(f"{edition} {ALIASES}") or []

    def cards(self, edition: str) -> list[Record]:
        """Every card of an edition, once, whatever its title is in other languages."""
        lines = self.head.lines.decode().split("\n") if self.head else []
        front = f"{edition} "
        cards = (line for line in lines if line.startswith(front) and not line.startswith(front + "*"))
        places = {tuple(map(int, line.split("\t")[1:])) for line in cards}
        blocks = (self._load(self.head.start + start, *rest) for start, *rest in sorted(places)) if self.head else ()
        return list({marshal.dumps(card): card for block in blocks for card in block or ()}.values())

    def block(self, name: str) -> Any:
        """The data kept under a name, or nothing."""
        head = self.head
        where = head.lines.find(b"\n" + name.encode() + b"\t") if head else -1
        if not head or where < 0:
            return None
        line = head.lines[where + 1 : head.lines.index(b"\n", where + 1)]
        start, length, check = map(int, line.split(b"\t")[1:])
        return self._load(head.start + start, length, check)

    @cached_property
    def head(self) -> Head | None:
        try:
            with self.path.open("rb") as file:
                return _head(file.read(FRONT), file)
        except OSError:
            return None

    @property
    def damaged(self) -> bool:
        """Whether a file is there that cannot be used."""
        return self.path.exists() and self.head is None

    def _load(self, start: int, length: int, check: int) -> Any:
        try:
            with self.path.open("rb") as file:
                file.seek(start)
                data = file.read(length)
        except OSError:
            return None
        # the check comes first: marshal does not survive every damaged file
        return marshal.loads(data) if len(data) == length and crc32(data) == check else None


def _head(front: bytes, file: Any) -> Head | None:
    length, check, body = (int.from_bytes(front[at : at + 4], "little") for at in NUMBERS)
    if not front.startswith(MAGIC) or os.fstat(file.fileno()).st_size != FRONT + length + body:
        return None
    index = file.read(length)
    key = front[len(MAGIC) : NUMBERS[0]]
    return Head(key, index, FRONT + length) if crc32(index) == check else None


def write_store(path: Path, key: bytes, blocks: Mapping[str, Any]) -> None:
    """Replace the compiled file in one step; whoever reads meanwhile sees the old one."""
    index, body = _layout(blocks)
    numbers = [number.to_bytes(4, "little") for number in (len(index), crc32(index), len(body))]
    replace_file(path, b"".join((MAGIC, key, *numbers, index, body)))


def _layout(blocks: Mapping[str, Any]) -> tuple[bytes, bytes]:
    """The index and the blocks; names that hold the same object share one block."""
    lines, chunks, places, offset = [b""], [], {}, 0
    for name, data in blocks.items():
        if id(data) not in places:
            chunk = marshal.dumps(data, MARSHAL)
            chunks.append(chunk)
            places[id(data)] = b"%d\t%d\t%d" % (offset, len(chunk), crc32(chunk))
            offset += len(chunk)
        lines.append(name.encode() + b"\t" + places[id(data)])
    return b"\n".join([*lines, b""]), b"".join(chunks)


def replace_file(path: Path, data: bytes) -> None:
    """Write beside the file, then take its place: a failure leaves the old one whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
