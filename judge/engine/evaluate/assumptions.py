"""Suppositions: unknown facts taken to be so or otherwise, for finding out which of them matter.

Facts that look at one thing are settled together: a card is of one type, and a copy in play has one owner and one
controller. A topic holds the alternatives that are left; a fact is so if it covers all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from judge.game.case import Case, Truth
from judge.game.facts import FACTS
from judge.game.read_nouns import described, is_noun
from judge.game.table import Table
from judge.game.vocabulary import Vocabulary
from judge.game.which import Which, Who
from judge.ruling import Finding
from judge.support.frozen import Noun

ONE_OF: Mapping[str, Callable[[Vocabulary], Iterable[str]]] = {
    "type": lambda game: (*game.common_types, "other"),
    "phase": lambda game: game.names("phases"),
    "window": lambda game: game.names("windows"),
    "in_area": lambda game: game.common_areas,
}
"""Facts about something that has exactly one of these values."""

WAYS: Mapping[str, tuple[bool, bool]] = {"own": (True, True), "lent": (True, False), "borrowed": (False, True)}
"""How a player may have the one copy of a card in play: whether she owns it, and whether she controls it."""
HELD = frozenset({"none", *WAYS})
SO, NOT_SO = frozenset({"so"}), frozenset({"so", "not so"})


def ways_held(which: Which) -> frozenset[str]:
    """In which of these ways a player has the card that is described."""
    ways = [(way, _fits(which.owner, owned, owned) and _fits(which.whose, held, owned)) for way, (owned, held) in WAYS.items()]
    return frozenset(way for way, fits in ways if fits)


def _fits(who: Who | None, mine: bool, owned: bool) -> bool:
    if who is None or who.of:
        return who is None or mine
    return mine if who.role == "you" else mine == owned if who.role == "owner" else not mine


class Topic(NamedTuple):
    """What a fact is about, all that could be, and what the fact would make of it."""

    about: tuple[object, ...]
    everything: frozenset[str]
    meant: frozenset[str]


class Supposed(Noun):
    """The alternatives that are left of each topic."""

    left: Mapping[tuple[object, ...], frozenset[str]] = {}

    def truth(self, topic: Topic) -> Truth:
        left = self.left.get(topic.about, topic.everything)
        return True if left <= topic.meant else False if not left & topic.meant else None

    def given(self, topic: Topic, so: bool) -> Supposed:
        """The same, and this fact besides."""
        left = self.left.get(topic.about, topic.everything)
        return Supposed({**self.left, topic.about: left & topic.meant if so else left - topic.meant})

    def also(self, more: Supposed) -> Supposed:
        return Supposed({about: left & self.left.get(about, left) for about, left in {**self.left, **more.left}.items()})

    def told(self, finding: Finding, so: bool, table: Table) -> Supposed:
        """The same, and this unknown fact as somebody has said it is."""
        return self.given(topic_of(finding.word, finding.value, finding.case, table), so)

    def covers(self, other: Supposed) -> bool:
        """Whether all that the other leaves open is open here too."""
        return self.left.keys() == other.left.keys() and all(other.left[about] <= left for about, left in self.left.items())


def topic_of(word: str, value: object, case: Case, table: Table) -> Topic:
    """The topic that a fact of a case speaks to."""
    wanted = frozenset(map(str, value)) if isinstance(value, tuple) else frozenset({str(value)})
    if word in ONE_OF:
        about = (word, case.card if word in ("type", "in_area") else "")
        return Topic(about, frozenset(ONE_OF[word](table.vocabulary)), wanted)
    if is_noun(value) and (topic := _of_copies(described(value), case, table)):
        return topic
    fields = FACTS[word].fields if word in FACTS else frozenset({"player", "card"})
    return Topic((word, str(value), *(getattr(case, f) for f in Case._fields if f in fields)), NOT_SO, SO)


def _of_copies(which: Which, case: Case, table: Table) -> Topic | None:
    """Cards of one title that a player has: one in play, in one of three ways, and those in each of her piles."""
    card, asked = table.cards.get(case.card), [who for who in (which.whose, which.owner) if who]
    if not (which.same_title and which.place) or (any(who.of for who in asked) and (not card or card.owner != case.player)):
        return None  # whoever owns the card may be somebody else
    if which.place.areas == ("play",):
        ways = ways_held(which)
        return Topic(("copy", case.player, case.card), HELD, ways) if ways else None
    return Topic((*which.place.areas, case.player, case.card), NOT_SO, SO)
