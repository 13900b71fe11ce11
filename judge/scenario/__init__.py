"""Scenario files: the language, and how a file becomes a table and questions."""

from judge.scenario.card_list import CardList, card_list
from judge.scenario.faces import FaceFinder
from judge.scenario.read import read, supposing
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.vary import vary

__all__ = ["CardList", "FaceFinder", "Scenario", "ScriptLine", "card_list", "read", "resolve", "supposing", "vary"]
