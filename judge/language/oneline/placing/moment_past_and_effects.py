"""What has happened and what is in force, in the words of the scenario language."""

from __future__ import annotations

from judge.game.card_descriptions import Which
from judge.game.effect import InForce, Price
from judge.game.happening import MOMENT, PENDING, Happening
from judge.game.periods_gone_by import with_happening
from judge.game.table import Table
from judge.language.oneline.placing.registry import DEEDS, Held, changed, deed, the_card, who
from judge.language.oneline.table_so_far import OPPONENT, YOU, AskedScene
from judge.language.oneline.to_grammar import line_of
from judge.support.frozen_data_classes import replace


@deed()
def gold(scene: AskedScene, held: Held, argument: str) -> Table:
    player = scene.table.player(who(scene, held))
    amount = int(argument or held["n"])
    return scene.table.with_player(replace(player, gold=amount, places={**player.places, "gold": scene.span}))


def _at(scene: AskedScene, table: Table, what: str) -> Table:
    """The table with the place where that was said."""
    return replace(table, places={**table.places, what: scene.span})


def _phase(held: Held) -> str:
    return "challenges" if held["phase"] == "challenge" else held["phase"]


@deed()
def phase(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return _at(scene, replace(scene.table, phase=_phase(held)), "phase")


@deed()
def phase_unlike(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """Some other phase than this; which, nobody says."""
    return _at(scene, replace(scene.table, phase=None, phase_unlike=_phase(held)), "phase")


@deed("phase_begins")
def window(scene: AskedScene, held: Held, argument: str) -> Table:
    table = phase(scene, held, "") if "phase" in held else scene.table
    return _at(scene, replace(table, window=argument), "window")


@deed()
def active(scene: AskedScene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else who(scene, held)
    return _at(scene, replace(scene.table, active=name), "active")


@deed()
def first(scene: AskedScene, held: Held, argument: str) -> Table:
    name = scene.seat(argument) if argument else who(scene, held)
    return _at(scene, replace(scene.table, first=name), "first")


def _otherwise(scene: AskedScene, held: Held) -> Held:
    """Not this player: with two at the table, the other."""
    return {"who": scene.other(who(scene, held))}


DEEDS["no_gold"] = lambda scene, held, _: gold(scene, held, "0")
DEEDS["not_active"] = lambda scene, held, _: active(scene, _otherwise(scene, held), "")
DEEDS["not_first"] = lambda scene, held, _: first(scene, _otherwise(scene, held), "")
DEEDS["format"] = lambda scene, held, _: replace(scene.table, format=held["format"])
DEEDS["edition"] = lambda scene, *_: scene.table


class _Names(dict[str, str]):
    """What fills a sentence; what was not said leaves no trace."""

    def __missing__(self, key: str) -> str:
        return ""


def _filled(sentence: str, scene: AskedScene, held: Held) -> str:
    """A sentence of the tables with the players' names and the card's handle."""
    names = {key: " ".join(_named(word, scene) for word in text.split()) for key, text in held.items()}
    return " ".join(sentence.format_map(_Names({**names, "it": _named("it", scene), "who": who(scene, held)})).split())


def _named(word: str, scene: AskedScene) -> str:
    card = the_card(scene)
    if word in ("it", "him", "her"):
        return f"@{card.handle}" if card else word
    end = "'s" if word.endswith("'s") else ""
    return scene.seat(word) + end if word.removesuffix("'s") in (YOU, OPPONENT) else word


@deed()
def said(scene: AskedScene, held: Held, argument: str) -> Table:
    """Something that has happened."""
    from judge.language.resolve.happenings import happened

    line = line_of(_filled(argument, scene, held), scene)
    return with_happening(scene.table, happened(line, scene.table))


@deed("forbids")
def effect(scene: AskedScene, held: Held, argument: str) -> Table:
    """An effect in force."""
    from judge.language.resolve.effect_line import effect_of

    text = _filled(argument, scene, held)
    found = effect_of(line_of(f"effect: {text}", scene), scene.table)
    return replace(scene.table, effects=(*scene.table.effects, replace(found, text=text)))


@deed()
def costs(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    """An effect on the cost of what is asked about."""
    card = the_card(scene)
    amount = int(held["n"]) * (-1 if held["change"] == "less" else 1)
    found = InForce(Price(scene.action, amount, Which(refs=(card.id,) if card else ())), place=scene.span)
    return replace(scene.table, effects=(*scene.table.effects, found))


@deed()
def not_done(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    return replace(scene.table, closed=scene.table.closed | {argument})


@deed()
def about(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    fate = held.get("fate", "killed").replace(" the ", " ").replace(" ", "_")
    table = changed(scene, area="play")
    verb = table.vocabulary.happens[fate]
    coming = Happening(verb, which=scene.card or "", would=True, period=MOMENT, place=scene.span)
    return replace(with_happening(table, coming), closed=table.closed | {PENDING})


@deed()
def entering(scene: AskedScene, held: Held, argument: str) -> Table:  # noqa: ARG001
    opened = Happening("enter_play", which=scene.card or "", period=MOMENT, place=scene.span)
    return with_happening(scene.table, opened)
