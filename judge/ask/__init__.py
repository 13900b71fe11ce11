"""One-line questions: loose English is normalised into the scenario language, whose grammar reads it."""

from judge.ask.restate import prose
from judge.ask.tokens import FILE
from judge.ask.understand import Understood, understand

__all__ = ["FILE", "Understood", "prose", "understand"]
