"""What each fact does to the table: one small function a kind of fact, by its name in the tables of phrases."""

from judge.ask.deeds import card, copies, moment, told
from judge.ask.deeds.registry import DEEDS, Deed

__all__ = ["DEEDS", "Deed", "card", "copies", "moment", "told"]
