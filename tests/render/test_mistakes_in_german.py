"""Every mistake of `scenarios/bad` is told in German too: the message and the hint, none left in English."""

from __future__ import annotations

import pytest

from judge.driver.inputs import inputs
from judge.driver.open import Choice, open_law
from judge.driver.rule_file import rule_file
from judge.render.answers_and_refusals_with_tables import as_told
from judge.render.messages import load_language
from judge.render.problem_sentence import advice, message
from judge.rulebook import home
from judge.support.problems import Problem

OPENED = open_law(Choice())
FILES = sorted((home() / "scenarios" / "bad").glob("*.scenario"))
ENGLISH, GERMAN = load_language("en"), load_language("de")


def problems() -> list[Problem]:
    found = {}
    for given in inputs([str(f) for f in FILES]):
        for problem in as_told(ENGLISH, rule_file(OPENED, given)).problems:
            found.setdefault((problem.code, message(ENGLISH, problem)), problem)
    return list(found.values())


@pytest.mark.parametrize("problem", problems(), ids=lambda p: f"{p.code}: {message(ENGLISH, p)[:40]}")
def test_no_mistake_is_told_in_english_to_a_german(problem: Problem) -> None:
    assert message(GERMAN, problem) != message(ENGLISH, problem)
    told = problem.code == "illegal-step" or not advice(ENGLISH, problem)  # its reason is a ruling's, in the ruling's language
    assert told or advice(GERMAN, problem) != advice(ENGLISH, problem)
