"""What went wrong, and where: a place in a text, a problem with it, and the nearest thing that would have been right."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from judge.support.frozen_data_classes import NamedTuple, Noun


class Span(NamedTuple):
    """A stretch of one line; lines and columns count from 1, `end` is the column after the last character."""

    file: str
    line: int
    column: int = 1
    end: int = 0


class Phrase(Noun):
    """Words that every language has under a key, and the names that stand in them."""

    key: str
    names: Names = ()


class AnyOf(Noun):
    """Several things of which one would do: `a, b or c` in the reader's language."""

    things: tuple[Name, ...]


Name = str | int | Phrase | AnyOf | tuple[str | Phrase, ...]
"""What stands in a sentence: what somebody wrote or is called, a number, words of the language, or several names in a row."""
Names = tuple[tuple[str, Name], ...]


class Problem(Noun):
    """One mistake, as data: `code` has a page of its own in `judge explain`, the words stand in `rulings/languages`."""

    code: str
    span: Span
    says: str  # which sentence tells of it: `problems` in a language file
    names: Names = ()
    advice: Phrase | None = None  # what to do about it: `hints` there
    not_ruled: tuple[int, ...] = ()  # the lines of the questions that were not ruled because of it
    unread: tuple[tuple[str, str], ...] | None = None  # of a step that is not legal: cards and what on them was not read


def problem_at(code: str, span: Span, says: str = "", advice: Phrase | None = None, /, **names: Name) -> Problem:
    """A mistake at a place; where a code has several sentences, which one says so: `bad-value.words`."""
    return Problem(code, span, says or code, tuple(names.items()), advice)


def phrase(key: str, /, **names: Name) -> Phrase:
    return Phrase(key, tuple(names.items()))


def quoted(words: Iterable[object]) -> tuple[str, ...]:
    """Words as they are written in a file, for a sentence that lists them."""
    return tuple(f"`{word}`" for word in words)


def reason_of(error: Exception) -> Name:
    """Why something could not be done: in the words of the system, or in ours where the error brings a key to them."""
    own: str = getattr(error, "says", "")
    return phrase(own) if own else getattr(error, "strerror", None) or str(error)


class Unusable(Exception):
    """The input cannot be used; every problem of it is listed."""

    def __init__(self, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "; ".join(f"{p.says} {dict(p.names)}" for p in self.problems)


class collected:  # noqa: N801 - it reads as what it does; a class, since it stands around every line
    """Note what goes wrong inside and go on after it."""

    __slots__ = ("_problems",)

    def __init__(self, problems: list[Problem]) -> None:
        self._problems = problems

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, _: object) -> bool:
        if isinstance(error, Unusable):
            self._problems.extend(error.problems)
        return isinstance(error, Unusable)


def nearest(word: str, choices: Iterable[str]) -> str:
    """The choice that was probably meant, or nothing."""
    # Short words resemble too many others by chance, and one letter is much of them.
    return _nearest(word.casefold(), tuple(choices), 0.7 if len(word) > 3 else 0.6)


@lru_cache(maxsize=256)  # whoever makes a mistake in one line often makes it in the next thousand
def _nearest(word: str, choices: tuple[str, ...], alike: float) -> str:
    from difflib import get_close_matches

    by_folded = {c.casefold(): c for c in choices}
    close = get_close_matches(word, by_folded, n=1, cutoff=alike)
    return by_folded[close[0]] if close else ""


def meant(word: str, choices: Iterable[str]) -> Phrase | None:
    """Advice for a misspelt word, or none."""
    guess = nearest(word, choices)
    return phrase("did-you-mean", value=guess) if guess else None


def meant_or_known(word: str, choices: Iterable[str]) -> Phrase:
    """Advice for a misspelt word: the nearest, or all there are."""
    choices = tuple(choices)
    return meant(word, choices) or phrase("known", value=quoted(choices))
