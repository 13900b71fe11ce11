"""An edition and a document: YAML and scenarios alone."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy, verdicts

DOCUMENT = """
3e-first-rules: {title: First Rules, short: First Rules, edition: 3e, date: "2027-01-01", language: en, precedence: 1}
"""
CLAUSES = """
- id: 3E-KNEEL-01
  sources: [{document: 3e-first-rules, section: Kneeling}]
  text:
    en: "A player may kneel a card that he or she controls in play."
    de: "Ein Spieler darf eine Karte beugen, die er im Spiel kontrolliert."
  says:
    - {permits: kneel, when: [{in_own_area: play}]}
- id: 3E-KNEEL-02
  sources: [{document: 3e-first-rules, section: Kneeling}]
  text:
    en: "What kneels already is not knelt again."
    de: "Was schon gebeugt ist, wird nicht noch einmal gebeugt."
  says:
    - {forbids: kneel, when: [is_kneeling]}
"""
SCENARIO = """\
edition: 3e
card "Gate Keeper": character, neutral, cost 2, strength 2, military
card "Gate": location, neutral, cost 1
player Alice
  play: "Gate Keeper", "Gate" (kneeling)
player Bob
ask can Alice kneel "Gate Keeper"?
expect yes because 3E-KNEEL-01
ask can Alice kneel "Gate"?
expect no because 3E-KNEEL-02
"""


def test_an_edition_takes_no_python(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.add("rulings/documents.yaml", DOCUMENT)
    house.row("rulings/game.yaml", "editions", "3e: {}")
    house.row("rulings/languages/en.yaml", "editions", '3e: "third edition"')
    house.row("rulings/languages/de.yaml", "editions", '3e: "dritte Ausgabe"')
    house.add("rulings/3e/kneeling.yaml", CLAUSES)
    house.add("scenarios/3e/kneeling.scenario", SCENARIO)
    assert verdicts(house.ruled("scenarios/3e/kneeling.scenario")) == [("yes", "3E-KNEEL-01"), ("no", "3E-KNEEL-02")]
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.python == 0
