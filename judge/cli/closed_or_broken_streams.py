"""The streams of a call: one that is closed is one that nobody reads, and one that cannot be written to is told apart."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Any


class Unheard(BaseException):
    """What was to be said could not be written. It is no trouble of whatever was being read or ruled on, so none of that
    catches it."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror or str(error))
        self.reader_gone = error.errno in (errno.EPIPE, errno.ECONNRESET)


class Outlet(io.FileIO):
    """Standard output or error. The first time that it fails is told, if anybody is left to be told; then it is silent."""

    tells = True

    def write(self, data: Any) -> int | None:  # type: ignore[override]
        try:
            return super().write(data)
        except OSError as error:
            told, self.tells = self.tells, False
            if told:
                raise Unheard(error) from error
            return len(data)


class Closed(io.RawIOBase):
    """Standard output that was closed before we came: what is to be said there cannot be."""

    tells = True

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int | None:
        told, self.tells = self.tells, False
        if told:
            raise Unheard(OSError(errno.EBADF, os.strerror(errno.EBADF)))
        return len(data)


def open_streams() -> None:
    """Every stream is there; text that a stream has no letters for is spelt out."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - it stays open
    sys.stdout = _guarded(sys.stdout, tells=True) if sys.stdout else io.TextIOWrapper(io.BufferedWriter(Closed()), "utf-8")
    sys.stderr = _guarded(sys.stderr, tells=False) if sys.stderr else _nowhere()


def _nowhere() -> Any:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - it stays open


def _guarded(stream: Any, tells: bool) -> Any:
    """The same stream behind an outlet; whatever is no plain file, such as a console of Windows, stays as it is."""
    raw = getattr(getattr(stream, "buffer", None), "raw", getattr(stream, "buffer", None))
    if not isinstance(raw, io.FileIO):
        return stream
    stream.flush()
    outlet = Outlet(raw.fileno(), "w", closefd=False)
    outlet.tells = tells
    lines = stream.line_buffering or stream.write_through
    return io.TextIOWrapper(io.BufferedWriter(outlet), stream.encoding, "backslashreplace", line_buffering=lines)
