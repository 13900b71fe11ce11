"""What is said of the moment and the players: gold, phase, window, whose turn it is."""

from __future__ import annotations

from judge.ask.deeds.registry import DEEDS, Held, deed, who
from judge.ask.scene import Scene
from judge.noun import replace
from judge.table import Table


@deed()
def gold(scene: Scene, held: Held, argument: str) -> Table:
    player = scene.table.player(who(scene, held))
    amount = int(argument or held["n"])
    return scene.table.with_player(replace(player, gold=amount, places={**player.places, "gold": scene.span}))


def _at(scene: Scene, table: Table, what: str) -> Table:
    """The table with the place where that was said."""
    return replace(table, places={**table.places, what: scene.span})


def _phase(held: Held) -> str:
    return "challenges" if held["phase"] == "challenge" else held["phase"]


@deed()
def phase(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _at(scene, replace(scene.table, phase=_phase(held)), "phase")


@deed()
def phase_unlike(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """Some other phase than this; which, nobody says."""
    return _at(scene, replace(scene.table, phase=None, phase_unlike=_phase(held)), "phase")


@deed("phase_begins")
def window(scene: Scene, held: Held, argument: str) -> Table:
    table = phase(scene, held, "") if "phase" in held else scene.table
    return _at(scene, replace(table, window=argument), "window")


@deed()
def active(scene: Scene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else who(scene, held)
    return _at(scene, replace(scene.table, active=name), "active")


@deed()
def first(scene: Scene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else who(scene, held)
    return _at(scene, replace(scene.table, first=name), "first")


def _otherwise(scene: Scene, held: Held) -> Held:
    """Not this player: with two at the table, the other."""
    return {"who": scene.other(who(scene, held))}


DEEDS["no_gold"] = lambda scene, held, _: gold(scene, held, "0")
DEEDS["not_active"] = lambda scene, held, _: active(scene, _otherwise(scene, held), "")
DEEDS["not_first"] = lambda scene, held, _: first(scene, _otherwise(scene, held), "")
DEEDS["format"] = lambda scene, held, _: replace(scene.table, format=held["format"])
DEEDS["edition"] = lambda scene, *_: scene.table
