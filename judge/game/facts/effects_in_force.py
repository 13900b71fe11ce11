"""Which effects are in force, by the file or by what is printed on cards, and which of them name a card, in three values."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from judge.game.card_descriptions import Condition, Is, Place, Which
from judge.game.card_fits_description import Standpoint, matches
from judge.game.case_and_truth import Truth, negated
from judge.game.effect import Blank, InForce, Price, Simple, Strength, Until, Value, While, parts
from judge.game.facts.registry import Has, NumberSeen, Seen, once, places
from judge.game.find_fitting_cards import holds
from judge.game.table import Card, Table
from judge.support.frozen_data_classes import NamedTuple, replace

Wanted = Callable[[Simple], bool]
CLAUSES, HAD = "clauses", "had"
"""The names under which a fact tells which clauses print what it saw, and what of it the law says that the card has."""


class Acting(NamedTuple):
    """An effect in force that names a card, or may, with where it comes from."""

    effect: Simple
    told: InForce
    truth: Truth


class _Part(NamedTuple):
    """One of the effects that something in force comes to, and what has to be so for that."""

    told: InForce
    effect: Simple
    conditions: tuple[Condition, ...]


def _split(told: InForce, conditions: tuple[Condition, ...] = ()) -> list[_Part]:
    effect = told.effect
    if isinstance(effect, While | Until):
        more = (*conditions, effect.condition) if isinstance(effect, While) else conditions
        return [part for one in effect.effects for part in _split(replace(told, effect=one), more)]
    return [_Part(told, effect, conditions)]


@once
def _stated(table: Table) -> list[_Part]:
    """What the file says is in force."""
    return [part for told in table.effects for part in _split(told)]


@once
def _printed(table: Table) -> list[tuple[Card, list[_Part]]]:
    """What is printed on cards that count; where the file itself states the effect of a card, that is the effect."""
    told = {e.source_title for e in table.effects}
    there = table.vocabulary.speaking_areas
    speaking = [c for c in table.index.printing if c.may_lie_in(there) and c.title not in told]
    return [(card, [part for one in _placed(card) for part in _split(one, _while_there(card, there))]) for card in speaking]


def _while_there(card: Card, there: Collection[str]) -> tuple[Condition, ...]:
    """What else it takes where nobody knows whether the card is still there."""
    return (Is("this", Which(place=Place(tuple(there)))),) if card.perhaps else ()


def _placed(card: Card) -> list[InForce]:
    return [replace(told, source=card.id, place=card.place) for told in card.face.effects]


def standpoint(table: Table, has: Has, told: InForce) -> Standpoint:
    """An effect is read from the side of whoever controls the card it comes from."""
    source = table.cards.get(told.source)
    return Standpoint(table, has, source.controller if source else "", told.source, of=told)


def _all(truths: Iterable[Truth]) -> Truth:
    found = list(truths)
    return False if False in found else None if None in found else True


def in_force(table: Table, has: Has, wanted: Wanted) -> list[Acting]:
    """Effects that are in force, or may be: what is printed is while the law lets the card's text work."""
    found = [_acting(part, _has_its_card(part.told, table, has), table, has) for part in _stated(table) if wanted(part.effect)]
    for card, printed in _printed(table):
        those = [part for part in printed if wanted(part.effect)]
        works = has(card.id, "text") if those else False
        found += [_acting(part, works, table, has) for part in those if works is not False]
    return [one for one in found if one.truth is not False]


def _has_its_card(told: InForce, table: Table, has: Has | None) -> Truth:
    """What a file tells of a card is over when that is gone, or blank; whether it is blank, what blanks cards must not ask."""
    if not told.ends_with_source or told.source not in table.cards:
        return True
    there = table.cards[told.source].lies_in(table.vocabulary.speaking_areas)
    return _all((there, has(told.source, "text"))) if has and there is not False else there


def _acting(part: _Part, works: Truth, table: Table, has: Has) -> Acting:
    if not part.conditions:
        return Acting(part.effect, part.told, works)
    here = standpoint(table, has, part.told)
    return Acting(part.effect, part.told, _all((works, *(holds(one, here).truth for one in part.conditions))))


def naming(found: Iterable[Acting], table: Table, has: Has, card: Card) -> list[Acting]:
    """Those of some effects that name this card, or may."""
    asked = [(one, matches(one.effect.which, card, standpoint(table, has, one.told)).truth) for one in found]
    return [one._replace(truth=_all((one.truth, named))) for one, named in asked if named is not False]


def on_it(table: Table, has: Has, card: Card, wanted: Wanted) -> list[Acting]:
    """Effects in force that name this card, or may."""
    return naming(in_force(table, has, wanted), table, has, card)


def blanking(table: Table, has: Has, card: Card) -> list[Acting]:
    """Effects that blank a card. A printed one is taken at its word unless one that is stated blanks its own card: asking
    whether its text works would go round."""
    blank = [part for part in _stated(table) if isinstance(part.effect, Blank)]
    stated = [_acting(part, _has_its_card(part.told, table, None), table, has) for part in blank]
    stated = [one for one in stated if one.truth is not False]
    blanks = [(source, part) for source, printed in _printed(table) for part in printed if isinstance(part.effect, Blank)]
    found = [_acting(part, negated(truth_of(naming(stated, table, has, source))), table, has) for source, part in blanks]
    return naming((*stated, *(one for one in found if one.truth is not False)), table, has, card)


def truth_of(found: Iterable[Acting]) -> Truth:
    """Whether there is such an effect."""
    truths = [one.truth for one in found]
    return True if True in truths else None if truths else False


def told(found: list[Acting]) -> Seen:
    """Seen if there is such an effect, with its words and the lines that put it in force."""
    names = {"effect": "; ".join(one.told.text for one in found), **printed_by(found)}
    return Seen(truth_of(found), places(*(one.told.place for one in found)), names)


def printed_by(found: list[Acting]) -> dict[str, object]:
    """The clauses that print what applies, so that a ruling can name them; none where the file itself says it too."""
    sure = [one for one in found if one.truth and one.told.source]
    clauses = tuple(dict.fromkeys(one.told.clause for one in sure))
    had = tuple(dict.fromkeys(what for one in sure for what in (*one.effect.which.traits, *one.effect.which.keywords)))
    return {CLAUSES: clauses, HAD: had} if clauses and "" not in clauses else {}


def total(found: list[Acting]) -> NumberSeen:
    """What effects come to together; not stated where one may or may not count."""
    by = [one.effect.by for one in found if isinstance(one.effect, Price | Strength | Value)]
    unsure = any(one.truth is None for one in found)
    clauses = tuple(dict.fromkeys(one.told.clause for one in found if one.told.clause and one.told.source))
    return NumberSeen(None if unsure else (sum(by),), places(*(one.told.place for one in found)), by=clauses)


def names_by_law(told: InForce) -> bool:
    """Whether it names cards by something that the law says they have."""
    return any(effect.which.by_law for effect in parts(told.effect))


def apart(table: Table, goes: Callable[[InForce], bool]) -> Table:
    """The table without some of the effects in force, printed ones included."""
    told = {effect.source_title for effect in table.effects}
    kept = tuple(effect for effect in table.effects if not _gone(effect, goes))
    silent = [c for c in table.cards.values() if c.face.effects and (c.title in told or any(_gone(e, goes) for e in _placed(c)))]
    left = {c.id: replace(c, face=replace(c.face, effects=() if c.title in told else _left(c, goes))) for c in silent}
    return replace(table, effects=kept, cards={**table.cards, **left})


def _gone(told: InForce, goes: Callable[[InForce], bool]) -> bool:
    """Tried by each that it comes to, as they are told of where they apply."""
    return any(goes(part.told) for part in _split(told))


def _left(card: Card, goes: Callable[[InForce], bool]) -> tuple[InForce, ...]:
    """What is left of the effects printed on a card, tried as they are on the table, since placing them there changes them."""
    return tuple(e for e, placed in zip(card.face.effects, _placed(card), strict=True) if not _gone(placed, goes))
