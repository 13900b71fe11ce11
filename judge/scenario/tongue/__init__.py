"""Other languages: a keyword table turns a line of theirs into words of the scenario language, each with its own place.

There is one grammar and one parser. A language is a file in `keywords`, and costs no Python.
"""

from judge.scenario.tongue.detect import declared, detect
from judge.scenario.tongue.foreign import foreign, home_again
from judge.scenario.tongue.load import tongue, tongues
from judge.scenario.tongue.pieces import Piece, Pieces
from judge.scenario.tongue.rules import arranged
from judge.scenario.tongue.tongue import Tongue
from judge.scenario.tongue.translate import worded
from judge.scenario.tongue.vocabulary import vocabulary

__all__ = [
    "Piece", "Pieces", "Tongue", "arranged", "declared", "detect", "foreign", "home_again", "tongue", "tongues",
    "vocabulary", "worded",
]  # fmt: skip
