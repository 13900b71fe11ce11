"""Opens the kept file of imported cards, compiled anew if card text is understood differently by now."""

from __future__ import annotations

from functools import cache
from importlib.util import source_hash
from pathlib import Path

from judge.cards.imported.store_reader import Store

READER = (
    "text/text.lark", "text/descriptions.py", "text/sentence_to_effects.py", "text/sentence_parser.py", "text/read_text.py",
    "imported/compile.py",
)  # a change to one of these


@cache
def reader_key() -> bytes:
    """Changes whenever the same text could be understood differently."""
    folder = Path(__file__).parent.parent
    return source_hash(b"".join((folder / name).read_bytes() for name in READER)).ljust(16)


def open_store(path: Path | None) -> Store:
    """The kept file, fresh."""
    store = Store(path)
    head = store.head
    if path is None or head is None or (head.key == reader_key() and not head.older):
        return store
    return Store(path) if _renewed(path) else store  # what it understood before is still true


def _renewed(path: Path) -> bool:
    """Made anew from what was imported, unless somebody else is at it, or it cannot be written."""
    from judge.cards.imported.compile import save  # the readers of text are needed here only
    from judge.cards.imported.original_imported_records import read_sources
    from judge.support.lock import BusyError, locked

    try:
        with locked(path, patience=0):
            save(path, read_sources(Store(path)))
    except (BusyError, OSError):
        return False
    return True
