"""What an ability asks for besides what clauses say of all: a condition, a cost that can be paid, cards that it can be used on.

What is done as a cost, or with a card that is chosen, has to be possible by the law of that act. Where no clause says when
the act can be done at all, the text of the card is leave enough, and only what bars it stands against it.
"""

from __future__ import annotations

from judge.engine.evaluate.ability_targets import fit_for_target
from judge.engine.evaluate.add_up_amounts import pays
from judge.engine.evaluate.bars_on_an_act import bars_on
from judge.engine.evaluate.evaluation import Hearing
from judge.game.ability import CHOSEN, PAY, STEPS_APART, Do, on_choice
from judge.game.case_and_truth import Case, both, either, negated
from judge.game.happening import THIS
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding

PRICE = "ability_cost"
"""The gold that is due for an ability that is used, where its text names any."""


def its(hearing: Hearing, condition: Form, case: Case) -> Finding:
    """What the ability that is meant asks for; without one nothing is asked."""
    return ASKED[condition[1]](hearing, case) if case.ability else Finding("all", "", None, True, case)


def _condition(hearing: Hearing, case: Case) -> Finding:
    assert case.ability
    return hearing.weigh(case.ability.condition, case)


def _targets(hearing: Hearing, case: Case) -> Finding:
    """Each card that it chooses is one of those that it may choose."""
    assert case.ability
    found = (fit_for_target(hearing, one, on_choice(case, number)) for number, one in enumerate(case.ability.choices))
    return _every(tuple(found), case)


def _cost(hearing: Hearing, case: Case) -> Finding:
    """All of it: the gold is there, and what is done can be done. Of a card to be chosen that is asked when it is."""
    assert case.ability
    done = [one for one in case.ability.cost if one.verb not in STEPS_APART and one.which != CHOSEN]
    parts = [_possible(hearing, one, case) for one in done]
    return _every((*_gold(hearing, case), *parts), case)


def _gold(hearing: Hearing, case: Case) -> tuple[Finding, ...]:
    """What its text names as a price; in an act that has a price, such as playing an event, it is part of that."""
    act = hearing.rulebook.action(case.action)
    due = not act.cost and any(one.verb == PAY for one in (case.ability.cost if case.ability else ()))
    return (pays(hearing, PRICE, act.pool, case),) if due else ()


def _effect(hearing: Hearing, case: Case) -> Finding:
    """Something of what is done with the card that is chosen can be done with it; all of it, where that is a cost."""
    assert case.ability
    price = _every(tuple(_possible(hearing, one, case) for one in case.ability.cost if _of_chosen(one)), case)
    found = tuple(_possible(hearing, one, case) for one in case.ability.body if isinstance(one, Do) and _of_chosen(one))
    if price.truth is False or not found:
        return price
    some = found[0] if len(found) == 1 else Finding("any", "", None, either([one.truth for one in found]), case, (), found)
    return _every((price, some), case)


def _of_chosen(step: Do) -> bool:
    return step.which == CHOSEN and step.verb not in STEPS_APART


def _every(parts: tuple[Finding, ...], case: Case) -> Finding:
    failed = next((part for part in parts if part.truth is False), None)
    at = tuple(dict.fromkeys(at for part in parts for at in part.at))
    return failed or Finding("all", "", None, both([part.truth for part in parts]), case, at, parts)


def _possible(hearing: Hearing, step: Do, case: Case) -> Finding:
    """Whether this can be done with the card that it befalls, by whoever uses the ability."""
    card = {THIS: case.card, CHOSEN: case.target}.get(step.which, "")
    amount = step.amount if isinstance(step.amount, int) else None
    act = case._replace(action=step.verb, node=step.verb, card=card, target="", targets=(), cards=(), called="")
    found = hearing.can(act._replace(amount=amount))
    if found.truth or hearing.rulebook.entries("permits", step.verb):
        return found
    return found._replace(truth=negated(either([bar.truth for bar in bars_on(hearing, found.case).telling])))


ASKED = {"its_condition": _condition, "its_target": _targets, "its_cost_can_be_paid": _cost, "its_effect_can_touch_it": _effect}
