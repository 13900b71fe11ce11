"""Suppositions: unknown facts taken to be so or otherwise, for finding out which of them matter.

Facts that look at one thing are settled together: a card is of one type, and a copy in play has one owner and one
controller. A topic holds the alternatives that are left; a fact is so if it covers all of them.
"""

from __future__ import annotations

from collections.abc import Mapping

from judge.game.card_descriptions import WAYS, Which, ways_held
from judge.game.case_and_truth import Case, Truth
from judge.game.descriptions_from_data import is_noun, which_of
from judge.game.facts import FACTS
from judge.game.table import Table
from judge.ruling import Finding
from judge.support.frozen_data_classes import NamedTuple, Noun

HELD = frozenset({"none", *WAYS})
SO, NOT_SO = frozenset({"so"}), frozenset({"so", "not so"})


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
    fact = FACTS.get(word)
    if fact and fact.one_of:
        about = (word, case.card if "card" in fact.fields else "")
        return Topic(about, frozenset(fact.one_of(table.vocabulary)), wanted)
    if is_noun(value) and (topic := _of_copies(which_of(value), case, table)):
        return topic
    fields = fact.fields if fact else frozenset({"player", "card"})
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
