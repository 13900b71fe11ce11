"""Reads the kept file of imported cards: an index of folded titles, then one block of plain data for each.

A look-up reads the index and one block, so its cost does not grow with the cards that are not asked about. Whatever is read
was checked first: a store that is damaged says so, for with fewer cards a ruling would be another one.
"""

from __future__ import annotations

import marshal
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

from judge.cards.card_as_plain_data import Record
from judge.cards.imported.store_file_format import ALIASES, FRONT, TITLES, Head, front_of, head_of, lines_of, sized
from judge.support.fold_and_clean_text import clean
from judge.support.problems import Span, Unusable, phrase, problem_at, reason_of
from judge.support.read_regular_file import open_file

TRIES = 1000
"""So often in a row nobody replaces a file between two looks at it."""


class Store:
    """The kept cards; a file that is not there holds none."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._head: Head | None = None

    def find(self, edition: str, folded: str) -> list[Record]:
        return self.block(f"{edition} {folded}") or []

    def titles(self, edition: str) -> list[str]:
        return self.block(f"{edition} {TITLES}") or []

    def aliases(self, edition: str) -> list[str]:
        return self.block(f"{edition} {ALIASES}") or []

    def cards(self, edition: str) -> list[Record]:
        """Every card of an edition, once, whatever its title is in other languages."""
        blocks = self.blocks(f"{edition} ", but=f"{edition} *").values()
        return list({marshal.dumps(card): card for block in blocks for card in block}.values())

    def block(self, name: str) -> Any:
        """The data kept under a name, or nothing."""
        for head, file in self._looks():
            if (place := head.place(name)) is not None:
                file.seek(head.body + place[0])
                return self._loaded(file.read(place[1]), place[2])
        return None

    def blocks(self, front: str, but: str = "\n") -> dict[str, Any]:
        """Everything kept under names that begin so, a block of several names once; but not what begins otherwise."""
        for head, file in self._looks():
            file.seek(head.body)
            body = file.read()
            named = {tuple(place): name for name, *place in lines_of(head) if name.startswith(front) and not name.startswith(but)}
            return {name: self._loaded(body[s : s + length], check) for (s, length, check), name in named.items()}
        return {}

    @property
    def head(self) -> Head | None:
        """What stands at the front, if there is a file; raises Unusable where it is damaged or cannot be read."""
        if self._head is None and (file := self._opened()):
            with file:
                self._head = self._front(file)
        return self._head

    def _looks(self) -> Iterator[tuple[Head, BinaryIO]]:
        """The open file with its index; another one if it was replaced since the index was read. None if there is none."""
        for _ in range(TRIES):
            head = self.head
            file = self._opened()
            if head is None or file is None:
                return
            with file:
                if file.read(FRONT) == head.front:
                    yield head, file
                    return
            self._head = None

    def _front(self, file: BinaryIO) -> Head:
        front = file.read(FRONT)
        head = head_of(front, file.read(front_of(front).length)) if len(front) == FRONT else None
        if head is None or sized(head) != os.fstat(file.fileno()).st_size:
            raise damaged(self.path)
        return head

    def _loaded(self, data: bytes, check: int) -> Any:
        # the check comes first: marshal does not survive every damaged file
        if crc32(data) != check:
            raise damaged(self.path)
        return marshal.loads(data)

    def _opened(self) -> BinaryIO | None:
        try:
            return open_file(self.path) if self.path else None
        except OSError as error:
            if self.path is None or not os.path.lexists(self.path):
                return None
            place, advice = Span(clean(str(self.path)), 1), phrase("see-to-file")
            unread = problem_at("cards-kept", place, "cards-kept.unreadable", advice, reason=reason_of(error))
            raise Unusable((unread,)) from error


class StoreInMemory(Store):
    """Cards that were read for a caller and are kept nowhere."""

    def __init__(self, kept: dict[str, Any]) -> None:
        super().__init__(None)
        self._kept = kept

    def block(self, name: str) -> Any:
        return self._kept.get(name)

    def blocks(self, front: str, but: str = "\n") -> dict[str, Any]:
        return {name: block for name, block in self._kept.items() if name.startswith(front) and not name.startswith(but)}


def damaged(path: Path | None) -> Unusable:
    return Unusable((problem_at("cards-damaged", Span(clean(str(path)), 1), "", phrase("mend")),))


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Raises Unusable where somebody else does not let go of it, or it cannot be written."""
    from judge.support.lock import BusyError, locked  # only who changes it needs them
    from judge.support.write_file import sweep

    place = Span(clean(str(path)), 1)
    try:
        with locked(path):
            sweep(path)
            yield
    except BusyError:
        raise Unusable((problem_at("cards-busy", place, "", phrase("try-again")),)) from None
    except OSError as error:
        raise Unusable((problem_at("cards-kept", place, "", phrase("set-folder"), reason=reason_of(error)),)) from error


def no_place() -> Unusable:
    """For a user without a home."""
    return Unusable((problem_at("cards-kept", Span("judge cards", 1), "cards-kept.nowhere", phrase("set-folder")),))
