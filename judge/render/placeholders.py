"""What fills a sentence: players, cards and values of a case, looked up only where the sentence asks for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from judge.game.case_and_truth import Case
from judge.game.table import Card, Table
from judge.render.messages import Language, fill
from judge.rulebook import Rulebook
from judge.ruling import Total
from judge.support.frozen_data_classes import Noun

PLACE = re.compile(r"\{(\w+)(?::(\w+)\.(\w+))?[^}]*\}")
F = TypeVar("F")
T = TypeVar("T")
SENTENCES = ("facts", "judged")
"""Sections whose entries are sentences about a word; its value is not the word itself, but what the word is asked of."""
ASKED_ABOUT = "it"
KINDS = {"keywords": "any keyword", "icons": "any icon"}
"""Of which section of the game a word without words of its own is, and where it is told what such a word is called."""


class Scene(Noun):
    """Where something is said: in which language, under which law, of which table."""

    __slots__ = ("_said",)  # beside its fields: what was said there

    language: Language
    book: Rulebook
    table: Table
    moved: Mapping[str, int] = {}  # cards and players that a step has changed since, and the line of that step

    def once(self, finding: F, form: str, say: Callable[[Scene, F, str], T]) -> T:
        """What is said of a finding: what many questions of one table rest on is put in words once."""
        said: dict[tuple[int, str], tuple[F, T]] | None = getattr(self, "_said", None)
        if said is None:
            said = {}
            object.__setattr__(self, "_said", said)
        known = said.get((id(finding), form))
        if known is None or known[0] is not finding:  # kept with it, so no other is ever taken for it
            known = said[id(finding), form] = finding, say(self, finding, form)
        return known[1]


class Term:
    """A value in a sentence; `{value:areas.in}` takes the form `in` of its entry in the section `areas`."""

    __slots__ = ("names", "value")

    def __init__(self, value: object, names: Names) -> None:
        self.value, self.names = value, names

    def __format__(self, spec: str) -> str:
        if not isinstance(self.value, tuple | list):  # as most are
            return self._one(str(self.value), spec)
        return self.names.scene.language.joined((self._one(str(v), spec) for v in self.value), "or")

    def _one(self, value: str, spec: str) -> str:
        if not spec:
            return value
        language = self.names.scene.language
        section, _, form = spec.partition(".")
        if not section:
            return value
        template = language.find(section, value, form) or language.find("nouns", value)
        if template is None:
            template, value = self._of_its_kind(section, value, form)
        if template is None:
            return value.replace("_", " ")
        return fill(template, self.names.with_value(ASKED_ABOUT if section in SENTENCES else value))

    def _of_its_kind(self, section: str, value: str, form: str) -> tuple[str | None, str]:
        """What is said of a word that has no such words of its own, and its name: of a keyword as one, of an icon as one."""
        language, vocabulary = self.names.scene.language, self.names.scene.book.vocabulary
        kind = next((KINDS[one] for one in KINDS if value in vocabulary.names(one)), "other")
        return language.find(section, kind, form) or language.find(section, "other", form), language.called(section, kind, value)


class Names(dict[str, object]):
    """The names a sentence may use. What is not known of the case is called by its noun."""

    def __init__(self, scene: Scene, case: Case, given: Mapping[str, object]) -> None:
        super().__init__()
        self.scene, self.case = scene, case
        for name, value in given.items():
            if value is not None and value != "":
                self[name] = Term(plain(scene, value), self)

    def with_value(self, value: str) -> Names:
        """The same names where an entry of a section speaks of the value itself."""
        inner = Names(self.scene, self.case, {})
        inner.update(self)
        inner["value"] = Term(value, inner)
        return inner

    def __missing__(self, name: str) -> Term:
        look = _LOOKS.get(name)
        value = look(self) if look else ""
        found = Term(value or self.scene.language.find("nouns", name) or "…", self)
        self[name] = found
        return found

    @property
    def card(self) -> Card | None:
        return self.scene.table.cards.get(self.case.card)


def names(scene: Scene, case: Case, /, **given: object) -> Names:
    """The names of a case, with what the sentence's word itself names on top."""
    return Names(scene, case, given)


def plain(scene: Scene, value: object) -> object:
    """A value as it is said: amounts as their numbers, cards by their titles, seats without a name by what they are."""
    if isinstance(value, Total):
        return number_words(scene.language, value)
    card = scene.table.cards.get(value) if isinstance(value, str) else None
    return card.title if card else _seat(scene, value) if isinstance(value, str) else value


def _seat(scene: Scene, name: str) -> str:
    return scene.language.find("seats", name) or name


def number_words(language: Language, amount: Total) -> str:
    """`5`, `1 or 4`, `no value`, `any number`."""
    if amount.values is not None:
        return language.joined(map(str, amount.values), "or")
    return language.find("answers", amount.state) or "" if amount.state else ""


def _title(names: Names, card: str) -> str:
    found = names.scene.table.cards.get(card)
    return found.title if found else ""


def _titles(names: Names) -> str:
    cards = names.case.cards or ((names.case.card,) if names.case.card else ())
    return names.scene.language.joined(_title(names, card) for card in cards) if cards else ""


def _where(names: Names) -> str:
    card = names.card
    return f"{Term(card.area, names):areas.where}" if card else ""


_LOOKS: dict[str, Any] = {
    "player": lambda names: _seat(names.scene, names.case.player),
    "card": lambda names: _title(names, names.case.card),
    "cards": lambda names: _titles(names),
    "target": lambda names: _title(names, names.case.target),
    "host": lambda names: _title(names, names.card.host) if names.card else "",
    "owner": lambda names: _seat(names.scene, names.card.owner) if names.card else "",
    "holder": lambda names: _seat(names.scene, names.card.controller) if names.card else "",
    "controller": lambda names: _seat(names.scene, names.card.controller) if names.card else "",
    "where": _where,
    "kind": lambda names: names.card.face.type if names.card else "",
    "action": lambda names: names.case.action,
    "node": lambda names: names.case.node or names.case.action,
    "amount": lambda names: str(len(names.case.cards) if names.case.amount is None else names.case.amount),
}
PARTICULARS = frozenset({*_LOOKS, "value"})
"""What any sentence about a case may name."""
