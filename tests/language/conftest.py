"""A small catalogue and a board to ask about, for the pages of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from judge.cards import fold
from judge.game.printed_face import Face, Keyword
from judge.language import Scenario, read, resolve
from judge.question import Asked, Question, Step

FACES = (
    Face("Penny", "character", True, "neutral", 2, strength=2, icons=("intrigue",), keywords=(Keyword("shadow", 1),)),
    Face("Ser Robert Strong", "character", True, "lannister", 6, strength=6, keywords=(Keyword("shadow", 5),)),
    Face("Burned Men", "character", False, "neutral", 3, strength=3, keywords=(Keyword("ambush", 2),)),
    Face("Western Fiefdom", "location", False, "lannister", 2, keywords=(Keyword("limited"),)),
    Face("Milk of the Poppy", "attachment", False, "neutral", 1),
    Face("Widow's Wail", "attachment", True, "lannister", 1),
    Face("Quiet Word", "event", False, "neutral", "-", keywords=(Keyword("shadow", 0),)),
    Face("Cersei Lannister", "character", True, "lannister", 4, pack="Core"),
    Face("Cersei Lannister", "character", True, "lannister", 6, pack="LoCR"),
    Face("Heads on Spikes", "plot", pack="Core"),
    Face("Heads on Spikes", "plot", pack="Promo"),
)


class SmallCatalogue:
    def find(self, title: str, pack: str, edition: str) -> tuple[Face, ...]:
        return tuple(f for f in FACES if fold(f.title) == fold(title) and pack in ("", f.pack)) if edition else ()

    def titles(self, edition: str) -> Iterable[str]:
        return [face.title for face in FACES] if edition else []


BOARD = """\
edition: 2e
phase: marshaling
active player: Alice
first player: Bob
card "Squire": character, neutral, cost 1, strength 1, military

player Alice
  gold: 7
  hand: "Burned Men", "Western Fiefdom", "Quiet Word", "Ser Robert Strong" @held
  shadows: "Ser Robert Strong", "Quiet Word" @hidden
  play: "Penny" (kneeling, 2 power, 1 gold) @p with "Milk of the Poppy" (owned by Bob), 2 x "Squire"
  dead: "Widow's Wail"

player Bob
  play: 2 x "Burned Men", "Ser Robert Strong" (owned by Alice) @stolen
  hand: none

player Carol
"""


@pytest.fixture
def board() -> str:
    return BOARD


@pytest.fixture
def scenario() -> Callable[[str], Scenario]:
    """Reads a text with the small catalogue."""
    return lambda text: read(text, "test.scenario", SmallCatalogue())


@pytest.fixture
def asked(scenario: Callable[[str], Scenario]) -> Callable[[str], Asked]:
    """What a question asks on the board; `extra` facts go before it."""

    def resolve_question(question: str, extra: str = "") -> Asked:
        read_ = scenario(f"{BOARD}{extra}\nask {question}\n")
        found = resolve(read_.script[0], read_.table)
        assert isinstance(found, Question)
        return found.asked

    return resolve_question


@pytest.fixture
def step(scenario: Callable[[str], Scenario]) -> Callable[[str], Step]:
    def resolve_step(move: str) -> Step:
        read_ = scenario(f"{BOARD}\nthen {move}\n")
        found = resolve(read_.script[0], read_.table)
        assert isinstance(found, Step)
        return found

    return resolve_step
