"""Every file of the casebook gets the answers, and the deciding clauses, that its expectations demand."""

from __future__ import annotations

from pathlib import Path

import pytest
from casebook import SHARED, casebook, heard
from worded import hint, message

from judge.render.expectation_met import shortfall
from judge.render.messages import load_language
from judge.render.placeholders import Scene

ACCEPTANCE = [file for edition in ("1e", "2e") for file in sorted((SHARED / "scenarios" / edition).rglob("*.scenario"))]
"""`real/` beside them is where the language goes: it is held to when an issue asks for its forms."""


def missed(file: Path) -> list[str]:
    """Each question whose answer is not as expected, in words."""
    session = heard(file)
    language = load_language()
    found = [f"line {p.span.line}: {message(p)} ({hint(p)})" for p in session.problems]
    for one in session.answers:
        expected = one.question.expected
        scene = Scene(language, session.rulebook, one.table)
        if expected and not (lack := shortfall(scene, one.ruling, expected)).met:
            ids = sorted(h.clause for h in one.ruling.decided)
            got = f"{one.question.text} -> {one.ruling.verdict} {ids}, not {expected.answer}"
            found.append(f"line {one.question.span.line}: {got}: {lack}")
    return found


@pytest.mark.parametrize("file", casebook(), ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_the_casebook_is_answered_as_it_expects(file: Path) -> None:
    assert not missed(file)


@pytest.mark.parametrize("file", casebook(), ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_every_question_of_the_casebook_says_what_it_expects(file: Path) -> None:
    assert all(one.question.expected for one in heard(file).answers)


@pytest.mark.skipif(not ACCEPTANCE, reason="the acceptance scenarios are not here")
@pytest.mark.parametrize("file", ACCEPTANCE, ids=lambda f: f"{f.parent.name}/{f.stem}")
def test_the_acceptance_scenarios_are_answered_as_they_expect(file: Path) -> None:
    assert not missed(file)
