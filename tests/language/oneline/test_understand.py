"""What is understood of a question, what is not, and how both are said."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from worded import hint

from judge.cards import Catalogue
from judge.language import read
from judge.language.oneline.english.if_clause_patterns import ADVERBIALS, FACTS
from judge.language.oneline.english.read_back_phrases import KNOWN, KNOWN_FACTS
from judge.language.oneline.english.rewrites import LOOSE
from judge.language.oneline.read_back_or_not_understood import prose
from judge.language.oneline.rewrite_by_patterns import compiled
from judge.language.oneline.understand import understand
from judge.support.problems import Problem, Unusable

BOARD = """edition: 2e
phase: challenges
player Alice
  gold: 7
  shadows: "Ser Robert Strong"
player Bob
  shadows: "Penny"
"""

RETOLD = [
    ("can I bring a unique character out of shadows if a copy is in my dead pile?",
     "You ask whether you can bring a unique character out of shadows while a copy is in your dead pile."),
    ("is it legal for my opponent to hide an event?", "You ask whether your opponent can marshal an event into shadows."),
    ("what's Penny's shadow cost?", "You ask what the shadow cost of Penny is."),
    ("If I own a copy that my opponent controls, can I marshal a unique character in the marshaling phase with no gold?",
     "You ask whether you can marshal a unique character in the marshaling phase while your opponent controls a copy "
     "that you own and you have no gold."),
    ("does flipping a card out of shadows count as playing a card?",
     "You ask whether bringing a card out of shadows counts as playing it."),
    ("can he come out of shadows while he's in my dead pile?",
     "You ask whether this card can come out of shadows while a copy is in your dead pile."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "sentence"), RETOLD, ids=[q for q, _ in RETOLD])
def test_it_is_said_what_was_understood(question: str, sentence: str, cards: Catalogue) -> None:
    assert understand(question, cards).restatement == sentence


STUCK = [
    ("can I swim in the shadows?", "swim in the shadows", "not-understood"),
    ("can I bring a unique character out of shadows if the moon is full?", "the moon is full", "not-understood"),
    ("what is the meaning of life?", "meaning of life", "not-understood"),
    ("can I bring Ser Rober Strong out of shadows?", "Ser Rober Strong", "unknown-card"),
    ('can I bring "Foo Bar" out of shadows?', '"Foo Bar"', "unknown-card"),
    ("can I bring Penny out of shadows if a character is kneeling?", "a character", "not-understood"),
    ("???", "???", "not-understood"),
    ("", "", "not-understood"),
]


@pytest.mark.parametrize(("question", "words", "code"), STUCK, ids=[q or "nothing" for q, *_ in STUCK])
def test_what_was_not_understood_is_underlined(question: str, words: str, code: str, cards: Catalogue) -> None:
    problem = refused(question, cards)
    assert (problem.code, question[problem.span.column - 1 : problem.span.end - 1]) == (code, words)


def test_the_nearest_question_is_named(cards: Catalogue) -> None:
    assert "can I put a card into shadows?" in hint(refused("can I drop a card into shadows?", cards))
    assert "Ser Robert Strong" in hint(refused("can I bring Ser Rober Strong out of shadows?", cards))


@pytest.mark.parametrize("question", KNOWN)
def test_a_question_that_is_offered_is_understood(question: str, cards: Catalogue) -> None:
    assert understand(question, cards).restatement


@pytest.mark.parametrize("fact", KNOWN_FACTS)
def test_a_fact_that_is_offered_is_understood(fact: str, cards: Catalogue) -> None:
    assert understand(f"can I bring a unique card out of shadows {fact}?", cards).restatement
    assert understand(f"{fact}, can I bring a unique card out of shadows?", cards).restatement


def test_what_is_not_said_is_unknown(cards: Catalogue) -> None:
    table = understand("can I bring a card out of shadows?", cards).table
    assert (table.phase, table.window, table.active, table.first, table.format) == (None,) * 5
    assert [(p.gold, p.closed) for p in table.players] == [(None, frozenset())] * 2
    (card,) = table.cards.values()
    assert (card.area, card.face.type, card.face.unique, card.kneeling) == ("shadows", None, None, None)


def test_a_class_without_a_keyword_lacks_it(cards: Catalogue) -> None:
    (card,) = understand("can I marshal a card without shadow into shadows?", cards).table.cards.values()
    assert card.face.lacks == ("shadow",)


def test_the_edition_may_be_named(cards: Catalogue) -> None:
    assert understand("in first edition, can I bring a card out of shadows?", cards).edition == "1e"
    assert understand("can I bring a card out of shadows?", cards, "1e").edition == "1e"


def test_a_board_is_asked(ruled: Any, cards: Catalogue) -> None:
    board = read(BOARD, "board", cards)
    understood, ruling = ruled("can I bring Ser Robert Strong out of shadows?", board=board)
    assert (ruling.verdict, understood.table) == ("yes", understood.table)
    assert ruled("can Bob bring Penny out of shadows with no gold?", board=board)[1].verdict == "no"
    assert ruled("can my opponent look at Ser Robert Strong?", board=board)[1].verdict == "no"
    assert ruled("can I bring Ser Robert Strong out of shadows if a copy is in my dead pile?", board=board)[1].verdict == "no"


def test_one_of_many_opponents_must_be_named(cards: Catalogue) -> None:
    board = read(f"{BOARD}player Carol\n  gold: 1\n", "board", cards)
    with pytest.raises(Unusable) as unusable:
        understand("can my opponent bring Penny out of shadows?", cards, board=board)
    assert unusable.value.problems[0].code == "which-opponent"


def test_sentences_address_the_asker() -> None:
    said = prose("a copy is in you's dead pile and opponent has 5 gold")
    assert said == "a copy is in your dead pile and your opponent has 5 gold"


@pytest.mark.parametrize("pattern", sorted({row[0] for row in (*FACTS, *ADVERBIALS, *LOOSE)}))
def test_every_pattern_compiles(pattern: str) -> None:
    assert compiled(pattern)


OFFERED = {word for line in (*KNOWN, *KNOWN_FACTS) for word in line.strip("?").split()}
VOCABULARY = sorted(OFFERED | {"Penny", "his", "'s", '"', ",", "?"})


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.lists(some.sampled_from(VOCABULARY), max_size=14).map(" ".join) | some.text(max_size=60))
def test_nothing_ends_in_a_traceback(cards: Catalogue, question: str) -> None:
    try:
        assert understand(question, cards).restatement
    except Unusable as unusable:
        assert unusable.problems


def refused(question: str, cards: Catalogue) -> Problem:
    with pytest.raises(Unusable) as unusable:
        understand(question, cards)
    return unusable.value.problems[0]
