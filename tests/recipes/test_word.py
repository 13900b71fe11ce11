"""A clause that needs a new word: the clause, one fact, its sentences, a scenario; four files and a few lines of Python."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy

FACT = '''

@fact(about="cards in play")
def alone_in_play(table: Table, card: Card) -> Seen:
    """Its controller has no other card in play."""
    others = [c.place for c in table.index.controlled_by(card.controller) if c.area == "play" and c.id != card.id]
    return Seen(not others, places(*others))
'''
CLAUSE = """
- id: 2E-LONELY-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "The only card that a player has in play is not sacrificed."
    de: "Die einzige Karte, die ein Spieler im Spiel hat, wird nicht geopfert."
  says:
    - {forbids: sacrifice, when: [alone_in_play]}
"""
ENGLISH = """alone_in_play:
    seen: "{card} is alone in play"
    unseen: "{card} is not alone in play"
    unknown: "it is not stated whether {card} is alone in play\""""
GERMAN = """alone_in_play:
    seen: "{card} ist allein im Spiel"
    unseen: "{card} ist nicht allein im Spiel"
    unknown: "es steht nicht fest, ob {card} allein im Spiel ist\""""
SCENARIO = """\
edition: 2e
phase: challenges
card "Gate": location, neutral, cost 1
card "Wall": location, neutral, cost 1
player Alice
  play: "Gate"
player Bob
  play: "Gate", "Wall"
ask can Alice sacrifice "Gate"?
expect no because 2E-LONELY-01
ask can Bob sacrifice "Wall"?
expect silent
"""


def test_a_word_takes_four_places_and_a_few_lines(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    house.add("judge/game/facts/place_and_control.py", FACT)
    house.row("rulings/languages/en.yaml", "facts", ENGLISH)
    house.row("rulings/languages/de.yaml", "facts", GERMAN)
    house.add("rulings/2e/leaving-play.yaml", CLAUSE)
    house.add("scenarios/2e/lonely.scenario", SCENARIO)
    barred, free = house.ruled("scenarios/2e/lonely.scenario")
    assert (barred["verdict"], barred["summary"]) == ("no", "Gate is alone in play.")
    assert "2E-LONELY-01" not in [clause["id"] for clause in free["clauses"]]
    house.sound()
    assert house.cost.files <= 4 and house.cost.python <= 6
