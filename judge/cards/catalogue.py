"""What is known of a card by its title: our own cards first, then the packs that the user imported."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.cards.card_as_plain_data import Record, face_of
from judge.cards.shipped_cards import OwnCards, own_sheets
from judge.game.effect import InForce
from judge.game.printed_face import Face
from judge.support.fold_and_clean_text import fold
from judge.support.frozen_data_classes import replace
from judge.support.where_files_lie import store_path

if TYPE_CHECKING:
    from judge.cards.imported.store_reader import Store


class Catalogue:
    """Every known card; nothing is read before a title is looked up."""

    def __init__(self, sheets: Path | None = None, imported: Path | Store | None = None) -> None:
        self._sheets, self._imported = sheets, imported
        self._own: dict[str, OwnCards] = {}

    def find(self, title: str, pack: str = "", edition: str = "2e") -> tuple[Face, ...]:
        """All versions of a title that differ in their facts; with a pack, the version of that pack."""
        versions = self.versions(title, edition)
        if pack:
            return distinct(f for f in versions if f.pack.casefold() == pack.casefold())
        return distinct(_meant(versions))

    def versions(self, title: str, edition: str = "2e") -> tuple[Face, ...]:
        """One face for each pack that prints the title."""
        folded = fold(title)
        if not folded:
            return ()
        own, imported = self._sheet(edition).find(folded), self._store.find(edition, folded)
        return tuple(map(face_of, _believed(own, imported)))

    def packs(self, title: str, edition: str = "2e") -> tuple[str, ...]:
        """The packs that print a title."""
        return tuple(face.pack for face in self.versions(title, edition) if face.pack)

    def all(self, edition: str = "2e") -> tuple[Face, ...]:
        """Every imported card, for a report on how much of it is understood."""
        return tuple(map(face_of, self._store.cards(edition)))

    def titles(self, edition: str = "2e") -> Iterable[str]:
        """Every title that can be looked up, those of the game's own language first."""
        own, imported = self._sheet(edition).titles(), self._store
        return dict.fromkeys((*own, *imported.titles(edition), *imported.aliases(edition)))

    def _sheet(self, edition: str) -> OwnCards:
        if edition not in self._own:
            self._own[edition] = OwnCards(edition, self._sheets or own_sheets())
        return self._own[edition]

    @cached_property
    def _store(self) -> Store | NothingImported:
        if self._imported is not None and not isinstance(self._imported, Path):
            return self._imported
        path = self._imported or store_path()
        if path is None or _surely_missing(path):
            return NothingImported()
        from judge.cards.imported.open_store import open_store  # whoever has imported nothing never reads it

        return open_store(path)


def _surely_missing(path: Path) -> bool:
    """What merely cannot be looked at may be there: with fewer cards a ruling would be another one."""
    try:
        path.lstat()
    except FileNotFoundError:
        return True
    except OSError:
        return False
    return False


class NothingImported:
    """The store of a user without one."""

    def find(self, *_: str) -> list[Any]:
        return []

    titles = aliases = cards = find


def _meant(versions: tuple[Face, ...]) -> tuple[Face, ...]:
    """What a player's own list says of a title, without a pack, is said of the whole title; but ours stays ours."""
    if any(face.origin == "catalogue" for face in versions):
        return tuple(face for face in versions if face.pack or face.origin == "catalogue")
    return tuple(face for face in versions if not face.pack) or versions


def _believed(own: list[Record], imported: list[Record]) -> list[Record]:
    """Ours, each with the text of its imported twin; then the imported ones."""
    twins = {_printing(record): record for record in imported}
    known = set(map(_printing, own))
    return [
        *(_with_text(record, twins.get(_printing(record), {})) for record in own),
        *(record for record in imported if _printing(record) not in known),
    ]


def _printing(record: Record) -> tuple[str, str]:
    return record["title"], record.get("pack", "")


def _with_text(record: Record, twin: Record) -> Record:
    """Our sheets hold no card text: what is understood of it, and what is not, comes from the imported twin."""
    return {**record, **{field: twin[field] for field in ("effects", "unread") if field in twin}}


def distinct(versions: Iterable[Face]) -> tuple[Face, ...]:
    """The first of each set of versions that agree in every fact."""
    return tuple(same[0] for same in alike(versions))


def alike(versions: Iterable[Face]) -> list[list[Face]]:
    """Versions that agree in every fact, together; what our own cards do is law, so their effects are not compared."""
    faces = list(versions)
    ours = {_facts(face) for face in faces if face.origin == "catalogue"}
    sets: dict[tuple[Face, tuple[InForce, ...]], list[Face]] = {}
    for face in faces:
        facts = _facts(face)
        effects = () if facts in ours else tuple(replace(effect, text="") for effect in face.effects)
        sets.setdefault((facts, effects), []).append(face)
    return list(sets.values())


def _facts(face: Face) -> Face:
    """What is printed, but for where it was printed and what its text says."""
    return replace(face, pack="", origin="", effects=(), unread=())
