"""House 3: a step runs through rows of YAML; what is pending is data; a choice is never taken in silence."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest
import yaml
from casebook import HOME
from front import run

from .scratch import Law, source

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
    frame = importlib.import_module("judge.engine.play.act_under_way").Frame
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
    frames = importlib.import_module("judge.engine.play.run_step_sequence")
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


def test_a_line_stops_where_the_law_contradicts_itself_on_the_way(tmp_path: Path) -> None:
    """Nothing that comes of a row on the way is taken in silence."""
    law = Law(tmp_path)
    for number, move in enumerate(("to_discard_pile", "to_owners_hand")):
        text = {"en": "Something goes somewhere.", "de": "Etwas geht irgendwohin."}
        says = [{"causes": "return_gold", "does": move}]
        clause = {"id": f"2E-TAX-{number}", "sources": source("2e-rules-reference", "Tax"), "text": text, "says": says}
        law.clause("2e/gold-and-tokens.yaml", clause)
    board = "edition: 2e\nphase: taxation\nwindow: beginning\nplayer Alice\n  gold: 3\nplayer Bob\n"
    for step in ("the plot phase begins", "the phase ends", "players may take actions"):
        assert "disputed-step" in law.run("rule", f"{board}then {step}\nask how much gold does Alice have?\n").err


HOSTS = (
    HEAD
    + """\
card "Oar": attachment, neutral, cost 0
card "Lamp": character, neutral, cost 2, strength 2, intrigue
player Alice
  gold: 5
  hand: "Oar"
  play: "Lamp"
  dead: "Lamp" @gone
player Bob
then Alice marshals "Oar"
ask is "Oar" attached to @gone?
"""
)


def test_where_a_host_may_lie_is_law(tmp_path: Path) -> None:
    """A law by which an attachment may go on the dead makes it a choice; Python looks in no area of its own."""
    law = Law(tmp_path)
    assert law.ruled(HOSTS)[0]["verdict"] == "no"
    text = {"en": "The dead may be honoured.", "de": "Die Toten dürfen geehrt werden."}
    says = [{"permits": "attach", "when": [{"type": "attachment"}, {"target_in_area": "dead"}]}]
    clause = {"id": "2E-HONOUR-01", "sources": source("2e-rules-reference", "Honour"), "text": text, "says": says}
    law.clause("2e/attachments.yaml", clause)
    assert "open-choice" in law.run("rule", HOSTS).err


def test_what_may_go_on_the_dead_alone_is_law_too(tmp_path: Path) -> None:
    """Where the other card of an act lies is said in `actions.yaml`: with nobody in play it has a host, if that says so."""
    law = Law(tmp_path)
    text = {"en": "The dead may be honoured.", "de": "Die Toten dürfen geehrt werden."}
    says = [{"permits": "attach", "when": [{"type": "attachment"}, {"target_in_area": "dead"}]}]
    clause = {"id": "2E-HONOUR-01", "sources": source("2e-rules-reference", "Honour"), "text": text, "says": says}
    law.clause("2e/attachments.yaml", clause)
    board = HOSTS.replace('  play: "Lamp"\n', "").replace('@gone\nplayer Bob', '@gone\nplayer Bob\n  play: none')
    asked = board.partition("then")[0] + 'ask can Alice marshal "Oar"?\n'
    assert law.ruled(asked)[0]["verdict"] == "no"
    attach = {"parents": ["act"], "found_in": ["own hand", "own shadows", "own play"], "aims_at": ["play", "dead"]}
    law.row("actions.yaml", "attach", is_now=attach)
    assert law.ruled(asked)[0]["verdict"] == "yes"
    assert law.ruled(board)[-1]["verdict"] == "yes"


MOVED = (
    HEAD
    + """\
card "Oar": attachment, neutral, cost 0
card "Lamp": character, neutral, cost 2, strength 2, intrigue
player Alice
  gold: 5
  hand: "Oar"
  play: "Lamp"
player Bob
then Alice marshals "Oar"
ask is "Oar" attached to "Lamp"?
"""
)


def test_the_order_of_moves_is_law(tmp_path: Path) -> None:
    """Laid on its host before it comes into play, an attachment would not stay there."""
    law = Law(tmp_path)
    assert law.ruled(MOVED)[0]["verdict"] == "yes"
    rows_now = rows("2e")["happening"]
    law.row("2e/steps.yaml", "happening", is_now=[{**row, **_backwards(row)} for row in rows_now])
    assert law.ruled(MOVED)[0]["verdict"] == "no"


def _backwards(row: dict[str, Any]) -> dict[str, Any]:
    return {"moves": row["moves"][::-1]} if "moves" in row else {}


SET_UP = """\
edition: 2e
phase: setup
card "Toll Gate": location, neutral, cost 1, bestow 3
player Alice
  hand: "Toll Gate"
player Bob
then Alice sets up "Toll Gate"
then the plot phase begins
then the draw phase begins
ask can Alice bestow "Toll Gate"?
"""


def test_an_act_is_remembered_however_long_ago_it_was(tmp_path: Path) -> None:
    """That a card was set up holds for the game, by the clause that asks for it and not by how the act was paid."""
    ruling = Law(tmp_path).ruled(SET_UP)[0]
    assert ruling["verdict"] == "no" and "2E-BESTOW-05" in str(ruling["clauses"])
