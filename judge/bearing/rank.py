"""How well a sentence fits a question: what could forbid or replace it first, then the card and the word asked for."""

from __future__ import annotations

from judge.bearing.reach import Scales
from judge.bearing.sentence import Piece, Sentence
from judge.table import Card


def rank(scales: Scales, card: Card, told: Sentence) -> tuple[bool, ...]:
    """The lower, the better it fits."""
    matter = scales.matter
    topics = {topic for piece in told.pieces for topic in piece.topics}
    allowed = not any(forbids(scales, piece) for piece in told.pieces)
    stands = not any(replaces(scales, piece) for piece in told.pieces)
    return allowed, stands, card.id not in matter.cards, topics.isdisjoint(matter.own), topics.isdisjoint(matter.topics or ())


def replaces(scales: Scales, piece: Piece) -> bool:
    """`if it would be killed, … instead`: what is asked about does not come to pass."""
    return piece.answers and not piece.topics.isdisjoint(scales.matter.topics or ())


def forbids(scales: Scales, piece: Piece) -> bool:
    """`cannot be marshaled`, `no player may marshal`: that the deed that is asked about is not done."""
    words, topics = scales.words, scales.matter.topics
    deeds = piece.topics.intersection(words.data["deeds"])
    asked = scales.matter.act and (deeds if topics is None else deeds & topics)
    return bool(asked) and (words.finds("bans", piece.said) or words.begins("limits", piece.subject or piece.said))
