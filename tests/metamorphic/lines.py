"""The text of a scenario as lines that can be moved about: facts, the players' blocks, and what runs from top to bottom."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property

SCRIPT = re.compile(r"\s*(ask|then|what\s+if|expect)\b", re.IGNORECASE)
SEAT = re.compile(r"\s*player\s+(\w[\w'’-]*)\s*:?\s*(#.*)?$", re.IGNORECASE)
HELD = re.compile(
    r"\s*(house|faction|gold|gold pool|power|hand|play|in play|shadows|shadows area|in shadows|dead|dead pile|discard"
    r"|discard pile|deck|used plots?|plot|revealed plot|agenda)\s*:", re.IGNORECASE)  # fmt: skip
FIELD = re.compile(r"\s*([a-z ]+?)\s*:", re.IGNORECASE)
OWN = re.compile(r'\s*card\s+"([^"]+)"', re.IGNORECASE)


@dataclass(frozen=True)
class Seat:
    """A player with the lines that stand below the name."""

    name: str
    lines: tuple[str, ...] = ()

    def states(self, field: str) -> bool:
        return any(field_of(line) == field for line in self.lines)

    def told(self) -> list[str]:
        return [f"player {self.name}", *self.lines]


@dataclass(frozen=True)
class Told:
    """A scenario in English, taken apart; a list that runs over several lines is one line here."""

    facts: tuple[str, ...]  # in any order, effects aside
    seats: tuple[Seat, ...]  # clockwise
    script: tuple[str, ...]  # from the first question or step on

    @property
    def text(self) -> str:
        return "\n".join([*self.facts, *(line for seat in self.seats for line in seat.told()), *self.script]) + "\n"

    @cached_property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def states(self, field: str) -> bool:
        return any(field_of(line) == field for line in self.facts)

    def says(self, word: str) -> bool:
        return re.search(word, self.text, re.IGNORECASE) is not None

    def with_facts(self, *more: str) -> Told:
        return replace(self, facts=(*self.facts, *more))

    def with_lines(self, seat: int, *more: str) -> Told:
        """The same with more said of one player."""
        changed = replace(self.seats[seat], lines=(*self.seats[seat].lines, *more))
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    @property
    def own_cards(self) -> list[str]:
        """The titles that the file itself describes."""
        return list(dict.fromkeys(m[1] for line in self.facts if (m := OWN.match(line))))


def field_of(line: str) -> str:
    """`gold` for `  gold: 3`; nothing for a line that is no field."""
    found = FIELD.match(line)
    return " ".join(found[1].lower().split()) if found else ""


def take_apart(text: str) -> Told:
    facts: list[str] = []
    seats: list[Seat] = []
    lines = statements(text)
    start = next((n for n, line in enumerate(lines) if SCRIPT.match(line)), len(lines))
    for line in lines[:start]:
        if named := SEAT.match(line):
            seats.append(Seat(named[1]))
        elif HELD.match(line):
            seats[-1] = replace(seats[-1], lines=(*seats[-1].lines, line))
        else:
            facts.append(line)
    return Told(tuple(facts), tuple(seats), tuple(lines[start:]))


def statements(text: str) -> list[str]:
    """The lines of a text without comments, each list on one line."""
    found: list[str] = []
    for raw in text.splitlines():
        line = raw if re.match(r"\s*title\s*:", raw, re.IGNORECASE) else uncommented(raw)
        if not line.strip():
            continue
        if found and found[-1].endswith(",") and field_of(found[-1]) != "title":
            found[-1] += f" {line.strip()}"
        else:
            found.append(line.rstrip())
    return found


def uncommented(line: str) -> str:
    found = re.match(r'(?:[^#"]|"[^"]*")*', line)
    return found[0].rstrip() if found else line


def items(listed: str) -> list[str]:
    """The entries of a list: commas within quotes and brackets do not part them."""
    return [part.strip() for part in re.findall(r'(?:[^,"(\[]|"[^"]*"|\([^)]*\)|\[[^\]]*\])+', listed) if part.strip()]


Block = tuple[str, ...]
"""A question with what it expects and what is asked about it."""


def asked(script: tuple[str, ...]) -> list[list[Block] | str]:
    """The script as groups of questions asked of one table, and the steps between them."""
    found: list[list[Block] | str] = []
    for line in script:
        word = SCRIPT.match(line)
        kind = word[1].lower() if word else ""
        if kind == "then":
            found.append(line)
            continue
        if not found or isinstance(found[-1], str):
            found.append([])
        group = found[-1]
        assert isinstance(group, list)
        if kind == "ask":
            group.append((line,))
        else:
            group[-1] = (*group[-1], line)
    return found


def written(groups: list[list[Block] | str]) -> tuple[str, ...]:
    """The script of such groups."""
    return tuple(
        line for group in groups
        for line in ([group] if isinstance(group, str) else [line for block in group for line in block])
    )  # fmt: skip
