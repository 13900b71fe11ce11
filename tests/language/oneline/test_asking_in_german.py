"""A German question is understood as the English one, and what is not understood is shown in its own words."""

# ruff: noqa: E501 - one question a line
from __future__ import annotations

from typing import Any

import pytest

from judge.cards import Catalogue
from judge.language.oneline.to_english import language_of
from judge.language.oneline.understand import understand
from judge.support.problems import Unusable

ASKED = [
    ("kann ich einen einzigartigen Charakter aus den Schatten holen, wenn eine Kopie in meinem Totenstapel liegt?",
     "can I bring a unique character out of shadows if a copy is in my dead pile?"),
    ("Wenn eine Kopie in meinem Totenstapel liegt, kann ich einen einzigartigen Charakter aus den Schatten holen?",
     "can I bring a unique character out of shadows if a copy is in my dead pile?"),
    ("Kann ich Ser Robert Kraft aus den Schatten holen, wenn ich 5 Gold habe?", "can I bring Ser Robert Strong out of shadows if I have 5 gold?"),
    ("Kann ich „Ser Robert Kraft“ rausholen?", "can I bring Ser Robert Strong out of shadows?"),
    ("Darf ich Hella aus den Schatten holen, während ich kein Gold habe?", "can I bring Penny out of shadows while I have no gold?"),
    ("Kann ich eine Karte in den Schatten aufmarschieren lassen, wenn ich kein Gold habe?", "can I marshal a card into shadows if I have no gold?"),
    ("Kann ich in der Herausforderungsphase eine Karte in den Schatten aufmarschieren lassen?",
     "can I marshal a card into shadows in the challenges phase?"),
    ("Kann ich einen Charakter ohne Schatten in den Schatten aufmarschieren lassen?", "can I marshal a character without shadow into shadows?"),
    ("Wie viele Karten kann ich in dieser Phase aus den Schatten holen?", "how many cards can I bring out of shadows this phase?"),
    ("Wie hoch sind die Schattenkosten von Hella?", "what is the shadow cost of Penny?"),
    ("Wie hoch sind die aufgedruckten Kosten von Ser Robert Kraft?", "what is the printed cost of Ser Robert Strong?"),
    ("Was kostet es, Hella aus den Schatten zu holen?", "what does it cost to bring Penny out of shadows?"),
    ("Gilt das Holen einer Karte aus den Schatten als Spielen?", "does bringing a card out of shadows count as playing?"),
    ("Kann ein einzigartiger Charakter aus den Schatten treten, wenn ich eine Kopie kontrolliere?",
     "can a unique character come out of shadows if I control a copy?"),
    ("Kann ich ein Ereignis aus den Schatten spielen?", "can I play an event from shadows?"),
    ("Kann ich Hella ins Spiel bringen, wenn eine Kopie in meinem Totenstapel liegt?", "can I put Penny into play if a copy is in my dead pile?"),
    ("Was passiert, wenn ich Hella aus den Schatten hole?", "what happens if I bring Penny out of shadows?"),
    ("Ist eine Karte in den Schatten im Spiel?", "is a card in shadows in play?"),
    ("Wann kann ich Hella aus den Schatten holen?", "when can I bring Penny out of shadows?"),
    ("Kann ich die Kontrolle über Hella übernehmen, wenn eine Kopie in meinem Totenstapel liegt?",
     "can I take control of Penny if a copy is in my dead pile?"),
    ("Kann ich meine Karten in den Schatten mischen?", "can I shuffle my cards in shadows?"),
    ("Kann ich Hella aus den Schatten holen, wenn sie leer ist?", "can I bring Penny out of shadows if it is blank?"),
    ("Kann ich einen einzigartigen Charakter aus den Schatten holen, wenn mein Gegner eine Kopie kontrolliert und ich 5 Gold habe?",
     "can I bring a unique character out of shadows if my opponent controls a copy and I have 5 gold?"),
    ("Kann ich eine einzigartige Karte aus den Schatten holen, wenn ich schon eine Kopie im Spiel habe?",
     "can I bring a unique card out of shadows if I have a copy in play?"),
    ("Kann mein Gegner einen einzigartigen Charakter aus den Schatten holen, wenn eine Kopie in seinem Totenstapel liegt?",
     "can my opponent bring a unique character out of shadows if a copy is in his dead pile?"),
    ("Kann ich Hella aus den Schatten holen, wenn ich nicht der aktive Spieler bin?",
     "can I bring Penny out of shadows if I am not the active player?"),
    ("Kann ich Hella aus dem Hinterhalt spielen?", "can I ambush Penny?"),
    ("Kann ich im Aufbau eine Karte in die Schatten legen?", "can I set up a card in shadows?"),
    ("Ist es erlaubt, eine Karte in den Schatten anzusehen?", "can I look at a card in shadows?"),
    ("Wie viel Gold hat mein Gegner?", "how much gold does my opponent have?"),
    ("Kann ich Hella aus den Schatten holen, wenn ich schon eine Karte aus den Schatten geholt habe?",
     "can I bring Penny out of shadows if I have brought a card out of shadows?"),
    ("Kann ich eine limitierte Karte aufmarschieren lassen, wenn ich in dieser Runde schon eine limitierte Karte habe aufmarschieren lassen?",
     "can I marshal a limited card if I have marshaled a limited card this round?"),
    ("Wer handelt zuerst?", "who acts first?"),
    ("Wem gehört Hella?", "who owns Penny?"),
    ("Hat Hella Heimlich?", "does Penny have stealth?"),
    ("Was kann ich tun?", "what can I do?"),
]  # fmt: skip


@pytest.mark.parametrize(("german", "english"), ASKED, ids=[german for german, _ in ASKED])
def test_it_means_what_the_english_question_means(german: str, english: str, ruled: Any) -> None:
    (ours, verdict), (theirs, meant) = ruled(german), ruled(english)
    assert language_of(german) and not language_of(english)
    assert ours.restatement == theirs.restatement
    assert (verdict.verdict, verdict.answer) == (meant.verdict, meant.answer)


STUCK = [
    ("Kann ich Hella aus den Schatten holen, wenn der Mond voll ist?", "der Mond voll ist", "not-understood"),
    ("Kann ich Ser Rupert Kraft aus den Schatten holen?", "Ser Rupert Kraft", "unknown-card"),
    ("Kann ich in den Schatten schwimmen?", "in den Schatten schwimmen", "not-understood"),
]


@pytest.mark.parametrize(("question", "words", "code"), STUCK, ids=[q for q, *_ in STUCK])
def test_what_is_not_understood_is_shown(question: str, words: str, code: str, cards: Catalogue) -> None:
    with pytest.raises(Unusable) as found:
        understand(question, cards)
    (problem,) = found.value.problems
    assert problem.code == code
    assert question[problem.span.column - 1 : problem.span.end - 1] == words
