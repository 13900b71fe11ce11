"""Constant abilities that clauses print: on a table they are effects in force, like those that are read off an imported card."""

from __future__ import annotations

from judge.game.ability import CONSTANT, Put, own_gains
from judge.game.effect import Effect, Gain, InForce, Until, While
from judge.game.printed_face import Face
from judge.game.table import Table
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import replace

TITLES, PRINTED = "titles of cards with constant abilities", "constant abilities of a face"


def with_constants(rulebook: Rulebook, table: Table) -> Table:
    """The table with every face as this law has it; the same table where no card of it has such an ability."""
    named = [card for title in _titles(rulebook) for card in table.index.titled(title)]
    other = [card for card in table.index.printing if any(told.clause for told in card.face.effects)]  # perhaps by other law
    faces = [(card, _face(rulebook, card.face)) for card in (*named, *other)]
    changed = {card.id: replace(card, face=face) for card, face in faces if face is not card.face}
    return replace(table, cards={**table.cards, **changed}) if changed else table


def _titles(rulebook: Rulebook) -> tuple[str, ...]:
    """Only these are looked for: a table without such cards costs nothing."""
    known: tuple[str, ...] | None = rulebook.memo.get(TITLES)
    if known is None:
        constant = [name for name, ids in rulebook.data.get("abilities", {}).items() if _any_constant(rulebook, ids)]
        told = dict.fromkeys(title for name in constant for title in (name, name.rpartition(" (")[0]) if title)
        known = rulebook.memo[TITLES] = tuple(told)
    return known


def _any_constant(rulebook: Rulebook, ids: list[str]) -> bool:
    return any(one["kind"] == CONSTANT for i in ids for one in rulebook.data["clauses"][i]["abilities"])


def _face(rulebook: Rulebook, face: Face) -> Face:
    key = (PRINTED, face.title, face.pack)
    if key not in rulebook.memo:
        constant = [one for one in rulebook.abilities(face) if one.kind == CONSTANT]
        steps = [(one.clause, step) for one in constant for step in one.body if isinstance(step, Put)]
        told = [(clause, effect) for clause, step in steps for effect in _of_others(step.effect)]
        rulebook.memo[key] = tuple(InForce(e, source_title=face.title, text=face.title, clause=c) for c, e in told)
    effects = (*(told for told in face.effects if not told.clause), *rulebook.memo[key])
    return face if effects == face.effects else replace(face, effects=effects)


def _of_others(effect: Effect) -> tuple[Effect, ...]:
    """All but what the card gives itself: of that the law says when it has it (`its_text_gives`), with its proof."""
    match effect:
        case While(effects=inner) | Until(effects=inner):
            left = tuple(part for one in inner for part in _of_others(one))
            return (replace(effect, effects=left),) if left else ()
        case Gain() if own_gains(effect):
            return ()
        case _:
            return (effect,)
