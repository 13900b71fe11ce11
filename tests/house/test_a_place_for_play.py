"""House 3: a step runs through rows of YAML; what is pending is data; a choice is never taken in silence."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
import yaml
from casebook import HOME
from front import run

from .scratch import Law

HEAD = """\
edition: 2e
phase: marshaling
active player: Alice
window: action
"""


def rows(edition: str) -> dict[str, list[dict[str, object]]]:
    return yaml.safe_load((HOME / "rulings" / edition / "steps.yaml").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_every_row_names_the_clause_that_places_it(edition: str) -> None:
    def told(row: dict[str, object]) -> list[dict[str, object]]:
        inner = [one for key in ("steps", "inside") for one in row.get(key, ())]  # type: ignore[attr-defined]
        return [row, *(r for one in inner for r in told(one))]

    assert [r for sequence in rows(edition).values() for row in sequence for r in told(row) if not r.get("by")] == []


@pytest.mark.parametrize(
    "sequence",
    [
        "setup",
        "plot",
        "draw",
        "marshaling",
        "challenges",
        "challenge",
        "dominance",
        "standing",
        "taxation",
        "initiate",
        "happening",
    ],
)
def test_there_are_rows_for_what_is_played_today(sequence: str) -> None:
    assert rows("2e")[sequence]


def test_a_phase_of_the_first_edition_begins_with_rows() -> None:
    assert [row["step"] for row in rows("1e")["beginning"]][:2] == ["phase begins", "shadows"]


def test_what_is_pending_is_frozen_data() -> None:
    table = importlib.import_module("judge.game.table").Table()
    assert table.pending == ()
    frame = importlib.import_module("judge.engine.play.frames").Frame
    with pytest.raises(AttributeError):
        frame("happening").row = 3


BESTOW = (
    HEAD
    + """\
card "Toll Gate": location, cost 2, bestow 3
player Alice
  gold: 5
  hand: "Toll Gate"
player Bob
then Alice marshals "Toll Gate"
ask can Alice bestow "Toll Gate"?
"""
)


def test_the_order_is_changed_by_moving_a_row(tmp_path: Path) -> None:
    """Without the row that follows at once there is no moment for bestowing: the order is law, not Python."""
    law = Law(tmp_path)
    before = law.ruled(BESTOW)[0]["verdict"]
    kept = [row for row in rows("2e")["happening"] if row["step"] != "at once"]
    law.row("2e/steps.yaml", "happening", is_now=kept)
    assert (before, law.ruled(BESTOW)[0]["verdict"]) == ("yes", "no")


CHOICE = (
    HEAD
    + """\
card "Two Faces": character, cost 4, strength 3, shadow 2, shadow 3
player Alice
  gold: 5
  shadows: "Two Faces"
player Bob
then Alice brings "Two Faces" out of shadows
ask how much gold does Alice have?
"""
)


def test_a_choice_is_named_with_who_makes_it_and_the_lines_that_would(tmp_path: Path) -> None:
    file = tmp_path / "choice.scenario"
    file.write_text(CHOICE)
    ran = run("rule", file)
    assert ran.status == 2
    assert "Alice" in ran.err and "choose" in ran.err
    assert "then Alice chooses" in ran.err


def test_asking_whether_something_can_be_done_opens_no_sequence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    frames = importlib.import_module("judge.engine.play.advance")
    monkeypatch.setattr(frames, "advance", lambda *_: pytest.fail("play was opened"))
    file = tmp_path / "can.scenario"
    file.write_text(BESTOW.replace("then Alice", "ask can Alice").replace('marshals "Toll Gate"', 'marshal "Toll Gate"?'))
    assert run("rule", file).status == 0


LEAVING = (
    "is killed",
    "is discarded",
    "is sacrificed",
    "is returned to hand",
    "is returned to shadows",
    "is removed from the game",
)


def test_what_leaves_play_leaves_by_one_door() -> None:
    """One sequence of rows makes a card leave, whatever made it leave: no move but its own sheds tokens or attachments."""
    moves = importlib.import_module("judge.game.moves").MOVES
    assert "leave_play" in moves
    law = (HOME / "rulings").rglob("*.yaml")
    sheds = [f.name for f in law for line in f.read_text(encoding="utf-8").splitlines() if "does:" in line and "shed_" in line]
    assert len(sheds) <= 1
