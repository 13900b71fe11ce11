"""What a fact sees that needs no law, made ready once a rulebook: with what it rests on, or just whether it is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from judge.engine.evaluate.case_fields_read import fields
from judge.game.case_and_truth import Case, Truth
from judge.game.facts import FACTS, VALUES, Seen, Word
from judge.game.facts.registry import asked_for, asks_law, calling
from judge.rulebook import Rulebook
from judge.rulebook.condition_forms import Form

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluate_conditions_and_clauses import Weighing

Sight = Callable[["Weighing", Case], Seen | None]
"""What a fact sees; None: where there are effects it may have to ask the law."""
Look = Callable[["Weighing", Case], Truth]
"""What is so at sight; None: not known, or it takes more than a look."""
NOT_LOOKED_AT: Any = object()


def sight_of(rulebook: Rulebook, condition: Form) -> Sight | None:
    """How a fact is seen that does not ask the law, or does so only where there are effects."""
    kind, name = condition[0], condition[1]
    word = FACTS.get(name) if kind == "word" and condition[2] not in VALUES and not rulebook.entries("defines", name) else None
    if word is None:
        return None
    if word.of_effects:
        return _without_effects(word, condition[2])
    return None if asks_law(word, condition[2]) else _seeing(word, condition[2])


def _seeing(word: Word, value: object) -> Sight:
    sees, value = word.sees, asked_for(word, value)
    return lambda hearing, case: sees(hearing.table, case, value, hearing.has)


def _without_effects(word: Word, value: object) -> Sight:
    """What such a word sees on a table without effects: the same, whatever card there it is asked of."""
    sees, of_card, nothing = word.sees, bool(word.things), list[Seen]()

    def sight(hearing: Weighing, case: Case) -> Seen | None:
        if hearing.with_effects:
            return None
        if nothing and not (of_card and case.card not in hearing.table.cards):
            return nothing[0]
        seen: Seen = sees(hearing.table, case, value, hearing.has)
        if not of_card or case.card in hearing.table.cards:
            nothing.append(seen)
        return seen

    return sight


def fact_at_sight(rulebook: Rulebook, condition: Form) -> Look | None:
    """How it is seen whether a fact is so; None: that takes law."""
    sight = sight_of(rulebook, condition)
    if sight is None:
        return None
    word, value = FACTS[condition[1]], condition[2]
    look = _truth_of(sight) if word.of_effects else _truth_seen(word, value)
    return look if look is None or word.of_effects or fields(rulebook, condition) else _once(look)


def _truth_seen(word: Word, value: object) -> Look | None:
    """Nothing is done more often, and most words look at one card.

    Clauses on an act and on what it is a kind of are looked at together, so what tells these apart is not seen at sight.
    """
    if "node" in word.fields:
        return None
    sees, value, tell = word.sees, asked_for(word, value), word.look

    def of_card(hearing: Weighing, case: Case) -> Any:
        card = hearing.table.cards.get(case.card)
        return tell(card)[0] if card is not None else False if case.card else None

    def of_card_and_value(hearing: Weighing, case: Case) -> Any:
        card = hearing.table.cards.get(case.card)
        return tell(card, value)[0] if card is not None else False if case.card else None

    def at_a_glance(hearing: Weighing, case: Case) -> Any:
        seen = glance(hearing.table, case, value, hearing.has)
        return seen.truth if isinstance(seen, Seen) else seen

    if word.glance:
        glance = calling(word.glance, word.needs)
        return at_a_glance
    if word.needs in (("card",), ("card", "value")):
        return of_card if len(word.needs) == 1 else of_card_and_value
    return lambda hearing, case: sees(hearing.table, case, value, hearing.has)[0]


def _truth_of(sight: Sight) -> Look:
    def look(hearing: Weighing, case: Case) -> Truth:
        seen = sight(hearing, case)
        return None if seen is None else seen[0]

    return look


def _once(look: Look) -> Look:
    """Of what is the same whoever does what: looked at once on a table."""
    mark = object()

    def again(hearing: Weighing, case: Case) -> Truth:
        truth: Truth = hearing.seen.get(mark, NOT_LOOKED_AT)
        if truth is NOT_LOOKED_AT:
            truth = hearing.seen[mark] = look(hearing, case)
        return truth

    return again
