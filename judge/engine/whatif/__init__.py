"""What would change a ruling: small changes to the table, each ruled on again."""

from judge.engine.whatif.card_changes import EDITS, Edit
from judge.engine.whatif.reversals import Turn, would_change

__all__ = ["EDITS", "Edit", "Turn", "would_change"]
