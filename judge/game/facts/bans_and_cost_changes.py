"""Effects in force that bind an act: who cannot or may do what, with which cards, and what that costs more or less."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.card_fits_description import Standpoint, players
from judge.game.effect import Bar, Leave, Price, named_by, period_of
from judge.game.facts import whatif_on_moment as changes
from judge.game.facts.effects_in_force import Acting, Wanted, in_force, naming, standpoint, told, total, truth_of
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, places
from judge.game.table import Card, Table


def _binding(table: Table, has: Has, player: str, card: Card | None, wanted: Wanted) -> list[Acting]:
    """Effects that bind this player, about this card or, where none is named, about just any."""
    found = [one for one in in_force(table, has, wanted) if _binds(one, player, standpoint(table, has, one.told))]
    return naming(found, table, has, card) if card else [one for one in found if one.effect.which.plain]


def _binds(one: Acting, player: str, here: Standpoint) -> bool:
    who = one.effect.who if isinstance(one.effect, Bar | Leave | Price) else None
    return who is None or player in players(who, here)


def _bars(table: Table, act: str, player: str, card: Card | None, has: Has) -> list[Acting]:
    return _binding(table, has, player, card, lambda e: isinstance(e, Bar) and e.act == act and not e.by)


@fact(about="effects", edit=changes.effects, reads=("effects",), of_effects=True)
def banned_by_effect(table: Table, node: str, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player cannot do this (with this card)."""
    return told(_bars(table, node, player, card_if_any, has))


@fact(about="effects", reads=("effects",), of_effects=True)
def banned_from(table: Table, player: str, card: Card, value: object, has: Has) -> Seen:
    """An effect says that this player cannot do that other thing with this card."""
    return told(_bars(table, str(value), player, card, has))


@fact(about="effects", reads=("effects",), of_effects=True)
def allowed_by_effect(table: Table, node: str, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player may do this (with this card)."""
    return told(_binding(table, has, player, card_if_any, lambda e: isinstance(e, Leave) and e.act == node and not e.by))


@fact(about="effects", edit=changes.effects, reads=("effects",), of_effects=True)
def ban_names_a_characteristic(table: Table, node: str, player: str, card: Card, has: Has) -> Seen:
    """The effect that forbids it does so by what the card is."""
    found = _bars(table, node, player, card, has)
    by_kind = [one for one in found if not one.effect.which.plain and not one.effect.which.refs]
    return Seen(truth_of(by_kind), places(*(one.told.place for one in found)))


@fact(about="effects", edit=changes.effects, reads=("effects",), of_effects=True)
def abilities_may_not_bring_it_in(table: Table, player: str, card: Card, has: Has) -> Seen:
    """An effect says that card abilities cannot bring such cards into play."""
    return _kept_out(table, "abilities", player, card, has)


@fact(about="effects", edit=changes.effects, reads=("effects",), of_effects=True)
def effects_may_not_bring_it_in(table: Table, player: str, card: Card, has: Has) -> Seen:
    """An effect says that card effects cannot bring such cards into play."""
    return _kept_out(table, "effects", player, card, has)


def _kept_out(table: Table, by: str, player: str, card: Card, has: Has) -> Seen:
    acts = ("enter_play", "put_into_play")
    return told(_binding(table, has, player, card, lambda e: isinstance(e, Bar) and e.by == by and e.act in acts))


@fact(about="effects", edit=changes.effects, reads=("effects",), of_effects=True)
def banned_for_everybody(table: Table, node: str, card: Card, has: Has) -> Seen:
    """An effect says that this cannot be done to the card by anybody."""
    return told([one for one in _bars(table, node, "", card, has) if isinstance(one.effect, Bar) and one.effect.who is None])


@fact(about="effects", reads=("effects",))
def lasting_effects_on_it(table: Table, card: Card) -> Seen:
    """An effect with a duration names this card."""
    lasting = [e for e in table.effects if period_of(e.effect) and card.id in named_by(e.effect)]
    return Seen(bool(lasting), places(*(e.place for e in lasting)), {"effect": "; ".join(e.text for e in lasting)})


def _on_cost(
    table: Table, player: str, card: Card | None, act: object, has: Has, also: Callable[[Price], bool] = lambda _: True
) -> list[Acting]:
    return _binding(table, has, player, card, lambda e: isinstance(e, Price) and e.act == act and also(e))


@number(about="effects on costs", reads=("effects",), of_effects=True)
def effects_on_cost_of(table: Table, player: str, card_if_any: Card | None, value: object, has: Has) -> NumberSeen:
    """What effects add to the cost of doing this with this card, or with just any, reducers counted negative."""
    return total(_on_cost(table, player, card_if_any, value, has))


@number(about="effects on costs", reads=("effects",), of_effects=True)
def penalties_on_cost_of(table: Table, player: str, card: Card, value: object, has: Has) -> NumberSeen:
    """The same, but only what raises it."""
    return total(_on_cost(table, player, card, value, has, lambda e: e.by > 0))


@number(about="effects on costs", reads=("effects",), of_effects=True)
def reductions_of_cost_of(table: Table, player: str, card: Card, value: object, has: Has) -> NumberSeen:
    """The same, but only what lowers it."""
    return total(_on_cost(table, player, card, value, has, lambda e: e.by < 0))


@fact(about="effects on costs", reads=("effects",), of_effects=True)
def reduced_by_effect(table: Table, player: str, card: Card, value: object, has: Has) -> Seen:
    """An effect lowers the cost of doing this with this card."""
    return told(_on_cost(table, player, card, value, has, lambda e: e.by < 0))


@number(about="effects on costs", reads=("effects",), of_effects=True)
def plain_effects_on_cost_of(table: Table, player: str, card_if_any: Card | None, value: object, has: Has) -> NumberSeen:
    """The same, but only what names no characteristic of the card."""
    return total(_on_cost(table, player, card_if_any, value, has, lambda e: e.which.plain))


@fact(about="effects", reads=("effects",), of_effects=True)
def abilities_are_banned(table: Table, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player cannot use abilities."""
    return told(_bars(table, "use_ability", player, card_if_any, has))
