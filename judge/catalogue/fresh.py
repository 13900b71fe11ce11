"""Opens the kept file of imported cards, compiled anew if card text is understood differently by now."""

from __future__ import annotations

from functools import cache
from importlib.util import source_hash
from pathlib import Path

from judge.catalogue.store import SOURCES, Store

READER = ("text.lark", "words.py", "meaning.py", "automaton.py", "reading.py", "compile.py")  # a change to one of these


@cache
def reader_key() -> bytes:
    """Changes whenever the same text could be understood differently."""
    folder = Path(__file__).parent
    return source_hash(b"".join((folder / name).read_bytes() for name in READER)).ljust(16)


def open_store(path: Path) -> Store:
    """The kept file, fresh."""
    store = Store(path)
    if store.head is None or store.head.key == reader_key():
        return store
    from judge.catalogue.compile import Sources, save  # the readers of text are needed here only

    try:
        save(path, Sources(store.block(SOURCES)))
    except OSError:
        return store  # what it understood before is still true
    return Store(path)
