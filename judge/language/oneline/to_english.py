"""Questions in another language: its table makes them loose English, clause by clause, and every word keeps its place."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from judge.language.oneline.find_titles import common_words, everyday_words, mostly_english
from judge.language.oneline.read_back_or_not_understood import closest
from judge.language.oneline.words_with_places import Token, Words
from judge.language.translate import Pieces, Tongue, TranslatedWord, arranged, tongues, worded
from judge.support.frozen_data_classes import NamedTuple, replace
from judge.support.problems import Problem, phrase


class Translator(NamedTuple):
    """One language, as questions use it."""

    tongue: Tongue
    everyday: frozenset[str]  # its words that are not English: alone they are no title

    def known(self, said: list[str]) -> int:
        """How many of the words are of this language."""
        return sum(word in self.everyday for word in said)

    def in_english(self, words: Words, names: Iterable[str] = ()) -> Words:
        """The question in loose English; titles stay as they are, and so do the names of players."""
        known = frozenset(name.lower() for name in names)
        line = tuple(_piece(number, token, known, self.tongue) for number, token in enumerate(words))
        titles = {f'"{number}"': token for number, token in enumerate(words)}
        clauses = [_translated(clause, self.tongue) for clause in _clauses(line, self.tongue)]
        return tuple(token for clause in clauses for piece in clause for token in _tokens(piece, titles))

    def nearest(self, problem: Problem, text: str) -> Problem:
        """What was not understood, with the nearest question of this language that would have been."""
        if problem.code != "not-understood" or not self.tongue.known:
            return problem
        return replace(problem, advice=phrase("nearest-question", form=closest(text, self.tongue.known)))


def translators() -> tuple[Translator, ...]:
    """One for each language that there is a table for."""
    return tuple(Translator(other, _everyday(other)) for other in tongues())


def _everyday(tongue: Tongue) -> frozenset[str]:
    phrases = [*tongue.words.items(), *tongue.asked.items()]
    words = {word for first, rows in phrases for more, _ in rows for word in (first, *more)}
    return frozenset(words - common_words()) | {*tongue.clauses}


def _piece(number: int, token: Token, names: frozenset[str], tongue: Tongue) -> TranslatedWord:
    raw = token.raw or token.word
    if token.word.startswith('"'):
        return TranslatedWord(f'"{number}"', raw, token.start, token.end)
    if raw.lower() in names:
        return TranslatedWord(f"%{raw.lower()}", raw, token.start, token.end)
    owners = [raw.removesuffix(ending) for ending in tongue.endings if raw.endswith(ending)]
    owner = next((one for one in owners if one.lower() in names), "")
    word, said = (f"%{owner.lower()}'s", f"{owner} 's") if owner else (raw.lower(), raw)
    return TranslatedWord(word, said, token.start, token.end)


def _tokens(piece: TranslatedWord, titles: dict[str, Token]) -> list[Token]:
    if piece.word in titles:
        return [titles[piece.word]]
    return [Token(word.lower(), piece.start, piece.end, word) for word in piece.said.split()]


def _clauses(line: Pieces, tongue: Tongue) -> list[Pieces]:
    """The question and what was said besides, each for itself: the order of words is that of a clause."""
    cuts = [0]
    for place in range(1, len(line)):
        if _begins(line[place].word, line[cuts[-1] : place], tongue):
            cuts.append(place)
    return [line[start:end] for start, end in pairwise([*cuts, len(line)])]


def _begins(word: str, said: Pieces, tongue: Tongue) -> bool:
    """Whether a clause ends before this word: at a conjunction, and where the question follows what was said."""
    if word in tongue.clauses:
        return not any(piece.word in tongue.happens for piece in said[-2:])
    if said[0].word not in (*tongue.clauses, *tongue.joins):
        return False
    return word in tongue.joins or (said[-1].word == "," and word in tongue.opens)


def _translated(clause: Pieces, tongue: Tongue) -> Pieces:
    marks = tuple(piece for piece in clause if piece.word in (",", "?") and piece is clause[-1])
    body = clause[: len(clause) - len(marks)]
    begins = body[0].word if body else ""
    ask = () if begins in (*tongue.clauses, *tongue.joins) else (TranslatedWord("ASK", "", 0, 0),)
    line = worded(worded(_without_comma(body), tongue.asked), tongue.words)
    line = arranged((*ask, *line), (*tongue.asked_order, *tongue.order), tongue.verbs)
    return (*(piece for piece in line if piece.said and piece.word != "ASK"), *marks)


def _without_comma(body: Pieces) -> Pieces:
    return body[:-1] if body and body[-1].word == "," else body


def language_of(text: str) -> Translator | None:
    """Who translates the question: nobody, if as many of its words are English as not."""
    if mostly_english(text):
        return None
    said, english = everyday_words(text)
    best = max(translators(), key=lambda other: other.known(said), default=None)
    return best if best and best.known(said) > english else None
