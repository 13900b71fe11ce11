"""Whether the board can arise at all."""

from __future__ import annotations

from judge.decide.hearing import Hearing
from judge.ruling import Case, Heard


def faults(hearing: Hearing) -> tuple[Heard, ...]:
    """The clauses that rule this board out, each with the card or player that breaks it."""
    if hearing.faults is None:
        hearing.faults = tuple(_found(hearing))
    return hearing.faults


def _found(hearing: Hearing) -> list[Heard]:
    by_card = hearing.rulebook.entries("rules_out", "card")
    by_player = hearing.rulebook.entries("rules_out", "player")
    cases = [(e, Case("", "", c.controller, c.id)) for c in hearing.table.cards.values() for e in by_card]
    cases += [(e, Case("", "", p.name)) for p in hearing.table.players for e in by_player]
    return [h for entry, case in cases if hearing.weigh(entry.when, case).truth and (h := hearing.hear(entry, case)).truth]
