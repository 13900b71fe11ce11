"""What a problem says to its reader: a problem is data, and the pages of these tests hold the English of it."""

from __future__ import annotations

from judge.errors import Problem
from judge.say import problem_words
from judge.say.language import load_language


def message(problem: Problem) -> str:
    return problem_words.message(load_language("en"), problem)


def hint(problem: Problem) -> str:
    return problem_words.advice(load_language("en"), problem)
