"""What can be asked, and the acts it is asked about. An act names an action of `rulings/actions.yaml`."""

from __future__ import annotations

from judge.support.frozen_data_classes import NamedTuple, Noun
from judge.support.problems import Span


class Act(Noun):
    """Somebody does something, perhaps with cards: Alice attaches X to Y, Bob defends with X and Y."""

    action: str
    player: str | None = None  # None: whoever controls the card
    cards: tuple[str, ...] = ()  # ids; the first is the card acted with
    target: str | None = None  # the card attached to, bypassed, chosen
    amount: int | None = None
    origin: str | None = None  # the area it comes from, where the question says so
    challenge: str | None = None  # the type of the challenge that is initiated
    opponent: str | None = None  # whom it is against
    ability: str = ""  # which ability is used, as the line calls it: "reaction", "reaction 2"
    targets: tuple[str, ...] = ()  # the further cards it is used on

    @property
    def card(self) -> str | None:
        return self.cards[0] if self.cards else None


class Can(Noun):
    act: Act


class WhatHappens(Noun):
    act: Act


class When(Noun):
    act: Act


class CountsAs(Noun):
    """Does this act count as that one, perhaps as that one done to a card of a kind ("marshaling a character")?"""

    act: Act
    action: str
    kind: str = ""  # character, limited card, event …; empty: it, or a card


class IsSo(Noun):
    """Is this card (with this player, where one is named) what the word says? `has` takes a keyword, icon or trait."""

    word: str
    card: str
    player: str | None = None
    value: str | None = None


class HowMuch(Noun):
    """An amount by name: printed_cost, shadow_cost, strength, gold_on, cost_of (with its act), gold_pool …"""

    amount: str
    card: str | None = None
    player: str | None = None
    act: Act | None = None


class IsHowMuch(Noun):
    """Is that amount N, N or lower, N or higher?"""

    of: HowMuch
    how: str  # equal, lower, higher
    number: int


class HowMany(Noun):
    """How many cards (of a kind, as in CountsAs) may this be done with, in this phase or round?"""

    act: Act
    kind: str = ""
    period: str = ""


class WhoIs(Noun):
    """controls, owns (of a card); first (to do the action); wins."""

    what: str
    card: str | None = None
    action: str = ""


class Order(Noun):
    action: str  # in what order players do this: bring_out, act


class Before(Noun):
    """Does the one come before the other?"""

    action: str
    other: str


class WhatCan(Noun):
    player: str


Asked = Can | WhatHappens | When | CountsAs | IsSo | HowMuch | IsHowMuch | HowMany | WhoIs | Order | Before | WhatCan


class Expectation(NamedTuple):
    """What the line under a question demands."""

    answer: str
    because: tuple[str, ...] = ()
    not_because: tuple[str, ...] = ()
    span: Span | None = None
    written: str = ""  # the answer as it stands in the file, where that is in another language

    @property
    def wordings(self) -> tuple[str, ...]:
        """The answer as it may be read: in the words of the file, and in those that were made of them."""
        return (self.written, self.answer) if self.written and self.written != self.answer else (self.answer,)


class Question(Noun):
    """One question of a file, with its words as written."""

    asked: Asked
    text: str
    span: Span
    expected: Expectation | None = None
    asks_again: str = ""  # the words of the question that a `what if` asks again


class Step(Noun):
    """A `then` line: an act, or something that just happens (`event`), such as a phase beginning."""

    text: str
    span: Span
    act: Act | None = None
    event: str = ""  # killed, kneels, stands, passes, phase_begins, players_may_act, setup_revealed, phase_ends, …
    card: str | None = None
    player: str | None = None
    value: str = ""
    chosen: tuple[tuple[str, int | str], ...] = ()  # what the line says of choices on the way: the price, the host
    following: str = ""  # the clause that is followed where the law contradicts itself
