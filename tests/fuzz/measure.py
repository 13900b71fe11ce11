"""How much memory the process holds, and held at most; and its garbage, which a command leaves to the end of its process."""

from __future__ import annotations

import gc
import resource
from pathlib import Path

GARBAGE = 100
"""Megabytes of it that may lie about."""


def memory() -> float:
    """What the process holds now, in megabytes; its highest is counted anew from here."""
    try:
        Path("/proc/self/clear_refs").write_text("5")
    except OSError:
        return highest()
    return highest()


def highest() -> float:
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return int(status.partition("VmHWM:")[2].split(None, 1)[0]) / 1024


_clean = [0.0]
"""What the process held when it was last swept."""


def swept(now: float) -> None:
    """The front door leaves its garbage to the end of the process, and this one does not end."""
    gc.unfreeze()
    if now > _clean[0] + GARBAGE:
        gc.collect()
        _clean[0] = memory()
