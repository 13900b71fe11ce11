"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from judge.game.moves import (
    areas,
    challenges,
    kneeling_and_setup,
    note_coming_out_and_use_up_effects,
    tokens,
    what_goes_with_a_leaving_card,
)
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
    "note_coming_out_and_use_up_effects",
    "noted",
    "possible",
    "tokens",
    "what_goes_with_a_leaving_card",
]  # fmt: skip
