"""Whether the table shows that a condition of a sentence is not met: another phase, no challenge, another first player."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.bearing.sentence import ITSELF
from judge.table import Card, Table

PHASE = re.compile(r"\b(?:during )the (plot|draw|marshaling|challenges|dominance|standing|taxation) phase", re.I)
FIGHT = re.compile(r"\b(?:attacking|defending|participating)\b|\bduring (?:a|an|any|each|that|the|\[\w+\])\b.*\bchallenge", re.I)
TYPE = re.compile(r"\[(military|intrigue|power)\] challenge", re.I)
ROLE = re.compile(rf"(?:{ITSELF}|attached character) is (attacking|defending|participating)", re.I)
FIRST = re.compile(r"\byou are (not )?the first player", re.I)
POSTURE = re.compile(rf"{ITSELF} is (standing|kneeling|knelt)", re.I)
OPEN = re.compile(r"^unless\b|\b(?:won|lost|initiated|was|were|each round|this round|this phase)\b| or ", re.I)
"""What looks back, or offers another way, is not looked into."""


def ruled_out(condition: str, source: Card, table: Table) -> bool:
    """Only what the table states can rule a condition out."""
    condition = condition.replace("attacking or defending", "participating")
    return not OPEN.search(condition) and any(test(condition, source, table) for test in TESTS)


def _phase(condition: str, _: Card, table: Table) -> bool:
    told = PHASE.search(condition)
    return bool(told and table.phase and told[1].lower() != table.phase)


def _no_fight(condition: str, _: Card, table: Table) -> bool:
    return table.challenge is None and bool(FIGHT.search(condition))


def _other_type(condition: str, _: Card, table: Table) -> bool:
    types = [t.lower() for t in TYPE.findall(condition)]
    return bool(table.challenge and types and table.challenge.type not in types)


def _no_part(condition: str, source: Card, table: Table) -> bool:
    told = ROLE.search(condition)
    if table.challenge is None or told is None:
        return False
    fight, card = table.challenge, source.host or source.id
    attacks, defends = card in fight.attackers, fight.defenders is None or card in fight.defenders
    return not {"attacking": attacks, "defending": defends}.get(told[1].lower(), attacks or defends)


def _not_first(condition: str, source: Card, table: Table) -> bool:
    told = FIRST.search(condition)
    return bool(told and table.first) and (table.first == source.controller) is bool(told and told[1])


def _posture(condition: str, source: Card, _: Table) -> bool:
    told = POSTURE.search(condition)
    return bool(told and source.kneeling is not None and source.kneeling is (told[1].lower() == "standing"))


TESTS: tuple[Callable[[str, Card, Table], bool], ...] = (_phase, _no_fight, _other_type, _no_part, _not_first, _posture)
