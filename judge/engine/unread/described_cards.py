"""Which cards a piece of text may touch, by how it describes them: this card, the one it is attached to, a kind of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.card_fits_adjectives import GivenByText, described_by, within
from judge.engine.unread.take_sentence_apart import ITSELF, OPENING, Statement
from judge.game.table import Card

ANY_KIND = "card"
OPENED = re.compile(re.escape(OPENING))


def touches(words: BearingWords, text: str, piece: Statement, whole: str, source: Card, card: Card, board: GivenByText) -> bool:
    """Whether what a text says of cards may be said of this card. A text that describes none is no help, so it may."""
    text, qualified = _parted(words, text)
    named = card.title in whole
    if ITSELF in text and card.id == source.id:
        return True
    if words.finds("host", text) and source.host == card.id:
        return True
    if words.finds("pronouns", text) and (named or _meant(words, piece, whole, source, card, board)):
        return True
    if card.title in text:
        return True
    fits = any(_fits(words, phrase, text, source, card, board) for phrase in _phrases(words, text))
    return fits and within(words, qualified, card, board, (source.id, whole))


def speaks_of_cards(words: BearingWords, text: str) -> bool:
    text, _ = _parted(words, _without_type(words, text))
    return ITSELF in text or any(words.finds(way, text) for way in ("host", "pronouns", "kinds")) or _whoever(words, text)


def _meant(words: BearingWords, piece: Statement, whole: str, source: Card, card: Card, board: GivenByText) -> bool:
    """Whom `it` may stand for: this card, the one it is attached to, or whatever its conditions describe."""
    if card.id == source.id or (source.host == card.id and words.finds("host", whole)):
        return True
    return any(_fits(words, p, c, source, card, board) for c in piece.conditions for p in _phrases(words, c))


def _parted(words: BearingWords, text: str) -> tuple[str, str]:
    """`each character without attachments` speaks of characters; and what it says besides of them."""
    nouns = [found for section in ("kinds", "players") if (found := words.phrases(section).search(text))]
    noun = min(nouns, key=lambda found: found.start(), default=None) or words.phrases("whoever").match(text)
    cut = words.phrases("qualifiers").search(text, noun.end()) if noun else None
    return (text[: cut.start()], text[cut.start() :]) if cut else (text, "")


def _phrases(words: BearingWords, text: str) -> list[tuple[str, ...]]:
    """The descriptions in a text: the adjectives of each noun, the noun last."""
    text = _without_order(words, words.phrases("host").sub(" ", _without_type(words, text)))
    nouns = words.phrases("kinds").finditer(text)
    found = [(*_adjectives(words, text[: noun.start()]), words.name_of("kinds", noun.group())) for noun in nouns]
    if not found and _whoever(words, text):  # `each House Tully you control`
        found = [(*_capitals(words, text), ANY_KIND)]
    return found


def _capitals(words: BearingWords, text: str) -> Iterator[str]:
    """Houses and traits in a text without a noun; what stands apart is another description: `Knights to be Lords`."""
    told = words.pattern(rf"\[\w+\]|\{OPENING}?(?-i:\b[A-Z])[\w'-]*|{words.phrases('alternatives').pattern}|,")
    end = 0
    for match in told.finditer(text):
        if text[end : match.start()].strip():
            yield ","
        yield match.group()
        end = match.end()


def _whoever(words: BearingWords, text: str) -> bool:
    """`each`, `all`, or a capital of its own, `Knights`: but each player is no card."""
    text = _without_order(words, text)
    begun = words.phrases("whoever").match(text) or OPENED.match(text)
    rest = text[begun.end() :].strip() if begun else ""
    rest = words.pattern(rf"(?:{words.phrases('others').pattern}) ").sub("", rest, 1) if words.begins("others", rest) else rest
    theirs = words.begins("players", rest) or (text.startswith(OPENING) and words.begins("yours", rest))
    return bool(begun) and not theirs


def _without_order(words: BearingWords, text: str) -> str:
    """What is to be done is no part of it; a capital right after it may be that of a trait: `treat Squires …`."""
    order = words.phrases("orders").match(text)
    rest = text[order.end() :].lstrip() if order else text
    return OPENING + rest if order and rest[:1].isupper() else rest


def _without_type(words: BearingWords, text: str) -> str:
    """`as a location` describes no card."""
    return words.phrases("words", "type").sub(" ", text)


def _adjectives(words: BearingWords, text: str) -> list[str]:
    sections = ("roles", "postures", "marks", "houses", "others", "alternatives")
    known = "|".join(words.phrases(section).pattern for section in sections)
    negated = words.phrases("negations").pattern
    adjective = words.pattern(rf"(?:\[\w+\]|(?:{negated})\S+|\{OPENING}?(?-i:[A-Z])[\w'-]*|,|{known})$")
    found: list[str] = []
    for token in reversed(re.findall(rf"\[\w+\]|\{OPENING}?[\w'-]+|,", text)):
        if not adjective.match(token):
            break
        found.insert(0, token)
    return found


def _fits(words: BearingWords, phrase: tuple[str, ...], text: str, source: Card, card: Card, board: GivenByText) -> bool:
    *adjectives, kind = phrase
    if kind != ANY_KIND and card.face.type not in (None, kind):
        return False
    if not _on_side(words, text, source, card):
        return False
    if card.id == source.id and any(words.begins("others", word) for word in adjectives):
        return False
    return described_by(words, adjectives, card, board)


def _on_side(words: BearingWords, text: str, source: Card, card: Card) -> bool:
    """`you control`, `an opponent controls`; both or neither leave it open, and so does `you do not control`."""
    if words.finds("not_controlled", text):
        return True
    mine, theirs = words.sides(text)
    return mine == theirs or (card.controller == source.controller) is mine
