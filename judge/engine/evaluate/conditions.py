"""The forms of a condition other than a word, each weighed in its own way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from judge.engine.evaluate.conditions_and_sums_over_groups import some
from judge.engine.evaluate.facts_and_defined_words import valued, word
from judge.game.case_and_truth import Case, Truth, both, either, negated
from judge.game.find_fitting_cards import just
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Total
from judge.support.problems import Span

if TYPE_CHECKING:
    from judge.engine.evaluate.condition_plans import Way, Weigher
    from judge.engine.evaluate.evaluate_conditions_and_clauses import Weighing
    from judge.engine.evaluate.evaluation import Hearing


def negation(way: Way) -> Weigher:
    def weigh(hearing: Hearing, _: Form, case: Case) -> Finding:
        inner = hearing.weighed(way, case)
        return Finding("not", inner.word, inner.value, negated(inner.truth), case, inner.at, (inner,))

    return weigh


def disjunction(ways: Sequence[Way]) -> Weigher:
    def weigh(hearing: Hearing, _: Form, case: Case) -> Finding:
        parts = tuple([hearing.weighed(way, case) for way in ways])
        return Finding("any", "", None, either([p.truth for p in parts]), case, _seen_at(parts), parts)

    return weigh


def every(hearing: Weighing, ways: Sequence[Way], case: Case, whole: bool) -> Finding:
    """A list. Where one part has failed, that part is the answer, unless everything was asked for."""
    parts, known, turning = [], hearing.found, hearing.turning
    for way in ways:
        found = None
        if way.quick:  # what was found before is taken as it is; nothing is done more often
            key = way.number, way.quick(case)
            found = known.get(key)
            if found is None:
                found = hearing.weighed_anew(way, key, case)
            elif turning and key in turning:
                hearing.turns_on(key)
        if found is None:
            found = hearing.weighed(way, case, whole)
        if found.truth is False and not whole:
            return found
        parts.append(found)
    told: tuple[object, ...] = "all", "", None, both([p.truth for p in parts]), case, _seen_at(parts), tuple(parts), {}, ()
    return tuple.__new__(Finding, told)


def _seen_at(parts: Sequence[Finding]) -> tuple[Span, ...]:
    """Where that was seen which is so, each place once."""
    seen = [a for p in parts if p.truth for a in p.at]
    return tuple(dict.fromkeys(seen)) if len(seen) > 1 else tuple(seen)


def _can_do(hearing: Hearing, condition: Form, case: Case) -> Finding:
    _, action, to = condition
    if to != "any":
        return hearing.can(case._replace(action=action, node=action))
    areas = hearing.rulebook.action(action).aims_at or hearing.table.vocabulary.names("areas")
    tried, index = _tried(hearing, action, case, areas), hearing.table.index
    all_told = all(index.told_of_all(just(area)) and not index.astray(area) for area in areas)
    more: Truth = False if all_told else None  # cards not told of
    truth = either([*(t.truth for t in tried), more])
    truth = hearing.suppose(action, "any", case) if truth is None else truth
    unsure = tuple(t for t in tried if t.truth is not False) if more is False else ()
    return Finding("can", action, "any", truth, case, (), unsure if truth is None else tuple(tried))


def _tried(hearing: Hearing, action: str, case: Case, areas: tuple[str, ...]) -> list[Finding]:
    """The act on one card of these areas after the other until one will do, those of the type that its text asks for first.

    With many cards nobody could try each on every other; which is tried first makes no difference to whether one will do.
    """
    card = hearing.table.cards.get(case.card)
    wanted = card.face.host.types if card else ()
    tried = []
    others = [other for area in areas for other in hearing.table.index.lying_in(area)]
    for other in sorted(others, key=lambda other: other.face.type not in wanted):
        if other.id != case.card:
            tried.append(hearing.can(case._replace(action=action, node=action, target=other.id)))
            if tried[-1].truth:
                break
    return tried


def _of_target(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """A condition about the other card. Values are still read off the card that acts."""
    inner = condition[2]
    if inner[0] == "word":
        inner = (inner[0], inner[1], valued(hearing, inner[2], case))
    other = case._replace(card=case.target, target="", cards=(case.target,) if case.target else ())
    found = hearing.weigh(inner, other)
    return Finding("of", found.word, found.value, found.truth, case, found.at, (found,))


def _compare(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """An amount against a number or another amount; no value is neither low nor high."""
    _, name, how, number = condition
    found = hearing.measure(name, case)
    if isinstance(number, str):
        return _against(hearing, condition, case, found)
    value = found.least
    holds = {"at_most": int.__le__, "at_least": int.__ge__, "equals": int.__eq__}[how]
    known = None if found.state == "" else False
    if value is None and known is None and how == "at_least" and number <= found.at_least:
        known = True
    truth = holds(value, number) if value is not None else known
    names = {"amount": found, "number": number, "how": how}
    return Finding("fact", name, None, truth, case, found.at, (), names, (*found.lines, *found.beaten))


def _against(hearing: Hearing, condition: Form, case: Case, found: Total) -> Finding:
    """One amount against another."""
    _, name, how, other = condition
    against = hearing.measure(other, case)
    if against.least is not None:
        return _compare(hearing, (condition[0], name, how, against.least), case)
    missing = Finding("fact", "amount_stated", other, None, case)
    truth = None if against.state == "" else False
    return Finding("all", name, None, truth, case, found.at, (missing,), {}, (*found.lines, *against.lines))


def _its(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """What the ability that is meant asks for."""
    return hearing.combined.its(hearing, condition, case)


FORMS: dict[str, Weigher] = {"word": word, "can": _can_do, "its": _its, "of": _of_target, "some": some, "compare": _compare}
