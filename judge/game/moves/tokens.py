"""Gold, tokens and allowances."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.happening import MOMENT, Happening
from judge.game.moves.registry import OPEN, PAY, SETTLE, UNLOAD, move
from judge.game.periods_gone_by import with_happening
from judge.game.table import Player, Table
from judge.support.frozen_data_classes import replace


@move(PAY, touches=("pool",), needs=("player",))
def pay(table: Table, case: Case, amount: int) -> Table:
    return table.with_player(with_more(table.player(case.player), "gold", -amount))


@move(PAY)
def pay_from_setup_gold(table: Table, case: Case, amount: int) -> Table:
    return table  # the allowance is counted by what has been set up


@move(UNLOAD, touches=("gold", "power"), needs=("card",))
def tokens_to_treasury(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], gold=0, power=0))


def _change(table: Table, case: Case, gold: int = 0, power: int = 0) -> Table:
    card = table.cards[case.card]
    return table.with_card(replace(card, gold=max(0, card.gold + gold), power=max(0, card.power + power)))


@move(UNLOAD, touches=("gold",), needs=("card",))
def gold_off_card(table: Table, case: Case, amount: int) -> Table:
    return _change(table, case, gold=-(case.amount or 0))


@move(UNLOAD, touches=("gold",), needs=("card",))
def gold_onto_card(table: Table, case: Case, amount: int) -> Table:
    return _change(table, case, gold=case.amount or 0)


@move(UNLOAD, touches=("power",), needs=("card",))
def power_off_card(table: Table, case: Case, amount: int) -> Table:
    return _change(table, case, power=-(case.amount or 0))


@move(UNLOAD, touches=("power",), needs=("card",))
def power_onto_card(table: Table, case: Case, amount: int) -> Table:
    return _change(table, case, power=case.amount or 0)


def _pooled(table: Table, case: Case, amount: int) -> Table:
    return table.with_player(with_more(table.player(case.player), "gold", amount))


def with_more(seat: Player, what: str, change: int) -> Player:
    """So much more or less of it, never less than nothing; where it is not known, so is what it comes to at least."""
    known, least = getattr(seat, what), seat.at_least.get(what, 0)
    if known is not None:
        return replace(seat, **{what: max(0, known + change)})
    return replace(seat, at_least={**seat.at_least, what: max(0, least + change)})


@move(PAY, touches=("pool",), needs=("player",))
def gold_into_pool(table: Table, case: Case, amount: int) -> Table:
    return _pooled(table, case, case.amount or 0)


@move(PAY, touches=("pool",), needs=("player",))
def gold_out_of_pool(table: Table, case: Case, amount: int) -> Table:
    return _pooled(table, case, -(case.amount or 0))


@move(SETTLE, touches=("gold",), over="play")
def leave_gold_on_cards(table: Table, case: Case, amount: int) -> Table:
    return table


@move(PAY, touches=("pool",), needs=("card", "player"))
def move_gold_to_card(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    return pay(table, case, case.amount or 0).with_card(replace(card, gold=card.gold + (case.amount or 0)))


@move(SETTLE, touches=("pool",))
def return_all_gold(table: Table, case: Case, amount: int) -> Table:
    return replace(table, players=tuple(replace(p, gold=0) if case.player in ("", p.name) else p for p in table.players))


@move(OPEN)
def open_bestow(table: Table, case: Case, amount: int) -> Table:
    return with_happening(table, Happening("enter_play", case.player, case.card, period=MOMENT))


@move(OPEN)
def use_limited_allowance(table: Table, case: Case, amount: int) -> Table:
    return with_happening(table, Happening(case.action, case.player, case.card, ("limited",)))


def _power(table: Table, case: Case, amount: int) -> Table:
    return table.with_player(with_more(table.player(case.player), "power", amount))


@move(SETTLE, touches=("faction power",), needs=("player",))
def power_onto_faction_card(table: Table, case: Case, amount: int) -> Table:
    return _power(table, case, case.amount or 0)


@move(SETTLE, touches=("faction power",), needs=("player",))
def power_off_faction_card(table: Table, case: Case, amount: int) -> Table:
    return _power(table, case, -(case.amount or 0))
