"""Effects that the file says are in force, and whom and what they name."""

from __future__ import annotations

from collections.abc import Callable

from judge.game.effect import Effect
from judge.game.facts import moment_changes as changes
from judge.game.facts.registry import Has, NumberSeen, Seen, fact, number, once, places
from judge.game.table import Card, Table
from judge.support.frozen import replace


def names_card(effect: Effect, card: Card, has: Has) -> bool:
    """Whether a card is of the kind an effect names; keywords and traits are had by law, so the law is asked."""
    kind, face = effect.kind, card.face
    return (
        (not kind.cards or card.id in kind.cards)
        and (not kind.types or face.type in kind.types)
        and (not kind.house or face.house == kind.house)
        and (not kind.unique or bool(face.unique))
        and (not kind.duplicate or bool(card.under))
        and (not kind.trait or bool(has(card.id, kind.trait, effect)))
        and (not kind.keyword or bool(has(card.id, kind.keyword, effect)))
    )


def in_force(table: Table, has: Has) -> tuple[Effect, ...]:
    """What the file says is in force, and what is printed on cards in play whose text the law lets work."""
    return (*table.effects, *(e for card in _speaking(table) if has(card.id, "text") for e in _printed(table, card)))


def names_by_law(effect: Effect) -> bool:
    """Whether it names cards by something that the law says they have."""
    return bool(effect.kind.trait or effect.kind.keyword)


def apart(table: Table, goes: Callable[[Effect], bool]) -> Table:
    """The table without some of the effects in force, printed ones included."""
    told = {effect.source_title for effect in table.effects}
    kept = tuple(effect for effect in table.effects if not goes(effect))
    silent = [c for c in table.cards.values() if c.face.effects and (c.title in told or any(map(goes, _printed(table, c))))]
    left = {c.id: replace(c, face=replace(c.face, effects=() if c.title in told else _left(table, c, goes))) for c in silent}
    return replace(table, effects=kept, cards={**table.cards, **left})


def _left(table: Table, card: Card, goes: Callable[[Effect], bool]) -> tuple[Effect, ...]:
    """What is left of the effects printed on a card, tried one by one, since placing them on the table changes them."""
    alone = ((effect, replace(card, face=replace(card.face, effects=(effect,)))) for effect in card.face.effects)
    return tuple(effect for effect, one in alone if not any(map(goes, _printed(table, one))))


@once
def _speaking(table: Table) -> list[Card]:
    """Cards whose printed effects count; where the file itself states the effect of a card, that is the effect."""
    told = {e.source_title for e in table.effects}
    there = table.vocabulary.speaking_areas
    return [c for c in table.index.printing if c.area in there and c.title not in told]


def _printed(table: Table, card: Card) -> tuple[Effect, ...]:
    if not card.face.effects:
        return ()
    from judge.game.printed_text import effects_of  # only for cards that were imported with such text

    return effects_of(card, [p.name for p in table.players if p.name != card.controller])


def blanking(table: Table) -> list[Effect]:
    """Effects that blank cards. A printed one is taken at its word: asking whether its text works would go round."""
    return [e for e in (*table.effects, *(e for c in _speaking(table) for e in _printed(table, c))) if e.mode == "blank"]


def _binding(table: Table, mode: str, node: str, player: str, card: Card | None, has: Has) -> list[Effect]:
    return [
        e for e in in_force(table, has)
        if e.mode == mode and e.action == node and not (e.by_abilities or e.by_effects)
        and (not e.players or player in e.players)
        and (e.kind.plain if card is None else names_card(e, card, has))
    ]  # fmt: skip


@fact(about="effects", edit=changes.effects, reads=("effects",))
def banned_by_effect(table: Table, node: str, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player cannot do this (with this card)."""
    return _told(_binding(table, "cannot", node, player, card_if_any, has))


@fact(about="effects", reads=("effects",))
def banned_from(table: Table, player: str, card: Card, value: object, has: Has) -> Seen:
    """An effect says that this player cannot do that other thing with this card."""
    return _told(_binding(table, "cannot", str(value), player, card, has))


@fact(about="effects", reads=("effects",))
def allowed_by_effect(table: Table, node: str, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player may do this (with this card)."""
    return _told(_binding(table, "may", node, player, card_if_any, has))


@fact(about="effects", edit=changes.effects, reads=("effects",))
def ban_names_a_characteristic(table: Table, node: str, player: str, card: Card, has: Has) -> Seen:
    """The effect that forbids it does so by what the card is."""
    told = _binding(table, "cannot", node, player, card, has)
    return Seen(any(not e.kind.plain and not e.kind.cards for e in told), places(*(e.place for e in told)))


@fact(about="effects", edit=changes.effects, reads=("effects",))
def abilities_may_not_bring_it_in(table: Table, player: str, card: Card, has: Has) -> Seen:
    """An effect says that card abilities cannot bring such cards into play."""
    return _kept_out([e for e in in_force(table, has) if e.by_abilities], player, card, has)


@fact(about="effects", edit=changes.effects, reads=("effects",))
def effects_may_not_bring_it_in(table: Table, player: str, card: Card, has: Has) -> Seen:
    """An effect says that card effects cannot bring such cards into play."""
    return _kept_out([e for e in in_force(table, has) if e.by_effects], player, card, has)


def _kept_out(bans: list[Effect], player: str, card: Card, has: Has) -> Seen:
    told = [
        e for e in bans if e.mode == "cannot" and e.action in ("enter_play", "put_into_play")
        and (not e.players or player in e.players) and names_card(e, card, has)
    ]  # fmt: skip
    return Seen(bool(told), places(*(e.place for e in told)), {"effect": _named(told)})


@fact(about="effects", edit=changes.effects, reads=("effects",))
def banned_for_everybody(table: Table, node: str, card: Card, has: Has) -> Seen:
    """An effect says that this cannot be done to the card by anybody."""
    return _told([e for e in _binding(table, "cannot", node, "", card, has) if not e.players])


@fact(about="effects", reads=("effects",))
def lasting_effects_on_it(table: Table, card: Card) -> Seen:
    """An effect with a duration names this card."""
    return _told([e for e in table.effects if e.until and card.id in e.kind.cards])


def _told(found: list[Effect]) -> Seen:
    """Seen if there is such an effect, with its words and the lines that put it in force."""
    return Seen(bool(found), places(*(e.place for e in found)), {"effect": _named(found)})


def _named(told: list[Effect]) -> str:
    return "; ".join(e.text for e in told)


@number(about="effects on costs", reads=("effects",))
def effects_on_cost_of(table: Table, player: str, card_if_any: Card | None, value: object, has: Has) -> NumberSeen:
    """What effects add to the cost of doing this with this card, or with just any, reducers counted negative."""
    told = _binding(table, "cost", str(value), player, card_if_any, has)
    return NumberSeen((sum(e.amount for e in told),), places(*(e.place for e in told)))


@number(about="effects on costs", reads=("effects",))
def penalties_on_cost_of(table: Table, player: str, card: Card, value: object, has: Has) -> NumberSeen:
    """The same, but only what raises it."""
    told = [e for e in _binding(table, "cost", str(value), player, card, has) if e.amount > 0]
    return NumberSeen((sum(e.amount for e in told),), places(*(e.place for e in told)))


@number(about="effects on costs", reads=("effects",))
def reductions_of_cost_of(table: Table, player: str, card: Card, value: object, has: Has) -> NumberSeen:
    """The same, but only what lowers it."""
    told = [e for e in _binding(table, "cost", str(value), player, card, has) if e.amount < 0]
    return NumberSeen((sum(e.amount for e in told),), places(*(e.place for e in told)))


@fact(about="effects on costs", reads=("effects",))
def reduced_by_effect(table: Table, player: str, card: Card, value: object, has: Has) -> Seen:
    """An effect lowers the cost of doing this with this card."""
    return _told([e for e in _binding(table, "cost", str(value), player, card, has) if e.amount < 0])


@number(about="effects on costs", reads=("effects",))
def plain_effects_on_cost_of(table: Table, player: str, card_if_any: Card | None, value: object, has: Has) -> NumberSeen:
    """The same, but only what names no characteristic of the card."""
    told = [e for e in _binding(table, "cost", str(value), player, card_if_any, has) if e.kind.plain]
    return NumberSeen((sum(e.amount for e in told),), places(*(e.place for e in told)))


@fact(about="effects", reads=("effects",))
def abilities_are_banned(table: Table, player: str, card_if_any: Card | None, has: Has) -> Seen:
    """An effect says that this player cannot use abilities."""
    told = _binding(table, "cannot", "use_ability", player, card_if_any, has)
    return Seen(bool(told), places(*(e.place for e in told)), {"effect": _named(told)})
