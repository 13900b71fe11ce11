"""The closed sets of the game, `game.yaml`: read, and laid on what is known already."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.game.vocabulary import SHIPPED
from judge.rulebook.law_entries_and_their_places import at_key, row_named
from judge.support.problems import meant, phrase
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree

COMMON = ("also", "editions")
KEYS: Mapping[str, tuple[str, ...]] = {
    "editions": ("usual",),
    "formats": (),
    "areas": ("open", "aside", "speaks", "field", "unwritten"),
    "phases": ("printed", "once", "on_cards"),
    "windows": ("printed",),
    "types": ("aside", "unwritten"),
    "houses": (),
    "icons": (),
    "challenges": ("icon",),
    "keywords": ("value",),
    "periods": ("remembered",),
    "states": ("asked",),
}
"""The sections, and what may be said of a row of each besides."""
LISTS = ("also", "editions", "field", "asked", "on_cards")
WORDS = ("icon",)
AT = "at"
Game = dict[str, dict[str, Any]]


def game(raw: Any, tree: Tree, known: Mapping[str, Any]) -> Game:
    """What is known, with the rows that this file adds; every fault of the file is noted."""
    found: Game = {section: dict(rows) for section, rows in known.items() if section in KEYS}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", tree.place(()), "not-a-map.game")
        return found
    for section, rows in raw.items():
        if section not in KEYS:
            tree.fault("unknown-key", at_key(tree, (), section), "unknown-key.game", meant(section, KEYS), key=section)
        elif not isinstance(rows, dict):
            tree.fault("not-a-map", tree.place((section,)), "not-a-map.rows", section=section)
        else:
            found.setdefault(section, {}).update({name: _row(section, name, row, tree) for name, row in rows.items()})
    return found


def whole(told: Game) -> Game:
    """A rulebook that leaves a section out leaves it to ours."""
    if all(section in told for section in KEYS):
        return told
    return {**{section: dict(rows) for section, rows in SHIPPED.sections.items() if section not in told}, **told}


def acts(told: Game, actions: Mapping[str, Mapping[str, Any]]) -> Mapping[str, Mapping[str, Any]]:
    """What lines say of acts; a rulebook that names no word of the game leaves that to ours as well."""
    if told:
        return actions
    return {name: {**SHIPPED.act(name), **actions.get(name, {})} for name in (*SHIPPED.acts, *actions)}


def _row(section: str, name: str, row: Any, tree: Tree) -> dict[str, Any]:
    """What is true of it, and where that is said: a word that cannot be used is told at its row."""
    if not isinstance(row, dict):
        tree.fault("not-a-map", tree.place((section, name)), "not-a-map.row", name=name)
        return {}
    place = row_named(tree, (section, name))
    sound = {key: value for key, value in row.items() if _sound(section, name, key, value, tree)}
    return {**sound, AT: (place.file, place.line, place.column)}


def _sound(section: str, name: str, key: str, value: Any, tree: Tree) -> bool:
    known = (*COMMON, *KEYS[section])
    path: Steps = (section, name)
    if key not in known:
        where = at_key(tree, path, key)
        tree.fault("unknown-key", where, "unknown-key.row", meant(key, known), section=section, key=key)
        return False
    listed = isinstance(value, list) and all(isinstance(one, str) and one.strip() for one in value)
    fits = listed if key in LISTS else isinstance(value, str) if key in WORDS else value is True
    if not fits:
        wanted = phrase("words") if key in LISTS else phrase("a-word") if key in WORDS else "`true`"
        tree.fault("bad-value", tree.place((*path, key)), key=key, wanted=wanted, value=f"`{value}`")
    return fits
