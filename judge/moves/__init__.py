"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from judge.moves import abilities, challenges, leaving, shifting, tokens, turning
from judge.moves.registry import MOVES, SHIFT, apply, possible, remember

__all__ = [
    "MOVES", "SHIFT", "abilities", "apply", "challenges", "leaving", "possible", "remember", "shifting", "tokens", "turning",
]  # fmt: skip
