"""The generated boards are what they are for: many, mixed, and between them every form that the grammar reads."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from .door import grammar
from .forms import forms_of, pairs, said, used
from .record import BOARDS, UNREAD, kept, records
from .talkers import TALKERS

AT_LEAST = 0.05
"""What is named here is on so many of the boards."""
MARKS: dict[str, Callable[[str], object]] = {
    "first edition": lambda text: "edition: 1e" in text,
    "second edition": lambda text: "edition: 2e" in text,
    "two players": lambda text: text.count("\nplayer ") == 2,
    "three players": lambda text: text.count("\nplayer ") == 3,
    "four players": lambda text: text.count("\nplayer ") == 4,
    "owner and controller apart": lambda text: "owned by" in text.split("\nask ")[0],
    "something unknown in an area": lambda text: re.search(
        r"^  (hand|play|shadows|dead|discard|deck):.* \?$", text, re.MULTILINE
    ),
    "gold not stated": lambda text: text.count("\n  gold: ") < text.count("\nplayer ") and "phase: setup" not in text,
    "gold unknown": lambda text: "gold: ?" in text,
    "house unknown": lambda text: "house: ?" in text,
    "phase not stated": lambda text: "\nphase: " not in text,
    "first player not stated": lambda text: "\nfirst player: " not in text,
    "a window": lambda text: "\nwindow: " in text,
    "an older law": lambda text: "\ndocuments: " in text,
    "setup": lambda text: "\nphase: setup" in text,
    "effects": lambda text: "\neffect" in text,
    "effects of a card on the table": lambda text: "\neffect of @" in text,
    "duplicates": lambda text: "duplicate)" in text or "duplicate," in text,
    "attachments": lambda text: re.search(r"^  play: .* with \"", text, re.MULTILINE),
    "a challenge": lambda text: "\nchallenge: " in text,
    "attackers": lambda text: "\nattackers: " in text,
    "defenders": lambda text: "\ndefenders: " in text,
    "history": lambda text: re.search(r"^\S+( (in|controlled|owned) .*)? (has|was|passed|is about) ", text, re.MULTILINE),
    "steps": lambda text: "\nthen " in text,
    "several steps": lambda text: text.count("\nthen ") > 1,
    "a supposition": lambda text: "\nwhat if " in text,
}


@cache
def texts() -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(BOARDS.glob("*/*.scenario"))]


@cache
def recorded() -> list[tuple[str, ...]]:
    """The lines of the boards that are questions."""
    every = [line for edition in ("1e", "2e") for file in kept(f"boards-{edition}").values() for line in file]
    return [line for line in every if line[1] != "-"]


def test_there_are_500_boards_and_5000_questions() -> None:
    assert len(texts()) >= 500
    assert len(recorded()) >= 5000


def test_what_is_provisional_has_text_on_its_table_that_was_not_read() -> None:
    """And only that: where every text was read, nothing is provisional."""
    told = {record: {line[-1] for file in kept(record).values() for line in file} for record in records()}
    assert all(found == ({"provisional", "-"} if UNREAD in record else {"-"}) for record, found in told.items())


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_some_text_that_is_not_read_bears_on_a_question_and_some_does_not(edition: str) -> None:
    told = kept(f"boards-{UNREAD}{edition}")
    caveats = [line[-1] == "provisional" for file in told.values() for line in file]
    assert len(told) >= 25
    assert 0.1 <= sum(caveats) / len(caveats) <= 0.7


def test_every_talker_lies_on_a_board() -> None:
    boards = "".join(file.read_text(encoding="utf-8") for file in BOARDS.glob(f"{UNREAD}*/*.scenario"))
    assert not [one.title for one in TALKERS if f'"{one.title}"' not in boards]


@pytest.mark.parametrize("mark", MARKS)
def test_enough_boards_have(mark: str) -> None:
    found = sum(1 for text in texts() if MARKS[mark](text))
    assert found >= AT_LEAST * len(texts()), f"{found} of {len(texts())}"


def test_the_boards_are_ruled_on_and_not_waved_away() -> None:
    verdicts = Counter(line[3] for line in recorded())
    settled = sum(verdicts[one] for one in ("yes", "no", "value", "outcome", "player", "order", "moment", "actions"))
    assert settled >= 0.7 * len(recorded())
    assert verdicts["yes"] >= 1000
    assert verdicts["depends"] >= 200
    assert verdicts["impossible"] <= 0.03 * len(recorded())


def test_no_two_boards_are_alike() -> None:
    assert len(set(texts())) == len(texts())


def test_every_form_of_the_grammar_is_on_a_board() -> None:
    """Every question, act, step, effect and piece of history, by the names that the grammar gives them."""
    assert not said() - forms_of(used())


BEFALLING = {"kill", "discard", "sacrifice", "return_to", "remove_from_game", "remove_from_challenge", "leave_play"}
REFUSED = {
    *(("about", act) for act in grammar()["about"] - BEFALLING - {"card"}),
    *((form, act) for form in ("cost_to", "how_much_cost", "how_much_can", "how_often") for act in ("come_out", "leave_play")),
    ("happens", "leave_play"),
}
"""What the grammar reads and the judge refuses, whatever stands in it: only some acts are *about to* befall a card; where a card
comes out or leaves, these questions have no place to name it; and at `is left play` the judge breaks down."""


def test_every_form_is_on_a_board_within_every_form_that_takes_it() -> None:
    assert pairs() - set(used()) == REFUSED
