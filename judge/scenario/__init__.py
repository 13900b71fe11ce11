"""Scenario files: the language, and how a file becomes a table and questions."""

from judge.scenario.card_list import CardList, card_list
from judge.scenario.faces import FaceFinder
from judge.scenario.read import Unsound, read, read_what_is_good
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.supposing import SUPPOSED, supposing
from judge.scenario.unruled import Unruled, amiss, asked_text, in_order, questions, told, unruled
from judge.scenario.vary import vary

__all__ = [
    "SUPPOSED", "CardList", "FaceFinder", "Scenario", "ScriptLine", "Unruled", "Unsound", "amiss", "asked_text", "card_list",
    "in_order", "questions", "read", "read_what_is_good", "resolve", "supposing", "told", "unruled", "vary",
]  # fmt: skip
