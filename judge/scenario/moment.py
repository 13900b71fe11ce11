"""Reads which moment of the game it is: phase, window, format, active and first player."""

from __future__ import annotations

from judge.errors import Problem, phrase
from judge.noun import replace
from judge.scenario.definition import phase_name
from judge.scenario.problems import collected, known_player, refuse
from judge.scenario.syntax import Line
from judge.table import Table

MOMENT = ("format", "phase", "window", "active", "first")
_TWO = 2


def moment(lines: list[Line], table: Table, problems: list[Problem]) -> Table:
    """The table with its moment, and what follows from not saying otherwise."""
    for line in lines:
        with collected(problems):
            table = _stated(line, table)
    if table.players and not table.format:
        table = replace(table, format="joust" if len(table.players) <= _TWO else "melee")
    if table.phase not in (None, "setup") and "window" not in table.places:
        table = replace(table, window="action")
    return table


def restated(line: Line, table: Table) -> Table:
    """The moment said anew, whatever was said before."""
    kept = {what: place for what, place in table.places.items() if what != line.node.rule}
    said = _stated(line, replace(table, places=kept))
    return replace(said, window=said.window or "action") if line.node.rule == "phase" else said


def _stated(line: Line, table: Table) -> Table:
    what, word = line.node.rule, line.node.the_word("FORMAT", "PHASE", "PLOT", "WINDOW", "NAME")
    if what in table.places:
        refuse("stated-twice", line.span, what=phrase(f"stated.{what}"))
    table = replace(table, places={**table.places, what: line.span})
    match what:
        case "phase":
            return replace(table, phase=phase_name(word))
        case "window":
            return replace(table, window=word.lower)
        case "format":
            return replace(table, format=word.lower)
    player = known_player(word, (p.name for p in table.players))
    return replace(table, active=player) if what == "active" else replace(table, first=player)
