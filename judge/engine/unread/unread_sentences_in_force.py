"""Which sentences that were not read may be active: where the card lies tells, and now and then the sentence itself."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.card_fits_adjectives import GivenByText
from judge.engine.unread.question_topics import effect_topics
from judge.engine.unread.take_sentence_apart import ITSELF, Sentence, sentence
from judge.game.effect import Gain, Strength, parts
from judge.game.printed_face import Face
from judge.game.table import Card, Table
from judge.rulebook import Rulebook

Said = tuple[Card, Sentence]


def speaking(words: BearingWords, book: Rulebook, table: Table, asked: frozenset[str]) -> Iterator[Said]:
    """Every sentence that may be active, with its card; those of the cards that are asked about are, wherever they lie."""
    for card in table.cards.values():
        if card.face.unread and not card.under and not modelled(book, card.face):
            sentences = [sentence(words, text, card.title) for text in card.face.unread]
            active = [
                told for told in sentences if not told.deck_building and (card.id in asked or _active(words, table, card, told))
            ]
            yield from ((card, told) for told in active if not _stated(words, book, table, card, told))


def _stated(words: BearingWords, book: Rulebook, table: Table, card: Card, told: Sentence) -> bool:
    """Whether the file itself says what this does: then that is the effect."""
    effects = [effect for effect in table.effects if effect.source_title == card.title]
    topics = {topic for effect in effects for topic in effect_topics(words, book, effect.effect)}
    return any(not topics.isdisjoint(piece.topics) for piece in told.pieces)


def _active(words: BearingWords, table: Table, card: Card, told: Sentence) -> bool:
    """In play, or where the sentence says that its card is."""
    if card.may_lie_in(table.vocabulary.speaking_areas) and not card.facedown:
        return True
    plain = told.text.replace("’", "'").replace(card.title, ITSELF)
    return card.area in words.data["there"] and words.finds("there", plain, card.area)


def board_of(table: Table, said: Iterable[Said]) -> GivenByText:
    """The table with what texts on it may give: a card that may have gained a trait may be meant wherever that is named."""
    said = list(said)
    printed = (effect for card in table.cards.values() for effect in card.face.effects)
    effects = [(part, told.text) for told in (*table.effects, *printed) for part in parts(told.effect)]
    names = [part.what.name for part, _ in effects if isinstance(part, Gain)]
    giving = [piece for _, told in said for piece in told.pieces]
    names += [name for piece in giving if "traits" in piece.topics for name in re.findall(r"\b[A-Z][\w'-]*", piece.said)]
    gained = frozenset(word.casefold() for name in names for word in name.split())
    strengths = {(card.id, told.text) for card, told in said if any("strength" in piece.topics for piece in told.pieces)}
    strengths |= {("", text) for part, text in effects if isinstance(part, Strength)}
    return GivenByText(table, gained, any("house" in piece.topics for piece in giving), frozenset(strengths))


def modelled(book: Rulebook, face: Face) -> bool:
    """Whether clauses of card text speak for this very card."""
    names = {face.title, f"{face.title} ({face.pack})"}
    return not names.isdisjoint(book.data["cards_spoken_for"])
