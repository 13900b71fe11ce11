"""What would change a ruling: small changes to the table, each ruled on again."""

from judge.engine.whatif.reversals import Turn, would_change
from judge.game.facts.whatif_on_cards import Edit

__all__ = ["Edit", "Turn", "would_change"]
