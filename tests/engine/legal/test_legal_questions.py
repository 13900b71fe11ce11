"""One-line questions that stumbled, and what they are restated as."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from legal import BOARD, Asked


def first(record: dict[str, Any]) -> dict[str, Any]:
    ruling: dict[str, Any] = record["rulings"][0]
    return ruling



def test_who_wins_if_it_attacks_alone(asked: Asked) -> None:
    told = asked("who wins the challenge if it attacks alone?")
    assert first(told)["verdict"] == "depends"
    assert told["understood"].endswith("while it attacks alone.")



@pytest.mark.parametrize(
    "question",
    ["who wins the challenge if it is attacking alone?", "what is the strength of the attackers if it attacks alone?"],
)
def test_what_is_said_of_it_is_said_of_a_card(asked: Asked, question: str) -> None:
    assert first(asked(question))["verdict"] in ("depends", "silent")



def test_outside_the_challenges_phase(asked: Asked) -> None:
    """Marshaling is for its own phase, which may be on; challenges are not initiated outside of theirs."""
    told = asked("can I marshal a character outside the challenges phase?")
    assert first(told)["verdict"] == "depends"
    assert "phase" in [condition["about"] for condition in first(told)["conditions"]]
    assert told["understood"] == "You ask whether you can marshal a character outside the challenges phase."



def test_what_needs_the_phase_is_not_done_outside_of_it(asked: Asked) -> None:
    for phase in ("marshaling", "marshalling"):
        told = asked(f"can I marshal a character outside the {phase} phase?")
        assert first(told)["verdict"] == "no", phase



def test_what_needs_no_phase_is_done_outside_of_any(asked: Asked) -> None:
    what = "can I bring a character with shadow 2 out of shadows in an action window"
    told = asked(f"{what} outside of the draw phase if I have 5 gold?")
    assert "phase" not in [condition["about"] for condition in first(told)["conditions"]]


@pytest.mark.parametrize(
    ("question", "understood"),
    [
        ("can Burned Men be killed?", "You ask whether Burned Men can be killed."),
        ("is Burned Men standing?", "You ask whether Burned Men is standing."),
        ("when can Burned Men be killed?", "You ask when Burned Men can be killed."),
        ("does Burned Men have stealth?", "You ask whether Burned Men has stealth."),
        ("what is the strength of Burned Men?", "You ask what the strength of Burned Men is."),
        ("can I attack with Burned Men?", "You ask whether you can attack with Burned Men."),
    ],
)
def test_on_a_board_titles_are_restated_whole(asked: Asked, tmp_path: Path, question: str, understood: str) -> None:
    file = tmp_path / "table.scenario"
    file.write_text(BOARD.format(edition="2e"), encoding="utf-8")
    said = asked(question, "--board", str(file))["understood"]
    assert said.replace("Alice's", "your") == understood


@pytest.mark.parametrize(
    "question",
    [
        "does marshaling a card count as marshaling a character?",
        "does playing a card count as playing an event?",
        "does bringing this card out of shadows count as bringing a unique card out of shadows?",
    ],
)
def test_what_an_act_counts_as_turns_on_what_the_card_is(asked: Asked, question: str) -> None:
    told = first(asked(question))
    assert told["verdict"] in ("yes", "no", "silent") or told["conditions"]


def test_outside_of_a_phase_in_german(asked: Asked) -> None:
    told = asked("kann ich einen Charakter außerhalb der Aufmarschphase aufmarschieren lassen?")
    assert first(told)["verdict"] == "no"
    assert "2E-MARSHAL-01" in [clause["id"] for clause in first(told)["clauses"]]
