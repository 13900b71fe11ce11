"""Finds what the question itself speaks of: titles, classes of cards and pronouns become cards with handles."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.game.printed_face import Face
from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language.oneline.english.words import PRONOUNS
from judge.language.oneline.things import Thing, class_of, feature, noun_phrase
from judge.language.oneline.words_with_places import Token, Words, joined

_PRONOUN = re.compile(rf"{PRONOUNS}(?!\S)")
_KEPT = re.compile(r"(how many|count as|before other|shuffle|order are|who brings a) ?(?:\S+ ){0,3}$")
"""Where a noun stays a word of the scenario language."""
_PREDICATE = re.compile(r'is (?:@\w+|"[^"]*")(?: an?)?')
"""Where a noun says what the card is asked to be."""
_IDLE = re.compile(r"it cost (?:\S+ )?to ")
"""Where `it` is no card."""
_NO_PLACE = re.compile(r"(?:set up|put|place|return)$")
"""Where what follows says where the card goes, not where it is."""


class References:
    """The things of a question, each with its handle."""

    def __init__(self, face: Callable[[str], Face], board: bool = False, vocabulary: Vocabulary = SHIPPED) -> None:
        self.face = face
        self.vocabulary = vocabulary
        self.board = board  # titles are those of a board, and found there
        self.things: dict[str, Thing] = {}
        self.it = ""  # the first of them, as the scenario language names it

    def handle(self, thing: Thing) -> str:
        """A handle for a thing; what is said twice in the same words, or of the same title, is one thing."""
        same = [h for h, known in self.things.items() if known.face.title == thing.face.title and thing.said[0] == '"']
        handle = same[0] if same else f"said{len(self.things) + 1}"
        self.things.setdefault(handle, thing)
        self.it = self.it or f"@{handle}"
        return f"@{handle}"

    def title(self, said: str) -> str:
        """What stands for a title: on a board itself."""
        self.it = self.it or said
        return said if self.board else self.handle(Thing(self.face(said[1:-1]), said))

    def last(self) -> str:
        """What `it` speaks of: the first thing named, or a card of which nothing is known."""
        return self.it or self.handle(class_of((Token("this", 0, 0, "this"), Token("card", 0, 0, "card")), self.vocabulary))


def referred(words: Words, refs: References) -> Words:
    """The words with a handle for each thing they speak of."""
    out: list[Token] = []
    rest = words
    while rest:
        size, new = _one(out, rest, refs)
        out += new
        rest = rest[size:]
    return tuple(out)


def names_something(words: Words) -> bool:
    """Whether a title or a noun stands among the words, or only pronouns."""
    return any(token.word.startswith('"') or _is_noun(words, place) for place, token in enumerate(words))


def names_a_class(words: Words) -> bool:
    """Whether they name any card of a kind, as opposed to one by title or the one already spoken of."""
    return names_something(words) and not any(token.word.startswith('"') for token in words)


def _is_noun(words: Words, place: int) -> bool:
    return noun_phrase(words, place) is not None and not _PRONOUN.search(joined(words[max(0, place - 1) : place + 1]))


def _one(before: list[Token], rest: Words, refs: References) -> tuple[int, list[Token]]:
    """The next word, or the next thing with all that is said of it."""
    text = joined(before)
    if rest[0].word.startswith('"'):
        return _titled(text, rest, refs)
    if _KEPT.search(text + " ") or _PREDICATE.fullmatch(text):
        return 1, [rest[0]]
    pronoun = _PRONOUN.match(joined(rest))
    if pronoun and not _IDLE.match(joined(rest)):
        size = len(pronoun[0].split())
        return size, [_token(refs.last(), rest[:size])]
    for end in range(min(6, len(rest))):
        found = noun_phrase(rest[: end + 1], end, refs.vocabulary)
        if found and found.start == 0:
            return _thing(text, rest, end + 1, class_of(rest[: end + 1], refs.vocabulary), refs)
    return 1, [rest[0]]


def _titled(before: str, rest: Words, refs: References) -> tuple[int, list[Token]]:
    """A title with what is said of it; on a board the scenario language reads that itself."""
    if refs.board:
        return 1, [_token(refs.title(rest[0].word), rest[:1])]
    return _thing(before, rest, 1, Thing(refs.face(rest[0].word[1:-1]), rest[0].word), refs)


def _thing(before: str, rest: Words, size: int, thing: Thing, refs: References) -> tuple[int, list[Token]]:
    taken = 1
    while taken:
        taken, more = feature(rest[size:], thing)
        if more.area != thing.area and (_NO_PLACE.search(before) or (before == "is" and size + taken == len(rest))):
            break
        size, thing = size + taken, more
    return size, [_token(refs.handle(thing), rest[:size])]


def _token(word: str, words: Words) -> Token:
    return Token(word, words[0].start, words[-1].end, word)
