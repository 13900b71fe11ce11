"""Which printed card a title stands for: the file's own `card` lines first, then the catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NoReturn, Protocol

from judge.catalogue.catalogue import distinct
from judge.catalogue.names import fold
from judge.errors import did_you_mean
from judge.scenario.problems import refuse
from judge.scenario.syntax import Word
from judge.table import Face


class FaceFinder(Protocol):
    """A catalogue, as far as this room needs one."""

    def find(self, title: str, pack: str, edition: str) -> tuple[Face, ...]:
        """The versions known under this title, or the one of that pack; case, accents, quotes and dashes do not matter."""

    def titles(self, edition: str) -> Iterable[str]:
        """All titles, for suggestions."""


def unquoted(word: Word) -> str:
    """A title without the quotes around it."""
    return " ".join(word.text[1:-1].split())


class Faces:
    """The cards that this file can name."""

    def __init__(self, catalogue: FaceFinder, edition: str | None) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.own: dict[tuple[str, str], Face] = {}  # by title and pack, folded
        self.used: dict[str, Face] = {}

    def define(self, face: Face, title: Word) -> None:
        key = fold(face.title), fold(face.pack)
        if key in self.own:
            refuse("duplicate-card", f"`{face.title}` is described twice", title.span)
        self.own[key] = face

    def face(self, title: Word, pack: Word | None) -> Face:
        """The one face that is meant."""
        versions = distinct(self._versions(unquoted(title), pack.text if pack else ""))
        if not versions and not self.edition:  # without a game there is no catalogue, and that is said elsewhere
            return Face(unquoted(title))
        if not versions:
            self._unknown(title, pack)
        if len(versions) > 1:
            packs = ", ".join(f"`[{face.pack}]`" for face in versions)
            message = f"there are several versions of `{versions[0].title}`"
            refuse("ambiguous-version", message, title.span, f"say which one: {packs}")
        return self.used.setdefault(f"{versions[0].title}\n{versions[0].pack}", versions[0])

    def _versions(self, title: str, pack: str) -> list[Face]:
        """Every version that the file or the catalogue knows; a line without a pack overrides the whole title."""
        name, plain = fold(title), self.own.get((fold(title), ""))
        if pack:
            mine = self.own.get((name, fold(pack)))
            return [mine] if mine else self._listed(title, pack) or ([plain] if plain else [])
        if plain:
            return [plain]
        own = {fold(face.pack): face for (own_name, _), face in self.own.items() if own_name == name}
        return [*own.values(), *(face for face in self._listed(title, "") if fold(face.pack) not in own)]

    def _listed(self, title: str, pack: str) -> list[Face]:
        return list(self.catalogue.find(title, pack, self.edition)) if self.edition else []

    def _unknown(self, title: Word, pack: Word | None) -> NoReturn:
        name = unquoted(title)
        if not name:
            refuse("missing-title", "this title is empty", title.span)
        if pack and self._versions(name, ""):
            packs = [face.pack for face in self._versions(name, "") if face.pack]
            hint = f"known versions: {', '.join(f'`[{p}]`' for p in packs)}" if packs else ""
            refuse("unknown-version", f"no version of `{name}` is from `{pack.text}`", pack.span, hint)
        titles = [*(face.title for face in self.own.values()), *self.catalogue.titles(self.edition or "")]
        hint = did_you_mean(name, titles) or self._elsewhere(name) or f'describe it: `card "{name}": …`'
        refuse("unknown-card", f"no card is called `{name}`", title.span, hint)

    def _elsewhere(self, title: str) -> str:
        other = {"1e": "2e", "2e": "1e"}.get(self.edition or "", "")
        return f"it is known in the other edition: `edition: {other}`" if other and self.catalogue.find(title, "", other) else ""
