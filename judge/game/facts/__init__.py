"""The words of the law, by subject: each looks at the table and tells what it saw. None of them knows a rule."""

from judge.game.facts import (
    abilities,
    areas,
    cards,
    challenges,
    copies,
    effects,
    history,
    hosts,
    houses,
    participants,
    timing,
)
from judge.game.facts.registry import FACTS, GROUPS, NUMBERS, ORDERS, VALUES, NumberSeen, Seen, Word, look

__all__ = [
    "FACTS", "GROUPS", "NUMBERS", "ORDERS", "VALUES", "NumberSeen", "Seen", "Word", "abilities", "areas", "cards", "challenges",
    "copies", "effects", "history", "hosts", "houses", "look", "participants", "timing",
]  # fmt: skip
