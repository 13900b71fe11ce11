"""Every key that a row of steps.yaml carries changes what is played, or where a row stands: data that nobody reads is none."""

from __future__ import annotations

from typing import Any

import pytest
from casebook import law
from playing import heard

from judge.engine.play.place_in_step_sequence import first_of, positions
from judge.engine.rule import open_hearing
from judge.game.table import Table
from judge.rulebook import Rulebook, rulebook
from judge.rulebook.read_steps import KEYS, each_row

SEATS = """\
first player: Alice
card "Inn": location, neutral, cost 1, bestow 2
card "Oar": attachment, neutral, cost 1
card "Captain": character, neutral, cost 3, strength 3, military
effect: "Captain" gets +1 strength until the end of the phase
player Alice
  gold: 9
  power: 2
  hand: "Inn", "Oar" @oar
  play: "Captain" (kneeling) with "Oar" (1 gold)
player Bob
  gold: 3
  power: 2
  hand: "Inn"
"""
WON = """\
then Alice wins the challenge
then the challenge ends
ask how much power does Alice have?
ask how much power does Bob have?
"""
STEPS = {
    "taxation": "then the phase ends\nask how much gold does Alice have?\n",
    "marshaling\nactive player: Alice": 'then the turn ends\nask can Bob marshal "Inn"?\n',
    "draw": 'then the phase ends\nask what is the strength of "Captain"?\n',
    "challenges": "then the phase ends\n",
    "standing": "then the taxation phase begins\n",
    "standing\nwindow: action": 'then "Captain" is killed\n',
    "marshaling\nactive player:  Alice": "then Alice marshals @oar\n",
    "marshaling\nwindow: action\nactive player: Alice": 'then Alice marshals "Inn"\n',
    'challenges\nchallenge: power, Alice against Bob\nattackers: "Captain"\ndefenders: none': WON,
    'challenges\nchallenge: military, Alice against Bob\nattackers: "Captain"\ndefenders: none': WON,
    "dominance": 'then the taxation phase begins\nask is "Captain" standing?\n',
}
REACTED = {"challenges\nactive player: Alice": 'then Alice brings "Ser Robert Strong" out of shadows\n'}
NEEDED = ("step", "by")
"""Without a name or a clause a row is a fault."""


def dropped(told: Any, key: str) -> Any:
    """The rows without this key, wherever it stands."""
    if isinstance(told, list):
        return [dropped(one, key) for one in told]
    return {name: dropped(one, key) for name, one in told.items() if name != key} if isinstance(told, dict) else told


def seen(edition: str, rows: Any) -> object:
    """The order of all rows, and what is answered after some steps."""
    book = Rulebook({**law(), "steps": {edition: rows}}, edition, rulebook(law(), edition).documents)
    order = [[(one.path, one.row.step, one.row.may) for one in positions(book, name)] for name in book.sequences()]
    joust = open_hearing(book, Table(format="joust"))
    titles = first_of(joust, "plot", "titles are chosen", "plot action window")
    return order, titles, [played(text, book) for text in boards(edition)]


def boards(edition: str) -> list[str]:
    seats = SEATS.replace("player Bob", '  shadows: "Ser Robert Strong"\nplayer Bob') if edition == "2e" else SEATS
    told = STEPS if edition == "1e" else {**STEPS, **REACTED}
    return [f"edition: {edition}\nphase: {phase}\n{seats}{steps}" for phase, steps in told.items()]


def played(text: str, book: Rulebook) -> object:
    """What is answered, what every step changes, and where the table then stands."""
    session = heard(text, book)
    moves = [(change.move, change.because) for one in session.heard for change in getattr(one, "changes", ())]
    return [(a.ruling.verdict, a.ruling.answer) for a in session.answers], moves, session.table.pending, session.table.history


CARRIED = [
    (edition, key)
    for edition in ("1e", "2e")
    for key in KEYS
    if key not in NEEDED and any(key in row for rows in law()["steps"][edition].values() for row in each_row(rows))
]


def test_every_key_there_is_some_row_carries() -> None:
    assert {key for _, key in CARRIED} | {*NEEDED} == {*KEYS}


@pytest.mark.parametrize(("edition", "key"), CARRIED)
def test_a_key_changes_something(edition: str, key: str) -> None:
    rows = law()["steps"][edition]
    assert seen(edition, dropped(rows, key)) != seen(edition, rows)
