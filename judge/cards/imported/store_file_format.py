"""How the kept file of imported cards is laid out.

A front of fixed length, the index, the blocks; then the index and the front once more, so that damage in one place costs
what stands in that place and nothing else. The front and the index are checked as one, each block has its own check.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

from judge.support.frozen_data_classes import NamedTuple

MAGIC = b"judge cards 2\n"
OLDER = b"judge cards 1\n"
"""Everything once, and the key of the reader unchecked."""
KEY = slice(14, 30)
NUMBERS = (30, 34, 38)  # length of the index, its check, length of the blocks
FRONT = 42
MARSHAL = 4  # known to every Python that can run this, whichever wrote it
TITLES, ALIASES, SOURCES, CARDS, NAMES = "*titles", "*aliases", "*sources", "*cards", "*names"  # no folded title can be one

Place = tuple[int, int, int]  # where a block starts, its length, its check


class Front(NamedTuple):
    """What the front says, whether it is true or not."""

    key: bytes
    length: int
    check: int
    blocks: int


class Head(NamedTuple):
    """A front with the index that fits it."""

    front: bytes
    lines: bytes
    key: bytes
    blocks: int
    older: bool

    @property
    def body(self) -> int:
        return FRONT + len(self.lines)

    def place(self, name: str) -> Place | None:
        where = self.lines.find(b"\n" + name.encode() + b"\t")
        if where < 0:
            return None
        line = self.lines[where + 1 : self.lines.index(b"\n", where + 1)]
        start, length, check = map(int, line.split(b"\t")[1:])
        return start, length, check


def front_of(front: bytes) -> Front:
    return Front(front[KEY], *(int.from_bytes(front[at : at + 4], "little") for at in NUMBERS))


def head_of(front: bytes, index: bytes) -> Head | None:
    """The two together, if they are whole."""
    magic, said = front[: len(MAGIC)], front_of(front)
    checked = index if magic == OLDER else said.key + index
    if magic not in (MAGIC, OLDER) or len(index) != said.length or crc32(checked) != said.check:
        return None
    return Head(front, index, said.key, said.blocks, magic == OLDER)


def sized(head: Head) -> int:
    """How long the whole file is."""
    return head.body + head.blocks + (0 if head.older else len(head.lines) + FRONT)


def lines_of(head: Head) -> Iterator[tuple[str, int, int, int]]:
    """Every name with the place of its block."""
    for line in head.lines.decode().split("\n")[1:-1]:
        name, *numbers = line.split("\t")
        start, length, check = map(int, numbers)
        yield name, start, length, check


def laid_out(key: bytes, blocks: Mapping[str, Any]) -> bytes:
    """The whole file."""
    index, body = _blocks(blocks)
    numbers = (number.to_bytes(4, "little") for number in (len(index), crc32(key + index), len(body)))
    front = b"".join((MAGIC, key, *numbers))
    return b"".join((front, index, body, index, front))


def _blocks(blocks: Mapping[str, Any]) -> tuple[bytes, bytes]:
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
