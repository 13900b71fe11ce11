"""Every sentence the generator can write, with holes: questions, steps, effects and what has happened.

Most are made of frames and acts: each frame takes each act in the form of the verb that it needs. What has no act in it stands
in a list. A sentence with a scene is for boards on which it makes sense; the others are for all.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from . import plain
from .acts import ACTS, Act
from .table import HOLES


class Sentence(NamedTuple):
    """The words, and the boards that they are for."""

    words: str
    scene: str = ""


def _of_acts(frame: Callable[[Act, str], str]) -> Iterator[Sentence]:
    """The frame with each wording of each act."""
    return (Sentence(frame(act, rest), act.scene) for act in ACTS.values() for rest in act.rest)


def _of_kinds(frame: Callable[[Act], str]) -> Iterator[Sentence]:
    """The frame with each act, said of no card in particular."""
    return (Sentence(frame(act), act.scene) for act in ACTS.values())


def _passive(frame: str, *ends: str, odd: bool = False) -> Iterator[Sentence]:
    """The frame with each act that befalls a card; or with the others, which nobody says but which are read."""
    for act in ACTS.values():
        if (act.passive is None) == odd:
            holes = [hole for hole in re.findall(r"{[^}]+}", f"{act.rest[0]} {{play}}") if hole[1:-1] in HOLES]
            words = frame.replace("{card}", holes[0]).replace("{done}", act.done(act.kind if odd else act.passive or ""))
            yield from (Sentence(words + end, act.scene) for end in ends or ("",))


def _counts() -> Iterator[Sentence]:
    """Each act as each of a few others, and as what an act of that name is when a kind of card is named."""
    others = [act.doing(act.it) for act in ACTS.values() if act.it or act is ACTS["act"]]
    for number, act in enumerate(ACTS.values()):
        done = act.doing(act.rest[0])
        subject = f"{act.subject} " if act.subject != "{P}" else ""
        for step in (0, 7, 16):
            yield Sentence(f"does {subject}{done} count as {others[(number + step) % len(others)]}", act.scene)
    entering = ("entering play", "entering play from shadows", "coming out of shadows")
    for other in (*entering, "playing a card", "marshaling a {kind}", "leaving play"):
        yield Sentence(f"does bringing {{shadows}} out of shadows count as {other}")
        yield Sentence(f"does {{P}} marshaling {{hidable}} into shadows count as {other}")
        yield Sentence(f"does bringing {{kinds}} out of shadows count as {other}")


SCENES = {"challenge": ("attack", "defend", "wins", "alone", "the challenge", "bypass"), "setup": ("set up", "setup")}


def questions() -> list[Sentence]:
    """Without `ask` and without the mark at the end."""
    told = [Sentence(words, _scene(words)) for words in plain.QUESTIONS.strip().split("\n")]
    return _once(
        *(told, _of_acts(lambda a, r: f"can {a.subject} {a.base(r)}"), _counts()),
        _of_acts(lambda a, r: f"what happens if {a.subject} {a.does(r)}"),
        _of_acts(lambda a, r: f"when can {a.subject} {a.base(r)}"),
        _of_acts(lambda a, r: f"may {a.subject} {a.base(r)} this phase"),
        _of_acts(lambda a, r: f"what is the cost to {a.base(r)}"),
        _of_kinds(lambda a: f"what is the cost of {a.doing(a.rest[0])}"),
        _of_kinds(lambda a: f"what is the cost for {{P}} to {a.base(a.rest[0])}"),
        _of_kinds(lambda a: f"how much does it cost {{P}} to {a.base(a.rest[0])}"),
        _of_kinds(lambda a: f"how many {{kinds}} can {{P}} {a.base(_bare(a))} this phase"),
        _of_kinds(lambda a: f"how often can {{P}} {a.base(a.rest[0])} this round"),
        _of_kinds(lambda a: f"how much gold can {{P}} {a.base(a.rest[0])}"),
        _of_kinds(lambda a: f"who {a.does(a.kind)} first"),
        _of_kinds(lambda a: f"in what order do players {a.base(a.kind)}"),
        _of_kinds(lambda a: f"does {a.doing(a.kind)} come before other beginning-of-phase effects"),
        _passive("can {card} be {done}", "", " by {P}", " by card effects", " by card abilities this phase"),
        _passive("can {card} be {done}", odd=True),
        _passive("what happens if {card} is {done}", "", " by {P}"),
        _passive("when can {card} be {done}"),
    )


CORE = (
    *("bring_out", "marshal", "marshal_into_shadows", "play", "ambush", "put_into_play", "place_in_shadows", "attach"),
    *("return_to_shadows", "take_control", "set_up", "set_up_in_shadows", "save_with_duplicate", "look", "bestow", "attack"),
    *("defend", "defend_with_none", "bypass", "initiate_challenge", "kill", "discard", "remove_from_game", "use_ability"),
)


def everyday() -> list[Sentence]:
    """What is asked at a table day by day, and what the law says most about."""
    told = [Sentence(words, _scene(words)) for words in plain.QUESTIONS.strip().split("\n")]
    core = [(ACTS[name], rest) for name in CORE for rest in ACTS[name].rest]
    can = [Sentence(f"can {{P}} {act.base(rest)}", act.scene) for act, rest in core]
    outcome = [Sentence(f"what happens if {{P}} {act.does(rest)}", act.scene) for act, rest in core]
    moment = [Sentence(f"when can {{P}} {act.base(act.rest[0])}", act.scene) for act, _ in core]
    amount = [Sentence(f"what is the cost to {act.base(rest)}", act.scene) for act, rest in core[:14]]
    return [*told, *can, *can, *can, *outcome, *moment, *amount, *_passive("can {card} be {done}")]


def _bare(act: Act) -> str:
    """What is left of the act when its cards stand before it."""
    return act.kind.replace("on {kinds}", "on it").replace("{kinds} ", "").replace("{kinds}", "").removesuffix(" of ").strip()


def _scene(words: str) -> str:
    return next((scene for scene, told in SCENES.items() if any(word in words for word in told)), "")


def steps() -> list[Sentence]:
    """Without `then`."""
    told = [Sentence(words, _scene(words)) for words in plain.STEPS.strip().split("\n")]
    return _once(
        *(told, _of_acts(lambda a, r: f"{a.subject} {a.does(r)}"), _passive("{card} is {done}", "", " by {P}")),
        _passive("{card} is {done}", odd=True),
        _of_kinds(lambda a: f"{{P}} passes her chance to {a.base(a.kind)}"),
    )


def effects() -> list[Sentence]:
    """Without `effect:`."""
    told = [Sentence(words) for words in plain.EFFECTS.strip().split("\n")]
    return _once(
        told,
        _of_kinds(lambda a: f"{a.subject} cannot {a.base(a.kind)}"),
        _of_kinds(lambda a: f"{a.subject if a.subject == '{P}' else 'players'} may {a.base(a.kind)}"),
        _of_kinds(lambda a: f"{{P}} may {a.base(a.rest[0])}"),
        _of_kinds(lambda a: f"{{kinds}} {{P}} {a.does(_bare(a))} cost 1 less"),
        _of_kinds(lambda a: f"{{any}} costs 1 more to {a.base(_bare(a))}"),
        _passive("{card} cannot be {done}", "", " by {O}"),
        _passive("{kinds} cannot be {done}"),
        _passive("{kinds} {P} controls cannot be {done}", odd=True),
    )


def history() -> list[Sentence]:
    told = [Sentence(words) for words in plain.HISTORY.strip().split("\n")]
    return _once(
        told,
        _of_kinds(lambda a: f"{a.subject} has {a.done(a.rest[0])} this phase"),
        _of_kinds(lambda a: f"{a.subject} has {a.done(a.kind)} this round"),
        _passive("{card} has been {done}", " this phase", " by {O} this round"),
        _of_kinds(lambda a: f"{{P}} has passed her chance to {a.base(a.kind)}"),
    )


def suppositions() -> list[Sentence]:
    """Without `what if` and without the mark at the end."""
    return [Sentence(words) for words in plain.SUPPOSITIONS.strip().split("\n")]


def _once(*groups: Iterable[Sentence]) -> list[Sentence]:
    return list(dict.fromkeys(one for group in groups for one in group))
