"""The particulars that a fact is seen of, and a condition weighed for: who does what with which card."""

from typing import NamedTuple

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
