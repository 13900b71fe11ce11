"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from judge.game.moves import areas, challenges, kneeling_and_setup, leaving_play, moves_for_card_abilities, tokens
from judge.game.moves.registry import KINDS, MOVES, SHIFT, UNLOAD, apply, noted, possible

__all__ = [
    "KINDS",
    "MOVES",
    "SHIFT",
    "UNLOAD",
    "apply",
    "areas",
    "challenges",
    "kneeling_and_setup",
    "leaving_play",
    "moves_for_card_abilities",
    "noted",
    "possible",
    "tokens",
]  # fmt: skip
