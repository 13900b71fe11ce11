"""An effect form (enter play kneeling): a case of the union, a grammar alternative, the fact that sees it, the clause that
heeds it, a scenario, and the sentences without which no fact exists."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy

CASE = '''class EntersKneeling(Noun):
    """The cards come into play kneeling."""

    KIND, TOPIC = "other constant abilities", "kneel"
    which: Which = Which()


'''
FACT = '''

@fact(about="effects", reads=("effects",))
def kneels_on_entering(table: Table, card: Card, has: Has) -> Seen:
    """An effect makes the card enter play kneeling."""
    return told(naming(in_force(table, has, lambda e: isinstance(e, EntersKneeling)), table, has, card))
'''
CLAUSE = """
- id: 2E-KNEELINGIN-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "Where an effect says so, a card comes into play kneeling."
    de: "Wo ein Effekt das sagt, kommt eine Karte gebeugt ins Spiel."
  says:
    - {causes: enter_play, does: kneel, when: [kneels_on_entering]}
"""
ENGLISH = """kneels_on_entering:
    seen: "an effect says: {effect}"
    unseen: "no effect makes {card} enter play kneeling"
    unknown: "it is not stated whether an effect makes {card} enter play kneeling\""""
GERMAN = """kneels_on_entering:
    seen: "ein Effekt sagt: {effect}"
    unseen: "kein Effekt lässt {card} gebeugt ins Spiel kommen"
    unknown: "es ist nicht angegeben, ob ein Effekt {card} gebeugt ins Spiel kommen lässt\""""
SCENARIO = """\
edition: 2e
phase: marshaling
active player: Alice
card "Guard": character, neutral, cost 1, strength 1
card "Gate": location, neutral, cost 1
effect: characters enter play kneeling
player Alice
  gold: 5
  hand: "Guard", "Gate"
player Bob
then Alice marshals "Guard"
ask is "Guard" kneeling?
expect yes because 2E-KNEELINGIN-01
then Alice marshals "Gate"
ask is "Gate" kneeling?
expect no
"""


def test_an_effect_form_takes_six_places_and_some_ten_lines(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    effects = "judge/game/effect.py"
    house.instead(effects, "class While(Noun):", f"{CASE}class While(Noun):")
    house.instead(effects, "Simple = Bar | Leave", "Simple = EntersKneeling | Bar | Leave")
    house.instead(effects, "Effect = Bar | Leave", "Effect = EntersKneeling | Bar | Leave")
    house.instead(effects, "        case Bar() | Leave()", "        case EntersKneeling() | Bar() | Leave()")
    grammar = "judge/language/parse/grammar.lark"
    house.put(grammar, "_effect: cannot | cannot_be", " | enters_kneeling")
    house.put(grammar, "blank: _things _IS (_TREATED _AS)? _BLANK\n", "enters_kneeling: _things _ENTER _IN_PLAY MARK\n")
    house.instead("judge/game/facts/bans_and_cost_changes.py", "import Bar,", "import Bar, EntersKneeling,")
    house.add("judge/game/facts/bans_and_cost_changes.py", FACT)
    house.row("rulings/languages/en.yaml", "facts", ENGLISH)
    house.row("rulings/languages/de.yaml", "facts", GERMAN)
    house.add("rulings/2e/entering-play.yaml", CLAUSE)
    house.add("scenarios/2e/kneeling-in.scenario", SCENARIO)
    assert [ruling["verdict"] for ruling in house.ruled("scenarios/2e/kneeling-in.scenario")] == ["yes", "no"]
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 6 and house.cost.python <= 14
