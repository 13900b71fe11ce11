"""`judge cards update`: fetches the public card list."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from judge.cli.options_and_language import LONGEST_WAIT, Option, a_number

if TYPE_CHECKING:
    from judge.render.messages import Language

CELLS = 30

OPTIONS = {
    "address": Option("--from", "URL"),
    "timeout": Option("--timeout", "SECONDS", read=a_number(0.1, LONGEST_WAIT, float)),
}


def command(
    lang: str, address: str | None = None, timeout: float = 20.0, as_json: bool = False, width: int | None = None
) -> int:
    from judge.cli.options_and_language import speech

    return _update(speech(lang), address, timeout, as_json, width)


def _update(language: Language, address: str | None, timeout: float, as_json: bool, width: int | None) -> int:
    from judge.cards.imported.download import PUBLIC_LIST, update
    from judge.cli.cards.add import told

    watched = sys.stderr.isatty()
    try:
        report = update(PUBLIC_LIST if address is None else address, progress=_bar if watched else None, timeout=timeout)
    finally:
        if watched:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
    return told(language, [report], as_json, width)


def _bar(so_far: int, size: int | None) -> None:
    """How much has come, of how much if the server says so."""
    done = f"{so_far / 1e6:.1f} MB"
    if size:
        filled = min(so_far, size) * CELLS // size
        done = f"[{'#' * filled}{' ' * (CELLS - filled)}] {so_far / 1e6:.1f}/{size / 1e6:.1f} MB"
    sys.stderr.write(f"\r{done}")
    sys.stderr.flush()
