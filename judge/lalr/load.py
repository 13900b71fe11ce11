"""The tables of a grammar: those shipped beside it if they were made of it, else new ones, kept in the cache."""

from __future__ import annotations

from importlib.util import source_hash
from pathlib import Path

from judge.cache import read_cache, write_cache
from judge.lalr.tables import Tables


def load(grammar: Path, ways: tuple[str, ...] = ("start",)) -> Tables:
    """The tables for a grammar and its ways in."""
    source = grammar.read_bytes()
    return Tables(_shipped(grammar, source) or _kept(grammar, source, ways))


def ship(grammar: Path, ways: tuple[str, ...] = ("start",)) -> None:
    """Write the tables anew, beside their grammar."""
    from judge.lalr.compile import compiled

    source = grammar.read_bytes()
    body = compiled(source.decode(), ways).encode()
    shipped(grammar).write_bytes(_key(source, body) + b"\n" + body + b"\n")


def shipped(grammar: Path) -> Path:
    return grammar.with_suffix(".tables")


def _shipped(grammar: Path, source: bytes) -> str | None:
    """The text beside the grammar, unless either of them was changed."""
    try:
        key, _, body = shipped(grammar).read_bytes().removesuffix(b"\n").partition(b"\n")
    except OSError:
        return None
    return body.decode() if key == _key(source, body) else None


def _kept(grammar: Path, source: bytes, ways: tuple[str, ...]) -> str:
    name, key = f"lalr-{grammar.stem}", _key(source, " ".join(ways).encode()).decode()
    text = read_cache(name, key)
    if not isinstance(text, str):
        from judge.lalr.compile import compiled

        text = compiled(source.decode(), ways)
        write_cache(name, key, text)
    return text


def _key(source: bytes, other: bytes) -> bytes:
    return source_hash(source + b"\0" + other).hex().encode()
