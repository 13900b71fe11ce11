"""The table of a one-line question: two seats, the cards it speaks of, and nothing that was not said."""

from __future__ import annotations

from judge.game.card_descriptions import Which
from judge.game.effect import Blank, InForce
from judge.game.table import Card, Player, Table
from judge.game.vocabulary import Vocabulary
from judge.language.oneline.things import Thing
from judge.question import Act, Asked, Can, CountsAs, HowMuch, IsSo, WhatHappens, When
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Span

YOU, OPPONENT = "you", "opponent"
_HAND = ("marshal", "marshal_into_shadows", "ambush", "set_up", "set_up_in_shadows", "play", "attach")
_PLAY = (
    "take_control", "save_with_duplicate", "bestow", "attack", "defend", "kneel", "stand", "sacrifice", "kill", "discard",
    "return_to_shadows", "return_to_hand", "remove_from_game", "bypass", "leave_play", "use_ability", "place_power",
)  # fmt: skip
_IN_PLAY = (
    "standing", "kneeling", "attacking", "defending", "participating", "attacking_alone", "defending_alone", "attachment",
    "duplicate",
)  # fmt: skip


class AskedScene(NamedTuple):
    """The table so far, the card that is asked about, and what is done with it."""

    table: Table
    card: str = ""
    action: str = ""
    you: str = YOU
    opponent: str = OPPONENT
    span: Span = Span("question", 1)

    def seat(self, said: str) -> str:
        """The seat of whoever is meant: `you`, `opponent's`, a name."""
        name = said.removesuffix("'s")
        return {YOU: self.you, OPPONENT: self.opponent}.get(name, name)

    def other(self, seat: str) -> str:
        return self.opponent if seat == self.you else self.you


def bare_table(vocabulary: Vocabulary) -> Table:
    """Two players of whom nothing is known."""
    seats = tuple(Player(name, closed=frozenset()) for name in (YOU, OPPONENT))
    return Table(seats, closed=frozenset(), vocabulary=vocabulary)


def act_of(asked: Asked) -> Act | None:
    """The act that is asked about, if one is."""
    if isinstance(asked, Can | WhatHappens | When | CountsAs):
        return asked.act
    return asked.act if isinstance(asked, HowMuch) else None


def card_of(asked: Asked) -> str:
    """The card that is asked about, if one is."""
    act = act_of(asked)
    return (act.card if act else getattr(asked, "card", None)) or getattr(getattr(asked, "of", None), "card", None) or ""


def natural_area(asked: Asked) -> str:
    """Where the act finds its card, where the act itself tells."""
    act = act_of(asked)
    if act is None:
        return "play" if isinstance(asked, IsSo) and asked.word in _IN_PLAY else ""
    if act.origin:
        return act.origin
    if act.action == "bring_out":
        return "shadows"
    return "hand" if act.action in _HAND else "play" if act.action in _PLAY else ""


def laid(card: Card, thing: Thing, asked: Asked, scene: AskedScene) -> Card:
    """The card where it was said to be, else where the act finds it."""
    act, main = act_of(asked), card.id == scene.card
    area = thing.area or (natural_area(asked) if main else "play" if act and act.target == card.id else "") or "unknown"
    actor = (act.player if act else None) or scene.you
    mine = scene.other(actor) if act and act.action == "take_control" and main else actor
    controller = scene.seat(thing.controller) if thing.controller else mine
    owner = scene.seat(thing.owner) if thing.owner else controller
    kneeling = True if "kneeling" in thing.states else False if "standing" in thing.states else None
    facedown = area == "shadows" or "facedown" in thing.states
    return replace(card, area=area, controller=controller, owner=owner, kneeling=kneeling, facedown=facedown)


def with_states(table: Table, card: str, thing: Thing) -> Table:
    """What an adjective says of the card that is not printed on it."""
    if "blank" not in thing.states:
        return table
    blank = InForce(Blank(Which(refs=(card,))), text=f"{thing.face.title} is blank")
    return replace(table, effects=(*table.effects, blank))
