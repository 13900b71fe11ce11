"""For a word about the moment, what has happened or effects in force, the smallest changes that would turn it round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.game.facts.whatif_on_cards import Edit, Found, another, happened
from judge.game.happening import Happening, described
from judge.game.table import Table
from judge.support.frozen_data_classes import replace


def _first(value: object) -> str:
    return str(value[0] if isinstance(value, tuple) else value)


def phase(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    wanted = str(found.names.get("phase") or _first(found.value))
    if want:
        yield Edit("phase_is", {"phase": wanted}, replace(table, phase=wanted, window=table.window or "action"))
    else:
        other = "dominance" if wanted != "dominance" else "challenges"
        yield Edit("phase_is_not", {"phase": wanted}, replace(table, phase=other))


def window(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    wanted = str(found.names.get("window") or _first(found.value))
    key = "window_is" if want else "window_is_not"
    yield Edit(f"{key}_{wanted}", {"window": wanted}, replace(table, window=wanted if want else "none"))


def active_player(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    name = found.case.player if want else another(table, found.case.player)
    yield Edit("active_player", {"player": name}, replace(table, active=name))


def effects(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    """An effect can be thought away; which one to think up nobody can say."""
    if want:
        return
    for effect in [e for e in table.effects if e.text and e.place in found.at]:
        left = tuple(e for e in table.effects if e is not effect)
        yield Edit("without_effect", {"effect": effect.text}, replace(table, effects=left))


def _remembered(table: Table, found: Found, want: bool, key: str, entry: Happening) -> Iterator[Edit]:
    names = {"player": found.case.player}
    if want:
        yield Edit(key, names, happened(table, entry))
    else:
        kept = tuple(h for h in table.history if h.place not in found.at or h.who != entry.who or h.place is None)
        yield Edit(f"not {key}", names, replace(table, history=kept))


def history(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    """Something that a player has done, or not, in a phase or a round: with which of several cards nobody needs to say."""
    value: Any = found.value
    wanted = described(value)
    if wanted.who and wanted.period != "game" and not (wanted.which or wanted.copy or wanted.fight):
        entry = replace(wanted, verb=wanted.verbs[0], who=found.case.player)
        yield from _remembered(table, found, want, f"happened {wanted.spelled}", entry)


def passed(table: Table, found: Found, want: bool) -> Iterator[Edit]:
    entry = Happening(found.case.node, found.case.player, passed=True)
    yield from _remembered(table, found, want, "passed_chance", entry)
