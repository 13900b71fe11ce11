"""A choice is never taken in silence: the step stops, a line makes it, and questions in between are answered each way."""

from __future__ import annotations

import pytest
from front import run
from playing import answers, codes, heard

from judge.engine.play.act_under_way import open_choice

HEAD = """\
edition: 2e
phase: marshaling
first player: Alice
active player: Alice
card "Two Faces": character, neutral, cost 4, strength 3, shadow 2, shadow 3
card "Sealed Letter": attachment, neutral, cost 1, shadow 1
card "Old Captain": character, neutral, cost 3, strength 3, military
card "Bare Rock": character, neutral, cost 3, strength 3, military, no attachments
player Alice
  gold: 5
  shadows: "Two Faces", "Sealed Letter"
  play: "Old Captain" @mine
player Bob
  play: {}
"""
BOARD = HEAD.format('"Old Captain" @his')
OUT = f'{BOARD}then Alice brings "Two Faces" out of shadows\n'
LETTER = f'{BOARD}then Alice brings "Sealed Letter" out of shadows\n'
GOLD = "ask how much gold does Alice have?\n"
ON_MINE = 'ask is "Sealed Letter" attached to @mine?\n'
OUT_NOW = 'ask is "Two Faces" in play?\n'


def test_the_step_stops_at_its_line() -> None:
    assert codes(OUT + GOLD) == [("open-choice", 15)]
    assert codes(LETTER + ON_MINE) == [("open-choice", 15)]
    assert codes(LETTER) == [("open-choice", 15)], "nothing is asked that could be so whatever is chosen"


def test_what_is_so_whatever_is_chosen_is_answered() -> None:
    assert answers(LETTER + GOLD) == [4]
    assert answers(OUT + OUT_NOW + OUT_NOW.replace("in play", "in shadows")) == ["yes", "no"]


def test_one_question_that_turns_on_the_choice_stops_the_step_for_all() -> None:
    assert codes(LETTER + GOLD + ON_MINE) == [("open-choice", 15)]
    assert codes(f"{LETTER}{GOLD}then Alice passes\n{GOLD}") == [("open-choice", 15)], "and so does a step that is no choice"


@pytest.mark.parametrize(("price", "left"), [(2, 3), (3, 2)])
def test_a_price_is_chosen_with_the_step_or_below_it(price: int, left: int) -> None:
    said = OUT.replace("out of shadows", f"out of shadows for {price} gold")
    assert answers(said + GOLD) == [left]
    assert answers(f"{OUT}then Alice chooses {price} gold\n{GOLD}") == [left]


def test_a_price_that_cannot_be_paid_is_no_choice() -> None:
    assert answers(OUT.replace("gold: 5", "gold: 2") + GOLD) == [0]


@pytest.mark.parametrize("host", ["@mine", "@his"])
def test_a_host_is_chosen_with_the_step_or_below_it(host: str) -> None:
    ask = f'ask is "Sealed Letter" attached to {host}?\n'
    assert answers(LETTER.replace("out of shadows\n", f"out of shadows on {host}\n") + ask) == ["yes"]
    assert answers(f"{LETTER}then Alice chooses {host}\n{ask}") == ["yes"]


def test_one_legal_host_is_no_choice() -> None:
    alone = LETTER.replace('"Old Captain" @his', '"Bare Rock" @his')
    assert answers(f'{alone}ask is "Sealed Letter" attached to @mine?\n') == ["yes"]


def test_questions_in_between_are_answered_each_way() -> None:
    told = (
        f'{LETTER}ask is "Sealed Letter" attached to @mine?\n{GOLD}ask who controls "Sealed Letter"?\n'
        f'then Alice chooses @his\nask is "Sealed Letter" attached to @mine?\n'
    )
    assert answers(told) == ["depends", 4, "player", "no"]
    (first, *_) = heard(told).answers
    assert [(one.finding.word, one.finding.value) for one in first.ruling.conditions] == [("choice_made", "Old Captain")]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"{BOARD}then Alice chooses 2 gold\n{GOLD}", ("bad-choice", 15)),
        (f"{OUT}then Bob chooses 2 gold\n{GOLD}", ("bad-choice", 16)),
        (f"{OUT}then Alice chooses 4 gold\n{GOLD}", ("bad-choice", 16)),
        (f"{OUT}then Alice chooses @mine\n{GOLD}", ("bad-choice", 16)),
    ],
    ids=["nothing to choose", "somebody else", "no such price", "no card is asked for"],
)
def test_what_cannot_be_chosen_is_told(text: str, problem: tuple[str, int]) -> None:
    assert codes(text) == [problem]


def test_the_message_names_the_choice_who_makes_it_and_the_lines(tmp_path) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "choice.scenario"
    file.write_text(LETTER + ON_MINE)
    told = " ".join(run("rule", file).err.split())
    assert "Alice must choose the card that it goes on" in told
    assert "`then Alice chooses @mine` or `then Alice chooses @his`" in told
    german = " ".join(run("rule", "--lang", "de", file).err.split())
    assert "Alice muss die Karte" in german and "then Alice chooses @his" in german


def test_what_is_under_way_lies_on_the_table_as_frozen_data() -> None:
    session = heard(f"{LETTER}{GOLD}then Alice chooses @his\n")
    before = session.answers[0].table
    choice = open_choice(before.pending)
    assert choice is not None and (choice.who, choice.what, len(choice.among)) == ("Alice", "host", 2)
    assert before.pending[-1].what[0].case.action == "bring_out"
    assert session.table.pending == (), "and is gone when it is done"
    with pytest.raises(AttributeError):
        choice.who = "Bob"  # type: ignore[misc]


BOWELS = """\
edition: 2e
phase: challenges
first player: Alice
card "Hooded Rider": character, neutral, cost 3, strength 2, intrigue, shadow 1
player Alice
  gold: 6
  play: "Bowels of Casterly Rock"
  shadows: "Hooded Rider"
player Bob
then Alice brings "Hooded Rider" out of shadows
then Alice uses the reaction of "Bowels of Casterly Rock"
"""


def test_what_an_ability_does_is_chosen_where_it_says_or() -> None:
    assert codes(BOWELS + GOLD) == [("open-choice", 11)]
    assert answers(f"{BOWELS}{GOLD}then Alice chooses to gain 2 gold\n{GOLD}") == ["depends", 7]
    assert answers(f"{BOWELS}then Alice chooses to draw 1 card\n{GOLD}") == [5]
    said = BOWELS.rstrip().removesuffix('"') + '" choosing to gain 2 gold\n'
    assert answers(said + GOLD) == [7]
    assert codes(f"{BOWELS}then Alice chooses to gain 3 gold\n{GOLD}") == [("bad-choice", 12)]


SPY = """\
edition: 2e
phase: challenges
window: action
first player: Alice
active player: Alice
card "Oar": attachment, neutral, cost 1, shadow 1
card "Lamp": character, neutral, cost 2, strength 2, intrigue
card "Guard": character, neutral, cost 2, strength 2, military
challenge: intrigue, Alice against Bob
attackers: "Starfall Spy"
defenders: none
player Alice
  play: "Starfall Spy", "Lamp"
  shadows: "Oar"
player Bob
  play: {}
then Alice wins the challenge
then Alice uses the reaction of "Starfall Spy" on "Oar"
"""


def test_a_host_is_chosen_inside_an_ability() -> None:
    used = SPY.format('"Guard"')
    ask = 'ask is "Oar" attached to "Lamp"?\nask is "Oar" in play?\nask is "Starfall Spy" in shadows?\n'
    assert codes(used + ask) == [("open-choice", 18)]
    assert answers(f'{used}{ask}then Alice chooses "Lamp"\n{ask}') == ["depends", "yes", "yes", "yes", "yes", "yes"]
    assert answers(f'{used}then Alice chooses "Guard"\n{ask}') == ["no", "yes", "yes"]
    assert codes(f'{used}then Bob chooses "Guard"\n{ask}') == [("bad-choice", 19)]
    assert codes(f'{used}then Alice chooses "Oar"\n{ask}') == [("bad-choice", 19)]


def test_inside_an_ability_too_the_only_host_is_no_choice() -> None:
    """The spy itself has gone back to shadows by then."""
    assert answers(SPY.format("none") + 'ask is "Oar" attached to "Lamp"?\n') == ["yes"]


@pytest.mark.parametrize("edition", ["1e", "2e"])
def test_what_just_happens_asks_for_a_host_as_well(edition: str) -> None:
    """A card that an effect puts into play, whoever controls it."""
    board = f"""\
edition: {edition}
phase: challenges
card "Oar": attachment, neutral, cost 1
card "Lamp": character, neutral, cost 2, strength 2, intrigue
player Alice
  play: "Lamp" @mine
  hand: "Oar"
player Bob
  play: "Lamp" @his
then Alice puts "Oar" into play from her hand
"""
    ask = 'ask is "Oar" attached to @his?\n'
    assert codes(board + ask) == [("open-choice", 10)]
    assert answers(f"{board}{ask}then Alice chooses @his\n{ask}") == ["depends", "yes"]


def test_what_is_paid_is_paid_once() -> None:
    """The step starts over with the choice made: nothing is done twice, and a question in between sees it done."""
    board = LETTER.replace('shadow 1\ncard "Old', 'shadow 1, shadow 3\ncard "Old')
    first = f"{board}{GOLD}then Alice chooses 3 gold\n{GOLD}then Alice chooses @his\n{GOLD}"
    assert answers(first) == ["depends", 2, 2]


GERMAN = """\
Sprache: de
Ausgabe: 2e
Phase: Herausforderungen
Startspieler: Alice
aktiver Spieler: Alice
Karte "Zwei Gesichter": Charakter, neutral, Kosten 4, Stärke 3, Schatten 2, Schatten 3
Karte "Brief": Verstärkung, neutral, Kosten 1, Schatten 1
Karte "Kapitän": Charakter, neutral, Kosten 3, Stärke 3, Militär
Spieler Alice
  Gold: 6
  Schatten: "Zwei Gesichter", "Brief"
  Im Spiel: "Kapitän" @mein, "Bowels of Casterly Rock"
Spieler Bob
  Im Spiel: "Kapitän" @sein
"""
LETTER_OUT = 'dann holt Alice "Brief" aus den Schatten\n'
ABILITY = f'{LETTER_OUT}dann wählt Alice @mein\ndann benutzt Alice die Reaktion von "Bowels of Casterly Rock"\n'


@pytest.mark.parametrize(
    ("steps", "gold"),
    [
        ('dann holt Alice "Zwei Gesichter" aus den Schatten\ndann wählt Alice 3 Gold\n', "3"),
        (f"{LETTER_OUT}dann Alice wählt @sein\n", "5"),
        (f"{ABILITY}dann wählt Alice, 2 Gold zu erhalten\n", "7"),
        (f"{ABILITY}dann Alice wählt 1 Karte zu ziehen\n", "5"),
    ],
    ids=["a price", "a host", "to gain", "to draw"],
)
def test_a_german_file_chooses_in_german(tmp_path, steps: str, gold: str) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "wahl.scenario"
    file.write_text(f"{GERMAN}{steps}frage wie viel Gold hat Alice?\n", encoding="utf-8")
    ran = run("rule", "--json", file)
    assert [ruling["answer"] for ruling in ran.record["rulings"]] == [gold], ran.record["problems"]
