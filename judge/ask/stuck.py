"""What was not understood: its words, and the nearest that would have been."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import SequenceMatcher
from itertools import pairwise

from judge.ask.english.forms import KNOWN, KNOWN_FACTS
from judge.ask.tokens import FILE, Token, Words, hull, span
from judge.errors import Problem, Span, meant, phrase, problem_at

SMALL = {"of", "the", "and", "to", "in", "for", "on", "'s", "’s"}
"""What may stand without a capital inside a title."""


def no_question(text: str) -> Problem:
    advice = phrase("nearest-question", form=KNOWN[0])
    return problem_at("not-understood", Span(FILE, 1, 1, len(text) + 1), "not-understood.no-question", advice)


def not_understood(words: Words, text: str, whole: Words, known: Iterable[str] = KNOWN) -> Problem:
    """The problem with some words of the question, with the nearest question as a whole."""
    said = text[slice(*hull(words))] if words else text
    form = closest(text[slice(*hull(whole))] if whole else text, known)
    advice = phrase("nearest-question" if known is KNOWN else "nearest-fact", form=form)
    return problem_at("not-understood", span(words or whole), "", advice, words=said)


def fact_not_understood(words: Words, text: str) -> Problem:
    return not_understood(words, text, words, KNOWN_FACTS)


def closest(said: str, known: Iterable[str]) -> str:
    """The known wording that is most like what was said: words in common count, then letters."""
    words = set(said.lower().strip("?").split())

    def likeness(form: str) -> tuple[float, float]:
        theirs = set(form.lower().strip("?").split())
        return len(words & theirs) / len(words | theirs), SequenceMatcher(None, said.lower(), form.lower()).ratio()

    return max(known, key=likeness)


def unknown_title(words: Words, text: str, titles: Callable[[], Iterable[str]]) -> Problem | None:
    """A run of words with capitals that is no title, but looks like one."""
    run = [t for t in words if t.raw[:1].isupper() and t.raw.lower() == t.word and t.start]
    if not run:
        return None
    last = next((a for a, b in pairwise(run) if not set(text[a.end : b.start].split()) <= SMALL), run[-1])
    said = text[run[0].start : last.end]
    return unknown_card(Token(f'"{said}"', run[0].start, last.end), titles())


def unknown_card(token: Token, titles: Iterable[str]) -> Problem:
    """A title that no card has, and the nearest that one has."""
    title = token.word[1:-1]
    return problem_at("unknown-card", span((token,)), "", meant(title, titles), card=title)
