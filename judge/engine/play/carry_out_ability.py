"""What comes of an ability that is used: its steps in order, costs first, each an occurrence of its own."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import ways, weigh_act
from judge.engine.play.act_under_way import Run
from judge.game.ability import CHOOSE, CHOSEN, EITHER, PAY, PUT, Ability, Do, Put, chosen_by
from judge.game.card_fits_description import Standpoint
from judge.game.case_and_truth import Case
from judge.game.effect import InForce, fixed
from judge.game.find_fitting_cards import find
from judge.game.happening import MOMENT, THIS, Happening
from judge.game.moves import noted
from judge.game.periods_gone_by import with_happening
from judge.game.table import Table
from judge.ruling import Change
from judge.support.frozen_data_classes import replace

CARRY_OUT = "carry_out"
"""The move that plays the steps of an ability."""
OPTION = "option"
"""What is chosen of several things that an ability may do."""
Inside = Callable[[Run, Case], Run]
"""Lets an occurrence happen in the course of another."""


def usable(hearing: Hearing, case: Case) -> dict[str, Case]:
    """The act with each ability of the card that can be used, by what a line would call that: `reaction 2`."""
    found = [one for one in ways(hearing, case) if one.ability]
    able = found if len(found) == 1 else [one for one in found if weigh_act(hearing, one).truth]
    return {_called(hearing, one.ability, case.card): one for one in able if one.ability}


def _called(hearing: Hearing, ability: Ability, card: str) -> str:
    alike = [one for one in hearing.rulebook.abilities(hearing.table.cards[card].face) if one.kind == ability.kind]
    return f"{ability.kind} {alike.index(ability) + 1}"


def named(option: Do) -> str:
    """What an option is called where it is chosen: `gain_gold 2`."""
    return f"{option.verb} {option.amount}"


def carried_out(run: Run, change: Change, ability: Ability, inside: Inside) -> Run:
    """Every step of the ability; of several things the one that was chosen, and with the card that the choice before it named."""
    whole, number = change, -1
    for step in ability.steps:
        if run.stopped:
            return run
        told = step.told
        number += isinstance(step, Do) and step.verb == CHOOSE
        change = whole._replace(case=whole.case._replace(target=chosen_by(whole.case, max(number, 0))))
        if isinstance(step, Put):
            run = run.on(replace(run.table, effects=(*run.table.effects, _in_force(run.table, step, change.case))))
        elif step.verb == EITHER:
            picked = [one for one in step.options if named(one) == run.pick(OPTION)]
            told = told if not picked else ()
            run = _led_to(run, picked[0], change, inside) if picked else run
        elif step.verb == PUT:
            run = run.on(_laid(run, step, change.case))
        elif step.verb not in (CHOOSE, PAY):  # what is due was paid before
            after = _led_to(run, step, change, inside)
            run = after.on(noted(run.table, after.table, change.because)) if step in ability.cost else after
        if told:
            run = replace(run, changes=(*run.changes, change._replace(names={**change.names, "told": told})))
    return run


def _led_to(run: Run, step: Do, change: Change, inside: Inside) -> Run:
    """One act that an ability leads to, with the card it names or for the player."""
    card = {THIS: change.case.card, CHOSEN: change.case.target}.get(step.which, "")
    if step.which in (THIS, CHOSEN) and card not in run.table.cards:
        return run
    amount = step.amount if isinstance(step.amount, int) else None
    case = Case(step.verb, step.verb, change.case.player, card, amount=amount)
    after = inside(run, case)
    after = after if after.table is run.table else after.on(_remembered(after.table, case))
    new = (one._replace(because=(*change.because, *one.because)) for one in after.changes[len(run.changes) :])
    return replace(after, changes=(*run.changes, *new))


def _laid(run: Run, step: Do, case: Case) -> Table:
    """With all the cards that are described where the step lays them."""
    here = Standpoint(run.table, run.hearing.has, case.player, case.card)
    found = find(step.among, here).sure if step.among else ()
    return replace(run.table, cards={**run.table.cards, **{c.id: replace(c, area=step.to) for c in found}})


def _remembered(table: Table, case: Case) -> Table:
    """For this moment others may answer what an ability has led to."""
    return with_happening(table, Happening(case.action, case.player, case.card, period=MOMENT))


def _in_force(table: Table, step: Put, case: Case) -> InForce:
    """A lasting effect with its source: whom it binds is fixed when it is put in force."""
    title = table.cards[case.card].title
    here = Standpoint(table, lambda *_: None, case.player, case.card)
    clause = case.ability.clause if case.ability else ""
    return InForce(fixed(step.effect, here), source_title=title, text=title, clause=clause)
