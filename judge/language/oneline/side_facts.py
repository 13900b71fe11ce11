"""What was said besides the question: facts after *if*, *while*, *with*, and what may stand anywhere, such as the phase."""

from __future__ import annotations

import re

from judge.language.oneline.english.if_clause_patterns import (
    ADVERBIALS,
    AFTER,
    CONNECTORS,
    COPY_CONTROLLED,
    COPY_IN_PILE,
    COPY_IN_PLAY,
    FACTS,
    STRONG,
)
from judge.language.oneline.rewrite_by_patterns import compiled, slots
from judge.language.oneline.skip_patterns import may_fit, words_of
from judge.language.oneline.table_so_far import natural_area
from judge.language.oneline.words_with_places import Words, joined, within
from judge.question import Asked
from judge.support.frozen_data_classes import NamedTuple

_END = re.compile(rf" ?(\?|,|$)|(?= {AFTER}\b)")


class Fact(NamedTuple):
    """One thing that was said: what to do with it, and its words."""

    deed: str
    argument: str
    held: dict[str, str]
    retold: str
    words: Words
    adverbial: bool = False


def facts(words: Words) -> tuple[list[Fact], Words]:
    """The facts of a question, and what is left of it."""
    found: list[Fact] = []
    place = 0
    while place < len(words):
        size, fact = _fact(words, place)
        if fact:
            found.append(fact)
            words = (*words[:place], *words[place + size :])
        else:
            place += 1
    return found, words


def _fact(words: Words, place: int) -> tuple[int, Fact | None]:
    rest = words[place:]
    size, fact = _first(rest, ADVERBIALS, 0, True)
    if fact:
        return size, fact
    start = compiled(CONNECTORS).match(joined(rest))
    if not start or (place == 0 and _asks(rest)):
        return 0, None
    return _longest_start(rest, start)


def _longest_start(rest: Words, start: re.Match[str]) -> tuple[int, Fact | None]:
    """A connector may be long (`but not if`) or short; what follows decides."""
    most = len(rest[within(rest, *start.span())])
    for skip in range(most, 0, -1):
        size, fact = _first(rest[skip:], FACTS, skip, False)
        if fact:
            return size, fact
    return 0, None


def _asks(words: Words) -> bool:
    return joined(words[:2]) in ("when can", "when may", "when does", "when is", "when do")


def _first(words: Words, table: tuple[tuple[str, str, str, str], ...], skipped: int, adverbial: bool) -> tuple[int, Fact | None]:
    """The pattern that takes in most, if it ends where something ends."""
    text = joined(words)
    said = words_of(text)
    best: tuple[int, Fact | None] = (0, None)
    for pattern, deed, argument, retold in table:
        match = compiled(pattern).match(text) if may_fit(pattern, said) else None
        part = words[within(words, *match.span())] if match and _END.match(text, match.end()) else ()
        if match and len(part) + skipped > best[0]:
            best = (len(part) + skipped, Fact(deed, argument, slots(match), retold, part, adverbial))
    return best


def unsaid(words: Words) -> Words:
    """The words of a fact that was not understood: from what surely begins one to the next, or to the end."""
    start = re.search(rf"(?<!what happens )(?<!\S){STRONG}(?!\S)", joined(words))
    if not start:
        return ()
    rest = words[within(words, start.start(), len(joined(words)))]
    stop = next((n for n, t in enumerate(rest[1:], 1) if t.word in (",", "?", "if", "while", "and", "but")), len(rest))
    return rest[1:stop] or rest


def elsewhere(fact: Fact, asked: Asked) -> Fact:
    """`if it is in my dead pile`, said of a card that must be elsewhere to be asked about, speaks of a copy."""
    area = natural_area(asked)
    said = {"place": fact.held.get("pile", ""), "in_play_itself": "play"}.get(fact.deed, "")
    if not area or said == area or said not in ("dead", "discard", "play"):
        return fact
    if said != "play":
        return fact._replace(deed="copy", retold=COPY_IN_PILE)
    return fact._replace(deed="in_play", retold=COPY_CONTROLLED if fact.held.keys() & {"who", "whose"} else COPY_IN_PLAY)


def named(fact: Fact) -> Words:
    """The words of a fact that name a card."""
    words = fact.held.get("of") or fact.held.get("it") or ""
    place = joined(fact.words).find(words) if words else -1
    return fact.words[within(fact.words, place, place + len(words))] if place >= 0 else ()
