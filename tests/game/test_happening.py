"""Whether what has happened is what a clause describes: yes, no, or nobody has said."""

from __future__ import annotations

from typing import Any

import pytest

from judge.game.card_descriptions import Which, Who
from judge.game.case_and_truth import Case
from judge.game.happening import MOMENT, Happening, fits, looked_for
from judge.game.printed_face import Face
from judge.game.table import Card, Player, Table

ALICE = Case(player="Alice", card="c1", challenge="military")
CARDS = {
    "c1": Card("c1", Face("Old Sailor"), "Alice", "Alice", "play"),
    "c2": Card("c2", Face("Old Sailor"), "Alice", "Bob", "play"),
    "c3": Card("c3", Face("Harbor Clerk"), "Bob", "Bob", "play"),
}
TABLE = Table((Player("Alice"), Player("Bob")), CARDS)


def wanted(verb: str, **more: Any) -> Happening:
    return Happening((verb,), **more)


FITTING = [
    (Happening("marshal", "Alice", "c1"), wanted("marshal", which="this"), True),
    (Happening("marshal", "Alice", "c3"), wanted("marshal", which="this"), False),
    (Happening("marshal", "Alice"), wanted("marshal", which="this"), None),  # a card, but which?
    (Happening("marshal", "Bob", "c1"), wanted("marshal", who="you"), False),
    (Happening("kill", which="c1"), wanted("kill", who="you"), None),  # by whom is not said
    (Happening("ambush", "Alice", "c1"), wanted("enter_play", which="this"), True),  # a way of entering play
    (Happening("enter_play", "Alice", "c1"), wanted("ambush", which="this"), None),  # in which way?
    (Happening("marshal", "Alice", "c1"), wanted("kill", which="this"), False),
    (Happening("marshal", "Alice", was=("limited",)), wanted("marshal", was=("limited",)), True),
    (Happening("marshal", "Alice", "c1", ("character",)), wanted("marshal", was=("limited",)), False),
    (Happening("marshal", "Alice"), wanted("marshal", was=("limited",)), None),
    (Happening("take_control", "Alice", "c2"), wanted("take_control", card=Which(same_title="this", owner=Who("you"))), True),
    (Happening("take_control", "Alice", "c3"), wanted("take_control", card=Which(same_title="this", owner=Who("you"))), False),
    (Happening("initiate_challenge", "Alice", fight="military"), wanted("initiate_challenge", fight="this"), True),
    (Happening("initiate_challenge", "Alice", fight="power"), wanted("initiate_challenge", fight="this"), False),
    (Happening("initiate_challenge", "Alice"), wanted("initiate_challenge", fight="this"), None),
    (Happening("bring_out", "Alice", passed=True), wanted("bring_out", who="you"), False),
    (Happening("kill", which="c1", would=True, period=MOMENT), wanted("kill", which="this"), False),
    (Happening("kill", which="c1", would=True, period=MOMENT), wanted("leave_play", which="this", would=True), True),
]


@pytest.mark.parametrize(("told", "described", "truth"), FITTING)
def test_what_is_told_fits_what_is_described(told: Happening, described: Happening, truth: bool | None) -> None:
    assert fits(TABLE, told, described, ALICE) is truth


def test_one_that_fits_is_enough_and_is_the_evidence() -> None:
    told = (Happening("kill", which="c3"), Happening("kill", which="c1"))
    found = looked_for(TABLE, wanted("kill", which="this"), ALICE, told)
    assert found.truth and found.told == told[1:]


def test_where_no_card_is_spoken_of_nothing_is_known_of_it() -> None:
    assert looked_for(TABLE, wanted("kill", which="this"), Case(player="Alice"), ()).truth is None


@pytest.mark.parametrize(
    ("described", "reads"),
    [
        (wanted("bring_out"), set()),
        (wanted("bring_out", who="you"), {"player"}),
        (wanted("bring_out", which="this"), {"card"}),
        (wanted("take_control", card=Which(same_title="this", owner=Who("you"))), {"player", "card"}),
        (wanted("initiate_challenge", fight="this"), {"challenge"}),
    ],
)
def test_it_reads_only_what_is_described(described: Happening, reads: set[str]) -> None:
    """What was found for one case serves every other that is the same as far as the description goes."""
    assert described.reads == reads
