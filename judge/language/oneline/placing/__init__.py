"""What each fact does to the table: one small function a kind of fact, by its name in the tables of phrases."""

from judge.language.oneline.placing import on_cards as card
from judge.language.oneline.placing import on_cards as copies
from judge.language.oneline.placing import on_table as moment
from judge.language.oneline.placing import on_table as told
from judge.language.oneline.placing.registry import DEEDS, Deed

__all__ = ["DEEDS", "Deed", "card", "copies", "moment", "told"]
