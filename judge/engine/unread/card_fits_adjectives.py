"""Whether a card is what adjectives say of it: a role, a posture, a house, a trait. What the table does not state may be so."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.take_sentence_apart import OPENING
from judge.engine.unread.wrong_moment import takes_part
from judge.game.table import Card, Table
from judge.support.frozen_data_classes import Noun


class GivenByText(Noun):
    """The table, and what some text on it may have given to cards."""

    table: Table
    gained: frozenset[str] = frozenset()  # words of traits
    houses_change: bool = False
    strengths: frozenset[tuple[str, str]] = frozenset()  # what may change strength: the card and its sentence


def described_by(words: BearingWords, adjectives: list[str], card: Card, board: GivenByText) -> bool:
    """One of the alternatives holds: `Lord or Lady characters`; a role stands for all of them."""
    roles = [role for word in adjectives if (role := words.name_of("roles", word))]
    fight = board.table.challenge
    if any(fight is None or not takes_part(role, card.id, fight) for role in roles):
        return False
    alternatives: list[list[str]] = [[]]
    for word in adjectives:
        if word == "," or words.begins("alternatives", word):
            alternatives.append([])
        elif not words.name_of("roles", word):
            alternatives[-1].append(word)
    told = [one for one in alternatives if one]
    return not told or any(all(_is(words, word, card, board) for word in _joined(words, one)) for one in told)


def _joined(words: BearingWords, adjectives: list[str]) -> list[str]:
    """`non-The Seven` is one adjective."""
    found: list[str] = []
    for word in adjectives:
        if found and words.begins("negations", found[-1]) and word[:1].isupper():
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _is(words: BearingWords, word: str, card: Card, board: GivenByText) -> bool:
    """Whether a card is what an adjective says; what is not stated may be."""
    face, opened = card.face, word
    word = word.removeprefix(OPENING)
    if negated := words.phrases("negations").match(word):
        return face.open or not _is(words, word[negated.end() :], card, board)
    if word.startswith("[") or words.name_of("houses", word):
        return board.houses_change or face.house is None or face.house == (words.name_of("houses", word) or word.strip("[]"))
    if posture := words.name_of("postures", word):
        return card.kneeling is None or card.kneeling is (posture == "kneeling")
    if mark := words.name_of("marks", word):
        return face.open or getattr(face, mark) is not False
    return words.begins("others", word) or face.open or _has_trait(words, opened, card, board)


def _has_trait(words: BearingWords, word: str, card: Card, board: GivenByText) -> bool:
    """A capital at the beginning of a sentence is that of a trait only if some card has it."""
    wanted = _singly(words, word.removeprefix(OPENING).split())
    if wanted <= _traits(words, card) | _singly(words, board.gained):
        return True
    return word.startswith(OPENING) and not any(wanted <= _traits(words, other) for other in board.table.cards.values())


def _traits(words: BearingWords, card: Card) -> set[str]:
    return _singly(words, (part for trait in card.face.traits for part in trait.split()))


def within(words: BearingWords, qualified: str, card: Card, board: GivenByText, sentence: tuple[str, str]) -> bool:
    """`with printed cost 3 or lower`: whether the card is among those, as far as its figure is known and all there is to it."""
    having, figures, most, least = (words.phrases(s).pattern for s in ("having", "figures", "at_most", "at_least"))
    told = words.pattern(rf"(?:{having}) ({figures}) (\d+)(?: (?:({most})|({least})))?(?!\w)").match(qualified)
    figure = _figure(words.name_of("figures", told[1]), card, board, sentence) if told else None
    if told is None or figure is None or words.finds("alternatives", qualified[told.end() :]):
        return True
    number = int(told[2])
    return figure <= number if told[3] else figure >= number if told[4] else figure == number


def _figure(name: str, card: Card, board: GivenByText, sentence: tuple[str, str]) -> int | None:
    """What is printed; a strength counts as known only where nothing else may change it."""
    if name == "cost":
        return card.face.cost if isinstance(card.face.cost, int) else None
    return None if name == "strength" and board.strengths - {sentence} else card.face.strength


def _singly(words: BearingWords, told: Iterable[str]) -> set[str]:
    """`Knights` are Knights, and `Ladies` Ladies."""
    return {_single(words, word.casefold()) for word in told}


def _single(words: BearingWords, word: str) -> str:
    endings = (told.partition(" ") for told in words.data["plural_endings"])
    return next((word.removesuffix(many) + one for many, _, one in endings if word.endswith(many)), word)
