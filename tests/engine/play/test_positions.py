"""Where a table stands among the rows, which of two rows comes first, and that `can` asks for none of them."""

from __future__ import annotations

import pytest
from casebook import law
from playing import heard

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.play.place_in_step_sequence import first_of, positions, stands
from judge.engine.rule import open_hearing
from judge.game.table import Table
from judge.rulebook import Rulebook, rulebook


def book(edition: str = "2e") -> Rulebook:
    return rulebook(law(), edition)


def at_table(edition: str = "2e", played: str | None = None) -> Hearing:
    return open_hearing(book(edition), Table(format=played))


@pytest.mark.parametrize(
    ("edition", "sequence", "first", "second", "by"),
    [
        ("2e", "taxation", "gold is returned", "reserve check", ("2E-GOLDPOOL-04", "2E-RESERVE-01")),
        ("2e", "challenge", "bonuses", "claim is applied", ("2E-CHALLENGE-05", "2E-CHALLENGE-07")),
        ("1e", "challenge", "claim is applied", "bonuses", ("1E-CHALLENGE-10",)),
        ("2e", "plot", "initiative", "plot action window", ("2E-INITIATIVE-01", "2E-ACTION-07")),
        ("2e", "happening", "interrupts", "at once", ("2E-TRIGGER-01", "2E-DELAY-01")),
        ("1e", "taxation", "shadows", "gold is returned", ("1E-SHADOW-33", "1E-SHADOW-34", "1E-SHADOW-37", "1E-PHASE-10")),
    ],
)
def test_which_of_two_rows_comes_first(edition: str, sequence: str, first: str, second: str, by: tuple[str, ...]) -> None:
    assert first_of(at_table(edition), sequence, second, first) == (first, by)
    assert first_of(at_table(edition), sequence, first, second) == (first, by)


def test_rows_that_do_not_come_at_this_table_are_not_compared() -> None:
    titles = ("plot", "plot action window", "titles are chosen")
    assert [first_of(at_table(played=played), *titles) is None for played in ("melee", "joust", None)] == [False, True, False]


def test_rows_that_are_not_there_are_not_compared() -> None:
    assert first_of(at_table(), "taxation", "gold is returned", "income") is None
    assert first_of(at_table(), "taxation", "gold is returned", "gold is returned") is None


@pytest.mark.parametrize("phase", ["plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation"])
@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_a_described_table_stands_in_the_window_that_it_names(edition: str, phase: str) -> None:
    rows = positions(book(edition), phase)
    action = stands(book(edition), Table(phase=phase, window="action"))
    beginning = stands(book(edition), Table(phase=phase, window="beginning"))
    assert action is not None and rows[action].row.window == "action"
    assert beginning is not None and rows[beginning].row.does == "begin_phase"
    assert beginning < action
    assert stands(book(edition), Table(phase=phase, window="interrupt")) is None


def test_what_was_played_stands_where_it_was_left() -> None:
    session = heard("edition: 2e\nphase: standing\nplayer Alice\nplayer Bob\nthen the taxation phase begins\n")
    (frame,) = session.table.pending
    assert positions(book(), frame.sequence)[frame.row].row.step == "taxation action window"


def test_can_opens_no_sequence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rulebook, "rows", lambda *_: pytest.fail("a sequence was opened"))
    text = """\
edition: 2e
phase: marshaling
active player: Alice
player Alice
  gold: 5
  shadows: "Penny"
player Bob
ask can Alice bring "Penny" out of shadows?
ask when can Alice bring "Penny" out of shadows?
ask what can Alice do?
"""
    assert heard(text).answers[0].ruling.verdict == "yes"
