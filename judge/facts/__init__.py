"""The words of the law, by subject: each looks at the table and tells what it saw. None of them knows a rule."""

from judge.facts import abilities, areas, cards, challenges, effects, history, hosts, houses, participants, timing, uniqueness
from judge.facts.words import FACTS, GROUPS, NUMBERS, ORDERS, VALUES, Number, Seen, Word, look

__all__ = [
    "FACTS",
    "GROUPS",
    "NUMBERS",
    "ORDERS",
    "VALUES",
    "Number",
    "Seen",
    "Word",
    "abilities",
    "areas",
    "cards",
    "challenges",
    "effects",
    "history",
    "hosts",
    "houses",
    "look",
    "participants",
    "timing",
    "uniqueness",
]  # fmt: skip
