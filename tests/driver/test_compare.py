"""One table before several benches: answers, flips, the clauses behind them, and how cards were read."""

from __future__ import annotations

from casebook import catalogue, law

from judge.driver.compare_editions_or_documents import Bench, Reading, compare, editions_of
from judge.language import read

BOARD = """
edition: 1e
phase: challenges
window: action
first player: Alice
card "Gold Cloak": character, neutral, cost s1, strength 2, military
card "Penny": character, neutral, cost 3, strength 2, military, shadow 2
card "Guard": character, neutral, cost 2, strength 2, military
player Alice
  gold: 4
  shadows: "Gold Cloak", "Penny"
  play: "Guard" (owned by Bob)
player Bob
ask can Alice bring "Gold Cloak" out of shadows?
ask can Bob look at "Gold Cloak"?
ask when can Alice bring "Penny" out of shadows?
"""


def board(text: str = BOARD):
    return read(text, "board", catalogue())


def test_the_same_table_under_both_editions() -> None:
    found = compare(board(), law(), editions_of(law()))
    out, look, when = found.rows
    assert [r.verdict for r in out.rulings if r] == ["no", "yes"]
    assert out.flipped and "1E-SHADOW-26" in out.because[0] and "2E-SHADOW-11" in out.because[1]
    assert not look.flipped
    assert when.flipped
    assert found.flipped == (out, when)


def test_what_a_card_lacks_is_read_into_it_and_said() -> None:
    found = compare(board(), law(), editions_of(law()))
    assert found.readings == (Reading("Gold Cloak", "crest", 1, True), Reading("Penny", "keyword", 2))


def test_the_same_edition_under_several_documents() -> None:
    text = BOARD.replace('card "Guard": character, neutral, cost 2', 'card "Guard": character, neutral, cost s2')
    text += 'then Alice returns "Guard" to shadows\nask can Bob look at "Guard"?\n'
    found = compare(board(text), law(), [Bench("1e", only=("1e-kings-landing",)), Bench("1e")])
    row = found.rows[-1]
    assert [r.verdict for r in row.rulings if r] == ["no", "yes"]
    assert row.flipped
    assert not found.rows[0].flipped and found.rows[0].because[1] == ()


def test_a_bench_where_a_step_is_illegal_stops_there() -> None:
    text = BOARD + 'then Alice brings "Gold Cloak" out of shadows\nask is "Gold Cloak" in play?\n'
    found = compare(board(text), law(), editions_of(law()))
    assert found.rows[-1].rulings[0] is None and not found.rows[-1].flipped  # nothing to compare there
    assert [p.code for p in found.problems[0]] == ["illegal-step"] and not found.problems[1]
