"""Who stands with and against a character in a challenge, how many were declared or bypassed, and icons won and lost."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.effect import Gain, Lose
from judge.game.facts.challenges import sides, taking_part
from judge.game.facts.effects_in_force import on_it
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places
from judge.game.table import Card, Table


def _opposed(table: Table, card: Card, cards: tuple[str, ...]) -> list[Card]:
    return [c for i in cards if (c := table.cards[i]).controller != card.controller]


@number(about="participants", reads=("challenge", "cards"))
def opposing_participants(table: Table, card: Card) -> NumberSeen:
    """The participating characters that somebody else than this card's controller controls."""
    found = _opposed(table, card, taking_part(table))
    return NumberSeen((len(found),), places(*(c.place for c in found)))


@fact(about="participants", reads=("challenge", "cards"))
def opponents_character_beside_it(table: Table, card: Card) -> Seen:
    """A character that somebody else controls takes part on the same side."""
    own = next((side for side in sides(table) if card.id in side), ())
    found = _opposed(table, card, own)
    return Seen(bool(found), places(*(c.place for c in found)))


@number(about="defenders", reads=("challenge",))
def other_declared_defenders(table: Table, case: Case) -> NumberSeen:
    """Who was declared as a defender before, those that are named now aside."""
    fight = table.challenge
    before = [c for c in (fight.defenders or ()) if c in fight.declared and c not in case.cards] if fight else []
    return NumberSeen((len(before),))


@number(about="stealth", reads=("challenge",))
def others_bypassed(table: Table, case: Case) -> NumberSeen:
    fight = table.challenge
    return NumberSeen((len([c for c in fight.bypassed if c not in case.cards]) if fight else 0,))


@fact(about="icons", reads=("effects",), of_effects=True)
def loses_as_often_as_it_gains(table: Table, card: Card, value: object, has: Has) -> Seen:
    """Effects take this from the card at least once, and at least as often as others give it."""
    told = on_it(table, has, card, lambda e: isinstance(e, Gain | Lose) and e.what.name.casefold() == value)
    lost = [one for one in told if isinstance(one.effect, Lose)]
    unsure = any(one.truth is None for one in told) and bool(lost)
    return Seen(None if unsure else bool(lost) and len(lost) * 2 >= len(told), places(*(one.told.place for one in lost)))
