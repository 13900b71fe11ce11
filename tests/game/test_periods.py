"""What has happened is stamped and kept: whether it was in this phase, round or game is a comparison, not a deletion."""

from __future__ import annotations

from pathlib import Path

import pytest
from front import run, write

from judge.game.happening import Happening
from judge.game.periods_gone_by import MOMENT, in_all, next_period, of_this, periods, was_in, with_happening
from judge.game.table import Table

MARSHAL = Happening("marshal", "Alice", period="challenge")


def test_a_period_takes_the_shorter_ones_with_it_and_leaves_the_longer() -> None:
    table = with_happening(Table(), MARSHAL)
    for ended in ("turn", "phase", "round", "game"):
        after = next_period(table, ended)
        (kept,) = after.history
        over = periods(table)[: periods(table).index(ended) + 1]
        assert {one: was_in(after, kept, one) for one in periods(table)[1:]} == {
            one: one not in over for one in periods(table)[1:]
        }


def test_what_is_told_of_a_round_may_have_been_in_this_phase() -> None:
    table = with_happening(Table(), Happening("marshal", "Alice", period="round"))
    (told,) = table.history
    assert (was_in(table, told, "phase"), was_in(table, told, "round"), was_in(table, told, "game")) == (None, True, True)
    later = next_period(table, "round")
    assert (was_in(later, told, "phase"), was_in(later, told, "round"), was_in(later, told, "game")) == (False, False, True)


def test_so_many_of_them_are_counted_in_three_values() -> None:
    table = with_happening(with_happening(Table(), Happening("play", period="round")), MARSHAL)
    told = of_this(table, "phase")
    assert [in_all(table, told, "phase", times) for times in (1, 2, 3)] == [True, None, False]
    assert of_this(next_period(table, MOMENT), MOMENT) == of_this(next_period(table, "round"), "phase") == ()


LIMITED = """\
edition: 2e
phase: marshaling
window: action
first player: Alice
active player: Alice
card "Inn": location, neutral, cost 0, limited
card "Ford": location, neutral, cost 0, limited
player Alice
  gold: 5
  hand: "Inn", "Ford"
player Bob
{}ask can Alice marshal "Ford"?
"""
MARSHALS = 'then Alice marshals "Inn"\n'
AGAIN = "then Alice becomes the active player\nthen players may take actions\n"


@pytest.mark.parametrize(
    ("between", "answer"),
    [
        ("", "no"),
        ("then the phase ends\nthen the marshaling phase begins\n", "no"),
        ("then the phase ends\nthen the round ends\nthen the marshaling phase begins\n", "yes"),
    ],
    ids=["in the same phase", "in another phase of the round", "in the next round"],
)
def test_a_limited_card_counts_for_its_round(tmp_path: Path, between: str, answer: str) -> None:
    ran = run("rule", "--json", write(tmp_path, LIMITED.format(MARSHALS + between + (AGAIN if between else ""))))
    assert [(r["answer"]) for r in ran.record["rulings"]] == [answer], ran.record["problems"]


FIGHTS = """\
edition: {edition}
phase: challenges
window: action
first player: Alice
active player: Alice
player Alice
player Bob
{told}ask can Alice initiate an intrigue challenge against Bob?
"""


DONE = "Alice has initiated an intrigue challenge against Bob"
LATER = f"then the phase ends\nthen the challenges phase begins\n{AGAIN}"


@pytest.mark.parametrize("edition", ["1e", "2e"])
@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (f"{DONE} this phase\n", "no"),
        (f"{DONE} this round\n", "depends"),
        (f"{DONE} this phase\n{LATER}", "yes"),
        (f"{DONE} this round\n{LATER}", "yes"),
    ],
    ids=["this phase", "this round", "this phase, ended", "this round, phase ended"],
)
def test_what_was_done_this_phase_is_not_what_was_done_this_round(tmp_path: Path, edition: str, told: str, answer: str) -> None:
    ran = run("rule", "--json", write(tmp_path, FIGHTS.format(edition=edition, told=told)))
    assert [r["verdict"] for r in ran.record["rulings"]] == [answer], ran.record["problems"]
