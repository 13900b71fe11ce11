"""What each fact does to the table: one small function a kind of fact."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from judge.ask.scene import Scene, natural_area
from judge.ask.spoken import line_of
from judge.ask.things import told
from judge.noun import replace
from judge.question import Asked
from judge.table import Area, Card, Challenge, Happened, Table

Held = dict[str, str]
Deed = Callable[[Scene, Held, str], Table]
DEEDS: dict[str, Deed] = {}


def deed(function: Deed) -> Deed:
    DEEDS[function.__name__] = function
    return function


def elsewhere(deed_name: str, held: Held, asked: Asked, retold: str) -> tuple[str, str]:
    """`if it is in my dead pile`, asked of a card that must be elsewhere, speaks of a copy."""
    area = natural_area(asked)
    said = {"place": held.get("pile", ""), "in_play_itself": "play"}.get(deed_name, "")
    if not said or not area or said == area or said not in ("dead", "discard", "play"):
        return ("place" if deed_name == "in_play_itself" else deed_name), retold
    return ("in_play", "a copy is in play") if said == "play" else ("copy", "a copy is in {whose} {pile}")


def _who(scene: Scene, held: Held) -> str:
    return scene.seat(held.get("who") or held.get("whose") or scene.you)


def _copy(scene: Scene, area: str, owner: str, controller: str) -> Table:
    """The table with one more card of the title that is asked about."""
    if scene.card not in scene.table.cards:
        return scene.table
    face = scene.table.cards[scene.card].face
    copy = Card(f"copy{len(scene.table.cards)}", face, owner, controller, cast(Area, area), scene.span, kneeling=None)
    return scene.table.with_card(copy)


def _closing(table: Table, seat: str, area: str) -> Table:
    player = table.player(seat)
    return table.with_player(replace(player, closed=player.closed | {area}))


@deed
def copy(scene: Scene, held: Held, argument: str) -> Table:
    holder = _who(scene, held) if "whose" not in held else scene.seat(held["whose"])
    area = argument or held["pile"]
    if area == "play":
        return in_play(scene, held, "")
    return _copy(scene, area, scene.seat(held.get("holder", "")) or holder, holder)


@deed
def died(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    owner = scene.table.cards[scene.card].owner if scene.card else scene.you
    return _copy(scene, "dead", owner, owner)


@deed
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
    mine = scene.you in (owner, controller) or "" in (owner, controller) and controller
    return _told_of_copies(table) if mine else table


def _told_of_copies(table: Table) -> Table:
    """Whoever tells of a copy has told of all: nobody can have two in play."""
    for player in table.players:
        table = _closing(table, player.name, "copies")
    return table


@deed
def no_copy(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _closing(scene.table, _who(scene, {"who": held.get("whose", held.get("who", ""))}), held["pile"])


DEEDS["empty"] = no_copy


@deed
def no_copy_in_play(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _told_of_copies(scene.table)


@deed
def none_of_whose(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _closing(scene.table, _who(scene, held), "copies")


@deed
def gold(scene: Scene, held: Held, argument: str) -> Table:
    player = scene.table.player(_who(scene, held))
    amount = int(held["n"]) if not argument else int(argument)
    return scene.table.with_player(replace(player, gold=amount, places={**player.places, "gold": scene.span}))


DEEDS["no_gold"] = lambda scene, held, _: gold(scene, held, "0")


def _card(scene: Scene) -> Card | None:
    return scene.table.cards.get(scene.card)


def _changed(scene: Scene, **changes: object) -> Table:
    card = _card(scene)
    return scene.table.with_card(replace(card, **changes)) if card else scene.table  # type: ignore[arg-type]


@deed
def place(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    area, card = held.get("pile", "play"), _card(scene)
    controller = scene.seat(held["whose"]) if "whose" in held else card.controller if card else scene.you
    return _changed(scene, area=area, controller=controller, facedown=area == "shadows")


@deed
def state(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    said = held["state"]
    if said in ("facedown", "faceup"):
        return _changed(scene, facedown=said == "facedown")
    return _changed(scene, kneeling=said == "kneeling")


@deed
def owner(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _changed(scene, owner=_who(scene, held))


@deed
def controller(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _changed(scene, controller=_who(scene, held))


@deed
def face(scene: Scene, held: Held, argument: str) -> Table:
    card = _card(scene)
    return _changed(scene, face=told(card.face, argument, held)) if card else scene.table


@deed
def alone(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    attacker = scene.table.cards[scene.card].controller if scene.card else scene.you
    fight = Challenge("", attacker, scene.other(attacker), (scene.card,), declared=(scene.card,))
    return replace(_changed(scene, area="play"), challenge=fight)


@deed
def duplicate(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = _card(scene)
    if card is None:
        return scene.table
    under = replace(card, id=f"under{len(scene.table.cards)}", under=card.id, handle="")
    return scene.table.with_card(under)


@deed
def about(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    fate = held.get("fate", "killed").replace(" the ", " ").replace(" ", "_")
    happened = Happened(f"about_to_be_{fate}", card=scene.card, period="moment", place=scene.span)
    table = _changed(scene, area="play")
    return replace(table, history=(*table.history, happened), closed=table.closed | {"about_to"})


@deed
def entering(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    opened = Happened("bestow_opens", card=scene.card, period="moment", place=scene.span)
    return replace(scene.table, history=(*scene.table.history, opened))


@deed
def not_done(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return replace(scene.table, closed=scene.table.closed | {argument})


@deed
def said(scene: Scene, held: Held, argument: str) -> Table:
    from judge.scenario.history import happened

    line = line_of(argument.format_map(_names(scene, held)), scene)
    return replace(scene.table, history=(*scene.table.history, happened(line, scene.table)))


@deed
def effect(scene: Scene, held: Held, argument: str) -> Table:
    from judge.scenario.effects import effect_of

    text = argument.format_map(_names(scene, held)).strip()
    found = effect_of(line_of(f"effect: {text}", scene), scene.table)
    return replace(scene.table, effects=(*scene.table.effects, replace(found, text=text)))


DEEDS["forbids"] = effect


@deed
def costs(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    card = _card(scene)
    kind = {"cards": (card.id,)} if card else {}
    from judge.table import Effect, Kind

    amount = int(held["n"]) * (-1 if held["change"] == "less" else 1)
    told_of = Effect("cost", action=scene.action, kind=Kind(**kind), amount=amount, place=scene.span)
    return replace(scene.table, effects=(*scene.table.effects, told_of))


class _Names(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return ""


def _names(scene: Scene, held: Held) -> _Names:
    card = _card(scene)
    names = {key: _seated(scene, value) for key, value in held.items()}
    return _Names({**names, "it": f"@{card.handle}" if card else "", "who": _who(scene, held)})


def _seated(scene: Scene, words: str) -> str:
    """The same words with the players' names."""
    return " ".join(_one(scene, word) for word in words.split())


def _one(scene: Scene, word: str) -> str:
    if word in ("it", "him", "her") and scene.card:
        return f"@{scene.table.cards[scene.card].handle}"
    end = "'s" if word.endswith("'s") else ""
    return scene.seat(word) + end if word.removesuffix("'s") in ("you", "opponent") else word


@deed
def phase(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    name = {"challenge": "challenges"}.get(held["phase"], held["phase"])
    return replace(scene.table, phase=name, places={**scene.table.places, "phase": scene.span})


@deed
def window(scene: Scene, held: Held, argument: str) -> Table:
    table = phase(scene, held, "") if "phase" in held else scene.table
    return replace(table, window=argument, places={**table.places, "window": scene.span})


DEEDS["phase_begins"] = window


@deed
def active(scene: Scene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else _who(scene, held)
    return replace(scene.table, active=name, places={**scene.table.places, "active": scene.span})


DEEDS["not_active"] = lambda scene, held, _: active(scene, {"who": scene.other(_who(scene, held))}, "")


@deed
def first(scene: Scene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else _who(scene, held)
    return replace(scene.table, first=name, places={**scene.table.places, "first": scene.span})


DEEDS["not_first"] = lambda scene, held, _: first(scene, {"who": scene.other(_who(scene, held))}, "")
DEEDS["format"] = lambda scene, held, _: replace(scene.table, format=held["format"])
DEEDS["edition"] = lambda scene, *_: scene.table
DEEDS["no_duplicate"] = lambda scene, *_: scene.table
