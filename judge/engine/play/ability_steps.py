"""What comes of an ability that is used: its steps in order, costs first, each an occurrence of its own."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.legality import ways, weigh_act
from judge.engine.play.frames import Run
from judge.game.ability import CHOOSE, CHOSEN, EITHER, Ability, Do, Put, aimed_at
from judge.game.case import Case
from judge.game.effect import InForce, fixed
from judge.game.happening import THIS
from judge.game.matcher import Standpoint
from judge.game.moves import noted
from judge.game.table import Table
from judge.ruling import Change
from judge.support.frozen import replace

CARRY_OUT = "carry_out"
"""The move that plays the steps of an ability."""
OPTION = "option"
"""What is chosen of several things that an ability may do."""
Inside = Callable[[Run, Case], Run]
"""Lets an occurrence happen in the course of another."""


def meant(hearing: Hearing, case: Case) -> Case:
    """The act with the ability that is used, where only one of the card's can be."""
    found = [one for one in ways(hearing, case) if one.ability]
    usable = found if len(found) == 1 else [one for one in found if weigh_act(hearing, one).truth]
    return usable[0] if len(usable) == 1 else case


def named(option: Do) -> str:
    """What an option is called where it is chosen: `gain_gold 2`."""
    return f"{option.verb} {option.amount}"


def carried_out(run: Run, change: Change, ability: Ability, inside: Inside) -> Run:
    """Every step of the ability; of several things the one that was chosen."""
    for step in ability.steps:
        if run.stopped:
            return run
        told = step.told
        if isinstance(step, Put):
            run = run.on(replace(run.table, effects=(*run.table.effects, _in_force(run.table, step, change.case))))
        elif step.verb == EITHER:
            picked = [one for one in step.options if named(one) == run.pick(OPTION)]
            told = told if not picked else ()
            run = _led_to(run, picked[0], change, inside) if picked else run
        elif step.verb != CHOOSE:
            after = _led_to(run, step, change, inside)
            run = after.on(noted(run.table, after.table, change.because)) if step in ability.cost else after
        if told:
            run = replace(run, changes=(*run.changes, change._replace(names={**change.names, "told": told})))
    return run


def _led_to(run: Run, step: Do, change: Change, inside: Inside) -> Run:
    """One act that an ability leads to, with the card it names or for the player."""
    card = aimed_at(step.which, change.case)
    if step.which in (THIS, CHOSEN) and card not in run.table.cards:
        return run
    holder = run.table.cards[card].controller if step.which == CHOSEN else change.case.player
    case = Case(step.verb, step.verb, holder, card if step.which in (THIS, CHOSEN) else "", amount=step.amount)
    after = inside(run, case)
    new = (one._replace(because=(*change.because, *one.because)) for one in after.changes[len(run.changes) :])
    return replace(after, changes=(*run.changes, *new))


def _in_force(table: Table, step: Put, case: Case) -> InForce:
    """A lasting effect with its source: whom it binds is fixed when it is put in force."""
    title = table.cards[case.card].title
    here = Standpoint(table, lambda *_: None, case.player, case.card)
    return InForce(fixed(step.effect, here), source_title=title, text=title)
