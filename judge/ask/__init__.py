"""One-line questions: loose English is normalised into the scenario language, whose grammar reads it."""

from judge.ask.restate import prose
from judge.ask.understand import Understood, understand

__all__ = ["Understood", "prose", "understand"]
