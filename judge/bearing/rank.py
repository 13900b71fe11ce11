"""How well a sentence fits a question: the card that is asked about before others, the word that is asked for before others."""

from __future__ import annotations

from judge.bearing.reach import Scales
from judge.bearing.sentence import Sentence
from judge.table import Card


def rank(scales: Scales, card: Card, told: Sentence) -> tuple[bool, bool, bool]:
    """The lower, the better it fits."""
    matter = scales.matter
    topics = {topic for piece in told.pieces for topic in piece.topics}
    return card.id not in matter.cards, topics.isdisjoint(matter.own), topics.isdisjoint(matter.topics or ())
