"""Every mistake of `scenarios/bad` is told in German too: the message and the hint, none left in English."""

from __future__ import annotations

import pytest

from judge.cli.court import open_court
from judge.cli.inputs import inputs
from judge.cli.options import Choice
from judge.errors import Problem
from judge.rulebook import home
from judge.say.language import load_language
from judge.say.reworded import reworded

COURT = open_court(Choice())
FILES = sorted((home() / "scenarios" / "bad").glob("*.scenario"))
GERMAN = load_language("de")
MADE_IN_THE_LANGUAGE = {"not-text", "not-utf8", "unreadable", "unknown-clause", "unknown-document", "bad-date"}
"""What the front door says itself comes from the language file and needs no rewording."""


def problems() -> list[Problem]:
    found = {}
    for given in inputs([str(f) for f in FILES], COURT.language):
        for problem in COURT.hear(given).problems:
            if problem.code not in MADE_IN_THE_LANGUAGE:
                found.setdefault((problem.code, problem.message), problem)
    return list(found.values())


@pytest.mark.parametrize("problem", problems(), ids=lambda p: f"{p.code}: {p.message[:40]}")
def test_no_mistake_is_told_in_english_to_a_german(problem: Problem) -> None:
    told = reworded(GERMAN, problem)
    assert told.message != problem.message
    assert not problem.hint or told.hint != problem.hint
