"""Whether a condition is so at sight, without a proof, made ready once a rulebook: a look, or that it takes more than that."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from judge.engine.evaluate.case_fields_read import filled, reach
from judge.engine.evaluate.quick_fact_checks import NOT_LOOKED_AT, Look, fact_at_sight
from judge.game.case_and_truth import Case, Truth, either, negated
from judge.game.facts import VALUES
from judge.rulebook import Rulebook
from judge.rulebook.condition_forms import Form

if TYPE_CHECKING:
    from judge.engine.evaluate.evaluate_conditions_and_clauses import Weighing

LOOKS = "looks at the table"
DEEP = 3
"""How far words that the law defines are followed."""


def parts_of(condition: Form) -> tuple[Form, ...]:
    return condition[1] if condition[0] == "all" else (condition,)


def look_of(rulebook: Rulebook, condition: Form, deep: int = DEEP) -> Look | None:
    """How it is seen whether it is so; None: there is nothing to be seen without a proof. Made once for each condition."""
    key = LOOKS, condition, deep
    if key not in rulebook.memo:
        rulebook.memo[key] = _look(rulebook, condition, deep)
    return rulebook.memo[key]  # type: ignore[no-any-return]


def _look(rulebook: Rulebook, condition: Form, deep: int) -> Look | None:
    match condition:
        case ("not", inner):
            look = look_of(rulebook, inner, deep)
            return _not_so(look) if look else None
        case ("any", parts):
            looks = [look for part in parts if (look := look_of(rulebook, part, deep))]
            return _one_of(looks) if len(looks) == len(parts) else None
        case ("all", parts):
            looks = beginning(rulebook, parts, deep)
            return _all_of(looks, whole=len(looks) == len(parts)) if looks else None
        case ("word", name, value) if rulebook.entries("defines", name):
            return _by_law(rulebook, condition, deep) if deep and value not in VALUES else None
        case ("word", *_):
            return fact_at_sight(rulebook, condition)
        case _:
            return None


def _not_so(look: Look) -> Look:
    return lambda hearing, case: negated(look(hearing, case))


def _one_of(looks: list[Look]) -> Look:
    return lambda hearing, case: either([look(hearing, case) for look in looks])


def beginning(rulebook: Rulebook, parts: tuple[Form, ...], deep: int = DEEP) -> list[Look]:
    """The looks at the parts of a list as far as they need no proof."""
    looks = (look_of(rulebook, part, deep) for part in parts)
    return [look for look in takewhile(bool, looks) if look]


def _all_of(looks: list[Look], whole: bool) -> Look:
    """A list fails by the first part that does; what comes after one that is not known is not looked at."""

    def look(hearing: Weighing, case: Case) -> Truth:
        for look in looks:
            truth = look(hearing, case)
            if not truth:
                return truth
        return True if whole else None

    return look


def _by_law(rulebook: Rulebook, condition: Form, deep: int) -> Look | None:
    """A word of which each clause that makes it so or takes it away is seen at sight.

    It takes a proof where there is one of each, where one may be lifted, and where text of the card's own may make it so.
    """
    _, name, value = condition
    entries = [(e, look_of(rulebook, filled(e.when, value), deep - 1)) for e in rulebook.entries("defines", name)]
    making = [_unless_lifted(look) if rulebook.entries("lifts", e.clause) else look for e, look in entries if look]
    taken = [look_of(rulebook, filled(e.when, value), deep - 1) for e in rulebook.entries("excludes", name)]
    taking = [look for look in taken if look]
    if len(making) < len(entries) or len(taking) < len(taken):
        return None
    mark, pick, by_text = object(), reach(rulebook, condition).pick, any("told_by" in e.more for e, _ in entries)

    def look(hearing: Weighing, case: Case) -> Truth:
        key = mark, pick(case)
        truth: Truth = hearing.seen.get(key, NOT_LOOKED_AT)
        if truth is NOT_LOOKED_AT:
            truth = None if by_text and _has_text(hearing, case) else _made(hearing, case, making, taking)
            hearing.seen[key] = truth
        return truth

    return look


def _unless_lifted(look: Look) -> Look:
    return lambda hearing, case: look(hearing, case) and None


def _made(hearing: Weighing, case: Case, making: list[Look], taking: list[Look]) -> Truth:
    so = either([look(hearing, case) for look in making]) if len(making) > 1 else making[0](hearing, case)
    return so if so is False or not any(look(hearing, case) is not False for look in taking) else None


def _has_text(hearing: Weighing, case: Case) -> bool:
    """Whether a clause in force prints something on the card."""
    card = hearing.table.cards.get(case.card)
    return bool(case.ability or (card and hearing.rulebook.abilities(card.face)))
