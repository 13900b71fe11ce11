"""What a verdict rests on where no clause had to be weighed for it: the clauses that say what the words of the question mean.

A camera sees that a card is attached, that nobody else attacks, that an act is the act it is. That this is what the word
means is law, and it is named: what would have made the word so, what explains it, or what permits the act at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.ruling_from_what_was_weighed import authority, nearest, unique
from judge.game.case_and_truth import Case
from judge.question import (
    Asked,
    Before,
    Can,
    CountsAs,
    HowMany,
    HowMuch,
    IsHowMuch,
    IsSo,
    Order,
    WhatCan,
    WhatHappens,
    When,
    WhoIs,
)
from judge.rulebook import Entry
from judge.rulebook.condition_forms import words_of
from judge.ruling import Finding, Heard, Ruling
from judge.support.frozen_data_classes import NamedTuple, replace

HELD = {"controls": "controlled_by", "owns": "owned_by"}
MOST = 5
"""So many clauses are named where the rules are silent."""
SEEN = IsSo | WhoIs | HowMuch | IsHowMuch
"""Questions about what a camera sees: that is so, whoever has written about it."""


class SpokenOf(NamedTuple):
    """Something that a question speaks of: an act, a word or an amount."""

    kind: str
    name: str
    value: object = None


def grounded(hearing: Hearing, asked: Asked, ruling: Ruling) -> Ruling:
    """The ruling with at least one clause in force that speaks of what was asked, or silence, which names the nearest."""
    if ruling.decided:
        return ruling
    if ruling.verdict == "silent":
        heard = ruling.weighed or tuple(_grounds(hearing, asked, ruling.case))
        return replace(ruling, nearest=tuple(dict.fromkeys(h.clause for h in heard))[:MOST])
    decided = unique(_grounds(hearing, asked, ruling.case))
    if not decided and not isinstance(asked, SEEN):  # that nothing bars or limits it says nothing: nobody speaks of it
        return replace(ruling, verdict="silent", answer=(), conditions=())
    return replace(ruling, decided=decided, authority=authority(hearing.rulebook, decided))


def _grounds(hearing: Hearing, asked: Asked, case: Case) -> Iterator[Heard]:
    for topic in _spoken_of(hearing, asked):
        yield from ABOUT[topic.kind](hearing, topic, case)


def _of_act(hearing: Hearing, topic: SpokenOf, case: Case) -> list[Heard]:
    """What explains the act, permits it or makes it do something; else the same of what it is a kind of."""
    for node in hearing.rulebook.lineage(topic.name):
        for role in ("explains", "permits", "causes"):
            if told := _speaking(hearing, role, node, case):
                return told[:1]
    return []


def _of_word(hearing: Hearing, topic: SpokenOf, case: Case) -> list[Heard]:
    """What makes the word so, or would have with the least amiss and the least asked for; else what explains it."""
    entries = [e for e in hearing.rulebook.entries("defines", topic.name) if not _of_one_card(e)]
    told = nearest(tuple(hearing.hear(e, case, (), topic.value, whole=True) for e in entries))
    explaining = _speaking(hearing, "explains", topic.name, case)
    chosen = {h.clause for h in explaining}
    fewest = min((len(h.finding.parts) for h in told), default=0)
    plain = [h for h in told if h.clause in chosen] or [h for h in told if len(h.finding.parts) == fewest]
    return plain or explaining[:1]


def _of_amount(hearing: Hearing, topic: SpokenOf, case: Case) -> list[Heard]:
    return (_speaking(hearing, "explains", topic.name, case) or _speaking(hearing, "sets", topic.name, case))[:1]


def _speaking(hearing: Hearing, role: str, of: str, case: Case) -> list[Heard]:
    """The clauses as they stand, whatever their conditions: they are named for what they speak of."""
    entries = hearing.rulebook.entries(role, of)
    return [Heard(e.clause, "explains", Finding("all", "", None, True, case)) for e in entries if not _of_one_card(e)]


def _of_one_card(entry: Entry) -> bool:
    """A text that only one title bears explains nothing in general."""
    return "told_by" in entry.more or ("word", "titled") in words_of(entry.when)


ABOUT: dict[str, Callable[[Hearing, SpokenOf, Case], Iterable[Heard]]] = {
    "act": _of_act, "word": _of_word, "amount": _of_amount,
}  # fmt: skip


def _spoken_of(hearing: Hearing, asked: Asked) -> list[SpokenOf]:
    """What the words of a question name."""
    match asked:
        case Can(act=act) | WhatHappens(act=act) | When(act=act) | HowMany(act=act):
            return [SpokenOf("act", act.action)]
        case CountsAs():
            return _counted(hearing, asked)
        case IsSo():
            from judge.engine.answers.about_state import by_law

            return [SpokenOf("word", by_law(asked.word), asked.value)]
        case HowMuch():
            return _amount(hearing, asked)
        case IsHowMuch():
            return _amount(hearing, asked.of)
        case WhoIs():
            return _who(asked)
        case Order() | Before():
            return [SpokenOf("act", asked.action)]
        case WhatCan():
            return [SpokenOf("act", "act")]
        case _:
            assert_never(asked)


def _counted(hearing: Hearing, asked: CountsAs) -> list[SpokenOf]:
    """What it is done with comes first: most often that is what it turns on."""
    common = hearing.rulebook.vocabulary.common_types
    named = asked.kind and not asked.kind.startswith("from ")
    kind = [SpokenOf("word", "is_of_type" if asked.kind in common else "has", asked.kind)] if named else []
    return [*kind, SpokenOf("act", asked.act.action), SpokenOf("act", asked.action)]


def _amount(hearing: Hearing, asked: HowMuch) -> list[SpokenOf]:
    """A price by its act; what may be placed by the act of placing it."""
    if asked.act is None:
        return [SpokenOf("amount", asked.amount)]
    price = hearing.rulebook.action(asked.act.action).cost if asked.amount == "cost" else ""
    return [*([SpokenOf("amount", price)] if price else []), SpokenOf("act", asked.act.action)]


def _who(asked: WhoIs) -> list[SpokenOf]:
    return [SpokenOf("act", asked.action)] if asked.what == "first" else [SpokenOf("word", HELD.get(asked.what, asked.what))]
