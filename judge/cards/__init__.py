"""Card facts: our own, and the packs that the user imported."""

from judge.cards.catalogue import Catalogue
from judge.support.fold_and_clean_text import clean, fold

__all__ = ["Catalogue", "clean", "fold"]
