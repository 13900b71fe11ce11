"""What is weighed and what was seen: who does what with which card, and the three values that a finding has (Kleene)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Span

if TYPE_CHECKING:
    from judge.game.ability import Ability

Truth = bool | None
"""Kleene's three values: seen, not seen, unknown."""


class Case(NamedTuple):
    """The particulars a condition is weighed for: who does what with which card. Cards are ids."""

    action: str = ""  # what is being done
    node: str = ""  # the action or the ancestor of it that the clause speaks of
    player: str = ""
    card: str = ""
    target: str = ""
    amount: int | None = None
    cards: tuple[str, ...] = ()
    origin: str = ""
    challenge: str = ""  # the type of the challenge that is initiated
    opponent: str = ""  # whom it is against
    ability: Ability | None = None  # which ability of the card is meant
    called: str = ""  # what a line calls it: "reaction", "reaction 2"
    targets: tuple[str, ...] = ()  # the further cards that it is used on, in the order in which its text chooses them


class Seen(NamedTuple):
    """What the camera saw; `names` fill the sentence."""

    truth: Truth
    at: tuple[Span, ...] = ()
    names: Mapping[str, object] = {}


class NumberSeen(NamedTuple):
    """A number read off the table; several where more than one is printed, None where it is not stated."""

    values: tuple[int, ...] | None
    at: tuple[Span, ...] = ()
    dash: bool = False  # there is a dash where a number would stand
    by: tuple[str, ...] = ()  # the clauses that print what it is made of
    at_least: int = 0  # of a number that is not stated: it is no less than this


def both(truths: list[Truth]) -> Truth:
    """Kleene's and."""
    return False if False in truths else None if None in truths else True


def either(truths: list[Truth]) -> Truth:
    """Kleene's or."""
    return True if True in truths else None if None in truths else False


def negated(truth: Truth) -> Truth:
    return None if truth is None else not truth
