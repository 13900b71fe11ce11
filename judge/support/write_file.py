"""Writes files so that there is the old one or the new one and never a part: beside it first, then in its place."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
"""A file that is there already, somebody's link above all, is not written through."""


def replace_file(path: Path, data: bytes) -> None:
    """Raises OSError where it cannot be done, and then the old file is whole."""
    new = path.with_name(f"{_front(path)}{token_hex(8)}")
    opened = os.open(new, _NEW, 0o666)
    try:
        _write(opened, data)
        os.replace(new, path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    _settle(path.parent)


def sweep(path: Path) -> None:
    """Takes away what writers left who were killed; for one who knows that nobody else is writing now."""
    for left in path.parent.glob(f"{_front(path)}{'[0-9a-f]' * 16}"):
        with suppress(OSError):
            left.unlink()


def _front(path: Path) -> str:
    return f".{path.name}."


def _write(opened: int, data: bytes) -> None:
    try:
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(opened, rest) :]
        os.fsync(opened)
    finally:
        os.close(opened)


def _settle(folder: Path) -> None:
    """The new name itself is kept through a power cut; not every system lets a folder be opened for that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
