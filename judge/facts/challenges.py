"""Challenges: who attacks, who defends, and with what."""

from __future__ import annotations

from judge.facts.words import Seen, fact, places
from judge.table import Card, Table


@fact(about="challenge")
def participates(table: Table, card: Card) -> Seen:
    fight = table.challenge
    taking_part = (*fight.attackers, *(fight.defenders or ())) if fight else ()
    return Seen(card.id in taking_part, places(card.place))
