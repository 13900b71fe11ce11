"""Scenario files: the language, and how a file becomes a table and questions."""

from judge.language.card_list import CardList, card_list
from judge.language.lost_questions import Unruled, amiss, asked_text, in_order, questions, told, unruled
from judge.language.read_scenario import Unsound, read, read_what_is_good
from judge.language.resolve.printed_card import FaceFinder
from judge.language.resolve.script_line import resolve, vary
from judge.language.scenario import Scenario, ScriptLine
from judge.language.suppositions import SUPPOSED, supposing

__all__ = [
    "SUPPOSED", "CardList", "FaceFinder", "Scenario", "ScriptLine", "Unruled", "Unsound", "amiss", "asked_text", "card_list",
    "in_order", "questions", "read", "read_what_is_good", "resolve", "supposing", "told", "unruled", "vary",
]  # fmt: skip
