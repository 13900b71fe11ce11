"""Reads `challenge:`, `attackers:` and `defenders:` into a Challenge."""

from __future__ import annotations

from judge.errors import phrase
from judge.noun import replace
from judge.scenario.pick import pick_all
from judge.scenario.places import natural_places
from judge.scenario.problems import known_player, refuse
from judge.scenario.syntax import Line
from judge.table import Challenge, Table


def fight(line: Line, table: Table) -> Table:
    """The table with what one line says of the challenge."""
    if line.node.rule in table.places:
        refuse("stated-twice", line.span, what=phrase(f"stated.{line.node.rule}"))
    challenge = _declared(line, table) if line.node.rule == "challenge" else _sided(line, table)
    places = {**challenge.places, line.node.rule: line.span}
    table = replace(table, challenge=replace(challenge, places=places))
    return replace(table, places={**table.places, line.node.rule: line.span})


def _declared(line: Line, table: Table) -> Challenge:
    names = [known_player(word, (p.name for p in table.players)) for word in line.node.words("NAME")]
    if names[0] == names[1]:
        refuse("unknown-player", line.span, "unknown-player.oneself", player=names[0])
    return Challenge(line.node.the_word("ICON").name, attacker=names[0], defender=names[1])


def _sided(line: Line, table: Table) -> Challenge:
    challenge, attacking = table.challenge, line.node.rule == "attackers"
    if challenge is None:
        refuse("no-challenge", line.span, "", phrase("add-a-challenge"), field=line.node.rule)
    player = challenge.attacker if attacking else challenge.defender
    natural = natural_places(table.vocabulary, "attack" if attacking else "defend", player)
    cards = pick_all(line.node.nodes("card"), table, player, natural)
    challenge = replace(challenge, declared=(*challenge.declared, *cards))
    return replace(challenge, attackers=cards) if attacking else replace(challenge, defenders=cards)
