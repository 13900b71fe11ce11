"""Finds the cards of the catalogue in a question, with quotes or without: the longest title wins."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from judge.game.vocabulary import SHIPPED, Vocabulary
from judge.language import FaceFinder, Scenario
from judge.language.oneline.english.if_clause_patterns import ADVERBIALS, FACTS
from judge.language.oneline.english.read_back_phrases import KNOWN
from judge.language.oneline.english.rewrites import LOOSE
from judge.language.oneline.english.words import FEATURES, KEYWORDS, PEOPLE, SHORT_FORMS, STATES
from judge.language.oneline.words_with_places import Token, Words
from judge.language.parse.grammar import tables
from judge.support.fold_and_clean_text import fold

LONGEST = 9  # words
Known = Callable[[str], str]  # the title that is meant by these words, or nothing


def with_titles(words: Words, text: str, known: Known, common: frozenset[str]) -> Words:
    """The words, those that make up a title joined to one that stands in quotes."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        size, title = _longest(words, place, text, known, common)
        if title:
            first, last = words[place], words[place + size - 1]
            found.append(Token(f'"{title}"', first.start, last.end, text[first.start : last.end]))
        else:
            found.append(words[place])
        place += max(size, 1)
    return tuple(found)


def _longest(words: Words, place: int, text: str, known: Known, common: frozenset[str]) -> tuple[int, str]:
    if words[place].word.startswith('"'):
        return 1, known(words[place].word[1:-1]) or words[place].word[1:-1]
    for size in range(min(LONGEST, len(words) - place), 0, -1):
        some = words[place : place + size]
        said = text[some[0].start : some[-1].end]
        if _may_be_title(some, said, common) and (title := known(said)):
            return size, title
    return 0, ""


def _may_be_title(words: Words, said: str, common: frozenset[str]) -> bool:
    """Not punctuation, not part of a word, and not just everyday words that nobody wrote with a capital."""
    if not fold(said) or words[0].word in ("'s", ",") or words[-1].word in ("'s", ","):
        return False
    plain = all(token.word in common for token in words)
    return not plain or (len(words) > 1 and all(t.raw[:1].isupper() for t in (words[0], words[-1])))


@lru_cache(maxsize=4)  # one a rulebook
def common_words(vocabulary: Vocabulary = SHIPPED) -> frozenset[str]:
    """Every word that a question may use: alone they are no title, unless written like one."""
    rows = (*FACTS, *ADVERBIALS, *LOOSE, *FEATURES, *PEOPLE)
    phrases = " ".join([*(row[0] for row in rows), *KNOWN, *KEYWORDS, *STATES]).lower()
    return frozenset(re.findall(r"[a-z'-]+", phrases)) | frozenset(tables(vocabulary).words) | frozenset(SHORT_FORMS)


_WORD = re.compile(r"[^\W\d_]+")


def everyday_words(text: str, vocabulary: Vocabulary = SHIPPED) -> tuple[list[str], int]:
    """The words of a question but for its titles, and how many of them are English."""
    said = _WORD.findall(_without_titles(text.lower()))
    return said, sum(word in common_words(vocabulary) for word in said)


def _without_titles(text: str) -> str:
    return re.sub(r'["“„][^"”“„]*["”“]', "", text) if any(mark in text for mark in '"“„') else text


def mostly_english(text: str, vocabulary: Vocabulary = SHIPPED) -> bool:
    """Whether as many of its words are English as not."""
    said, english = everyday_words(text, vocabulary)
    return english * 2 >= len(said) and english > 1


def title_finder(faces: FaceFinder, edition: str, board: Scenario | None) -> Known:
    """Looks titles up on the board, where there is one, then in the catalogue."""
    laid = {fold(name): card.title for card in board.table.cards.values() for name in (card.title, card.called)} if board else {}

    def known(said: str) -> str:
        found = laid.get(fold(said))
        if found:
            return found
        faces_found = faces.find(said, "", edition)
        return faces_found[0].title if faces_found else ""

    return known
