"""Reads files, and nothing else: a pipe that nobody writes to and a device that never ends are refused, not waited for."""

from __future__ import annotations

import errno
import os
import stat
from typing import BinaryIO

_WITHOUT_WAITING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class NoFileError(OSError):
    """What bears the name is a pipe, a device or a socket; no system has words for that, so ours stand under a key."""

    says = "no-file"


def open_file(path: str | os.PathLike[str]) -> BinaryIO:
    """The file of that name, behind links or not; raises OSError for whatever else bears it."""
    return os.fdopen(_opened(path), "rb")


def _opened(path: str | os.PathLike[str]) -> int:
    _only_a_file(os.stat(path), path)
    opened = os.open(path, _WITHOUT_WAITING)
    try:
        _only_a_file(os.fstat(opened), path)  # it may have been exchanged in between
    except BaseException:
        os.close(opened)
        raise
    return opened


def read_file(path: str | os.PathLike[str], most: int) -> bytes:
    """What stands in a file; of a larger one than wanted just enough to see that it is.

    Read from the system itself: a start reads sixty files, and a buffer for each would take longer than reading them.
    """
    opened = _opened(path)
    try:
        room = min(most, os.fstat(opened).st_size) + 1  # one more shows that there is more
        parts = [os.read(opened, room)]
        while parts[-1] and (left := most + 1 - sum(map(len, parts))) > 0:  # it may have grown meanwhile
            parts.append(os.read(opened, min(left, room)))
        return b"".join(parts)
    finally:
        os.close(opened)


def _only_a_file(found: os.stat_result, path: str | os.PathLike[str]) -> None:
    if stat.S_ISDIR(found.st_mode):
        os.scandir(path).close()  # where one may not look into it either, that is the better reason
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), os.fspath(path))
    if not stat.S_ISREG(found.st_mode):
        raise NoFileError(errno.EINVAL, os.strerror(errno.EINVAL), os.fspath(path))
