"""A small table to ask about, and what the tests of this folder pass to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Record = dict[str, Any]
Rule = Callable[[str], Record]
Asked = Callable[..., Record]
Judge = Callable[..., tuple[int, str, str]]

BOARD = """edition: {edition}
phase: challenges
card "Gate Knight": character, neutral, cost 2, strength 2, military, traits Knight
card "Gate Spy": character, neutral, cost 3, strength 3, intrigue, shadow 1, traits Spy
player Alice
  gold: 3
  hand: "Gate Spy"
  play: "Gate Knight", "Burned Men"
player Bob
  play: "Western Fiefdom"
"""


def answers(record: Record) -> list[str]:
    return [row["answer"] for row in record["rulings"]]
