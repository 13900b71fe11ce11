"""Challenges: begun, joined, bypassed, won and over."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.moves.registry import SETTLE, move
from judge.game.moves.tokens import with_more
from judge.game.periods_gone_by import next_period
from judge.game.table import Challenge, Table
from judge.support.frozen_data_classes import replace


@move(SETTLE)
def start_challenge(table: Table, case: Case, amount: int) -> Table:
    return replace(next_period(table, "challenge"), challenge=Challenge(case.challenge, case.player, case.opponent))


@move(SETTLE)
def close_challenge(table: Table, case: Case, amount: int) -> Table:
    return replace(table, challenge=None)


def _with(table: Table, case: Case, side: str, declared: bool) -> Table:
    fight = table.challenge
    if fight is None:
        return table
    sides = {"attackers": fight.attackers, "defenders": fight.defenders or ()}
    joined = {side: tuple(dict.fromkeys((*sides[side], case.card)))}
    named = (*fight.declared, case.card) if declared else fight.declared
    return replace(table, challenge=replace(fight, declared=named, **joined))  # type: ignore[arg-type]


@move(SETTLE, touches=("side",))
def declare_attacker(table: Table, case: Case, amount: int) -> Table:
    return _with(table, case, "attackers", declared=True)


@move(SETTLE, touches=("side",))
def declare_defender(table: Table, case: Case, amount: int) -> Table:
    return _with(table, case, "defenders", declared=True)


@move(SETTLE, touches=("side",))
def join_attackers(table: Table, case: Case, amount: int) -> Table:
    return _with(table, case, "attackers", declared=False)


@move(SETTLE, touches=("side",))
def join_defenders(table: Table, case: Case, amount: int) -> Table:
    return _with(table, case, "defenders", declared=False)


@move(SETTLE)
def declare_no_defenders(table: Table, case: Case, amount: int) -> Table:
    fight = table.challenge
    return replace(table, challenge=replace(fight, defenders=fight.defenders or ())) if fight else table


@move(SETTLE)
def mark_bypassed(table: Table, case: Case, amount: int) -> Table:
    fight = table.challenge
    return replace(table, challenge=replace(fight, bypassed=(*fight.bypassed, case.card))) if fight else table


@move(SETTLE, touches=("faction power",), needs=("player",))
def gain_bonus_power(table: Table, case: Case, amount: int) -> Table:
    """So much power for the player's faction."""
    return table.with_player(with_more(table.player(case.player), "power", amount))
