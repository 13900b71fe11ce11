"""What is said of the card itself: where it is, how it lies, what it is, whose it is."""

from __future__ import annotations

from judge.ask.deeds.registry import Held, changed, deed, the_card, who
from judge.ask.scene import Scene
from judge.ask.things import told
from judge.noun import replace
from judge.table import Card, Challenge, Table


@deed("in_play_itself")
def place(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    area, card = held.get("pile", "play"), the_card(scene)
    controller = scene.seat(held["whose"]) if "whose" in held else card.controller if card else scene.you
    return changed(scene, area=area, controller=controller, facedown=area == "shadows")


@deed()
def state(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    said = held["state"]
    if said in ("facedown", "faceup"):
        return changed(scene, facedown=said == "facedown")
    return changed(scene, kneeling=said == "kneeling")


@deed()
def owner(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return changed(scene, owner=who(scene, held))


@deed()
def controller(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return changed(scene, controller=who(scene, held))


@deed()
def face(scene: Scene, held: Held, argument: str) -> Table:
    card = the_card(scene)
    return changed(scene, face=told(card.face, argument, held)) if card else scene.table


@deed()
def alone(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = the_card(scene)
    attacker = card.controller if card else scene.you
    fight = Challenge("", attacker, scene.other(attacker), (scene.card,), declared=(scene.card,))
    return replace(changed(scene, area="play"), challenge=fight)


@deed()
def duplicate(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """The card has a duplicate under it."""
    card = the_card(scene)
    return scene.table.with_card(_twin(card, scene, under=card.id)) if card else scene.table


@deed()
def no_duplicate(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return scene.table


@deed()
def under(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """The card is itself a duplicate, under a copy."""
    card = the_card(scene)
    if card is None:
        return scene.table
    over = replace(_twin(card, scene), area="play")
    return changed(scene._replace(table=scene.table.with_card(over)), under=over.id, area="play")


def _twin(card: Card, scene: Scene, under: str = "") -> Card:
    return replace(card, id=f"twin{len(scene.table.cards)}", under=under, handle="")
