"""What a problem says to its reader: a problem is data, and the pages of these tests hold the English of it."""

from __future__ import annotations

from judge.render import problem_sentence as problem_words
from judge.render.messages import load_language
from judge.support.problems import Problem


def message(problem: Problem) -> str:
    return problem_words.message(load_language("en"), problem)


def hint(problem: Problem) -> str:
    return problem_words.advice(load_language("en"), problem)
