"""What an ability says, step by step: costs first, each act through the same door as whatever else is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from judge.game.ability import CHOOSE, CHOSEN, EITHER, Do, Put, aimed_at
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


class AfterAct(Protocol):
    """What playing an act comes to."""

    @property
    def table(self) -> Table: ...
    @property
    def changes(self) -> tuple[Change, ...]: ...


Play = Callable[[Table, Case], AfterAct]


def carried_out(table: Table, change: Change, play: Play) -> tuple[Table, list[Change]]:
    """The table after the steps of the ability that is used, and what they changed.

    Which of several things is done, where the ability leaves that to a player, no line has said: it is told and not done.
    """
    ability, changes = change.case.ability, list[Change]()
    for step in ability.steps if ability else ():
        if isinstance(step, Put):
            table = replace(table, effects=(*table.effects, _in_force(table, step, change.case)))
        elif step.verb not in (CHOOSE, EITHER):
            after, more = _led_to(table, step, change, play)
            table = noted(table, after, change.because) if ability and step in ability.cost else after
            changes += more
        if step.told:
            changes.append(change._replace(names={**change.names, "told": step.told}))
    return table, changes


def _led_to(table: Table, step: Do, change: Change, play: Play) -> tuple[Table, list[Change]]:
    """One act that an ability leads to, with the card it names or for the player."""
    card = aimed_at(step.which, change.case)
    of_a_card = step.which in (THIS, CHOSEN)
    if of_a_card and card not in table.cards:
        return table, []
    holder = table.cards[card].controller if step.which == CHOSEN else change.case.player
    after = play(table, Case(step.verb, step.verb, holder, card if of_a_card else "", amount=step.amount))
    return after.table, [one._replace(because=(*change.because, *one.because)) for one in after.changes]


def _in_force(table: Table, step: Put, case: Case) -> InForce:
    """A lasting effect with its source: whom it binds is fixed when it is put in force."""
    title = table.cards[case.card].title
    here = Standpoint(table, lambda *_: None, case.player, case.card)
    return InForce(fixed(step.effect, here), source_title=title, text=title)
