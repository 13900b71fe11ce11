"""What is said of a card: where it is, how it lies, what it is, whose it is, and where its copies are."""

from __future__ import annotations

from judge.game.table import Card, Challenge, Table
from judge.language.oneline.placing.registry import Held, changed, closing, deed, the_card, who
from judge.language.oneline.table_so_far import AskedScene
from judge.language.oneline.things import told
from judge.support.frozen_data_classes import replace


@deed("in_play_itself")
def place(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    area, card = held.get("pile", "play"), the_card(scene)
    controller = scene.seat(held["whose"]) if "whose" in held else card.controller if card else scene.you
    return changed(scene, area=area, controller=controller, facedown=area == "shadows")


@deed()
def state(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    said = held["state"]
    if said in ("facedown", "faceup"):
        return changed(scene, facedown=said == "facedown")
    return changed(scene, kneeling=said == "kneeling")


@deed()
def owner(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return changed(scene, owner=who(scene, held))


@deed()
def controller(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return changed(scene, controller=who(scene, held))


@deed()
def face(scene: AskedScene, held: Held, argument: str) -> Table:
    card = the_card(scene)
    return changed(scene, face=told(card.face, argument, held)) if card else scene.table


@deed()
def alone(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = the_card(scene)
    attacker = card.controller if card else scene.you
    fight = Challenge("", attacker, scene.other(attacker), (scene.card,), declared=(scene.card,))
    return replace(changed(scene, area="play"), challenge=fight)


@deed()
def duplicate(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """The card has a duplicate under it."""
    card = the_card(scene)
    return scene.table.with_card(_twin(card, scene, under=card.id)) if card else scene.table


@deed()
def no_duplicate(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return scene.table


@deed()
def under(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """The card is itself a duplicate, under a copy."""
    card = the_card(scene)
    if card is None:
        return scene.table
    over = replace(_twin(card, scene), area="play")
    return changed(scene._replace(table=scene.table.with_card(over)), under=over.id, area="play")


def _twin(card: Card, scene: AskedScene, under: str = "") -> Card:
    return replace(card, id=f"twin{len(scene.table.cards)}", under=under, handle="")


def _copy(scene: AskedScene, area: str, owner: str, controller: str) -> Table:
    """The table with one more card of that title."""
    card = the_card(scene)
    if card is None:
        return scene.table
    number = len(scene.table.cards)
    return scene.table.with_card(Card(f"copy{number}", card.face, owner, controller, area, scene.span, kneeling=None))


@deed()
def copy(scene: AskedScene, held: Held, argument: str) -> Table:
    """A copy lies in somebody's pile."""
    holder = scene.seat(held["whose"]) if "whose" in held else who(scene, held)
    return _copy(scene, argument or held["pile"], scene.seat(held.get("holder", "")) or holder, holder)


@deed()
def died(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = the_card(scene)
    owner = card.owner if card else scene.you
    return _copy(scene, "dead", owner, owner)


@deed()
def in_play(scene: AskedScene, held: Held, argument: str) -> Table:
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
def no_copy(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    seat = scene.seat(held["whose"]) if "whose" in held else who(scene, held)
    return closing(scene.table, seat, held["pile"])


@deed()
def no_copy_in_play(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _told_of_copies(scene.table)


@deed()
def none_of_whose(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return closing(scene.table, who(scene, held), "copies")
