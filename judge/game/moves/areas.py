"""Cards going from one area to another."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.moves.registry import ATTACH, SETTLE, SHIFT, copy_above, move
from judge.game.table import Area, Table
from judge.support.frozen_data_classes import replace


def put(table: Table, case: Case, area: Area, holder: str, facedown: bool) -> Table:
    card = table.cards[case.card]
    moved = replace(card, area=area, controller=holder, facedown=facedown, host="", under="", kneeling=False)
    return table.with_card(moved)


@move(SHIFT, touches=("area", "facedown"), needs=("card",))
def enter(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "play", case.player, facedown=False)


@move(SHIFT, includes=("enter",), touches=("area", "kneeling"), needs=("card",))
def enter_standing(table: Table, case: Case, amount: int) -> Table:
    return enter(table, case, amount)


@move(SETTLE, touches=("facedown",), needs=("card",))
def enter_faceup(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], facedown=False))


@move(SETTLE, touches=("controller",), needs=("card",))
def under_owners_control(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    return table.with_card(replace(card, controller=card.owner))


@move(SHIFT, touches=("area", "under"), needs=("card", "copy"))
def become_duplicate(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    over = copy_above(table, case)
    return table.with_card(replace(enter(table, case, amount).cards[card.id], under=over.id if over else ""))


@move(ATTACH, touches=("host",), needs=("card",))
def attach_to_host(table: Table, case: Case, amount: int) -> Table:
    """On the host that was named; where the player still has a choice, nothing is guessed."""
    return table.with_card(replace(table.cards[case.card], host=case.target, area="play", facedown=False))


@move(SHIFT, touches=("controller",), needs=("card",))
def change_control(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], controller=case.player))


@move(SHIFT, touches=("area", "facedown"), needs=("card",))
def to_players_shadows(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "shadows", case.player, facedown=True)


@move(SHIFT, touches=("area", "facedown"), needs=("card",))
def to_controllers_shadows(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "shadows", table.cards[case.card].controller, facedown=True)


@move(SHIFT, touches=("area", "facedown"), needs=("card",))
def to_owners_shadows(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "shadows", table.cards[case.card].owner, facedown=True)


@move(SHIFT, touches=("area",), needs=("card",))
def to_discard_pile(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "discard", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",), needs=("card",))
def to_dead_pile(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "dead", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",), needs=("card",))
def to_owners_hand(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "hand", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",), needs=("card",))
def out_of_the_game(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "removed", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",), needs=("card",))
def to_owners_deck(table: Table, case: Case, amount: int) -> Table:
    return put(table, case, "deck", table.cards[case.card].owner, facedown=True)


@move(SETTLE)
def stay_where_it_is(table: Table, case: Case, amount: int) -> Table:
    return table
