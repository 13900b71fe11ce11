"""What has happened and what is in force, in the words of the scenario language."""

from __future__ import annotations

from judge.ask.deeds.registry import Held, changed, deed, the_card, who
from judge.ask.scene import OPPONENT, YOU, Scene
from judge.ask.spoken import line_of
from judge.noun import replace
from judge.table import Effect, Happened, Kind, Table


class _Names(dict[str, str]):
    """What fills a sentence; what was not said leaves no trace."""

    def __missing__(self, key: str) -> str:
        return ""


def _filled(sentence: str, scene: Scene, held: Held) -> str:
    """A sentence of the tables with the players' names and the card's handle."""
    names = {key: " ".join(_named(word, scene) for word in text.split()) for key, text in held.items()}
    return " ".join(sentence.format_map(_Names({**names, "it": _named("it", scene), "who": who(scene, held)})).split())


def _named(word: str, scene: Scene) -> str:
    card = the_card(scene)
    if word in ("it", "him", "her"):
        return f"@{card.handle}" if card else word
    end = "'s" if word.endswith("'s") else ""
    return scene.seat(word) + end if word.removesuffix("'s") in (YOU, OPPONENT) else word


@deed()
def said(scene: Scene, held: Held, argument: str) -> Table:
    """Something that has happened."""
    from judge.scenario.history import happened

    line = line_of(_filled(argument, scene, held), scene)
    return replace(scene.table, history=(*scene.table.history, happened(line, scene.table)))


@deed("forbids")
def effect(scene: Scene, held: Held, argument: str) -> Table:
    """An effect in force."""
    from judge.scenario.effects import effect_of

    text = _filled(argument, scene, held)
    found = effect_of(line_of(f"effect: {text}", scene), scene.table)
    return replace(scene.table, effects=(*scene.table.effects, replace(found, text=text)))


@deed()
def costs(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """An effect on the cost of what is asked about."""
    card = the_card(scene)
    amount = int(held["n"]) * (-1 if held["change"] == "less" else 1)
    kind = Kind(cards=(card.id,) if card else ())
    found = Effect("cost", action=scene.action, kind=kind, amount=amount, place=scene.span)
    return replace(scene.table, effects=(*scene.table.effects, found))


@deed()
def not_done(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return replace(scene.table, closed=scene.table.closed | {argument})


@deed()
def about(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    fate = held.get("fate", "killed").replace(" the ", " ").replace(" ", "_")
    table = changed(scene, area="play")
    coming = Happened(f"about_to_be_{fate}", card=scene.card, period="moment", place=scene.span)
    return replace(table, history=(*table.history, coming), closed=table.closed | {"about_to"})


@deed()
def entering(scene: Scene, held: Held, argument: str) -> Table:  # noqa: ARG001
    opened = Happened("bestow_opens", card=scene.card, period="moment", place=scene.span)
    return replace(scene.table, history=(*scene.table.history, opened))
