"""English and German: the same questions get the same rulings, in whichever language they are asked and answered."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from metamorphic.compare import differences, found_out, hold, ids
from metamorphic.door import Ruled, in_english, judge, mislead
from metamorphic.texts import cases, drawn, sample

VALUES = {"value": re.compile(r"\d+"), "player": re.compile(r"\b[A-Z]\w+"), "order": re.compile(r"\b[A-Z]\w+")}
"""What of an answer is no word of a language."""


def values(ruled: Ruled) -> tuple[object, ...]:
    """What no language changes: verdict, numbers and names of the answer, clauses with their roles, what it turns on."""
    told = ruled.record
    answer = VALUES[told["verdict"]].findall(told["answer"]) if told["verdict"] in VALUES else []
    other = told["otherwise"] or {"verdict": "", "clauses": []}
    return (
        told["verdict"], answer, [(c["id"], c["role"], len(c["facts"])) for c in told["clauses"]],
        [(c["about"], c["clause"]) for c in told["conditions"]], ids(told["beaten"]), told["sides"], told["authority"],
        other["verdict"], ids(other["clauses"]),
    )  # fmt: skip


def turns(ruled: Ruled) -> list[tuple[str, list[str]]]:
    return [(turn["answer"], turn["clauses"]) for turn in ruled.whole["would_change"]]


def answered_in_german(text: str) -> Iterator[str]:
    english, german = judge().rule(text), judge("de").rule(text)
    yield from differences(english, german, values)
    yield from differences(english[:3], german[:3], turns)


def translated(text: str) -> Iterator[str]:
    yield from differences(judge().rule(text), judge().rule(in_english(text)), values)


def asked_in_german(english: str) -> Iterator[str]:
    german = next(board.german for board in drawn("german boards", 20) if board.english == english)
    yield from differences(judge().rule(english), judge("de").rule(german), values)


def test_the_answer_is_the_same_in_english_and_german() -> None:
    hold(answered_in_german, sample("lang de", 15))


def test_a_german_case_is_ruled_as_its_english_translation() -> None:
    hold(translated, cases("german cases", 30, german=True))


def test_a_board_is_ruled_alike_in_both_languages() -> None:
    hold(asked_in_german, [board.english for board in drawn("german boards", 20)])


def test_a_judge_who_misunderstands_german_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: "Ausgabe" in text)
    assert found_out(translated, cases("german cases", 1, german=True))
    assert found_out(asked_in_german, [board.english for board in drawn("german boards", 1)])


def test_a_judge_who_answers_otherwise_in_german_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    mislead(monkeypatch, lambda _: next(times) % 2 == 1)  # every second time, which is in German
    assert found_out(answered_in_german, sample("lang de", 1))
