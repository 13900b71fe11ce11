"""What is known of a card by its title: our own cards first, then the packs that the user imported."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from judge.catalogue.fresh import open_store
from judge.catalogue.names import fold
from judge.catalogue.own import OwnCards, own_sheets
from judge.catalogue.places import store_path
from judge.catalogue.record import face_of
from judge.catalogue.store import Store
from judge.noun import replace
from judge.table import Effect, Face


class Catalogue:
    """Every known card; nothing is read before a title is looked up."""

    def __init__(self, sheets: Path | None = None, imported: Path | None = None) -> None:
        self._sheets, self._imported = sheets, imported
        self._own: dict[str, OwnCards] = {}

    def find(self, title: str, pack: str = "", edition: str = "2e") -> tuple[Face, ...]:
        """All versions of a title that differ in their facts; with a pack, the version of that pack."""
        versions = self.versions(title, edition)
        if pack:
            versions = tuple(f for f in versions if f.pack.casefold() == pack.casefold())
        return distinct(versions)

    def versions(self, title: str, edition: str = "2e") -> tuple[Face, ...]:
        """One face for each pack that prints the title."""
        folded = fold(title)
        if not folded:
            return ()
        own = self._sheet(edition).find(folded)
        ours = {(record["title"], record.get("pack")) for record in own}
        others = [r for r in self._store.find(edition, folded) if (r["title"], r.get("pack")) not in ours]
        return tuple(map(face_of, (*own, *others)))

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
    def _store(self) -> Store:
        return open_store(self._imported or store_path())


def distinct(versions: Iterable[Face]) -> tuple[Face, ...]:
    """The first of each set of versions that agree in every fact."""
    return tuple(same[0] for same in alike(versions))


def alike(versions: Iterable[Face]) -> list[list[Face]]:
    """Versions that agree in every fact, together; what our own cards do is law, so their effects are not compared."""
    faces = list(versions)
    ours = {_facts(face) for face in faces if face.origin == "catalogue"}
    sets: dict[tuple[Face, tuple[Effect, ...]], list[Face]] = {}
    for face in faces:
        facts = _facts(face)
        effects = () if facts in ours else tuple(replace(effect, text="") for effect in face.effects)
        sets.setdefault((facts, effects), []).append(face)
    return list(sets.values())


def _facts(face: Face) -> Face:
    """What is printed, but for where it was printed and what its text says."""
    return replace(face, pack="", origin="", effects=(), unread=())
