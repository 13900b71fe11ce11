"""What the table was told is in force."""

from __future__ import annotations

from typing import Literal

from judge.game.face import Keyword
from judge.support.frozen import Noun
from judge.support.problems import Span


class Kind(Noun):
    """A class of cards as an effect names it: `Knight characters`, `limited cards`, `lannister cards`, or single cards."""

    types: tuple[str, ...] = ()
    house: str = ""
    trait: str = ""
    keyword: str = ""
    unique: bool = False
    duplicate: bool = False  # one that lies under its copy
    cards: tuple[str, ...] = ()  # ids; empty: every card of the kind

    @property
    def plain(self) -> bool:
        """Whether it names no characteristic at all."""
        named = self.types or self.house or self.trait or self.keyword or self.unique or self.duplicate or self.cards
        return not named


class Effect(Noun):
    """An effect that the file says is in force."""

    mode: Literal["cannot", "may", "cost", "gains", "loses", "strength", "blank"]
    players: tuple[str, ...] = ()  # whom it binds; empty: everybody
    action: str = ""
    kind: Kind = Kind()
    amount: int = 0  # signed: cost +1, strength -2
    gain: Keyword | None = None  # keyword, icon or trait by name
    by_abilities: bool = False  # `card abilities cannot …`
    by_effects: bool = False  # `card effects cannot …`
    once: bool = False  # it is used up by the first act it touches
    until: str = ""  # phase, round, challenge
    source: str = ""  # id of the card it comes from
    source_title: str = ""  # its title; the card itself need not be on the table
    origin: str = ""  # `put characters into play from shadows`
    text: str = ""
    place: Span | None = None
