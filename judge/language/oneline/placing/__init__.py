"""What each fact does to the table: one small function a kind of fact, by its name in the tables of phrases."""

from judge.language.oneline.placing import on_cards, past_and_effects
from judge.language.oneline.placing.registry import DEEDS, Deed

__all__ = ["DEEDS", "Deed", "on_cards", "past_and_effects"]
