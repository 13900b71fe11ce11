"""Made-up cards with made-up text on one small board, for the tests of what may bear on what."""

from __future__ import annotations

from typing import Any

from casebook import law

from judge.cards import Catalogue
from judge.cards.card_as_plain_data import face_of
from judge.cards.text.read_text import read_text
from judge.driver.run_scenario import Session, hear
from judge.game.printed_face import Face
from judge.language import read
from judge.rulebook import rulebook
from judge.support.fold_and_clean_text import fold

BOARD = """edition: 2e
phase: {phase}
window: action
first player: Alice
active player: Alice
{facts}
player Alice
  house: stark
  {gold}
  plot: "Lean Year"
  hand: "Green Boy", "Old Mill", "Warm Cloak", "Kind Word", "Last Word"
  play: "Talker", "Hedge Knight" with "Old Scar", "Grey Sister"{also}
  discard: "Lost Boy"
player Bob
  gold: 4
  plot: "Fat Year"
  play: "Sea Dog", "Tide Pool"
  shadows: "Night Eel"
{asked}
"""
FIGHT = 'challenge: military, Alice against Bob\nattackers: "Hedge Knight"\ndefenders: "Sea Dog"'

CARDS: dict[str, dict[str, Any]] = {
    "Talker": {"type": "location", "house": "stark", "cost": 2},
    "Hedge Knight": {
        "type": "character", "house": "stark", "cost": 3, "strength": 3, "icons": ("military",), "traits": ("Knight",),
        "text": "Renown.",
    },
    "Grey Sister": {"type": "character", "house": "neutral", "cost": 2, "strength": 1, "traits": ("Lady",)},
    "Sea Dog": {"type": "character", "house": "greyjoy", "cost": 3, "strength": 2, "icons": ("military",), "traits": ("Raider",)},
    "Green Boy": {"type": "character", "house": "stark", "cost": 3, "strength": 1, "traits": ("Squire",)},
    "Lost Boy": {"type": "character", "house": "stark", "cost": 1, "strength": 1},
    "Night Eel": {"type": "character", "house": "greyjoy", "cost": 3, "strength": 2, "text": "Shadow (2)."},
    "Old Mill": {"type": "location", "house": "stark", "cost": 1},
    "Tide Pool": {"type": "location", "house": "greyjoy", "cost": 1},
    "Warm Cloak": {"type": "attachment", "house": "neutral", "cost": 1},
    "Old Scar": {"type": "attachment", "house": "neutral", "cost": 1},
    "Kind Word": {"type": "event", "house": "neutral", "cost": 0, "text": "<b>Action:</b> Choose a character. It smiles."},
    "Last Word": {"type": "event", "house": "neutral", "cost": 0},
    "Lean Year": {"type": "plot", "gold": 3, "initiative": 4, "claim": 1, "reserve": 6},
    "Fat Year": {"type": "plot", "gold": 6, "initiative": 2, "claim": 1, "reserve": 7},
}  # fmt: skip


class MadeUp(Catalogue):
    """The cards above, some of them with another text."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__()
        self.made = {fold(title): _face(title, texts.get(title)) for title in CARDS}

    def versions(self, title: str, edition: str = "2e") -> tuple[Face, ...]:
        face = self.made.get(fold(title))
        return (face,) if face else super().versions(title, edition)


def _face(title: str, text: str | None) -> Face:
    facts = dict(CARDS[title])
    printed = facts.pop("text", "")
    return face_of({"title": title, "pack": "Odd", "origin": "Odd", **facts, **read_text(text or printed, title, facts["type"])})


def heard(
    asked: str, phase: str = "challenges", facts: str = "", strict: bool = False,
    gold: str = "gold: 9", also: str = "", **texts: str,
) -> Session:  # fmt: skip
    """The board with these texts on it (`Hedge_Knight="…"`), and what was asked heard."""
    named = {title.replace("_", " "): text for title, text in texts.items()}
    board = BOARD.format(phase=phase, facts=facts, asked=asked, gold=gold, also=f", {also}" if also else "")
    scenario = read(board, "made-up.scenario", MadeUp(named))
    book = rulebook(law(), "2e")
    return hear(scenario, book, strict=True) if strict else hear(scenario, book)


def told(session: Session) -> list[tuple[str, str]]:
    """What the last ruling says it did not read, title and sentence."""
    assert not session.problems, session.problems
    return [(one.title, one.text) for one in session.answers[-1].ruling.unread]
