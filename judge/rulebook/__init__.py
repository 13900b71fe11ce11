"""The law: clauses, documents and actions, read from YAML, checked, compiled and found by what they speak of."""

from judge.rulebook.book import Rulebook, weakest
from judge.rulebook.clause import Clause, Document, Entry
from judge.rulebook.load import home, load_data, rulebook

__all__ = ["Clause", "Document", "Entry", "Rulebook", "home", "load_data", "rulebook", "weakest"]
