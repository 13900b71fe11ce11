"""What is printed on a card: `None` means "not stated", and a dash in place of a cost is the string `-`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from judge.game.card_descriptions import Which
from judge.support.frozen_data_classes import Noun

if TYPE_CHECKING:
    from judge.game.effect import InForce


class Keyword(Noun):
    """A keyword as printed or gained: `shadow` 2, `stealth`, `no attachments` with its qualifying traits."""

    name: str
    value: int | None = None
    only: tuple[str, ...] = ()  # no Weapon attachments: Weapon
    excepting: tuple[str, ...] = ()  # no attachments except Weapon: Weapon


CHARACTER = Which(types=("character",))
"""What an attachment goes on whose text does not say."""


class Face(Noun):
    """What is printed on a card."""

    title: str
    type: str | None = None  # character, location, attachment, event, plot, agenda
    unique: bool | None = False
    house: str | None = None
    cost: int | Literal["-"] | None = None
    crest: bool = False  # first edition: the Shadows crest, and the number after the s
    s_cost: int | None = None
    strength: int | None = None
    icons: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    traits: tuple[str, ...] = ()
    loyal: bool = False
    event_window: str = "action"  # events: action, reaction, interrupt
    event_phase: str = ""  # events: the phase before the word Action
    host: Which = CHARACTER  # what an attachment's own text says it goes on; `you`: who attaches it
    gold: int | None = None  # plots
    initiative: int | None = None
    claim: int | None = None
    reserve: int | None = None
    pack: str = ""
    origin: str = "file"  # file, catalogue, or the pack it was imported from
    unread: tuple[str, ...] = ()  # card text that is not modelled
    open: bool = False  # a class of cards rather than a card: keywords and traits may be more than listed
    lacks: tuple[str, ...] = ()  # of a class: keywords that its cards surely do not have
    effects: tuple[InForce, ...] = ()  # constant abilities
