"""The law: clauses, documents and actions, read from YAML, checked, compiled and found by what they speak of."""

from judge.rulebook.book import Rulebook, weakest
from judge.rulebook.clause import Clause, Document, Entry
from judge.rulebook.load import load_data, rulebook, unknown_document
from judge.support.where_files_lie import home

__all__ = ["Clause", "Document", "Entry", "Rulebook", "home", "load_data", "rulebook", "unknown_document", "weakest"]
