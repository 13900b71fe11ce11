"""The words of the game: the closed sets of `rulings/game.yaml`, and what `rulings/actions.yaml` says of each act."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

Rows = Mapping[str, Mapping[str, Any]]
PLACE, PLACES = "@", re.compile(r"@[a-z_]+(?:~(?:night's watch|[a-z]+))*")
"""Begins a place in a grammar that words of the game fill."""
NOTHING: Mapping[str, Any] = {}


class Vocabulary:
    """The words of one rulebook. What is made of them is made when first asked for, and never changed."""

    def __init__(self, law: Mapping[str, Any] | Callable[[], Mapping[str, Any]], added: tuple[Path, ...] = ()) -> None:
        self._law = law
        self.added = added  # the folders, besides the judge's own, whose languages have words for it
        self._names: dict[tuple[str, ...], tuple[str, ...]] = {}

    @cached_property
    def _told(self) -> Mapping[str, Any]:
        return self._law() if callable(self._law) else self._law

    @property
    def sections(self) -> Mapping[str, Rows]:
        """`game.yaml`."""
        found: Mapping[str, Rows] = self._told["game"]
        return found

    @property
    def acts(self) -> Rows:
        """`actions.yaml`."""
        found: Rows = self._told["acts"]
        return found

    def names(self, section: str, *true: str) -> tuple[str, ...]:
        """The names of a section in their order: those of which all this is true; `-aside` where that must not be."""
        known = self._names.get((section, *true))
        if known is None:
            rows = self.sections.get(section, NOTHING).items()
            known = self._names[section, *true] = tuple(name for name, row in rows if all(_is(row, key) for key in true))
        return known

    def row(self, section: str, name: str) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.sections.get(section, NOTHING).get(name, NOTHING)
        return found

    @cached_property
    def open_areas(self) -> frozenset[str]:
        return frozenset(self.names("areas", "open"))

    @cached_property
    def speaking_areas(self) -> frozenset[str]:
        """Where what is printed on a card counts."""
        return frozenset(self.names("areas", "speaks"))

    @cached_property
    def common_areas(self) -> tuple[str, ...]:
        """Where a card may be of which nothing else is known."""
        return self.names("areas", "-aside")

    @cached_property
    def common_types(self) -> tuple[str, ...]:
        """What is drawn, played and lost, as opposed to what lies beside."""
        return self.names("types", "-aside")

    @cached_property
    def printed_phases(self) -> Mapping[str, str]:
        """How the text of a card writes a phase other than we do: challenge -> challenges."""
        rows = self.sections.get("phases", NOTHING).items()
        return {way: name for name, row in rows for key in ("also", "on_cards") for way in row.get(key, ())}

    @cached_property
    def asked_states(self) -> Mapping[str, str]:
        """The part of a card's state that a word asks about: standing -> kneeling."""
        return {word: state for state, row in self.sections.get("states", NOTHING).items() for word in row.get("asked", ())}

    def act(self, name: str) -> Mapping[str, Any]:
        return self.acts.get(name, NOTHING)

    def ways(self, act: str) -> tuple[str, ...]:
        """The act, and whatever it is a way of doing: marshaling is entering play, and an act."""
        return self._ways.get(act, (act,))

    @cached_property
    def _ways(self) -> Mapping[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for name in self.acts:
            found[name] = tuple(_lineage(self.acts, name))
        return found

    @cached_property
    def befallen(self) -> Mapping[str, str]:
        """What is said of a card with which an act is done: kill -> killed."""
        return {name: row["befalls"] for name, row in self.acts.items() if "befalls" in row}

    @cached_property
    def happens(self) -> Mapping[str, str]:
        """What happens, whoever does it or nobody, and the act whose clauses speak of it: killed -> kill."""
        return {row[key]: name for key in ("befalls", "happens") for name, row in self.acts.items() if key in row}

    @cached_property
    def answers(self) -> tuple[str, ...]:
        """The acts that are done in answer to something, and do not end the moment that they answer."""
        return tuple(name for name, row in self.acts.items() if row.get("answers"))

    def spellings(self, wanted: str) -> dict[str, str]:
        """Each way of writing a word of a set, and which one it is; the usual way first. What can be wanted: `WANTED`."""
        section, ways, *true = WANTED[wanted]
        found: dict[str, str] = {}
        for name in self.names(section, *true):
            for way in (name, *self.row(section, name).get(ways, ())):
                found.setdefault(way, name)
        return found


def _lineage(acts: Rows, name: str) -> dict[str, None]:
    line: dict[str, None] = {name: None}
    for parent in acts.get(name, NOTHING).get("parents", ()):
        line |= _lineage(acts, parent)
    return line


def _is(row: Mapping[str, Any], key: str) -> bool:
    return not row.get(key[1:]) if key.startswith("-") else bool(row.get(key))


WANTED: Mapping[str, tuple[str, ...]] = {
    "editions": ("editions", "also"),
    "formats": ("formats", "also"),
    "areas": ("areas", "also", "-unwritten"),
    "area_fields": ("areas", "field", "-unwritten"),
    "phases": ("phases", "also"),
    "windows": ("windows", "also"),
    "types": ("types", "also", "-unwritten"),
    "common_types": ("types", "", "-aside"),
    "houses": ("houses", "also"),
    "icons": ("icons", "also"),
    "challenges": ("challenges", "also"),
    "keywords": ("keywords", "also"),
    "plain_keywords": ("keywords", "", "-value", "-editions"),
    "valued_keywords": ("keywords", "", "value", "-editions"),
    "periods": ("periods", "also"),
}
"""What a grammar may fill a place with: the names of which section, how else they are written, and what is true of them."""


def filling(pattern: str, vocabulary: Vocabulary) -> dict[str, str]:
    """`@phases~plot`: the words of the phases, but for one that has a terminal of its own; each with what it means."""
    wanted, *apart = pattern.removeprefix(PLACE).split("~")
    spelled = vocabulary.spellings(wanted)
    return {word: meant for word, meant in spelled.items() if meant not in apart}


def filled(text: str, vocabulary: Vocabulary) -> str:
    """A grammar, or a pattern of one, with the words themselves in every place that is left for them."""
    return PLACES.sub(lambda place: f"(?:{'|'.join(map(re.escape, filling(place[0], vocabulary)))})", text)


def section_of(place: str) -> str:
    """Which section fills a place in a grammar."""
    return WANTED[place.removeprefix(PLACE).split("~")[0]][0]


@cache
def _shipped_rows() -> Mapping[str, Any]:
    from judge.game.load_vocabulary import rows  # a run that brings its own law never reads ours

    return rows()


SHIPPED = Vocabulary(_shipped_rows)
"""That of the judge's own law, read when first asked for."""


def all_editions() -> tuple[str, ...]:
    """Those of the judge's own law, the newest first."""
    return tuple(reversed(SHIPPED.names("editions")))
