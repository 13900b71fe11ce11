"""What is not stated is neither so nor not so: a clause that may hold and would make a difference makes an answer depend.

Each board is ruled on as it stands, and with one more line, both ways. Beside it stand questions that the same line has
nothing to do with: those are answered flatly, and what is unknown only because no card is named is no doubt at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from metamorphic.door import Judge, judge

KNIFE = {
    "2e": 'edition: 2e\ncard "Dull Knife": attachment, neutral, cost 1, shadow 1\nphase: challenges\nwindow: action\n',
    "1e": 'edition: 1e\ncard "Dull Knife": attachment, neutral, cost s1\nphase: challenges\nwindow: beginning\n',
}
HELD = 'player Alice\n  gold: 5\n  shadows: "Dull Knife" @knife\n'
OUT = "bringing @knife out of shadows count as"


class Board(NamedTuple):
    """A board on which something is not stated, and what it would be one way and the other."""

    text: str
    one: str  # a line more
    other: str


class Asked(NamedTuple):
    """A question, what depends, and the answer with one line more and with the other."""

    board: Board
    question: str
    about: str
    one: str
    other: str


def carried(edition: str) -> Board:
    """Nobody says what else is in play, so that there may be something to attach to or not."""
    squire = 'card "Lone Squire": character, neutral, cost 2, strength 2, power\n'
    return Board(KNIFE[edition] + squire + HELD + "player Bob\n  play: ", '"Lone Squire"', "none")


def buried() -> Board:
    """Nobody says what else is in the dead pile, so that there may be a second copy or not."""
    captain = 'edition: 2e\nphase: challenges\ncard "Lost Captain": unique character, neutral, cost 5, strength 4, military\n'
    return Board(f"{captain}player Alice\nplayer Bob\n  dead: \"Lost Captain\" @one, ", '"Burned Men"', '"Lost Captain" @two')


def held_back() -> Board:
    """The same of a card that no clause has to permit to enter play."""
    head, _, _ = buried().text.partition("  dead:")
    return Board(head + '  hand: "Lost Captain" @one\n  dead: ', '"Burned Men"', '"Lost Captain" @two')


def windows(more: str = "") -> Board:
    """Nobody says what may be done now."""
    return Board(f"edition: 1e\nfirst player: Bob\n{more}player Alice\nplayer Bob\nwindow: ", "action", "beginning")


DEPENDING = [
    Asked(carried("2e"), f"does {OUT} entering play", "attach", "yes", "no"),
    Asked(carried("2e"), f"does {OUT} coming out of shadows", "attach", "yes", "no"),
    Asked(carried("1e"), f"does {OUT} entering play", "attach", "yes", "no"),
    Asked(carried("2e"), "what happens if Alice brings @knife out of shadows", "attach", "play", "discarded"),
    Asked(carried("1e"), "what happens if Alice brings @knife out of shadows", "attach", "play", "discarded"),
    Asked(buried(), "can Bob put @one into play from her dead pile", "dead pile", "yes", "no"),
    Asked(held_back(), "can @one enter play", "dead pile", "yes", "no"),
    Asked(windows(), "in what order do players act", "window", "Bob, Alice", "silent"),
    Asked(windows(), "who acts first", "window", "Bob", "silent"),
    Asked(windows(), "in what order do players return cards to shadows", "window", "Bob, Alice", "silent"),
]
"""What may hold, as far as is stated, and would make another answer."""
FLAT = [
    (carried("2e"), f"does {OUT} marshaling it", "no"),
    (carried("2e"), f"does {OUT} using a card ability", "yes"),
    (carried("2e"), "does bringing characters out of shadows count as entering play", "yes"),
    (carried("2e"), "does bringing lannister cards out of shadows count as entering play", "yes"),
    (carried("1e"), "does bringing characters out of shadows count as entering play", "yes"),
    (carried("1e"), f"does {OUT} marshaling it", "no"),
    (carried("1e"), f"does {OUT} acting", "yes"),
    (carried("2e"), "what happens if Alice looks at @knife", "stays where it is"),
    (windows(), "in what order do players bring cards out of shadows", "Bob, Alice"),
    (windows(), "does bringing cards out of shadows come before other beginning-of-phase effects", "yes"),
]
"""What the same line has nothing to do with."""


def answer(text: str, question: str, by: Judge | None = None) -> str:
    (ruled,) = (by or judge()).rule(f"{text}\nask {question}?\n")
    return str(ruled.record["answer"])


def unstated(board: Board) -> str:
    """The board as it stands: what is in play is not known; a window that is not stated has no line."""
    return board.text.removesuffix("window: ") if board.text.endswith("window: ") else board.text + "?"


@pytest.mark.parametrize("asked", DEPENDING, ids=lambda asked: f"{asked.board.text[9:11]} {asked.question}")
def test_what_may_hold_makes_it_depend(asked: Asked) -> None:
    assert answer(unstated(asked.board), asked.question) == f"depends on {asked.about}"


@pytest.mark.parametrize("asked", DEPENDING, ids=lambda asked: f"{asked.board.text[9:11]} {asked.question}")
def test_and_stating_it_settles_it_both_ways(asked: Asked) -> None:
    assert asked.one in answer(asked.board.text + asked.board.one, asked.question)
    assert asked.other in answer(asked.board.text + asked.board.other, asked.question)


@pytest.mark.parametrize(("board", "question", "expected"), FLAT, ids=lambda of: of if isinstance(of, str) else of.text[9:11])
def test_what_it_has_nothing_to_do_with_is_answered_flatly(board: Board, question: str, expected: str) -> None:
    for text in (unstated(board), board.text + board.one, board.text + board.other):
        assert expected in answer(text, question)


IN_SETUP = [pytest.param("1e", "bring cards out of shadows"), pytest.param("2e", "use card abilities")]


@pytest.mark.parametrize(("edition", "act"), IN_SETUP)
def test_an_order_is_asked_as_of_the_time_when_the_thing_is_done(edition: str, act: str) -> None:
    """Who goes before whom is one thing, and whether it may be done right now another."""
    for moment in ("", "phase: setup\n", "phase: challenges\n", "phase: challenges\nwindow: interrupt\n"):
        told = f"edition: {edition}\n{moment}first player: Bob\nplayer Alice\nplayer Bob"
        assert answer(told, f"in what order do players {act}") == "Bob, Alice"


WHEN = [
    ("1e", "marshal @one", "in any action window during the marshaling phase while Alice is the active player"),
    ("2e", "play @two", "in a reaction window"),
    ("1e", "bring @three out of shadows", "at the beginning of a phase"),
]


@pytest.mark.parametrize(("edition", "act", "moment"), WHEN)
def test_when_is_not_answered_by_what_time_it_is(edition: str, act: str, moment: str) -> None:
    cards = 'card "A": character, neutral, cost s1, strength 1\ncard "B": event, neutral, cost 0, reaction\n'
    cards += 'card "C": location, neutral, cost 1\n'
    cards = cards if edition == "1e" else cards.replace("s1", "1")
    held = 'player Alice\n  gold: 9\n  hand: "C" @one, "B" @two\n  shadows: "A" @three\nplayer Bob'
    for now in ("", "phase: setup\n", "phase: plot\nwindow: none\n", "phase: draw\nactive player: Bob\n"):
        assert answer(f"edition: {edition}\n{cards}{now}{held}", f"when can Alice {act}") == moment


def test_where_nothing_permits_an_act_silence_is_no_answer_that_a_fact_could_turn() -> None:
    """No document of the first edition lets an ability be used, and one says when none is: until that holds, no rule speaks."""
    told = "edition: 1e\ncard \"Great Hall\": location, neutral, cost 2\nplayer Alice\n  play: \"Great Hall\" @hall\nplayer Bob\n"
    question = "can Alice use the ability of @hall"
    assert answer(f"{told}window: none", question) == "no"
    assert answer(told, question) == "silent"


def test_whose_chance_is_gone_for_another_reason_is_left_out_all_the_same() -> None:
    told = "edition: 1e\nphase: challenges\nwindow: beginning\nfirst player: Bob\nplayer Alice\nplayer Bob\n"
    passed = "Bob passed her chance to bring a card out of shadows this phase"
    assert answer(told + passed, "in what order do players bring cards out of shadows") == "Alice"


LEAGUE = """\
documents:
  our-league: {title: League rulings, short: League, edition: 2e, date: "2026-01-01", language: en, precedence: 5}
clauses:
  - id: LEAGUE-1
    sources: [{document: our-league, section: One}]
    text: {en: In the marshaling phase gold comes before effects.}
    says: [{orders: marshal, before: beginning_effects, when: [{phase: marshaling}]}]
"""
LATER = """\
  - id: LEAGUE-2
    sources: [{document: our-league, section: Two}]
    text: {en: Otherwise effects come first.}
    says: [{orders: marshal, after: beginning_effects}]
"""


@pytest.mark.parametrize(("more", "otherwise"), [("", "silent"), (LATER, "no")], ids=["one clause", "and its contrary"])
def test_what_comes_before_what_depends_on_what_is_not_stated(tmp_path: Path, more: str, otherwise: str) -> None:
    (tmp_path / "house.yaml").write_text(LEAGUE + more, encoding="utf-8")
    league, seats = Judge(house=tmp_path), "player Alice\nplayer Bob"
    question = "does marshaling cards come before beginning-of-phase effects"
    assert answer(f"edition: 2e\nphase: marshaling\n{seats}", question, league) == "yes"
    assert answer(f"edition: 2e\nphase: draw\n{seats}", question, league) == otherwise
    assert answer(f"edition: 2e\n{seats}", question, league) == "depends on phase"


@pytest.mark.parametrize(
    ("held", "stated", "without"),
    [
        ('  hand: "Burned Men"\n', "gold: 5", "depends on where the card is"),  # a hand may hold more than is named
        ('  hand: none\n  shadows: "Penny"\n', "gold: 5", "nothing"),
    ],
    ids=["ambush", "out of shadows"],
)
def test_that_nothing_can_be_done_is_not_said_of_what_turns_on_a_purse(held: str, stated: str, without: str) -> None:
    """`what can` and `can` speak with one voice: where what is not stated would make something legal, it depends."""
    told = f"edition: 2e\nphase: challenges\nfirst player: Alice\nplayer Alice\n{held}"
    assert answer(f"{told}player Bob", "what can Alice do") == "depends on gold"
    assert answer(f"{told}  {stated}\nplayer Bob", "what can Alice do") not in ("nothing", "depends on gold")
    assert answer(f"{told}  gold: 0\nplayer Bob", "what can Alice do") == without


@pytest.mark.parametrize(
    ("phase", "unseen"), [("marshaling", "hand"), ("challenges", "shadows"), ("dominance", "shadows")]
)
def test_that_nothing_can_be_done_is_not_said_of_cards_that_nobody_named(phase: str, unseen: str) -> None:
    """Of an area that the file leaves open, something may come; where all is told, nothing does."""
    rest = {"hand": "  shadows: none\n", "shadows": "  hand: none\n"}[unseen]
    moment = f"edition: 2e\nphase: {phase}\nwindow: action\nactive player: Alice\nfirst player: Alice\n"
    told = f"{moment}player Alice\n  gold: 5\n{rest}"
    assert answer(f"{told}  {unseen}: ?\nplayer Bob", "what can Alice do") == "depends on where the card is"
    assert answer(f"{told}  {unseen}: none\nplayer Bob", "what can Alice do") == "nothing"
