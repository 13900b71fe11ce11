"""What holds of every answer: one that depends says on what, and no sentence is left with a gap in it."""

from __future__ import annotations

import re

import pytest
from boards import Board, boards
from casebook import HOME, casebook, catalogue, heard, law
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from legal import Judge

from judge.driver.run_scenario import Session, hear
from judge.language import read
from judge.rulebook import rulebook

GAP = re.compile(r"\{[^{}\n]*\}")
EASY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
KINDS = ("a character", "a location", "a limited card", "a unique card", "a Knight character", "a duplicate", "an event", "it")
COUNTED = (("marshaling", "marshaling"), ("bringing {} out of shadows", "playing"), ("playing", "playing"))


def bare(session: Session) -> list[str]:
    """The questions whose answer depends on nothing that is named."""
    depending = [a for a in session.answers if a.ruling.verdict == "depends"]
    return [a.question.text for a in depending if not a.ruling.conditions]


def test_in_the_casebook_what_depends_says_on_what() -> None:
    assert {file.name: bare(heard(file)) for file in casebook() if bare(heard(file))} == {}


@EASY
@given(boards)
def test_on_any_board_what_depends_says_on_what(board: Board) -> None:
    lines = [line for line in board.text().splitlines() if not line.startswith("phase")]
    forms = ("who wins the challenge", "in what order do players act", f"what can {board.players[0]} do")
    asks = [f"ask {form}?" for form in forms]
    assert bare(_heard("\n".join([*lines, *asks]) + "\n")) == []


@EASY
@given(boards, st.sampled_from(COUNTED), st.sampled_from(KINDS), st.sampled_from(KINDS))
def test_what_an_act_counts_as_says_what_it_depends_on(board: Board, acts: tuple[str, str], one: str, other: str) -> None:
    done = acts[0].format(one) if "{}" in acts[0] else f"{acts[0]} {one}"
    assert bare(_heard(f"{board.text()}ask does {done} count as {acts[1]} {other}?\n")) == []


def _heard(text: str) -> Session:
    return hear(read(text, "board", catalogue()), rulebook(law(), "2e"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_page_of_the_casebook_has_a_gap(judge: Judge, language: str) -> None:
    folders = [str(HOME / "scenarios" / folder) for folder in ("1e", "2e", "editions")]
    for more in ((), ("--json",)):
        text = judge("rule", "--lang", language, *more, *folders)[1]
        told = re.findall(r'"section": "[^"]*"|"text": "[^"]*"|"summary": "[^"]*"', text) if more else text.splitlines()
        assert [line for line in told if GAP.search(line)] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_clause_has_a_gap(judge: Judge, language: str) -> None:
    for clause in law()["clauses"]:
        assert not GAP.search(judge("clause", clause, "--lang", language)[1]), clause


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_problem_has_a_gap(judge: Judge, language: str) -> None:
    """Where somebody's own words have braces, they stay."""
    told = judge("rule", "--lang", language, str(HOME / "scenarios" / "bad"))[2].splitlines()
    ours = [line for line in told if re.match(r"\S+:\d+:\d+: |  hint: |  Hinweis: ", line)]
    assert [line for line in ours if GAP.search(line)] == []
