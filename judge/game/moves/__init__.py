"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from judge.game.moves import abilities, challenges, tokens
from judge.game.moves import areas as shifting
from judge.game.moves import kneeling as turning
from judge.game.moves import leaving_play as leaving
from judge.game.moves.registry import MOVES, SHIFT, UNLOAD, apply, noted, possible, remember

__all__ = [
    "MOVES", "SHIFT", "UNLOAD", "abilities", "apply", "challenges", "leaving", "noted", "possible", "remember", "shifting",
    "tokens", "turning",
]  # fmt: skip
