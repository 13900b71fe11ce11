"""Whether the table shows that a condition of a sentence is not met: another phase, no challenge, another first player."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.engine.unread.bearing_words import BearingWords
from judge.engine.unread.take_sentence_apart import ITSELF
from judge.game.table import Card, Challenge, Table


def ruled_out(words: BearingWords, condition: str, source: Card, table: Table) -> bool:
    """Only what the table states can rule a condition out; what looks back, or offers another way, is not looked into."""
    open_ = words.finds("looks_back", words.phrases("roles").sub(" ", condition))
    return not open_ and any(test(words, condition, source, table) for test in TESTS)


def takes_part(role: str, card: str, fight: Challenge) -> bool:
    """Whether a card attacks, defends, or does either; while defenders are not declared, any card may defend."""
    attacks, defends = card in fight.attackers, fight.defenders is None or card in fight.defenders
    return attacks if role == "attacking" else defends if role == "defending" else attacks or defends


def _phase(words: BearingWords, condition: str, _: Card, table: Table) -> bool:
    phases = words.named("phases", condition) if words.finds("throughout", condition) else ()
    return bool(phases and table.phase and table.phase not in phases)


def _no_fight(words: BearingWords, condition: str, _: Card, table: Table) -> bool:
    """The challenges phase is no challenge."""
    return table.challenge is None and words.finds("in_a_challenge", words.phrases("phases").sub(" ", condition))


def _other_type(words: BearingWords, condition: str, _: Card, table: Table) -> bool:
    types = words.named("challenge_types", condition)
    return bool(table.challenge and types and table.challenge.type not in types)


def _no_part(words: BearingWords, condition: str, source: Card, table: Table) -> bool:
    told = _said_of(words, f"{ITSELF}|{words.phrases('host').pattern}", "roles", condition)
    return bool(told and table.challenge) and not takes_part(told, source.host or source.id, table.challenge)  # type: ignore[arg-type]


def _not_first(words: BearingWords, condition: str, source: Card, table: Table) -> bool:
    if table.first is None:
        return False
    unlike = "not_first_player" if table.first == source.controller else "first_player"
    return words.finds(unlike, condition)


def _posture(words: BearingWords, condition: str, source: Card, _: Table) -> bool:
    told = _said_of(words, ITSELF, "postures", condition)
    return bool(told and source.kneeling is not None) and (source.kneeling is (told == "standing"))


def _said_of(words: BearingWords, whom: str, section: str, condition: str) -> str:
    """What a condition says that a card is: `~ is attacking`."""
    links, told = words.phrases("links").pattern, words.phrases(section).pattern
    found = re.search(rf"(?:{whom}) (?:{links}) ({told})", condition, re.I)
    return words.name_of(section, found[1]) if found else ""


TESTS: tuple[Callable[[BearingWords, str, Card, Table], bool], ...] = (
    _phase, _no_fight, _other_type, _no_part, _not_first, _posture,
)  # fmt: skip
