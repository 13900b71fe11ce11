"""Whether a sentence may bear on a matter (what it would change, whom it touches, when it works), and how well it fits."""

from __future__ import annotations

from judge.engine.unread.bearing_words import BearingWords, Topics
from judge.engine.unread.described_cards import speaks_of_cards, touches
from judge.engine.unread.direction import may_turn
from judge.engine.unread.question_topics import TRAITS, Matter, act_topics
from judge.engine.unread.reaches import Scales, limits_host, may_touch
from judge.engine.unread.take_sentence_apart import Sentence, Statement
from judge.engine.unread.wrong_moment import ruled_out
from judge.game.case_and_truth import Case
from judge.game.table import Card


def rank(scales: Scales, card: Card, told: Sentence) -> tuple[bool, ...]:
    """The lower, the better it fits."""
    matter = scales.matter
    topics = {topic for piece in told.pieces for topic in piece.topics}
    allowed = not any(forbids(scales, piece) for piece in told.pieces)
    stands = not any(replaces(scales, piece) for piece in told.pieces)
    return allowed, stands, card.id not in matter.cards, topics.isdisjoint(matter.own), topics.isdisjoint(matter.topics or ())


def replaces(scales: Scales, piece: Statement) -> bool:
    """`if it would be killed, … instead`: what is asked about does not come to pass."""
    return piece.answers and not piece.topics.isdisjoint(scales.matter.topics or ())


def forbids(scales: Scales, piece: Statement) -> bool:
    """`cannot be marshaled`, `no player may marshal`: that the deed that is asked about is not done."""
    words, topics = scales.words, scales.matter.topics
    deeds = piece.topics.intersection(words.data["deeds"])
    asked = scales.matter.act and (deeds if topics is None else deeds & topics)
    return bool(asked) and (words.finds("bans", piece.said) or words.begins("limits", piece.subject or piece.said))


FIELDS = {"income": "gold"}
"""Where a figure is kept on a card under another name than its topic."""


def bears(scales: Scales, card: Card, told: Sentence) -> bool:
    """Whether it may bear by itself, on the table as it is."""
    matter = scales.matter
    if card.id in matter.using and (told.timing == "used" or card.face.type == "event" or told.defines):
        return True
    if told.defines:
        return _prints_a_letter(scales.words, card, matter)
    match told.timing:
        case "used":
            return _open_to_use(scales, card, told)
        case "forced":
            return answers(scales, card, told, matter.acts)
        case "revealed" if not told.lasting:
            return False
    return any(_bears(scales, card, told, piece) for piece in told.pieces)


def _prints_a_letter(words: BearingWords, card: Card, matter: Matter) -> bool:
    """What X is bears on a value of its card for which an X is printed."""
    asked = card.id in matter.cards or (card.face.type == "plot" and card.controller in matter.players)
    printed = words.data["printed"].get(card.face.type, ())
    topics = [topic for topic in printed if getattr(card.face, FIELDS.get(topic, topic)) is None]
    return asked and (matter.topics is None or not matter.topics.isdisjoint(topics))


def _open_to_use(scales: Scales, card: Card, told: Sentence) -> bool:
    """It is asked what can be done, or what happens: what may be used then is part of the answer."""
    matter = scales.matter
    return (matter.everything and card.controller in matter.players) or answers(scales, card, told, matter.acts)


def answers(scales: Scales, card: Card, told: Sentence, acts: tuple[Case, ...]) -> bool:
    """Whether one of these acts may be what it answers."""
    if not acts or (told.timing == "used" and not told.trigger):
        return False
    answered = scales.words.topics(told.trigger)
    return any(_answered(scales, card, told, act, answered) for act in acts)


def _answered(scales: Scales, card: Card, told: Sentence, act: Case, answered: Topics) -> bool:
    topics = act_topics(scales.words, scales.book, act.action)
    if answered and topics is not None and not answered & topics:
        return False
    done_with = scales.board.table.cards.get(act.card)
    if done_with is None or not speaks_of_cards(scales.words, told.trigger):
        return True
    return touches(scales.words, told.trigger, told.pieces[0], told.text, card, done_with, scales.board)


def _bears(scales: Scales, card: Card, told: Sentence, piece: Statement) -> bool:
    if counters(scales, piece) or not timely(scales, card, piece) or not may_turn(scales, told, piece):
        return False
    if piece.follows and not scales.matter.acts:
        return False
    if limits_host(scales, card, piece):
        return True
    return on_topic(scales, told, piece) and may_touch(scales, card, told, piece, scales.matter.cards)


def counters(scales: Scales, piece: Statement) -> str:
    """`blank` or `shield`, where that is all that it does: it takes the force of another text, and bears where that does."""
    topics = scales.matter.topics
    if "blank" in piece.topics and (topics is None or "blank" not in topics):
        return "blank"
    return "shield" if "shield" in piece.topics and scales.words.shields(piece.said) else ""


def on_topic(scales: Scales, told: Sentence, piece: Statement) -> bool:
    topics, trait = scales.matter.topics, scales.matter.trait
    if topics is None or (topics and not piece.topics):
        return True
    if trait and piece.topics & topics == {TRAITS}:
        return trait.casefold() in told.text.casefold() or scales.words.finds("every_trait", told.text)
    return any(_unbound(scales, piece, topic) for topic in _spoken_of(scales, piece) & topics)


def _spoken_of(scales: Scales, piece: Statement) -> Topics:
    """What it would change. Whether something can be done changes no price; that is spoken of as one: `the cost … cannot`."""
    if not scales.matter.price:
        return piece.topics
    return (piece.topics | scales.words.topics(piece.subject)).difference(scales.words.data["deeds"])


def _unbound(scales: Scales, piece: Statement, topic: str) -> bool:
    """Where a sentence names acts beside what it changes, it is for those acts."""
    named = piece.topics.intersection(scales.words.data["bound"].get(topic, ()))
    return not named or scales.matter.topics is None or not named.isdisjoint(scales.matter.topics)


def timely(scales: Scales, card: Card, piece: Statement) -> bool:
    """What may be done only then is not done at another time: such a sentence always has its say."""
    if scales.words.finds("exclusive", piece.said):
        return True
    return scales.matter.begins or not any(ruled_out(scales.words, c, card, scales.board.table) for c in piece.conditions)
