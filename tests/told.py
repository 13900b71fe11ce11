"""Problems in the words that an English reader is told."""

from __future__ import annotations

from judge.errors import Problem
from judge.say.language import load_language
from judge.say.problem_words import advice, message


def said(problem: Problem) -> str:
    return message(load_language("en"), problem)


def advised(problem: Problem) -> str:
    return advice(load_language("en"), problem)
