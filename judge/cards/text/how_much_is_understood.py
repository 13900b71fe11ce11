"""How much of the cards' text is understood, and of what."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from judge.cards.text.read_text import ABILITY, KEYWORDS
from judge.game.effect import Effect, parts
from judge.game.printed_face import CHARACTER, Face
from judge.support.frozen_data_classes import Noun

KEYWORD = re.compile(rf"(?:{KEYWORDS})\b[^:]{{,20}}\.$", re.I)

# What a sentence that was not understood would have been; the first that fits.
KINDS = (
    ("formats", re.compile(r".* format only\.$")),
    ("triggered abilities", ABILITY),
    ("keywords", KEYWORD),
    ("attachment restrictions", re.compile(r"[^:]{,80} only\.$")),
    ("cost changes", re.compile(r"(?:Reduce|Increase) the cost")),
    ("cannot", re.compile(r".*\bcannot\b")),
    ("gains and strength", re.compile(r".* (?:gets?|gains?|loses?) ")),
)
OTHER = "other constant abilities"
ORDER = (*(name for name, _ in KINDS), OTHER)


class Share(Noun):
    """One kind of text: how many sentences of it were understood, and those that were not, most frequent first."""

    kind: str
    understood: int = 0
    unread: tuple[tuple[str, int], ...] = ()

    @property
    def total(self) -> int:
        return self.understood + sum(times for _, times in self.unread)


class Understanding(Noun):
    """A report over many cards."""

    cards: int = 0
    complete: int = 0  # cards of which nothing is left unread
    shares: tuple[Share, ...] = ()


@dataclass(slots=True)
class _Tally:
    understood: Counter[str] = field(default_factory=Counter)
    unread: dict[str, Counter[str]] = field(default_factory=dict)


def understanding(faces: Iterable[Face]) -> Understanding:
    """Count over cards what of their text is modelled."""
    cards = tuple(faces)
    tally = _Tally()
    for face in cards:
        _count(face, tally)
    kinds = [kind for kind in ORDER if tally.understood[kind] or kind in tally.unread]
    shares = [Share(kind, tally.understood[kind], _by_number(tally.unread.get(kind, Counter()))) for kind in kinds]
    return Understanding(len(cards), sum(not face.unread for face in cards), tuple(shares))


def kind_of(sentence: str) -> str:
    """What sort of text a sentence is."""
    return next((name for name, pattern in KINDS if pattern.match(sentence)), OTHER)


def kind_of_effect(effect: Effect) -> str:
    """The same of a sentence that was understood."""
    return parts(effect)[-1].KIND


def _count(face: Face, tally: _Tally) -> None:
    tally.understood["keywords"] += len(face.keywords)
    tally.understood["attachment restrictions"] += face.host != CHARACTER
    for told in {told.text: told for told in face.effects}.values():
        tally.understood[kind_of_effect(told.effect)] += 1
    for sentence in face.unread:
        tally.unread.setdefault(kind_of(sentence), Counter())[sentence] += 1


def _by_number(sentences: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(sentences.items(), key=lambda item: (-item[1], item[0])))
