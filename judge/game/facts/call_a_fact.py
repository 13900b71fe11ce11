"""How a word is called with just what it asks for, worked out once for each: nothing is done more often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.game.card_descriptions import Which
from judge.game.case_and_truth import Case, Seen
from judge.game.descriptions_from_data import which_of
from judge.game.facts.fact_definition import Has, Sight, Word
from judge.game.happening import Happening, described
from judge.game.table import Table

Function = Callable[..., Any]
NOT_SEEN, UNKNOWN = Seen(False), Seen(None)
"""Of a card or player that is not on the table, and where none is spoken of."""


def happening_of(value: Any, case: Case) -> Happening | None:
    """What a word is asked to look for: what is described, or what sets off the ability that is meant."""
    if isinstance(value, Happening):
        return value
    if isinstance(value, tuple):
        return described(value)
    return case.ability.trigger if case.ability else None


NEEDS: dict[str, Sight] = {
    "table": lambda table, case, value, has: table,
    "player": lambda table, case, value, has: case.player,
    "seat": lambda table, case, value, has: table.index.seats.get(case.player),
    "card": lambda table, case, value, has: table.cards.get(case.card),
    "target": lambda table, case, value, has: table.cards.get(case.target),
    "card_named": lambda table, case, value, has: case.card,
    "card_if_any": lambda table, case, value, has: table.cards.get(case.card),
    "case": lambda table, case, value, has: case,
    "node": lambda table, case, value, has: case.node,
    "action": lambda table, case, value, has: case.action,
    "amount": lambda table, case, value, has: case.amount,
    "challenge": lambda table, case, value, has: case.challenge,
    "value": lambda table, case, value, has: value,
    "which": lambda table, case, value, has: value if isinstance(value, Which) else which_of(value),
    "happening": lambda table, case, value, has: happening_of(value, case),
    "ability": lambda table, case, value, has: case.ability,
    "has": lambda table, case, value, has: has,
}
THINGS = {"card": "card", "target": "target", "seat": "player"}
READ_WITH = {"happening": "ability"}
"""Needs that may not be there, and where the case names them."""


def asked_for(word: Word, value: object) -> object:
    """What a word is asked for, ready to be given to it again and again."""
    if "which" in word.needs:
        return which_of(value)
    return described(value) if "happening" in word.needs and isinstance(value, tuple) else value


def calling(function: Function, needs: tuple[str, ...]) -> Sight:
    """Where no card or player is spoken of, what it would see of one is unknown; most words look at one card."""
    if needs in OF_CARD:
        return OF_CARD[needs](function)
    if needs in OF_TABLE:
        return OF_TABLE[needs](function)
    getters = tuple(NEEDS[need] for need in needs)
    things = tuple((place, THINGS[need]) for place, need in enumerate(needs) if need in THINGS)

    def sees(table: Table, case: Case, value: object, has: Has) -> Any:
        got = [get(table, case, value, has) for get in getters]
        for place, field in things:
            if got[place] is None:
                return NOT_SEEN if getattr(case, field) else UNKNOWN
        return function(*got)

    return sees


def _card(function: Function) -> Sight:
    def sees(table: Table, case: Case, _: object, __: Has) -> Any:
        card = table.cards.get(case.card)
        return function(card) if card is not None else NOT_SEEN if case.card else UNKNOWN

    return sees


def _card_value(function: Function) -> Sight:
    def sees(table: Table, case: Case, value: object, _: Has) -> Any:
        card = table.cards.get(case.card)
        return function(card, value) if card is not None else NOT_SEEN if case.card else UNKNOWN

    return sees


def _table_card_value(function: Function) -> Sight:
    def sees(table: Table, case: Case, value: object, _: Has) -> Any:
        card = table.cards.get(case.card)
        return function(table, card, value) if card is not None else NOT_SEEN if case.card else UNKNOWN

    return sees


def _player_card(function: Function) -> Sight:
    def sees(table: Table, case: Case, _: object, __: Has) -> Any:
        card = table.cards.get(case.card)
        return function(case.player, card) if card is not None else NOT_SEEN if case.card else UNKNOWN

    return sees


def _table_player_card_value(function: Function) -> Sight:
    def sees(table: Table, case: Case, value: object, _: Has) -> Any:
        card = table.cards.get(case.card)
        return function(table, case.player, card, value) if card is not None else NOT_SEEN if case.card else UNKNOWN

    return sees


def _described(function: Function) -> Sight:
    def sees(table: Table, case: Case, value: object, has: Has) -> Any:
        card = table.cards.get(case.card)
        if card is None:
            return NOT_SEEN if case.card else UNKNOWN
        return function(table, case.player, card, value if isinstance(value, Which) else which_of(value), has)

    return sees


OF_CARD: dict[tuple[str, ...], Callable[[Function], Sight]] = {
    ("card",): _card,
    ("card", "value"): _card_value,
    ("table", "card", "value"): _table_card_value,
    ("player", "card"): _player_card,
    ("table", "player", "card", "value"): _table_player_card_value,
    ("table", "player", "card", "which", "has"): _described,
}
OF_TABLE: dict[tuple[str, ...], Callable[[Function], Sight]] = {
    ("value",): lambda function: lambda table, case, value, has: function(value),
    ("table", "value"): lambda function: lambda table, case, value, has: function(table, value),
    ("table", "player"): lambda function: lambda table, case, value, has: function(table, case.player),
    ("ability", "card_named", "value"): lambda function: lambda table, case, value, has: function(case.ability, case.card, value),
}
"""What words ask for most often, each given to them without a detour."""


def field_of(need: str) -> str:
    """The particular of a case that a word needs; one that also speaks where no card is named needs the card if there is one."""
    return READ_WITH.get(need) or THINGS.get(need, need.removesuffix("_if_any").removesuffix("_named"))
