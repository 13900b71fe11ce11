"""What must hold of every ruling, whatever the board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from boards import Board, Put, boards
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from judge.cards import Catalogue
from judge.driver.run_scenario import Played, Session, hear
from judge.language import read
from judge.rulebook import home, load_data, rulebook
from judge.support.problems import Unusable

BOOK = rulebook(load_data([home() / "rulings"]), "2e")
FACES = Catalogue()
EASY = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def heard(text: str) -> Session:
    return hear(read(text, "board", FACES), BOOK)


def verdicts(board: Board, shuffled: bool = False) -> list[str]:
    return [a.ruling.verdict for a in heard(board.text(shuffled)).answers]


def clauses(board: Board) -> list[set[str]]:
    return [{h.clause for h in a.ruling.decided} for a in heard(board.text()).answers]


@EASY
@given(boards)
def test_the_order_of_facts_does_not_matter(board: Board) -> None:
    assert verdicts(board) == verdicts(board, shuffled=True)


@EASY
@given(boards)
def test_names_do_not_matter(board: Board) -> None:
    other = board.renamed()
    assert verdicts(board) == verdicts(other)
    assert clauses(board) == clauses(other)


@EASY
@given(boards)
def test_seats_do_not_matter(board: Board) -> None:
    """Turning the table round moves everybody; who is active and who holds what stays."""
    turned = (*board.players[1:], board.players[0])
    gold = (*board.gold[1:], board.gold[0])
    active = None if board.active is None else (board.active - 1) % len(turned)
    assert verdicts(board) == verdicts(replace(board, players=turned, gold=gold, active=active))


@EASY
@given(boards, st.sampled_from(["play", "discard", "dead", "shadows"]))
def test_a_card_that_has_nothing_to_do_with_it_changes_nothing(board: Board, area: str) -> None:
    stranger = (board.players[0], Put("Brigand", area, "stranger"))
    if area == "play" and any(p.title == "Dull Knife" for _, p in board.cards):
        return  # an attachment's business is whoever is there to carry it
    assert verdicts(board) == verdicts(replace(board, cards=(*board.cards, stranger)))


@EASY
@given(boards, st.integers(0, 9))
def test_saying_more_never_turns_a_yes_into_a_no(board: Board, gold: int) -> None:
    """Only what depended may be settled by one more fact."""
    said = replace(board, gold=tuple(gold if g is None else g for g in board.gold))
    for before, after in zip(verdicts(board), verdicts(said), strict=True):
        assert before == after or before == "depends"


@EASY
@given(boards)
def test_moves_keep_every_card_in_one_place_and_lose_no_gold(board: Board) -> None:
    text = board.text()
    session = heard(text)
    legal = [a for a in session.answers if a.ruling.verdict == "yes"]
    for answer in legal[:2]:
        step = _as_step(answer.question.text)
        after = heard(text + step + "\n")
        assert not [p for p in after.problems if p.code == "illegal-step"], step
        for played in [p for p in after.heard if isinstance(p, Played)]:
            before, now = session.scenario.table, played.table
            assert before.cards.keys() == now.cards.keys()
            paid = sum(int(str(c.names.get("amount", 0))) for c in played.changes)
            known = [p.gold for p in before.players if p.gold is not None]
            assert sum(known) - sum(p.gold for p in now.players if p.gold is not None) in (paid, 0)


def _as_step(question: str) -> str:
    _, who, verb, rest = question.rstrip("?").split(" ", 3)
    return f"then {who} {verb}s {rest}"


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(max_size=300))
def test_no_text_ends_in_a_traceback(text: str) -> None:
    try:
        hear(read(text, "noise", FACES), BOOK)
    except Unusable as unusable:
        assert unusable.problems


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(boards, st.data())
def test_no_damaged_file_ends_in_a_traceback(board: Board, data: st.DataObject) -> None:
    text = board.text()
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 12))
    junk = data.draw(st.text(max_size=4))
    try:
        hear(read(text[:at] + junk + text[at + cut :], "damaged", FACES), BOOK)
    except Unusable as unusable:
        assert unusable.problems


HOUSE = """documents:
  our-league: {title: League rulings, short: League, edition: 2e, date: "2026-01-01", language: en, precedence: 3}
clauses:
  - id: LEAGUE-01
    sources: [{document: our-league, section: One}]
    text: {en: "Nobody brings cards out of shadows in the plot phase, and a card that comes out kneels."}
    says:
      - {forbids: bring_out, when: [{phase: plot}, {not: {has: limited}}]}
      - {causes: bring_out, does: kneel, when: [{any: [unique, {type: [character, location]}]}]}
      - {sets: printed_cost, to: 3, when: [{in_area: shadows}]}
      - {caps: bring_out, at: 2}
      - {lifts: 2E-SHADOW-19, for: bring_out, when: [copy_in_own_dead_pile]}
"""


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_no_damaged_rulebook_ends_in_a_traceback(data: st.DataObject) -> None:
    """House rulings are sound, or every fault of them is told; whatever is sound can be ruled by."""
    at = data.draw(st.integers(0, len(HOUSE) - 1))
    cut, junk = data.draw(st.integers(0, 12)), data.draw(st.text(alphabet="abno_:{}[]-, \n*&", max_size=3))
    with TemporaryDirectory() as folder:
        (Path(folder) / "house.yaml").write_text(HOUSE[:at] + junk + HOUSE[at + cut :], encoding="utf-8")
        try:
            book = rulebook(load_data([home() / "rulings", Path(folder)]), "2e")
        except Unusable as unusable:
            assert unusable.problems
            return
        hear(read(QUESTION, "board", FACES), book)


QUESTION = """edition: 2e
phase: challenges
player Ann
  gold: 5
  shadows: "Ser Robert Strong"
player Ben
ask can Ann bring "Ser Robert Strong" out of shadows?
ask what happens if Ann brings "Ser Robert Strong" out of shadows?
ask what can Ann do?
"""
