"""Scenario files: the language, and how a file becomes a table and questions."""

from judge.scenario.faces import FaceFinder
from judge.scenario.read import read, supposing
from judge.scenario.resolve import resolve
from judge.scenario.scenario import Scenario, ScriptLine
from judge.scenario.vary import vary

__all__ = ["FaceFinder", "Scenario", "ScriptLine", "read", "resolve", "supposing", "vary"]
