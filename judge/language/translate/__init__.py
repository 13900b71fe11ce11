"""Other languages: a keyword table turns a line of theirs into words of the scenario language, each with its own place.

There is one grammar and one parser. A language is a file in `keywords`, and costs no Python.
"""

from judge.language.translate.line import foreign, home_again, worded
from judge.language.translate.load_word_tables import declared, detect, tongue, tongues
from judge.language.translate.pieces import Pieces, TranslatedWord
from judge.language.translate.word_order import arranged
from judge.language.translate.word_table import Tongue, vocabulary

__all__ = [
    "Pieces",
    "Tongue",
    "TranslatedWord",
    "arranged",
    "declared",
    "detect",
    "foreign",
    "home_again",
    "tongue",
    "tongues",
    "vocabulary",
    "worded",
]  # fmt: skip
