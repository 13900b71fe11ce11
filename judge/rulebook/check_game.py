"""What rows of `game.yaml` may not do: share a spelling, be called what no line can say, name what there is not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any

from judge.game.facts import FACTS
from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import LineGrammar, tables
from judge.rulebook.law_entries_and_their_places import Data, judged_words, pinpoint, unknown
from judge.rulebook.read_game import AT
from judge.support.problems import Problem, Span, phrase, problem_at

ASKED = "asked"
SPELLINGS = ("also", "field", "on_cards", ASKED)
"""The keys of a row that are other ways of writing it."""
FORM = re.compile(r"\w+(?:['-]\w+)*(?: \w+(?:['-]\w+)*)*")
LETTER = re.compile(r"[^\W\d_]")
NAMES = ("NAME", "TEXT", "PACK", "DOCUMENT")
"""What may be anything: words of the game come before it."""


def game_known(data: Data) -> Iterator[Problem]:
    """Every fault of a row whose place is known; the words of a law that brings none are ours, and sound."""
    read = tables(Vocabulary(data))
    for section, rows in data["game"].items():
        yield from _shared(rows)
        for name, row in rows.items():
            if AT in row:
                yield from _strange(section, name, row, read)
                yield from _nameless(section, row, data)
    yield from _collisions(data, read)


def _ways(name: str, row: Mapping[str, Any]) -> list[str]:
    """However it is written; of a state nothing is, but the words that ask about it."""
    own = [] if ASKED in row else [name]
    return list(dict.fromkeys([*own, *(way for key in SPELLINGS for way in row.get(key, ()))]))


def _place(row: Mapping[str, Any], word: str) -> Span:
    return pinpoint(Span(*row[AT]), word)


# ---- two rows of one spelling


def _shared(rows: Mapping[str, Mapping[str, Any]]) -> Iterator[Problem]:
    """A row that is written as one before it in its section."""
    taken: dict[str, str] = {}
    for name, row in rows.items():
        for way in _ways(name, row):
            if taken.setdefault(_plain(way), name) != name and AT in row:
                yield problem_at("ambiguous-word", _place(row, way), word=way)


def _plain(way: str) -> str:
    return " ".join(way.lower().split())


def _collisions(data: Data, read: LineGrammar) -> Iterator[Problem]:
    """A row whose word may stand where another word of the same spelling may: nobody could say which is meant."""
    vocabulary = Vocabulary(data)
    for spelling, terminals in (*read.words.items(), *read.all_fields.items()):
        clashing = {t for pair in combinations(terminals, 2) if _both_fit(read, *pair) for t in pair}
        for row in filter(None, (_row_of(vocabulary, read, terminal, spelling) for terminal in sorted(clashing))):
            yield problem_at("ambiguous-word", _place(row, spelling), word=spelling)


def _row_of(vocabulary: Vocabulary, read: LineGrammar, terminal: str, spelling: str) -> Mapping[str, Any] | None:
    """The row of `game.yaml` that gives a terminal this word, if its place is known."""
    section, name = read.sections.get(terminal), read.meanings.get(terminal, {}).get(spelling)
    row = vocabulary.row(section, name) if section and name else {}
    return row if AT in row else None


def _both_fit(read: LineGrammar, one: str, other: str) -> bool:
    """Whether there is a place in a line where either could stand."""
    rows = read.grammar.rows
    return any(one in rows[state] and other in rows[state] for state in range(len(rows.lines)))  # type: ignore[attr-defined]


# ---- what no line could say


def _strange(section: str, name: str, row: Mapping[str, Any], read: LineGrammar) -> Iterator[Problem]:
    """A spelling that is no word of a line, or that a line reads as something else."""
    for way in _ways(name, row) if section != "states" else ():
        if not FORM.fullmatch(way) or not LETTER.search(way) or way != way.lower():
            yield problem_at("unreadable-word", _place(row, way), "", phrase("form-of-words"), word=way)
        elif any(_read_otherwise(way, terminal, read) for terminal in _terminals(way, section, read)):
            yield problem_at("ambiguous-word", _place(row, way), word=way)


def _terminals(way: str, section: str, read: LineGrammar) -> list[str]:
    return [terminal for terminal in read.words.get(way, ()) if read.sections.get(terminal) == section]


def _read_otherwise(way: str, terminal: str, read: LineGrammar) -> bool:
    """As a number, say; or as words of ours one after the other, where the first of them could stand as well."""
    values = [name for name, pattern in read.patterns if name not in NAMES and re.fullmatch(pattern, way)]
    first, *more = (read.words.get(word, []) for word in way.split(" "))
    others = first if more and all(_may_follow(read, a, b) for a, b in pairwise((first, *more))) else []
    return any(_both_fit(read, terminal, other) for other in (*values, *others))


def _may_follow(read: LineGrammar, words: Iterable[str], others: Iterable[str]) -> bool:
    """Whether a line may have one of these right behind one of those: a deck is never named right behind a plot."""
    rows = read.grammar.rows
    after = {rows[state].get(word, -1) for state in range(len(rows.lines)) for word in words}  # type: ignore[attr-defined]
    return any(other in rows[state] for state in after if state >= 0 for other in others)


# ---- what there is not


def _nameless(section: str, row: Mapping[str, Any], data: Data) -> Iterator[Problem]:
    """Editions, icons and words that a row names, and that nothing else knows."""
    place, words = Span(*row[AT]), {*FACTS, *judged_words(data)} if ASKED in row else set()
    editions, icons = data["game"]["editions"], data["game"]["icons"]
    yield from (unknown("edition", one, editions, place) for one in row.get("editions", ()) if one not in editions)
    yield from (unknown("word", one, words, place) for one in row.get(ASKED, ()) if one not in words)
    if "icon" in row and row["icon"] not in icons:
        yield unknown("icon", row["icon"], icons, place)
    if section == "challenges" and "icon" not in row:
        yield problem_at("missing-key", place, "missing-key.step", lacking="icon")
