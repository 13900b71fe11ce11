"""The tables of a grammar, through the cache: Lark takes longer to import than a file takes to parse."""

from __future__ import annotations

from pathlib import Path

from judge.support.cache import content_key, read_cache, write_cache
from judge.support.lalr.tables import Tables


def load(grammar: Path, ways: tuple[str, ...] = ("start",)) -> Tables:
    """The tables for a grammar and its ways in: those that were built or kept, if they are of this very grammar."""
    source = grammar.read_bytes()
    name, key = f"lalr-{grammar.stem}", content_key(source, " ".join(ways).encode())
    text = read_cache(name, key)
    if not isinstance(text, str):
        from judge.support.lalr.compile import compiled

        text = compiled(source.decode(), ways)
        write_cache(name, key, text)
    return Tables(text)
