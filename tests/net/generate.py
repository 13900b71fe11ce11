"""Draws boards: board N of an edition always from the dice of its own number, so that more boards change none that stand.

Each board takes its share of all sentences in turn, so that a few hundred boards have every sentence of `sentences.py` on
them, and some more by chance. What the judge cannot read of a board is taken off it; a step that is not legal may stay, as its
last line.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile

from . import sentences
from .cards import HOUSES, ICONS, titles
from .door import rule
from .record import BOARDS, UNREAD
from .sentences import Sentence
from .table import Drawing, Put
from .talkers import ABOUT, TALKERS, Talker

EDITIONS = ("1e", "2e")
PHASES = {
    "": ("marshaling", "marshaling", "challenges", "challenges", "draw", "dominance", "plot", "taxation", "standing"),
    "challenge": ("challenges",) * 9 + ("marshaling",),
    "setup": ("setup",),
}
DAYS = {"1e": ("2008-12-31", "2009-12-31", "2011-12-31"), "2e": ("2015-12-31", "2017-12-31", "2018-12-31")}
AT_TIMES = {
    "1e": ('agenda: "Old Oath"', 'used plots: "Narrow Year"', "discard: none"),
    "2e": ('agenda: "Old Pact"', 'used plots: "Long Feast"', "hand: none"),
}
SCENES = ("", "", "challenge", "", "", "setup", "", "challenge", "", "", "")
"""The scenes that boards have in turn; where none is named, that of the questions whose turn it is."""
IN_TURN, BY_CHANCE = 5, 8
"""How many questions of a board are taken in turn, and how many by chance."""


def add(boards: int, unread: bool = False) -> list[Path]:
    """Draws boards until there are so many; those that stand are not touched."""
    folder = UNREAD if unread else ""
    wanted = [BOARDS / f"{folder}{e}" / f"{n:04}.scenario" for n in range((boards + 1) // 2) for e in EDITIONS]
    new = [file for file in wanted if not file.exists()]
    for file in new:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(board(file.parent.name.removeprefix(folder), int(file.stem), unread), encoding="utf-8")
    return new


@cache
def _in_turn(kind: str) -> list[Sentence]:
    """All sentences of a kind, those of a scene together, in an order of their own."""
    told: list[Sentence] = getattr(sentences, kind)()
    Random(kind).shuffle(told)
    return sorted(told, key=lambda one: one.scene)


def _share(kind: str, place: int, count: int) -> list[Sentence]:
    """The sentences whose turn it is."""
    told = _in_turn(kind)
    return [told[(place * count + one) % len(told)] for one in range(count)]


def _by_chance(kind: str, scene: str, dice: Random, count: int) -> list[Sentence]:
    told = sentences.everyday() if kind == "questions" else _in_turn(kind)
    fitting = [s for s in told if s.scene in ("", scene)]
    here = [s for s in fitting if s.scene == scene]
    return [dice.choice(here if dice.random() < 0.4 else fitting) for _ in range(count)]


def board(edition: str, number: int, unread: bool = False) -> str:
    """The text of one board, with cards whose text is not read if that is wanted."""
    dice = Random(f"net {UNREAD if unread else ''}{edition} {number}")
    place = number * len(EDITIONS) + EDITIONS.index(edition)
    asked = _share("questions", place, IN_TURN)
    drawing, scene = Drawing(dice, edition), SCENES[place % len(SCENES)] or asked[-1].scene
    script = _script(drawing, scene, asked, place)
    told = _told(drawing, place)
    script += _talk(drawing) if unread else []
    lines = [*_moment(drawing, scene), *_fight(drawing, scene), *told]
    return _readable([f"edition: {edition}", *lines], drawing, script, unread)


def _talk(drawing: Drawing) -> list[str]:
    """Lays two or three cards whose text is not read, and asks about one of them; the other questions are there already."""
    dice = drawing.dice
    laid = [_laid(drawing, one) for one in dice.sample(TALKERS, dice.choice((2, 2, 3)))]
    return [f"ask {drawing.filled(one.replace('{talker}', f'@{dice.choice(laid).handle}'))}?" for one in dice.sample(ABOUT, 2)]


ANYWHERE = ("play", "play", "play", "hand", "shadows")


def _laid(drawing: Drawing, talker: Talker) -> Put:
    """In play where it can be, as often as not; else in hand. An attachment lies on somebody."""
    dice, holder = drawing.dice, drawing.dice.choice(drawing.players)
    characters = titles(drawing.edition, ("character",))
    host = next((c for c in drawing.cards if (c.area, c.holder) == ("play", holder) and c.title in characters), None)
    areas = {"event": ("hand",), "attachment": ("on",) if host else ("hand",)}
    card = Put(talker.title, holder, dice.choice(areas.get(talker.type, ANYWHERE)), f"c{len(drawing.cards) + 1}")
    drawing.cards.append(card)
    if host and card.area == "on":
        host.worn.append(card)
    return card


def _script(drawing: Drawing, scene: str, asked: list[Sentence], place: int) -> list[str]:
    """Questions, with a supposition after one of them, and steps between."""
    dice = drawing.dice
    asked = [*asked, *_by_chance("questions", scene, dice, BY_CHANCE)]
    lines = [f"ask {drawing.filled(one.words)}?" for one in asked]
    if place % 3:
        lines.insert(dice.randint(2, 5), f"what if {drawing.filled(_share('suppositions', place, 1)[0].words)}?")
    steps = [*_share("steps", place // 7 * 5 + place % 7, 1), *_by_chance("steps", scene, dice, 2)] if place % 7 < 5 else []
    for at, one in zip(sorted(dice.sample(range(6, 13), len(steps))), steps, strict=True):
        lines.insert(at, f"then {drawing.filled(one.words)}")
    return lines


def _told(drawing: Drawing, place: int) -> list[str]:
    """Effects on three boards of four, a piece of history on two of three."""
    dice = drawing.dice
    effects = _share("effects", place * 3 // 4, 2) if place % 4 else []
    effects += _by_chance("effects", "", dice, dice.choice((0, 0, 1))) if effects else []
    source = dice.choice([card for card in drawing.cards if card.area != "plot"])
    source.marked = True
    sources = (f"effect of @{source.handle}", 'effect of "Old Song"', "effect", "effect", "effect")
    untils = ("", "", "", " until the end of the phase", " until the end of the challenge", " this round")
    lines = [f"{dice.choice(sources)}: {drawing.filled(one.words)}{dice.choice(untils)}" for one in effects]
    past = _share("history", place * 2 // 3, 1) if place % 3 else []
    return [*lines, *(drawing.filled(one.words) for one in past)]


def _moment(drawing: Drawing, scene: str) -> list[str]:
    dice, players = drawing.dice, drawing.players
    lines = [f"documents: as of {dice.choice(DAYS[drawing.edition])}"] if drawing.chance(0.08) else []
    lines += [f"phase: {dice.choice(PHASES[scene])}"] if drawing.chance(0.85) else []
    windows = ("beginning", "beginning", "reaction", "interrupt", "none", "action")
    lines += [f"window: {dice.choice(windows)}"] if scene != "setup" and drawing.chance(0.3) else []
    lines += [f"first player: {dice.choice(players)}"] if drawing.chance(0.75) else []
    lines += [f"active player: {dice.choice(players)}"] if drawing.chance(0.6) else []
    lines += [f"format: {'joust' if len(players) == 2 else 'melee'}"] if drawing.chance(0.1) else []
    return lines


def _fight(drawing: Drawing, scene: str) -> list[str]:
    """A challenge, most of the time with attackers, some of the time with defenders."""
    if scene == "setup" or not drawing.chance(0.75 if scene == "challenge" else 0.1):
        return []
    dice = drawing.dice
    attacker, defender = dice.sample(drawing.players, 2)
    lines = [f"challenge: {dice.choice(ICONS)}, {attacker} against {defender}"]
    lines += [f"attackers: {_side(drawing, attacker)}"] if drawing.chance(0.75) else []
    if len(lines) == 2 and drawing.chance(0.6):
        lines.append(f"defenders: {_side(drawing, defender) if drawing.chance(0.75) else 'none'}")
    return lines


def _side(drawing: Drawing, player: str) -> str:
    first = drawing.card("mychar", player, next(p for p in drawing.players if p != player), [])
    here = [c for c in drawing.cards if c.holder == player and c.area == "play"]
    first = first if first in here else drawing.put(player, "play", ("character",))
    both = [first, *(c for c in here if c is not first and drawing.chance(0.3))]
    for card in both:
        card.marked = True
    return ", ".join(f"@{card.handle}" for card in both[:2])


def _blocks(drawing: Drawing, setup: bool) -> list[str]:
    lines = []
    for player in drawing.players:
        lines += ["", f"player {player}", *_purse(drawing, setup)]
        for area in ("plot", "hand", "play", "shadows", "dead", "discard", "deck"):
            here = [card.text() for card in drawing.cards if card.holder == player and card.area == area]
            here = here[-1:] if area == "plot" else here
            more = ["?"] if here and area != "plot" and drawing.chance(0.06) else []
            lines += [f"  {area}: {', '.join([*here, *more])}"] if here else [f"  {area}: ?"] if drawing.chance(0.05) else []
        lines += [f"  {one}" for one in AT_TIMES[drawing.edition] if drawing.chance(0.07)]
    return lines


def _purse(drawing: Drawing, setup: bool) -> list[str]:
    dice = drawing.dice
    lines = [f"  house: {dice.choice(HOUSES)}"] if drawing.chance(0.6) else []
    gold = "?" if drawing.chance(0.08) else dice.choice((0, 1, 2, 3, 4, 5, 6, 8))
    lines += [f"  gold: {gold}"] if not setup and drawing.chance(0.72) else []
    return lines + ([f"  power: {dice.randint(0, 9)}"] if drawing.chance(0.5) else [])


def _readable(head: list[str], drawing: Drawing, script: list[str], talkers: bool) -> str:
    """The board with only what can be read; the step whose turn it was ends it where it is not legal."""
    body = _blocks(drawing, "phase: setup" in head)
    last, turn = "", next((line for line in script if line.startswith("then ")), "")

    def lines() -> list[str]:
        return [head[0], *drawing.definitions(), *head[1:], *body, "", *script]

    while wrong := _wrong(lines(), talkers):
        line, code = wrong[0]
        at = lines()[line - 1]
        illegal = code in ("illegal-step", "disputed-step")
        if illegal and at == last and line == len(lines()):
            break
        if illegal and at == turn and not last:
            last = at
            script.append(at)
        part = script if at in script else head
        if at not in script and at not in head[1:]:  # the judge gave up on the whole file
            part, at = _culprit(lines(), head, script, talkers)
        part.remove(at)
    return _text(lines())


def _culprit(lines: list[str], head: list[str], script: list[str], talkers: bool) -> tuple[list[str], str]:
    """The line without which the file is read, or else the last one."""
    for part in (script, head):
        for at in part[1:] if part is head else part:
            if not any(line == 1 for line, _ in _wrong([one for one in lines if one != at], talkers)):
                return part, at
    return script, script[-1]


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def _wrong(lines: list[str], talkers: bool) -> list[tuple[int, str]]:
    """What the judge could not read, by line."""
    with NamedTemporaryFile("w", suffix=".scenario", encoding="utf-8") as file:
        file.write(_text(lines))
        file.flush()
        return sorted((p["line"], p["code"]) for p in rule(Path(file.name), talkers).record["problems"])
