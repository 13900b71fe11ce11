"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from judge.game.moves import ability_bookkeeping_moves, areas, challenges, kneeling_and_setup, leaving_play, tokens
from judge.game.moves.registry import KINDS, MOVES, SHIFT, UNLOAD, apply, noted, possible

__all__ = [
    "KINDS",
    "MOVES",
    "SHIFT",
    "UNLOAD",
    "ability_bookkeeping_moves",
    "apply",
    "areas",
    "challenges",
    "kneeling_and_setup",
    "leaving_play",
    "noted",
    "possible",
    "tokens",
]  # fmt: skip
