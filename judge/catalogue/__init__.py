"""Card facts: our own, and the packs that the user imported."""

from judge.catalogue.catalogue import Catalogue
from judge.catalogue.names import clean, fold

__all__ = ["Catalogue", "clean", "fold"]
