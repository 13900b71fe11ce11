"""What goes with a card that leaves: duplicates, attachments, effects, its place in a challenge."""

from __future__ import annotations

from judge.game.case_and_truth import Case
from judge.game.effect import period_of, without_card
from judge.game.moves.registry import SETTLE, UNLOAD, move
from judge.game.table import Table
from judge.support.frozen_data_classes import replace


def under_it(table: Table, case: Case) -> tuple[str, ...]:
    return tuple(c.id for c in table.cards.values() if c.under == case.card)


def on_it(table: Table, case: Case) -> tuple[str, ...]:
    return tuple(c.id for c in table.cards.values() if c.host == case.card)


def itself(table: Table, case: Case) -> tuple[str, ...]:
    return (case.card,) if case.card in table.cards else ()


TOGETHER = (("lose_host", on_it), ("lose_overlap", under_it), ("lose_tokens", itself), ("lose_effects", itself))
"""What the law may have something to say of when a card leaves play."""


@move(UNLOAD, then=TOGETHER)
def leave_play(table: Table, case: Case, amount: int) -> Table:
    """The one door: whatever makes a card leave, what lies on it, under it and upon it goes its own way at the same time."""
    return table


@move(UNLOAD)
def end_effects_on_it(table: Table, case: Case, amount: int) -> Table:
    """Lasting effects that name just this card are over; one that names more goes on for the others."""
    lasting = [(e, without_card(e.effect, case.card) if period_of(e.effect) else e.effect) for e in table.effects]
    return replace(table, effects=tuple(replace(told, effect=left) for told, left in lasting if left is not None))


@move(UNLOAD, then="discard", whom=lambda table, case: under_it(table, case)[:1])
def spend_duplicate(table: Table, case: Case, amount: int) -> Table:
    """One duplicate goes."""
    return table


@move(SETTLE, touches=("area",))
def stay_in_play(table: Table, case: Case, amount: int) -> Table:
    """What was about to happen to the card does not."""
    kept = tuple(h for h in table.history if h.which != case.card or not h.would)
    return replace(table, history=kept)


@move(SETTLE, touches=("side",))
def leave_challenge(table: Table, case: Case, amount: int) -> Table:
    fight = table.challenge
    if fight is None:
        return table
    attackers = tuple(c for c in fight.attackers if c != case.card)
    defenders = None if fight.defenders is None else tuple(c for c in fight.defenders if c != case.card)
    return replace(table, challenge=replace(fight, attackers=attackers, defenders=defenders))


@move(SETTLE, then="follow_card", whom=under_it)
def bring_duplicates_along(table: Table, case: Case, amount: int) -> Table:
    return table


@move(SETTLE, touches=("controller",), needs=("card", "card above"))
def go_with_card_above(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    return table.with_card(replace(card, controller=table.cards[card.under].controller))
