"""The words of the law, by subject: each looks at the table and tells what it saw. None of them knows a rule."""

from judge.game.facts import (
    abilities,
    areas,
    cards,
    challenges,
    effects,
    history,
    houses,
    participants,
    timing,
)
from judge.game.facts import (
    attachments as hosts,
)
from judge.game.facts import (
    copies as uniqueness,
)
from judge.game.facts.registry import FACTS, GROUPS, NUMBERS, ORDERS, VALUES, NumberSeen, Seen, Word, look

__all__ = [
    "FACTS",
    "GROUPS",
    "NUMBERS",
    "ORDERS",
    "VALUES",
    "NumberSeen",
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
