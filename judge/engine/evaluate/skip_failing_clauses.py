"""What plainly fails is dropped at sight, without a proof: most clauses by the phase, by where a card lies or what it is.

Where somebody wants to read why such a clause failed it is weighed then. Every card of every table is held against what boards
cannot be, and of that nobody reads why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from judge.engine.evaluate.case_fields_read import fields, filled
from judge.engine.evaluate.quick_condition_checks import beginning, look_of, parts_of
from judge.engine.evaluate.quick_fact_checks import Look, sight_of
from judge.game.case_and_truth import Case
from judge.game.facts import FACTS
from judge.game.table import Card, Table
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.support.frozen_data_classes import NamedTuple

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluate_conditions_and_clauses import Weighing
    from judge.engine.evaluate.evaluation import Hearing

BEGINNINGS, WHOLE = "how several entries begin", "several entries at sight"
WITH_ANY_CARD, OF_NO_CARD = "what fails whatever the card", frozenset({"action", "player"})
NOTHING = Case()
Looks = Iterator[tuple[Form, Look]]


class CommonPart(NamedTuple):
    """A condition with which some entries go on; by their places those that end here, and all that lead through here."""

    condition: Form
    look: Look
    below: list[CommonPart]
    ends: list[int]
    through: list[int]
    among: Callable[[Table, object], Iterable[Card]] | None  # where alone it is seen, if it is anywhere


class CommonParts(NamedTuple):
    """Several entries by their conditions: what they have in common from the beginning is looked at once."""

    entries: tuple[Entry, ...]  # kept, so that no others are ever taken for them
    first: list[CommonPart]
    others: list[int]  # those of which nothing is seen at sight
    of_effects: list[CommonPart]  # those that begin with an effect: where there is none nothing is


def not_failing(hearing: Weighing, entries: tuple[Entry, ...], case: Case, it: object = None) -> list[int]:
    """The places of the entries but for those that fail at sight by what they begin with.

    A proof of these would show that and nothing else. Where something is not known, what comes after it is not looked at.
    """
    key = BEGINNINGS, id(entries), it
    known = hearing.left.get((key, case)) if hearing.left is not None else None
    return _left(hearing, key, entries, case) if known is None else known


def _left(hearing: Weighing, key: tuple[str, int, object], entries: tuple[Entry, ...], case: Case) -> list[int]:
    steps: CommonParts = hearing.rulebook.memo.get(key) or _steps(hearing.rulebook, key, entries, _beginning)
    left = [*steps.others]
    _follow(steps.first, hearing, case, left)
    if steps.of_effects and (hearing.with_effects or case.card not in hearing.table.cards):
        _follow(steps.of_effects, hearing, case, left)
    left.sort()
    if hearing.left is not None:
        hearing.left[key, case] = left
    return left


def _follow(steps: list[CommonPart], hearing: Weighing, case: Case, left: list[int]) -> None:
    for _, look, below, ends, through, _ in steps:
        truth = look(hearing, case)
        if truth is None:
            left += through
        elif truth:
            left += ends
            if below:
                _follow(below, hearing, case, left)


def failing_parts(hearing: Weighing, entries: tuple[Entry, ...], case: Case) -> Iterator[tuple[int, Form]]:
    """The places of those that do fail at sight, each with the condition by which it does."""
    key = BEGINNINGS, id(entries), None
    steps: CommonParts = hearing.rulebook.memo.get(key) or _steps(hearing.rulebook, key, entries, _beginning)
    yield from _failing(steps.first, hearing, case)
    if hearing.with_effects or case.card not in hearing.table.cards:
        yield from _failing(steps.of_effects, hearing, case)
    else:
        yield from ((place, step.condition) for step in steps.of_effects for place in step.through)


def _failing(steps: list[CommonPart], hearing: Weighing, case: Case) -> Iterator[tuple[int, Form]]:
    for condition, look, below, _, through, _ in steps:
        truth = look(hearing, case)
        if truth is False:
            yield from ((place, condition) for place in through)
        elif truth and below:
            yield from _failing(below, hearing, case)


def fails_with_any_card(hearing: Hearing, entry: Entry, case: Case) -> bool:
    """Whether an entry fails at sight whatever card it is about: by the phase, by whose turn it is, for want of effects."""
    key = WITH_ANY_CARD, id(entry)
    known: tuple[Entry, list[Look], bool] | None = hearing.rulebook.memo.get(key)
    if known is None:
        parts = [(part, fields(hearing.rulebook, part)) for part in parts_of(entry.when)]
        looks = [look for part, read in parts if read <= OF_NO_CARD and (look := look_of(hearing.rulebook, part))]
        by_effect = any(_of_effects(part) and not FACTS[part[1]].things for part, _ in parts)
        known = hearing.rulebook.memo[key] = entry, looks, by_effect
    return (known[2] and not hearing.with_effects) or any(look(hearing, case) is False for look in known[1])


def cards_not_failing(hearing: Hearing, entries: tuple[Entry, ...]) -> list[tuple[int, Case]]:
    """Of the entries, by their places, the cards on which they do not fail at sight, whatever else is not known."""
    key = WHOLE, id(entries), None
    steps: CommonParts = hearing.rulebook.memo.get(key) or _steps(hearing.rulebook, key, entries, _all_at_sight)
    only, left = _only(hearing, entries), list[tuple[int, Case]]()
    if steps.others:
        every = hearing.table.cards.values() if only is None else only
        left += [(place, _case(card)) for card in every for place in steps.others]
    for step in (*steps.first, *steps.of_effects) if hearing.with_effects else steps.first:
        if step.among and only is None:  # outside of these it is not seen, so it need not be looked for among them
            for card in step.among(hearing.table, step.condition[2]):
                _go_on(step, hearing, _case(card), left)
        else:
            for card in hearing.table.cards.values() if only is None else only:
                _look_on([step], hearing, _case(card), left)
    return left


def _look_on(steps: list[CommonPart], hearing: Hearing, case: Case, left: list[tuple[int, Case]]) -> None:
    for step in steps:
        if step.look(hearing, case) is not False:
            _go_on(step, hearing, case, left)


def _go_on(step: CommonPart, hearing: Hearing, case: Case, left: list[tuple[int, Case]]) -> None:
    if step.ends:
        left += [(place, case) for place in step.ends]
    if step.below:
        _look_on(step.below, hearing, case, left)


def _case(card: Card) -> Case:
    return tuple.__new__(Case, ("", "", card.controller, card.id, *NOTHING[4:]))


def _only(hearing: Hearing, entries: tuple[Entry, ...]) -> list[Card] | None:
    """The cards on which alone any of them may bear; None: it may be any card."""
    found = [hearing.only_of(entry) for entry in entries] if hearing.shares_findings else [None]
    return None if None in found else [hearing.table.cards[i] for i in frozenset().union(*filter(None, found))]


def _of_effects(condition: Form) -> bool:
    """Whether it sees effects and nothing else, of whatever card it is asked."""
    word = FACTS.get(condition[1]) if condition[0] == "word" else None
    return word is not None and word.of_effects and {word.needs[place] for place in word.things} <= {"card"}


def _beginning(rulebook: Rulebook, condition: Form) -> Looks:
    """As far as no law is needed."""
    parts = parts_of(condition)
    return zip(parts, beginning(rulebook, parts), strict=False)


def _all_at_sight(rulebook: Rulebook, condition: Form) -> Looks:
    """A list of which one part fails at sight fails, whatever the rest."""
    return ((part, look) for part in parts_of(condition) if (look := look_of(rulebook, part)))


def _steps(
    rulebook: Rulebook, key: tuple[str, int, object], entries: tuple[Entry, ...], looks: Callable[[Rulebook, Form], Looks]
) -> CommonParts:
    made = CommonParts(entries, [], [], [])
    for place, entry in enumerate(entries):
        told = list(looks(rulebook, filled(entry.when, key[2])))
        at, ends = made.of_effects if told and _of_effects(told[0][0]) else made.first, made.others
        for condition, look in told:
            step = next((one for one in at if one.condition == condition), None)
            if step is None:
                word = FACTS[condition[1]] if sight_of(rulebook, condition) else None
                step = CommonPart(condition, look, [], [], [], word.among if word else None)
                at.append(step)
            step.through.append(place)
            at, ends = step.below, step.ends
        ends.append(place)
    rulebook.memo[key] = made
    return made
