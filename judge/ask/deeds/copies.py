"""Where copies of the card are, whose they are, and where there are none."""

from __future__ import annotations

from judge.ask.deeds.registry import Held, closing, deed, the_card, who
from judge.ask.scene import Scene
from judge.table import Card, Table


def _copy(scene: Scene, area: str, owner: str, controller: str) -> Table:
    """The table with one more card of that title."""
    card = the_card(scene)
    if card is None:
        return scene.table
    number = len(scene.table.cards)
    return scene.table.with_card(Card(f"copy{number}", card.face, owner, controller, area, scene.span, kneeling=None))


@deed()
def copy(scene: Scene, held: Held, argument: str) -> Table:
    """A copy lies in somebody's pile."""
    holder = scene.seat(held["whose"]) if "whose" in held else who(scene, held)
    return _copy(scene, argument or held["pile"], scene.seat(held.get("holder", "")) or holder, holder)


@deed()
def died(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = the_card(scene)
    owner = card.owner if card else scene.you
    return _copy(scene, "dead", owner, owner)


@deed()
def in_play(scene: Scene, held: Held, argument: str) -> Table:
    """Who owns and who controls the copy, as far as that was said."""
    controller = scene.seat(held.get("who") or held.get("whose") or "")
    owner = scene.seat(held["holder"]) if held.get("holder", "").endswith("'s") else ""
    if argument == "own":
        owner = controller
    elif argument == "lent":
        owner, controller = controller, scene.seat(held.get("other") or held.get("whose", ""))
    elif argument == "borrowed":
        owner = scene.seat(held["other"])
    table = _copy(scene, "play", owner, controller)
    mine = scene.you in (owner, controller) or (not owner and controller)
    return _told_of_copies(table) if mine else table


def _told_of_copies(table: Table) -> Table:
    """Whoever tells of a copy of his or hers has told of all: nobody can have two in play."""
    for player in table.players:
        table = closing(table, player.name, "copies")
    return table


@deed("empty")
def no_copy(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    seat = scene.seat(held["whose"]) if "whose" in held else who(scene, held)
    return closing(scene.table, seat, held["pile"])


@deed()
def no_copy_in_play(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _told_of_copies(scene.table)


@deed()
def none_of_whose(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return closing(scene.table, who(scene, held), "copies")
