"""Which cards a piece of text may touch, by how it describes them: this card, the one it is attached to, a kind of cards."""

from __future__ import annotations

import re

from judge.bearing.sentence import ITSELF, OPENING, Piece
from judge.bearing.words import Words
from judge.noun import Noun
from judge.table import Card, Table

ROLES = ("attacking", "defending", "participating")
PLAIN = ("unique", "loyal", "neutral", "other", "another", "standing", "kneeling", "knelt", *ROLES)
"""Adjectives that the table can be asked about; the others are houses in brackets and traits with a capital."""
ADJECTIVE = re.compile(rf"(?:\[\w+\]|non-\S+|\{OPENING}?[A-Z][\w'-]*|or|and|,|{'|'.join(PLAIN)})$")
NOT_CONTROLLED = re.compile(r"\b(?:not|don't|doesn't|never) control", re.I)


class Board(Noun):
    """The table, and what some text on it may have given to cards."""

    table: Table
    gained: frozenset[str] = frozenset()  # words of traits
    houses_change: bool = False


def touches(words: Words, text: str, piece: Piece, whole: str, source: Card, card: Card, board: Board) -> bool:
    """Whether what a text says of cards may be said of this card. A text that describes none is no help, so it may."""
    text = _before_qualifiers(words, text)
    named = card.title in whole
    if ITSELF in text and card.id == source.id:
        return True
    if words.finds("host", text) and source.host == card.id:
        return True
    if words.finds("pronouns", text) and (named or _meant(words, piece, whole, source, card, board)):
        return True
    if card.title in text:
        return True
    return any(_fits(phrase, text, source, card, board) for phrase in _phrases(words, text))


def speaks_of_cards(words: Words, text: str) -> bool:
    text = _before_qualifiers(words, text)
    return ITSELF in text or any(words.finds(way, text) for way in ("host", "pronouns", "kinds")) or _whoever(words, text)


def _meant(words: Words, piece: Piece, whole: str, source: Card, card: Card, board: Board) -> bool:
    """Whom `it` may stand for: this card, the one it is attached to, or whatever its conditions describe."""
    if card.id == source.id or (source.host == card.id and words.finds("host", whole)):
        return True
    return any(_fits(p, c, source, card, board) for c in piece.conditions for p in _phrases(words, c))


def _before_qualifiers(words: Words, text: str) -> str:
    """`each character without attachments` speaks of characters."""
    noun = words.phrases("kinds").search(text)
    cut = words.phrases("qualifiers").search(text, noun.end()) if noun else None
    return text[: cut.start()] if cut else text


def _phrases(words: Words, text: str) -> list[tuple[str, ...]]:
    """The descriptions in a text: the adjectives of each noun, the noun last."""
    text = words.phrases("host").sub(" ", text)
    nouns = words.phrases("kinds").finditer(text)
    found = [(*_adjectives(text[: noun.start()]), noun.group().lower().removesuffix("s")) for noun in nouns]
    if not found and _whoever(words, text):  # `each House Tully you control`
        found = [(*re.findall(r"\[\w+\]|\b[A-Z][\w'-]*|\b(?:or|and)\b|,", text), "card")]
    return found


def _whoever(words: Words, text: str) -> bool:
    """`each`, `all`: but each player is no card."""
    begun = words.phrases("whoever").match(text)
    rest = text[begun.end() :].strip().removeprefix("other ") if begun else ""
    return bool(begun) and not words.phrases("players").match(rest)


def _adjectives(text: str) -> list[str]:
    found: list[str] = []
    for token in reversed(re.findall(rf"\[\w+\]|\{OPENING}?[\w'-]+|,", text)):
        if not ADJECTIVE.match(token):
            break
        found.insert(0, token)
    return found


def _fits(phrase: tuple[str, ...], text: str, source: Card, card: Card, board: Board) -> bool:
    *adjectives, noun = phrase
    kind = noun.split()[0]
    if kind != "card" and card.face.type not in (None, kind):
        return False
    if not _on_side(text, source, card):
        return False
    if ("other" in adjectives or "another" in adjectives) and card.id == source.id:
        return False
    return _described(adjectives, card, board)


def _on_side(text: str, source: Card, card: Card) -> bool:
    """`you control`, `an opponent controls`; both or neither leave it open, and so does `you do not control`."""
    if NOT_CONTROLLED.search(text):
        return True
    mine, theirs = bool(re.search(r"\byour?\b", text, re.I)), "opponent" in text.lower()
    return mine == theirs or (card.controller == source.controller) is mine


def _described(adjectives: list[str], card: Card, board: Board) -> bool:
    """One of the alternatives holds: `Lord or Lady characters`; a role stands for all of them."""
    if any(role in adjectives and not _takes_part(role, card, board) for role in ROLES):
        return False
    alternatives: list[list[str]] = [[]]
    for word in adjectives:
        if word in ("or", "and", ","):
            alternatives.append([])
        elif word not in ROLES:
            alternatives[-1].append(word)
    told = [words for words in alternatives if words]
    return not told or any(all(_is(word, card, board) for word in _joined(words)) for words in told)


def _joined(words: list[str]) -> list[str]:
    """`non-The Seven` is one adjective."""
    found: list[str] = []
    for word in words:
        if found and found[-1].startswith("non-") and word[:1].isupper():
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _takes_part(role: str, card: Card, board: Board) -> bool:
    fight = board.table.challenge
    if fight is None:
        return False
    attacks, defends = card.id in fight.attackers, fight.defenders is None or card.id in fight.defenders
    return attacks if role == "attacking" else defends if role == "defending" else attacks or defends


def _is(word: str, card: Card, board: Board) -> bool:
    """Whether a card is what an adjective says; what is not stated may be."""
    face = card.face
    if word.startswith("non-"):
        return face.open or not _is(word[4:], card, board)
    if word == "neutral" or word.startswith("["):
        word = word.strip("[]")
        return board.houses_change or face.house is None or face.house == word.replace("thenightswatch", "night's watch")
    if word in ("standing", "kneeling", "knelt"):
        return card.kneeling is None or card.kneeling is (word != "standing")
    if word in ("unique", "loyal"):
        return face.open or getattr(face, word) is not False
    if word in PLAIN or face.open:
        return True
    wanted = {_single(part) for part in word.removeprefix(OPENING).casefold().split()}
    if wanted <= _traits(card) | set(map(_single, board.gained)):
        return True
    return word.startswith(OPENING) and not any(wanted <= _traits(other) for other in board.table.cards.values())


def _traits(card: Card) -> set[str]:
    return {_single(part.casefold()) for trait in card.face.traits for part in trait.split()}


def _single(word: str) -> str:
    """`Knights` are Knights."""
    return word.removesuffix("s")
