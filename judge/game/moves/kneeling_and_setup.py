"""Cards kneeling and standing, and the cards of setup."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.happening import Happening
from judge.game.moves.areas import become_duplicate, put
from judge.game.moves.registry import OPEN, SETTLE, SHIFT, move
from judge.game.periods_gone_by import with_happening
from judge.game.table import Table
from judge.support.frozen_data_classes import replace


@move(SETTLE, touches=("kneeling",), needs=("card",))
def kneel(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], kneeling=True))


@move(SETTLE, touches=("kneeling",), needs=("card",))
def stand(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], kneeling=False))


@move(SHIFT, touches=("area", "facedown"), needs=("card",))
def place_for_setup(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "play", case.player, facedown=True)


@move(SHIFT, includes=("place_for_setup",), touches=("area", "under"), needs=("card", "copy"))
def place_as_setup_duplicate(table: Table, case: Case, amount: int) -> Table:
    after = become_duplicate(table, case, amount)
    return after.with_card(replace(after.cards[case.card], facedown=True))


@move(OPEN)
def use_setup_limited_allowance(table: Table, case: Case, amount: int) -> Table:
    return with_happening(table, Happening("set_up", case.player, case.card, ("limited",)))


@move(SETTLE, touches=("facedown",), over="play")
def turn_setup_cards_faceup(table: Table, case: Case, amount: int) -> Table:
    up = {i: replace(c, facedown=False) if c.area == "play" else c for i, c in table.cards.items()}
    return replace(table, cards=up)


@move(SETTLE, touches=("facedown",), over="shadows")
def leave_shadows_facedown(table: Table, case: Case, amount: int) -> Table:
    return table


@move(SETTLE)
def first_player_becomes_active(table: Table, case: Case, amount: int) -> Table:
    return replace(table, active=table.first)
