"""Which printed card a title stands for, in either language: the file's own `card` lines first, then the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NoReturn, Protocol

from judge.cards.catalogue import distinct
from judge.game.printed_face import Face
from judge.game.table import Card
from judge.language.parse.grammar import Line, Node, WrittenWord
from judge.language.refuse import refuse
from judge.support.fold_and_clean_text import fold
from judge.support.problems import Phrase, meant, phrase


class FaceFinder(Protocol):
    """A catalogue, as far as this room needs one."""

    def find(self, title: str, pack: str, edition: str) -> tuple[Face, ...]:
        """The versions known under this title, or the one of that pack; case, accents, quotes and dashes do not matter."""

    def titles(self, edition: str) -> Iterable[str]:
        """All titles, for suggestions."""


def unquoted(word: WrittenWord) -> str:
    """A title without the quotes around it."""
    return " ".join(word.text[1:-1].split())


class Faces:
    """The cards that this file can name."""

    def __init__(self, catalogue: FaceFinder, edition: str | None, editions: Iterable[str] = ()) -> None:
        self.catalogue = catalogue
        self.edition = edition
        self.editions = editions  # all there are
        self.own: dict[tuple[str, str], Face] = {}  # by title and pack, folded
        self.used: dict[str, Face] = {}

    def define(self, face: Face, title: WrittenWord) -> None:
        key = fold(face.title), fold(face.pack)
        if key in self.own:
            refuse("duplicate-card", title.span, card=face.title)
        self.own[key] = face

    def face(self, title: WrittenWord, pack: WrittenWord | None) -> Face:
        """The one face that is meant."""
        versions = distinct(self._versions(unquoted(title), pack.text if pack else ""))
        if not versions and not self.edition:  # without a game there is no catalogue, and that is said elsewhere
            return Face(unquoted(title))
        if not versions:
            self._unknown(title, pack)
        if len(versions) > 1:
            advice = phrase("say-which-version", packs=_packs(versions))
            refuse("ambiguous-version", title.span, "", advice, card=versions[0].title)
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

    def _unknown(self, title: WrittenWord, pack: WrittenWord | None) -> NoReturn:
        name = unquoted(title)
        if not name:
            refuse("missing-title", title.span, "missing-title.empty")
        if pack and self._versions(name, ""):
            packs = _packs(face for face in self._versions(name, "") if face.pack)
            advice = phrase("known-versions", packs=packs) if packs else None
            refuse("unknown-version", pack.span, "", advice, card=name, pack=pack.text)
        titles = [*(face.title for face in self.own.values()), *self.catalogue.titles(self.edition or "")]
        known = meant(name, titles) or self._elsewhere(name) or phrase("describe-the-card", card=name)
        refuse("unknown-card", title.span, "", known, card=name)

    def _elsewhere(self, title: str) -> Phrase | None:
        others = [other for other in self.editions if other != self.edition and self.catalogue.find(title, "", other)]
        return phrase("other-edition", edition=others[0]) if self.edition and others else None


def _packs(versions: Iterable[Face]) -> tuple[str, ...]:
    return tuple(f"`[{face.pack}]`" for face in versions)


_TITLE = r'["“„]([^"”“„]*)["”“]'
_LAID = ("area", "definition", "title", "expect")


def named_as_laid(lines: list[Line], cards: Iterable[Card], faces: Faces) -> list[Line]:
    """The lines, each title that no card on the table has replaced by the one that the same card has there."""
    known = {fold(name) for card in cards for name in (card.title, card.called)}
    return [line._replace(node=_renamed(line.node, known, faces)) if _strange(line, known) else line for line in lines]


def _strange(line: Line, known: set[str]) -> bool:
    """Whether the line speaks of a title that is not on the table."""
    return line.node.rule not in _LAID and any(fold(title) not in known for title in re.findall(_TITLE, line.text))


def _renamed(node: Node, known: set[str], faces: Faces) -> Node:
    parts = [_renamed(part, known, faces) if isinstance(part, Node) else _word(part, known, faces) for part in node.children]
    return node._replace(children=tuple(parts))


def _word(word: WrittenWord, known: set[str], faces: Faces) -> WrittenWord:
    if word.kind != "STRING" or not faces.edition or fold(unquoted(word)) in known:
        return word
    titles = {face.title for face in faces.catalogue.find(unquoted(word), "", faces.edition)}
    meant = next((title for title in titles if fold(title) in known), "")
    return word._replace(text=f'"{meant}"') if meant else word
