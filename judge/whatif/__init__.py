"""What would change a ruling: small changes to the table, each ruled on again."""

from judge.whatif.edits import EDITS, Edit
from judge.whatif.search import Turn, would_change

__all__ = ["EDITS", "Edit", "Turn", "would_change"]
