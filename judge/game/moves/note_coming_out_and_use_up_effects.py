"""What card abilities do that no rule of the game does."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.effect import used_up
from judge.game.happening import MOMENT, Happening
from judge.game.moves.registry import OPEN, SETTLE, move
from judge.game.periods_gone_by import with_happening
from judge.game.table import Table
from judge.support.frozen_data_classes import replace


@move(OPEN, needs=("card",))
def note_coming_out(table: Table, case: Case, amount: int) -> Table:
    """It came out of shadows: for this moment, abilities may look back at that."""
    holder = table.cards[case.card].controller
    return with_happening(table, Happening("come_out", holder, case.card, period=MOMENT))


@move(SETTLE)
def carry_out(table: Table, case: Case, amount: int) -> Table:
    """What the ability that is used says; each of its steps is played by itself."""
    return table


@move(OPEN, needs=("card",))
def use_up_effect(table: Table, case: Case, amount: int) -> Table:
    """An effect on the next card is over once that card has come."""
    used = used_up(table, case.player, table.cards[case.card], case.action)
    return replace(table, effects=tuple(e for e in table.effects if e not in used))
