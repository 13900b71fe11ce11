"""What the clock does, whatever the law says of it: phases begin and end, windows open, what lasts so long is over."""

from __future__ import annotations

from judge.game.effect import InForce, period_of
from judge.game.facts.history import GAME_ENDS
from judge.game.happening import MOMENT, Happening
from judge.game.table import Table
from judge.question import Step
from judge.support.frozen import replace


def moved_on(table: Table, step: Step) -> Table | None:
    """What the clock does: phases begin and end, windows open, chances are passed. None where only cards move."""
    if step.event == "phase_begins":
        return _new_phase(table, step.value)
    if step.event == "phase_ends":
        return replace(table, history=_without(table, "phase"), effects=_lasting(table, "phase"), window="none")
    if step.event == "round_ends":
        kept = tuple(h for h in table.history if h.period == "game")
        return replace(table, history=kept, effects=_lasting(table, "round"), phase=None, window="none")
    if step.event == "turn_ends":
        return replace(table, history=_without(table, MOMENT), effects=_lasting(table, "turn"), active=None)
    if step.event == "game_ends":
        ended = Happening(GAME_ENDS, period="game", place=step.span)
        over = replace(table, history=(ended,), effects=_lasting(table, "game"), challenge=None)
        return replace(over, phase=None, window="none", active=None)
    if step.event == "players_may_act":
        return replace(table, window="action", history=_without(table, MOMENT))
    if step.event == "becomes_active":
        return replace(table, active=step.player)
    if step.event == "passes":
        passed = Happening(step.value, step.player or "", passed=True, place=step.span)
        return replace(table, history=(*table.history, passed))
    if step.event == "becomes_first":
        return replace(table, first=step.player)
    if step.event == "challenge_ends":
        return replace(table, effects=_lasting(table, "challenge"))
    if step.event == "setup_revealed":
        return table
    return None


def _new_phase(table: Table, phase: str) -> Table:
    ended = replace(table, history=_without(table, "phase"), effects=_lasting(table, "phase"))
    return replace(ended, phase=phase, window="beginning", active=None, challenge=None)


def _without(table: Table, period: str) -> tuple[Happening, ...]:
    return tuple(h for h in table.history if h.period not in (period, MOMENT))


def _lasting(table: Table, ended: str) -> tuple[InForce, ...]:
    periods = table.vocabulary.names("periods")
    over = periods[: periods.index(ended) + 1]
    return tuple(e for e in table.effects if period_of(e.effect) not in over)
