"""Lays the table that facts describe. They may stand in any order, so each kind has its turn; nothing is judged."""

from __future__ import annotations

from collections.abc import Iterable

from judge.game.periods_gone_by import with_happening
from judge.game.table import Table
from judge.game.vocabulary import Vocabulary
from judge.language.mistakes.kind_of_line import meant
from judge.language.parse.grammar import BROKEN, Line
from judge.language.resolve.card_definition import face_of
from judge.language.resolve.edition_moment_and_challenge import MOMENT, fight, moment
from judge.language.resolve.lay_cards import TableInMaking, lay
from judge.language.resolve.printed_card import Faces, named_as_laid
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Problem, collected

_SEATS = ("player", "house", "gold", "power", "area")
_FIGHT = ("challenge", "attackers", "defenders")
_PAST = ("happened", "passed", "about")
_GROUND = ("player", "card")
"""How the lines begin that bring players and cards to the table, besides those of the areas."""
_ASIDE = ("gold", "power", "house", "phase", "window", "first", "active", "format", "edition", "documents", "effect", "title")
"""How those begin that bring none; whatever begins otherwise and makes no sense may have been meant to."""


class Laid(NamedTuple):
    """A table, and whether every player and card is there that the facts were to bring."""

    table: Table
    whole: bool


def of(lines: Iterable[Line], rules: tuple[str, ...]) -> list[Line]:
    return [line for line in lines if line.node.rule in rules]


def broken(lines: Iterable[Line], words: tuple[str, ...]) -> bool:
    """Whether a fact that began with one of these words made no sense."""
    return any(_lost(line) and line.text.lower().startswith(words) for line in lines)


def _lost(line: Line) -> bool:
    """A line that made no sense and may have told a fact."""
    return line.node.rule == BROKEN and meant(line) == "fact"


def laid(lines: list[Line], faces: Faces, problems: list[Problem], vocabulary: Vocabulary) -> Laid:
    """The table at the start, laid in the order in which its parts need one another."""
    known = len(problems)
    board = _board(lines, faces, problems, vocabulary)
    table = Table(tuple(board.players), board.cards, vocabulary=vocabulary)
    if known < len(problems) or broken(lines, (*_GROUND, *vocabulary.spellings("area_fields"))):
        return Laid(table, False)  # a player or a card that is missing would only be missed again by what speaks of it
    told = named_as_laid(of(lines, (*_FIGHT, "effect", *_PAST)), table.cards.values(), faces)
    astray = any(_lost(line) and not line.text.lower().startswith(_ASIDE) for line in lines)
    return Laid(_told(moment(of(lines, MOMENT), table, problems), told, problems), not astray)


def _board(lines: list[Line], faces: Faces, problems: list[Problem], vocabulary: Vocabulary) -> TableInMaking:
    for line in of(lines, ("definition",)):
        with collected(problems):
            faces.define(face_of(line.node), line.node.the_word("STRING"))
    names = tuple(line.node.the_word("NAME").text for line in of(lines, ("player",)))
    board = TableInMaking(faces, names, problems, vocabulary)
    for line in of(lines, (*_SEATS, BROKEN)):
        with collected(problems):
            _lay(line, board)
    return board


def _lay(line: Line, board: TableInMaking) -> None:
    """Below a line that made no sense and that may have been meant to seat a player, nobody is missed."""
    if line.node.rule != BROKEN:
        lay(line, board)
    elif _lost(line) and (not board.players or line.text.lower().startswith("player")):
        board.astray = True


def _told(table: Table, lines: list[Line], problems: list[Problem]) -> Table:
    """The table with its challenge, and with all that the file says of past and present."""
    for rule in _FIGHT:
        for line in of(lines, (rule,)):
            with collected(problems):
                table = fight(line, table)
    return _in_force(table, lines, problems) if any(line.node.rule not in _FIGHT for line in lines) else table


def _in_force(table: Table, lines: list[Line], problems: list[Problem]) -> Table:
    """What has happened and what is in force: few files say anything of either, so its readers come when one does."""
    from judge.language.resolve.effect_line import effect_of
    from judge.language.resolve.happenings import happened

    for line in of(lines, ("effect",)):
        with collected(problems):
            table = replace(table, effects=(*table.effects, effect_of(line, table)))
    for line in of(lines, _PAST):
        with collected(problems):
            table = with_happening(table, happened(line, table))
    return table
