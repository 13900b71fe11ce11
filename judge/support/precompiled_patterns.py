"""Regular expressions compiled when the judge was built, for a start would spend a tenth of its time on compiling them.

`re` has no way to keep what it compiled. It is plain numbers, though, which Python's engine takes back and checks. They are kept
for the one engine that they were made for; for any other, and whenever anything is not as it was, `re` compiles as ever.
"""

from __future__ import annotations

import re
import sys
from typing import Any

Kept = tuple[int, bytes, int, dict[str, int]]
"""Flags, numbers, how many groups there are and how they are called: of one expression."""

_engine: Any = sys.modules.get("_sre")  # loaded with `re`, wherever there is one
ENGINE = f"{sys.implementation.cache_tag} {sys.byteorder} {getattr(_engine, 'MAGIC', '')} {getattr(_engine, 'CODESIZE', '')}"
"""Of which engine something is: part of the key under which it is kept."""


def kept(pattern: str) -> Kept | None:
    """What makes an expression without compiling it; nothing where that would not be the very same."""
    from array import array

    made = re.compile(pattern)
    try:
        inside: Any = re
        code = inside._compiler._code(inside._parser.parse(pattern), 0)
        found = made.flags, array("I", code).tobytes(), made.groups, dict(made.groupindex)
        return found if revived(pattern, found) == made else None  # which compares the numbers, too
    except (AttributeError, TypeError, ValueError, OverflowError, RuntimeError):
        return None


def revived(pattern: str, told: Kept) -> re.Pattern[str]:
    """The expression that these numbers make."""
    flags, code, groups, names = told
    by_number: list[str | None] = [None] * (groups + 1)
    for name, number in names.items():
        by_number[number] = name
    made: re.Pattern[str] = _engine.compile(pattern, flags, memoryview(code).cast("I").tolist(), groups, names, tuple(by_number))
    return made
