"""Whether a piece of text reaches what is asked about: the cards it describes, the players it binds."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.card_fits_adjectives import GivenByText
from judge.engine.unread.described_cards import speaks_of_cards, touches
from judge.engine.unread.question_topics import Matter
from judge.engine.unread.take_sentence_apart import ITSELF, OPENING, Sentence, Statement
from judge.game.table import Card
from judge.rulebook import Rulebook
from judge.support.frozen_data_classes import Noun

ATTACH = "attach"
ATTACHMENT = "attachment"


class Scales(Noun):
    """What sentences are weighed with."""

    words: BearingWords
    book: Rulebook
    board: GivenByText
    matter: Matter
    answer: str = ""  # `yes` or `no`, of what can be done
    unpaid: bool = False  # it was seen that something could not be paid for
    absent: bool = False  # what was asked for is not there


def may_touch(scales: Scales, card: Card, told: Sentence, piece: Statement, cards: frozenset[str]) -> bool:
    """Whether the cards and the players asked about are among those it speaks of."""
    words = scales.words
    topics = scales.matter.topics
    sides = "contribution" in piece.topics and (topics is None or not topics.isdisjoint(("contribution", "considered")))
    if sides and (ITSELF in piece.subject or words.finds("pronouns", piece.subject)):
        return True  # it takes a side without taking part
    if "gold" in piece.topics and topics and "gold" in topics:
        return card.controller in scales.matter.players if ITSELF in piece.subject else _for_whom(scales, card, piece)
    if alone := _by_its_name(scales, card, piece):
        return not alone.isdisjoint(cards) if cards else _held(scales, alone)
    said_of = piece.subject if speaks_of_cards(words, piece.subject) else ""
    if not said_of and not _for_whom(scales, card, piece):
        return False
    text = said_of or piece.said
    asked = [scales.board.table.cards[i] for i in cards]
    if not asked or not (speaks_of_cards(words, text) or _of_an_area(scales, text)) or _of_all_others(scales, piece, text):
        return True
    return any(touches(words, text, piece, told.text, card, one, scales.board) or _lies_there(words, text, one) for one in asked)


def _of_an_area(scales: Scales, text: str) -> bool:
    """What shows a hand shows no other: of acts that concern whoever holds the card."""
    return bool(scales.matter.holders and scales.words.named("areas", text))


def _lies_there(words: BearingWords, text: str, card: Card) -> bool:
    """`their hand and shadows area`: where no kind of cards is spoken of, it is all that lie there."""
    return not words.finds("kinds", text) and card.area in words.named("areas", text)


def limits_host(scales: Scales, card: Card, piece: Statement) -> bool:
    """What an attachment that is on nothing yet says of where it may go, whichever cards it describes by that."""
    topics, words = scales.matter.topics, scales.words
    if card.id not in scales.matter.cards or card.host or (topics is not None and ATTACH not in topics):
        return False
    demanded = words.finds("host", piece.subject) and (not piece.topics or words.demands(piece.said))
    return demanded or (ATTACH in piece.topics and card.face.type in (None, ATTACHMENT))


def _of_all_others(scales: Scales, piece: Statement, text: str) -> bool:
    """`only Lords may attack` is about whoever is no Lord, and `attacking characters must …` about whoever would attack."""
    words = scales.words
    demanded = scales.matter.begins and words.finds("roles", piece.subject) and words.demands(piece.said)
    return words.finds("exclusive", text) or demanded


def _by_its_name(scales: Scales, card: Card, piece: Statement) -> frozenset[str]:
    """The cards of a title that is all there is of the subject."""
    subject = piece.subject.strip(f" {OPENING}")
    titled = (one.id for one in scales.board.table.cards.values() if one.title == subject)
    return frozenset((card.id,)) if subject == ITSELF else frozenset(titled)


def _held(scales: Scales, cards: frozenset[str]) -> bool:
    """Where no card is asked about, those of the players count that are."""
    held = {scales.board.table.cards[card].controller for card in cards}
    return not scales.matter.players or not held.isdisjoint(scales.matter.players)


def _for_whom(scales: Scales, card: Card, piece: Statement) -> bool:
    """Whether the players asked about are among those that it binds: its controller, opponents, everybody."""
    players, words = scales.matter.players, scales.words
    if not players or words.finds("interferes", piece.said) or words.finds("exclusive", piece.subject):
        return True
    if not words.finds("bans", piece.said) and words.finds("theirs", piece.subject) and words.sides(piece.said)[0]:
        return True  # `your opponent must agree to each card you marshal`
    if piece.topics and not words.begins("leaves", piece.said):
        players |= scales.matter.holders
    return not players.isdisjoint(_whom(scales, card, piece.subject.strip() or piece.said))


def _whom(scales: Scales, card: Card, text: str) -> Iterator[str]:
    mine, theirs = scales.words.sides(text)
    if text[:1] in "+-" and not theirs:
        mine = True
    for player in scales.board.table.players:
        own = player.name == card.controller
        if mine == theirs or (mine and own) or (theirs and not own):
            yield player.name
