"""How often a question is answered again to find what it turns on: a bounded number of times, however much is not stated."""

from __future__ import annotations

import pytest
from casebook import casebook, heard

from judge.engine.evaluate.deciding_unknowns import TRIES, Probe, turning
from judge.engine.evaluate.evaluation import Hearing
from judge.game.case_and_truth import Case
from judge.ruling import Finding, Proviso, Ruling


def unstated(number: int) -> Ruling:
    facts = [Finding("fact", "titled", f"title {n}", None, Case(card="a")) for n in range(number)]
    return Ruling("depends", conditions=tuple(Proviso(fact, True, "2E-X-01") for fact in facts))


def asked_again(number: int) -> int:
    """How often, where no fact decides alone and none with another."""
    told, tried = unstated(number), 0

    def answer(_: Hearing) -> Ruling:
        nonlocal tried
        tried += 1
        return told

    hearing = heard(casebook("2e")[0]).answers[0].heard_at
    assert hearing is not None
    turning(told, hearing.table, Probe(hearing, answer))
    return tried


@pytest.mark.parametrize("facts", [13, 24, 60])
def test_thirteen_facts_or_sixty_are_not_tried_for_ever(facts: int) -> None:
    assert asked_again(facts) <= TRIES + 50  # the last round of single facts is gone through


def test_few_facts_are_all_tried_in_pairs() -> None:
    """Seven, as the boards of the net have at most: each alone, then each with each other, either way."""
    assert asked_again(7) >= 7 * 2 + 7 * 6 // 2 * 4
