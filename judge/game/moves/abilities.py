"""What card abilities do that no rule of the game does."""

from __future__ import annotations

from judge.game.case import Case
from judge.game.effect import Bar, InForce, Price, Until, used_up
from judge.game.happening import MOMENT, Happening
from judge.game.moves.registry import OPEN, PAY, SETTLE, UNLOAD, move
from judge.game.table import Table
from judge.game.which import Which, Who
from judge.support.frozen import replace


@move(OPEN, needs=("card",))
def note_coming_out(table: Table, case: Case, amount: int) -> Table:
    """It came out of shadows: for this moment, abilities may look back at that."""
    holder = table.cards[case.card].controller
    return replace(table, history=(*table.history, Happening("come_out", holder, case.card, period=MOMENT)))


@move(UNLOAD, then="kill", whom=lambda table, case: (case.target,) if case.target in table.cards else ())
def kill_target(table: Table, case: Case, amount: int) -> Table:
    return table


@move(SETTLE)
def gain_two_gold_or_draw(table: Table, case: Case, amount: int) -> Table:
    return table  # which of the two is the player's choice, made when the ability is used


@move(PAY, touches=("kneeling",), needs=("card",))
def kneel_as_cost(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], kneeling=True))


@move(SETTLE, needs=("card",))
def lower_next_lannister_cost(table: Table, case: Case, amount: int) -> Table:
    source = table.cards[case.card]
    lower = Price("marshal", -1, Which(houses=("lannister",)), Who(names=(case.player,)), once=True)
    return replace(table, effects=(*table.effects, InForce(Until("phase", (lower,)), source=source.id, text=source.title)))


@move(OPEN, needs=("card",))
def use_up_reducer(table: Table, case: Case, amount: int) -> Table:
    """An effect on the next card is over once that card has come."""
    used = used_up(table.effects, case.player, table.cards[case.card].face.house, case.action)
    return replace(table, effects=tuple(e for e in table.effects if e not in used))


@move(SETTLE)
def return_used_plots(table: Table, case: Case, amount: int) -> Table:
    used = [c for c in table.cards.values() if c.area == "used plots" and c.controller == case.player]
    return replace(table, cards={**table.cards, **{c.id: replace(c, area="deck") for c in used}})


@move(SETTLE, needs=("card",))
def stop_events_and_coming_out(table: Table, case: Case, amount: int) -> Table:
    """For the rest of the phase, what the opponents of the player may not do."""
    opponents = Who(names=tuple(p.name for p in table.players if p.name != case.player))
    title = table.cards[case.card].title
    bars = (Bar("play", Which(types=("event",)), opponents), Bar("bring_out", who=opponents))
    told = tuple(InForce(Until("phase", (bar,)), source_title=title, text=title) for bar in bars)
    return replace(table, effects=(*table.effects, *told))


@move(PAY, then="return_to_shadows", whom=lambda table, case: (case.card,) if case.card in table.cards else ())
def return_to_shadows_as_cost(table: Table, case: Case, amount: int) -> Table:
    return table


@move(SETTLE, then="put_into_play", whom=lambda table, case: (case.target,) if case.target in table.cards else ())
def put_target_into_play(table: Table, case: Case, amount: int) -> Table:
    return table
