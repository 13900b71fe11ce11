"""A keyword, an area, an icon: a row of game.yaml, its clauses, its sentences and a scenario, no Python; a phase as well."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy, verdicts

CLAUSES = """
- id: 2E-WARDEN-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "A warden has rules of his own and is never sacrificed."
    de: "Ein Hüter hat eigene Regeln und wird nie geopfert."
  says:
    - {defines: keyword_has_rules, when: [{named: [it, warden]}]}
    - {forbids: sacrifice, when: [{has: warden}]}
"""
SCENARIO = """\
edition: 2e
phase: challenges
card "Gate Keeper": character, neutral, cost 2, strength 2, military, warden
card "Gate": location, neutral, cost 1
player Alice
  play: "Gate Keeper", "Gate"
player Bob
ask does "Gate Keeper" have warden?
expect yes
ask can Alice sacrifice "Gate Keeper"?
expect no because 2E-WARDEN-01
ask does "Gate" have warden?
expect no
"""
GERMAN = """\
Ausgabe: 2e
Karte "Pförtner": Charakter, neutral, Kosten 2, Stärke 2, Militär, Hüter
Karte "Tor": Ort, neutral, Kosten 1
Spieler Alice
  Im Spiel: "Pförtner", "Tor"
Spieler Bob
frage hat "Pförtner" Hüter?
frage hat "Tor" Hüter?
"""


def test_a_keyword_takes_four_places_and_no_python(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.row("rulings/game.yaml", "keywords", "warden: {}")
    house.row("rulings/languages/en.yaml", "features", 'warden: {the: "the warden keyword"}')
    house.row("rulings/languages/de.yaml", "features", 'warden: {the: "das Schlüsselwort Hüter"}')
    house.add("rulings/2e/printed-blank-keywords.yaml", CLAUSES)
    house.add("scenarios/2e/warden.scenario", SCENARIO)
    assert [v for v, _ in verdicts(house.ruled("scenarios/2e/warden.scenario"))] == ["yes", "no", "no"]
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 4 and house.cost.python <= 0
    house.add("scenarios/2e/warden-german.scenario", GERMAN)
    assert [v for v, _ in verdicts(house.ruled("scenarios/2e/warden-german.scenario"))] == ["yes", "no"]
