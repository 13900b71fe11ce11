"""A question form (how many cards lie somewhere): grammar, its reading, its number, a clause, sentences, a scenario."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy

NUMBER = '''

@number(about="cards", reads=("cards", "told"))
def cards_lying_in(table: Table, value: object) -> NumberSeen:
    """How many cards lie in an area, whosever they are."""
    there = table.index.lying_in(str(value))
    known = table.index.told_of_all(frozenset({str(value)}))
    return NumberSeen((len(there),) if known else None, places(*(c.place for c in there)))
'''
CLAUSE = """
- id: 2E-COUNTING-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "Every card that lies in shadows is counted, whoever put it there."
    de: "Jede Karte, die in den Schatten liegt, wird gezählt, wer immer sie dorthin gelegt hat."
  says:
    - {sets: cards_in_shadows, to: {cards_lying_in: shadows}}
"""
AMOUNT = {
    "en": """cards_in_shadows:
    what: "the number of cards in shadows"
    is: "{value} cards are in shadows"
    none: "no number of cards is in shadows"
    unknown: "it is not stated how many cards are in shadows\"""",
    "de": """cards_in_shadows:
    what: "die Zahl der Karten in den Schatten"
    is: "{value} Karten liegen in den Schatten"
    none: "keine Zahl von Karten liegt in den Schatten"
    unknown: "es ist nicht angegeben, wie viele Karten in den Schatten liegen\"""",
}
SCENARIO = """\
edition: 2e
card "Spy": character, neutral, cost 1, strength 1, shadow 1
player Alice
  shadows: "Spy"
player Bob
  shadows: "Spy", "Spy"
ask how many cards are in shadows?
expect 3 because 2E-COUNTING-01
"""


def test_a_question_takes_six_places_and_few_lines(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    grammar = "judge/language/parse/grammar.lark"
    house.put(grammar, "         | how_many | how_often", " | how_many_lie")
    before = "how_many: _HOW _MANY (kind | ROLE) (_CAN | _MAY) NAME _act period?\n"
    house.put(grammar, before, "how_many_lie: _HOW _MANY kind _IS _IN AREA\n")
    reading = '\n    "how_many_lie": lambda node, _: HowMuch(f"cards_in_{node.the_word(\'AREA\').name}"),'
    house.put("judge/language/resolve/questions.py", '    "how_many": _how_many,', reading)
    house.add("judge/game/facts/gold_power_and_plots.py", NUMBER)
    house.add("rulings/2e/in-play-standing-and-kneeling.yaml", CLAUSE)
    for language, told in AMOUNT.items():
        house.row(f"rulings/languages/{language}.yaml", "amounts", told)
        number = "cards in that area" if language == "en" else "Karten in diesem Bereich"
        house.row(f"rulings/languages/{language}.yaml", "numbers", f'cards_lying_in: "the {number}"')
    house.add("scenarios/2e/counting.scenario", SCENARIO)
    (ruling,) = house.ruled("scenarios/2e/counting.scenario")
    assert (ruling["verdict"], ruling["answer"]) == ("value", "3")
    unsure = SCENARIO.replace('shadows: "Spy", "Spy"', 'shadows: "Spy", ?')
    unsure = unsure.replace("expect 3 because 2E-COUNTING-01", "expect depends on shadows")
    (tmp_path / "unsure.scenario").write_text(unsure, encoding="utf-8")
    assert house.judge("test", "unsure.scenario", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 6 and house.cost.python <= 15
