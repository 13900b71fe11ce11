"""A phase or a step: a row of game.yaml, its rows in steps.yaml, their clauses, their sentences and a scenario, no Python."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy, verdicts

CLAUSES = """
- id: 2E-FEAST-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "After the challenges there is a feast: everybody's cards stand, then the players may act."
    de: "Nach den Herausforderungen gibt es ein Fest: Alle Karten richten sich auf, dann dürfen die Spieler handeln."
  says:
    - guides: true # what comes of its rows other clauses say
"""
ROWS = """
feast:
  - {step: feast phase begins, does: begin_phase, by: 2E-FEAST-01}
  - {step: cards stand for the feast, does: stand_cards, by: 2E-FEAST-01}
  - {step: feast action window, window: action, by: 2E-FEAST-01}
  - {step: feast phase ends, does: end_phase, ends: phase, by: 2E-FEAST-01}
"""
SENTENCES = {
    "en": {
        "feast phase begins": "the beginning of the feast", "cards stand for the feast": "the cards stand",
        "feast action window": "the action window of the feast", "feast phase ends": "the end of the feast",
    },
    "de": {
        "feast phase begins": "der Beginn des Fests", "cards stand for the feast": "die Karten richten sich auf",
        "feast action window": "das Aktionsfenster des Fests", "feast phase ends": "das Ende des Fests",
    },
}  # fmt: skip
SCENARIO = """\
edition: 2e
phase: challenges
first player: Alice
card "Guard": character, neutral, cost 2, strength 2, military
effect: "Guard" gets +1 strength until the end of the phase
player Alice
  play: "Guard" (kneeling)
player Bob
ask is "Guard" standing?
expect no
then the feast phase begins
ask is "Guard" standing?
expect yes because 2E-STAND-02
then "Guard" kneels
then the dominance phase begins
ask is "Guard" standing?
expect no
"""
SKIPPED = SCENARIO.partition('then "Guard" kneels')[0].replace("then the feast", "then the dominance")


def test_a_phase_takes_five_places_and_no_python(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.put("rulings/game.yaml", "\n  challenges: {printed: true, on_cards: [challenge]}\n", "  feast: {printed: true}\n")
    house.add("rulings/2e/steps.yaml", ROWS)
    house.add("rulings/2e/framework.yaml", CLAUSES)
    for language, sentences in SENTENCES.items():
        for step, sentence in sentences.items():
            house.row(f"rulings/languages/{language}.yaml", "steps", f'{step}: "{sentence}"')
    house.row("rulings/languages/en.yaml", "phases", 'feast: {the: "the feast phase"}')
    house.row("rulings/languages/de.yaml", "phases", 'feast: {the: "die Festphase", in: "in der Festphase"}')
    house.add("scenarios/2e/feast.scenario", SCENARIO)
    assert [v for v, _ in verdicts(house.ruled("scenarios/2e/feast.scenario"))] == ["no", "yes", "no"]
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 5 and house.cost.python <= 0


def test_a_step_is_played_on_the_way_to_a_later_phase(tmp_path: Path) -> None:
    """With the row alone: the dominance phase begins, and the step before it has been played."""
    house = HouseCopy(tmp_path)
    row = "\n  - {step: cards stand early, does: stand_cards, by: 2E-FEAST-01}"
    house.put("rulings/2e/steps.yaml", "by: 2E-CHALLENGE-01}", row)
    house.add("rulings/2e/framework.yaml", CLAUSES)
    house.row("rulings/languages/en.yaml", "steps", 'cards stand early: "the cards stand"')
    house.row("rulings/languages/de.yaml", "steps", 'cards stand early: "die Karten richten sich auf"')
    house.add("scenarios/2e/early.scenario", SKIPPED)
    assert [v for v, _ in verdicts(house.ruled("scenarios/2e/early.scenario"))] == ["no", "yes"]
    house.sound()
    assert house.cost.files <= 5 and house.cost.python <= 0
