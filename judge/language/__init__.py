"""Scenario files: the language, and how a file becomes a table and questions."""

from judge.language.questions_lost_to_bad_lines import Unruled, amiss, asked_text, in_order, questions, told, unruled
from judge.language.read_scenario import Unsound, read, read_what_is_good
from judge.language.resolve.printed_card import FaceFinder
from judge.language.resolve.resolve_script_or_whatif_line import resolve, vary
from judge.language.scenario import SUPPOSED, Scenario, ScriptLine

__all__ = [
    "SUPPOSED", "FaceFinder", "Scenario", "ScriptLine", "Unruled", "Unsound", "amiss", "asked_text", "in_order", "questions",
    "read", "read_what_is_good", "resolve", "told", "unruled", "vary",
]  # fmt: skip
