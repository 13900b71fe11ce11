"""An act: a row of actions.yaml, a grammar rule, its clauses, its sentences and a scenario; five files, hardly any Python."""

from __future__ import annotations

from pathlib import Path

from .house_copy import HouseCopy

CLAUSES = """
- id: 2E-REDRAW-01
  sources: [{document: 2e-rules-reference, section: Made up}]
  text:
    en: "In setup a player may redraw a hand, unless he or she is the first player."
    de: "Im Spielaufbau darf ein Spieler seine Hand neu ziehen, wenn er nicht Startspieler ist."
  says:
    - {permits: redraw, when: [{phase: setup}]}
    - {forbids: redraw, when: [first_player]}
"""
ENGLISH = """redraw:
    do: "redraw a hand"
    does: "redraws a hand"
    doing: "redrawing a hand"
    done: "redrew a hand\""""
GERMAN = """redraw:
    do: "eine Hand neu ziehen"
    does: "zieht eine Hand neu"
    doing: "das Neuziehen einer Hand"
    done: "eine Hand neu gezogen\""""
SCENARIO = """\
edition: 2e
phase: setup
first player: Bob
player Alice
player Bob
ask can Alice redraw her hand?
expect yes because 2E-REDRAW-01
ask can Bob redraw his hand?
expect no because 2E-REDRAW-01
"""


def act(house: HouseCopy) -> None:
    house.add("rulings/actions.yaml", "redraw: {parents: [act], needs: nothing}\n")
    house.put("judge/language/parse/grammar.lark", "    | swap_with_duplicate | rearrange_pile", " | redraw")
    house.put("judge/language/parse/grammar.lark", "piled: place -> origin\n", "redraw: _REDRAW PRONOUN _HAND\n")
    words = "_REDRAW.3: /(redraw|redraws|redrawing|redrew|redrawn)(?!\\w)/i\n_HAND.3: /hand(?!\\w)/i\n"
    house.put("judge/language/parse/grammar.lark", "// ---- verbs, in all their forms\n\n", words)
    house.row("rulings/languages/en.yaml", "actions", ENGLISH)
    house.row("rulings/languages/de.yaml", "actions", GERMAN)
    house.add("rulings/2e/setup.yaml", CLAUSES)


def test_an_act_takes_five_places_and_hardly_any_python(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    act(house)
    house.add("scenarios/2e/redraw.scenario", SCENARIO)
    assert [r["verdict"] for r in house.ruled("scenarios/2e/redraw.scenario")] == ["yes", "no"]
    assert house.judge("test", "scenarios").returncode == 0
    house.sound()
    assert house.cost.files <= 5 and house.cost.python <= 5


GERMAN_FILE = """\
Ausgabe: 2e
Phase: Aufbau
Startspieler: Bob
Spieler Alice
Spieler Bob
frage kann Alice ihre Hand neuziehen?
frage kann Bob seine Hand neuziehen?
"""


def test_in_german_it_takes_a_sixth(tmp_path: Path) -> None:
    house = HouseCopy(tmp_path)
    act(house)
    house.put("judge/language/translate/de.yaml", "\nverbs:\n", "  redraw: neuziehen, neugezogen\n")
    house.add("scenarios/2e/redraw-german.scenario", GERMAN_FILE)
    assert [r["verdict"] for r in house.ruled("scenarios/2e/redraw-german.scenario")] == ["yes", "no"]
    assert house.cost.files <= 6 and house.cost.python <= 5
