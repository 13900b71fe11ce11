"""What an `expect` line tells in a sentence, read into values: changes, moments and acts, each by its name in the law."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from judge.render.expect_sentence_patterns import Chosen, Form, Kind, forms, is_place
from judge.render.messages import Language
from judge.render.parse_expected_answer import Words, words_of
from judge.support.frozen_data_classes import NamedTuple

LONGEST = 40
"""Words of anything that happens, with the longest titles."""
NUMBERED = ("amount", "cost", "number")
"""Places for a number."""
Said = tuple[tuple[str, Words], ...]
"""What is said in each place of a sentence: who pays, and how much."""


class ExpectedThing(NamedTuple):
    """One thing that is told: a move, a part of a moment, or an act, with whoever is named."""

    key: str
    said: Said = ()
    chosen: Chosen = ()


class Telling(NamedTuple):
    """What one sentence tells, and the language in which its names are said."""

    kind: Kind
    told: tuple[ExpectedThing, ...]  # a card that enters play kneeling does two things, and a moment is told by its parts
    language: Language


@lru_cache(4096)
def tellings(language: Language, said: str) -> tuple[Telling, ...]:
    """All that the words may mean, in the first language in which they mean anything."""
    words = words_of(said)
    tongues = language.tongues() if 0 < len(words) < LONGEST else iter(())
    return next((found for tongue in tongues if (found := tuple(_tellings(tongue, words)))), ())


def _tellings(language: Language, words: Words) -> Iterator[Telling]:
    kinds: tuple[Kind, ...] = ("changes", "acts")
    for kind in kinds:
        for form, said in _read(forms(language, kind), words):
            yield Telling(kind, tuple(ExpectedThing(key, said, form.chosen) for key in form.keys), language)
    yield from (Telling("moments", told, language) for told in _moments(forms(language, "moments"), words))


def _moments(known: tuple[Form, ...], words: Words) -> Iterator[tuple[ExpectedThing, ...]]:
    """A moment is told by several sentences in a row, one of a kind: `in any action window during the marshaling phase`."""
    for cut in range(1, len(words) + 1):
        for form, said in _read(known, words[:cut]):
            first = ExpectedThing(form.keys[0], said, form.chosen)
            if cut == len(words):
                yield (first,)
            else:
                others = tuple(one for one in known if one.keys != form.keys)
                yield from ((first, *more) for more in _moments(others, words[cut:]))


def _read(known: tuple[Form, ...], words: Words) -> Iterator[tuple[Form, Said]]:
    there = frozenset(words)
    for form in known:
        if form.words <= there:
            yield from ((form, said) for said in _ways_to_fill(form.parts, words))


def _ways_to_fill(parts: tuple[str, ...], words: Words) -> Iterator[Said]:
    """Each way in which the words are this sentence, from its first to its last."""
    if not parts or not words:
        yield from () if parts or words else ((),)
    elif is_place(parts[0]):
        place, rest = parts[0].strip("{}"), parts[1:]
        fits = place not in NUMBERED or words[0].isdigit()
        for size in range(1, len(words) - len(rest) + 1) if fits else ():
            yield from (((place, words[:size]), *more) for more in _ways_to_fill(rest, words[size:]))
    elif parts[0] == words[0]:
        yield from _ways_to_fill(parts[1:], words[1:])
