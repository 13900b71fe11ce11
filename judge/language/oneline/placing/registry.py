"""How a deed is registered, and what most of them need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.game.table import Card, Table
from judge.language.oneline.table_so_far import AskedScene
from judge.support.frozen_data_classes import replace

Held = dict[str, str]
"""What the slots of a pattern held."""
Deed = Callable[[AskedScene, Held, str], Table]
DEEDS: dict[str, Deed] = {}


def deed(*names: str) -> Callable[[Deed], Deed]:
    """Registers a deed under its own name and others."""

    def keep(function: Deed) -> Deed:
        DEEDS.update(dict.fromkeys((function.__name__, *names), function))
        return function

    return keep


def who(scene: AskedScene, held: Held) -> str:
    """The player a fact speaks of; the asker, where it names nobody."""
    return scene.seat(held.get("who") or held.get("whose") or scene.you)


def the_card(scene: AskedScene) -> Card | None:
    return scene.table.cards.get(scene.card)


def changed(scene: AskedScene, **changes: Any) -> Table:
    """The table with something else true of the card."""
    card = the_card(scene)
    return scene.table.with_card(replace(card, **changes)) if card else scene.table


def closing(table: Table, seat: str, area: str) -> Table:
    """The table where all is told of a player's area."""
    player = table.player(seat)
    return table.with_player(replace(player, closed=player.closed | {area}))
