"""Syntax -> Scenario: names are looked up, nothing is judged. Facts may stand in any order, so each kind has its turn."""

from __future__ import annotations

from collections.abc import Iterable

from judge.errors import Problem, Span
from judge.noun import replace
from judge.scenario.board import Board, lay
from judge.scenario.definition import face_of
from judge.scenario.effects import effect_of
from judge.scenario.faces import FaceFinder, Faces
from judge.scenario.fight import fight
from judge.scenario.head import HEAD, head
from judge.scenario.history import happened
from judge.scenario.meant import meant
from judge.scenario.moment import MOMENT, moment
from judge.scenario.problems import collected
from judge.scenario.same_card import named_as_laid
from judge.scenario.scenario import Scenario
from judge.scenario.script import facts_first, script
from judge.scenario.syntax import BROKEN, Line
from judge.table import Table

_SEATS = ("player", "house", "gold", "power", "area")
_FIGHT = ("challenge", "attackers", "defenders")
_PAST = ("happened", "passed", "about")
_GROUND = ("player", "card", "play", "in ", "hand", "shadows", "dead", "discard", "deck", "used", "plot", "agenda")
"""How the lines begin that bring players and cards to the table."""


def build(lines: list[Line], file: str, catalogue: FaceFinder, edition: str | None, problems: list[Problem]) -> Scenario:
    """The scenario that the lines describe; what is wrong with its facts is added to the problems."""
    said = head(_of(lines, HEAD), problems)
    edition = edition or said.get("edition")
    if edition is None and not _broken(lines, ("ed", "eid")):
        problems.append(Problem("no-edition", "the edition is not stated", Span(file, 1), "add `edition: 2e` (or `1e`)"))
    faces = Faces(catalogue, edition)
    table = _table(lines, faces, problems)
    facts_first(lines, problems)
    expectations: list[Problem] = []
    script_lines = script(named_as_laid(lines, table.cards.values(), faces), expectations)
    return Scenario(
        file,
        said.get("title", ""),
        edition,
        table,
        script=script_lines,
        documents_as_of=said.get("documents_as_of"),
        documents_only=tuple(said.get("documents_only", "").split()),
        faces=tuple(faces.used.values()),
        documents_at={word.text: word.span for line in _of(lines, ("documents_only",)) for word in line.node.words("DOCUMENT")},
        problems=tuple(expectations),
    )


def _of(lines: Iterable[Line], rules: tuple[str, ...]) -> list[Line]:
    return [line for line in lines if line.node.rule in rules]


def _broken(lines: Iterable[Line], words: tuple[str, ...]) -> bool:
    """Whether a fact that began with one of these words made no sense."""
    return any(_lost(line) and line.text.lower().startswith(words) for line in lines)


def _lost(line: Line) -> bool:
    """A line that made no sense and may have told a fact."""
    return line.node.rule == BROKEN and meant(line) == "fact"


def _table(lines: list[Line], faces: Faces, problems: list[Problem]) -> Table:
    """The table at the start, laid in the order in which its parts need one another."""
    known = len(problems)
    board = _board(lines, faces, problems)
    table = Table(tuple(board.players), board.cards)
    if known < len(problems) or _broken(lines, _GROUND):
        return table  # a player or a card that is missing would only be missed again by what speaks of it
    told = named_as_laid(_of(lines, (*_FIGHT, "effect", *_PAST)), table.cards.values(), faces)
    return _told(moment(_of(lines, MOMENT), table, problems), told, problems)


def _board(lines: list[Line], faces: Faces, problems: list[Problem]) -> Board:
    for line in _of(lines, ("definition",)):
        with collected(problems):
            faces.define(face_of(line.node), line.node.the_word("STRING"))
    names = tuple(line.node.the_word("NAME").text for line in _of(lines, ("player",)))
    board = Board(faces, names, problems)
    for line in _of(lines, (*_SEATS, BROKEN)):
        with collected(problems):
            _lay(line, board)
    return board


def _lay(line: Line, board: Board) -> None:
    """Below a line that made no sense and that may have been meant to seat a player, nobody is missed."""
    if line.node.rule != BROKEN:
        lay(line, board)
    elif _lost(line) and (not board.players or line.text.lower().startswith("player")):
        board.astray = True


def _told(table: Table, lines: list[Line], problems: list[Problem]) -> Table:
    """The table with its challenge, and with all that the file says of past and present."""
    for rule in _FIGHT:
        for line in _of(lines, (rule,)):
            with collected(problems):
                table = fight(line, table)
    for line in _of(lines, ("effect",)):
        with collected(problems):
            table = replace(table, effects=(*table.effects, effect_of(line, table)))
    for line in _of(lines, _PAST):
        with collected(problems):
            table = replace(table, history=(*table.history, happened(line, table)))
    return table
