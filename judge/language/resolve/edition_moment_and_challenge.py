"""Reads which moment of the game it is: edition and documents, phase, window, players' turns, the challenge under way."""

from __future__ import annotations

from judge.game.happening import Happening
from judge.game.periods_gone_by import with_happening
from judge.game.table import Challenge, Table
from judge.language.parse.grammar import Line
from judge.language.refuse import known_player, refuse
from judge.language.resolve.acts import natural_places
from judge.language.resolve.card_definition import phase_name
from judge.language.resolve.which_card import pick_all
from judge.support.fold_and_clean_text import is_day
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem, collected, phrase

INITIATED = "initiate_challenge"


def fight(line: Line, table: Table) -> Table:
    """The table with what one line says of the challenge."""
    if line.node.rule in table.places:
        refuse("stated-twice", line.span, what=phrase(f"stated.{line.node.rule}"))
    challenge = _declared(line, table) if line.node.rule == "challenge" else _sided(line, table)
    places = {**challenge.places, line.node.rule: line.span}
    table = replace(table, challenge=replace(challenge, places=places), places={**table.places, line.node.rule: line.span})
    return _initiated(table, challenge, line) if line.node.rule == "challenge" else table


def _initiated(table: Table, challenge: Challenge, line: Line) -> Table:
    """Whoever attacks in the challenge that is under way has initiated it."""
    told = Happening(INITIATED, challenge.attacker, fight=challenge.type, period="challenge", place=line.span)
    return with_happening(table, told)


def _declared(line: Line, table: Table) -> Challenge:
    names = [known_player(word, (p.name for p in table.players)) for word in line.node.words("NAME")]
    if names[0] == names[1]:
        refuse("unknown-player", line.span, "unknown-player.oneself", player=names[0])
    return Challenge(line.node.the_word("FIGHT").name, attacker=names[0], defender=names[1])


def _sided(line: Line, table: Table) -> Challenge:
    challenge, attacking = table.challenge, line.node.rule == "attackers"
    if challenge is None:
        refuse("no-challenge", line.span, "", phrase("add-a-challenge"), field=line.node.rule)
    player = challenge.attacker if attacking else challenge.defender
    natural = natural_places(table.vocabulary, "attack" if attacking else "defend", player)
    cards = pick_all(line.node.nodes("card"), table, player, natural)
    challenge = replace(challenge, declared=(*challenge.declared, *cards))
    return replace(challenge, attackers=cards) if attacking else replace(challenge, defenders=cards)


HEAD = ("title", "edition", "documents_as_of", "documents_only")


def head(lines: list[Line], problems: list[Problem]) -> dict[str, str]:
    """What each line of the head says, by its rule; several documents stand below one another."""
    said: dict[str, str] = {}
    for line in lines:
        with collected(problems):
            if line.node.rule in said:
                refuse("stated-twice", line.span, what=phrase(f"stated.{line.node.rule.partition('_')[0]}"))
            said[line.node.rule] = _said(line)
    return said


def _said(line: Line) -> str:
    words = [word.text for word in line.node.words("TEXT", "EDITION", "DATE", "DOCUMENT")]
    if line.node.rule == "documents_as_of":
        _check_day(line)
    return words[0].lower() if line.node.rule == "edition" else "\n".join(words)


def _check_day(line: Line) -> None:
    word = line.node.the_word("DATE")
    if not is_day(word.text):
        refuse("bad-date", word.span, "", phrase("bad-date"), value=word.text)


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
            return replace(table, window=word.name)
        case "format":
            return replace(table, format=word.name)
    player = known_player(word, (p.name for p in table.players))
    return replace(table, active=player) if what == "active" else replace(table, first=player)
