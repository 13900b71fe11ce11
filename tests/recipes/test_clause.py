"""A clause in known words: one YAML file and a scenario, no Python."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy, verdicts

CLAUSE = """
- id: 2E-MADEUP-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "Whoever is not the first player keeps limited cards in hand during the dominance phase."
    de: "Wer nicht Startspieler ist, behält limitierte Karten während der Dominanzphase auf der Hand."
  says:
    - {forbids: play, when: [{has: limited}, {phase: dominance}, {not: first_player}]}
"""
SCENARIO = """\
edition: 2e
phase: dominance
first player: Bob
card "Sealed Order": event, neutral, cost 1, limited
player Alice
  gold: 2
  hand: "Sealed Order"
player Bob
  gold: 2
  hand: "Sealed Order"
ask can Alice play "Sealed Order"?
expect no because 2E-MADEUP-01
ask can Bob play "Sealed Order"?
expect yes
"""


def test_a_clause_takes_two_files_and_no_python(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.add("rulings/2e/marshaling-and-limited.yaml", CLAUSE)
    house.add("scenarios/2e/made-up.scenario", SCENARIO)
    assert verdicts(house.ruled("scenarios/2e/made-up.scenario"))[0] == ("no", "2E-MADEUP-01")
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 2 and house.cost.python <= 0
