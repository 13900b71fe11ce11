"""A language: one file with every sentence and the keywords of files, no Python."""

from __future__ import annotations

from pathlib import Path

from casebook import HOME

from .house_copy import HouseCopy

SCENARIO = """\
edition: 2e
card "Gate": location, neutral, cost 1
player Alice
  play: "Gate"
player Bob
ask is "Gate" in play?
expect yes
"""


def test_a_language_takes_one_file(tmp_path: Path) -> None:
    """Made here of the English one: what is translated is said in it, and the file is held to the judge's own words."""
    house = HouseCopy(tmp_path)
    english = (HOME / "rulings" / "languages" / "en.yaml").read_text(encoding="utf-8")
    told = english.replace("language: English", "language: Nederlands", 1).replace('second edition"', 'tweede editie"', 1)
    assert told.count("Nederlands") == 1 and told.count("tweede editie") == 1
    house.add("rulings/languages/nl.yaml", told)
    house.add("scenarios/2e/poort.scenario", SCENARIO)
    page = house.judge("rule", "--lang", "nl", "scenarios/2e/poort.scenario")
    assert page.returncode == 0 and "tweede editie" in page.stdout
    assert house.judge("test", "--lang", "nl", "scenarios").returncode == 0
    house.sound()
    assert house.cost.python == 0 and house.cost.files <= 2
