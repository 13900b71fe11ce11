"""One at a time: a lock that the system takes back from whoever dies, and a limit to how long one waits for it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 120.0  # seconds; an import holds the lock for a moment only
PAUSE = 0.02
_GUARD = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


class BusyError(Exception):
    """Somebody else did not let go in time."""


@contextmanager
def locked(path: Path, patience: float | None = None) -> Iterator[None]:
    """Nobody else who asks for it holds the lock of this file meanwhile; raises BusyError, or OSError where there can be none.

    The lock is on a file beside it which stays and is never written to: a file that comes and goes can be locked by two.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    guard = os.open(path.with_name(f".{path.stem}.lock"), _GUARD, 0o666)
    try:
        _wait(guard, PATIENCE if patience is None else patience)
        yield
    finally:
        os.close(guard)  # and with it the lock goes


def _wait(guard: int, patience: float) -> None:
    until = time.monotonic() + patience
    while not _taken(guard):
        if time.monotonic() >= until:
            raise BusyError
        time.sleep(PAUSE)


def _taken(guard: int) -> bool:
    try:
        import fcntl
    except ImportError:
        return _taken_on_windows(guard)
    with suppress(BlockingIOError):
        fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def _taken_on_windows(guard: int) -> bool:
    import msvcrt

    with suppress(PermissionError):
        msvcrt.locking(guard, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        return True
    return False
