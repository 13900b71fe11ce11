"""What each fact does to the table: one small function a kind of fact, by its name in the tables of phrases."""

from judge.language.oneline.placing import moment_past_and_effects, on_cards
from judge.language.oneline.placing.registry import DEEDS, Deed

__all__ = ["DEEDS", "Deed", "moment_past_and_effects", "on_cards"]
