"""Turns the constant abilities printed on a card into effects on the table, for whoever controls it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from judge.noun import replace
from judge.table import Card, Effect

Names = Mapping[str, tuple[str, ...]]


def effects_of(card: Card, opponents: Iterable[str]) -> tuple[Effect, ...]:
    """The effects of a card in play: `you` and `opponents` become names, `this` and `host` become cards."""
    names = {"you": (card.controller,), "opponents": tuple(opponents)}
    ids = {"this": (card.id,), "host": (card.host,) if card.host else ()}
    return tuple(_placed(effect, card, names, ids) for effect in card.face.effects if _applies(effect, card))


def _applies(effect: Effect, card: Card) -> bool:
    return "host" not in effect.kind.cards or bool(card.host)


def _placed(effect: Effect, card: Card, names: Names, ids: Names) -> Effect:
    players = tuple(name for who in effect.players for name in names.get(who, (who,)))
    cards = tuple(one for which in effect.kind.cards for one in ids.get(which, (which,)))
    return replace(effect, players=players, kind=replace(effect.kind, cards=cards), source=card.id, place=card.place)
