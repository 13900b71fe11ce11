"""What would have to be different for an act that is not legal to be legal: a table on which none of it is need not be judged.

A bar stands while nothing is different that it looks at, and so does each condition that a permission fails by. What they
look at the words themselves say (`reads`); where there is no telling, anything may do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine.evaluate.condition_plans import Way, way_of
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.table_differences import Difference
from judge.engine.evaluate.what_a_condition_can_read import entry_reads, form_reads, meaning_reads, measure_reads, word_reads
from judge.game.case_and_truth import Case
from judge.game.facts import NUMBERS, VALUES
from judge.question import Asked, Can
from judge.rulebook import Entry, Rulebook
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding, Heard, Ruling, telling
from judge.support.frozen_data_classes import Noun

Look = tuple[int, Case]
"""What something looks at, and the case that it is weighed for."""


class AtStake(Noun):
    """What keeps an act from being legal."""

    bars: tuple[Look, ...] = ()  # all of it must be different
    permissions: tuple[tuple[Look, ...], ...] | None = None  # of one of these all must be; None: there is no telling

    def stays_barred(self, different: Difference) -> bool:
        """Whether a bar that stands looks at nothing that is different."""
        return any(not different.seen(reads, case) for reads, case in self.bars)

    def stays_unpermitted(self, different: Difference) -> bool:
        """Whether of each permission something that fails looks at nothing that is different."""
        ways = self.permissions
        return ways is not None and not any(all(different.seen(reads, case) for reads, case in way) for way in ways)

    def stays_whatever_changes(self, fixed: int) -> bool:
        """Whether a bar that stands, or something that fails of each permission, looks only at what is fixed."""
        ways = self.permissions
        barred = any(not reads & ~fixed for reads, _ in self.bars)
        return barred or (ways is not None and all(any(not reads & ~fixed for reads, _ in way) for way in ways))


def at_stake(heard_at: Hearing, asked: Asked, ruling: Ruling) -> AtStake | None:
    """None where it is a yes, no act, or a table from which nothing can be told of others."""
    if ruling.verdict != "no" or not isinstance(asked, Can) or not heard_at.shares:
        return None
    book, case = heard_at.rulebook, ruling.case
    open_to_all = book.action(case.action).abstract  # it needs no permission
    told = not open_to_all and len(case.cards) <= 1  # of several cards each has permissions of its own
    return AtStake(tuple(_standing(book, ruling)), tuple(_permissions(book, ruling)) if told else None)


def _standing(book: Rulebook, ruling: Ruling) -> Iterator[Look]:
    """What the bars look at that make it a no, each of its own."""
    entries, _ = book.bars(ruling.case.action)
    for heard in ruling.telling:
        if heard.role in ("forbids", "requires") and heard.truth and not heard.via:
            told = _said_by(heard, entries)
            if len(told) == 1:
                yield entry_reads(book, told[0]), heard.case


def _permissions(book: Rulebook, ruling: Ruling) -> Iterator[tuple[Look, ...]]:
    """What each permission fails by. One for whatever is done is not even heard of where it fails."""
    own, everywhere = book.entries("permits", ruling.case.action), book.entries("permits", "any")
    for heard in ruling.telling:
        if heard.role == "permits":
            told = _said_by(heard, (*own, *everywhere))
            yield tuple(_failing(book, told[0], heard)) if len(told) == 1 else ()
    heard_of = {h.clause for h in ruling.telling if h.role == "permits"}
    yield from (((entry_reads(book, entry), ruling.case),) for entry in everywhere if entry.clause not in heard_of)


def _said_by(heard: Heard, entries: Iterable[Entry]) -> list[Entry]:
    return [e for e in entries if e.clause == heard.clause and e.role == heard.role]


def _failing(book: Rulebook, entry: Entry, heard: Heard) -> Iterator[Look]:
    """Its conditions that are not met, and its price where that is not paid."""
    finding, paid = heard.finding, heard.finding.parts[-1:]
    if paid and paid[0].kind == "pays":  # a price is looked at where all else is met
        finding = finding.parts[0]
        if not paid[0].truth:
            yield _price_reads(book, entry, heard.case.action), heard.case
    for condition, found in _unmet(way_of(book, entry.when), finding):
        yield _reads(book, condition, found), heard.case


def _reads(book: Rulebook, condition: Form, found: Finding) -> int:
    """What a condition looks at that is not met; a word of the law that nothing makes so is met only if something does."""
    defined = found.kind == "judged" and any(h.role == "defines" and h.finding.truth for h in telling(found.heard))
    if found.kind != "judged" or defined or condition[0] != "word" or condition[2] in VALUES:
        return form_reads(book, condition)
    return meaning_reads(book, condition[1], condition[2])


def _price_reads(book: Rulebook, entry: Entry, act: str) -> int:
    action = book.action(act)
    cost = action.cost if entry.more.get("costs") == "its_cost" else str(entry.more.get("costs"))
    pool = str(entry.more.get("from", action.pool))
    return measure_reads(book, cost) | measure_reads(book, pool) | word_reads(NUMBERS["gold_in_pool"])


def _unmet(way: Way, finding: Finding) -> Iterator[tuple[Form, Finding]]:
    """The conditions of a list that are not met, as far down as lists go."""
    if finding.truth:
        return
    if way.parts is None or finding.kind != "all" or len(way.parts) != len(finding.parts):
        yield way.condition, finding
        return
    for part, found in zip(way.parts, finding.parts, strict=True):
        yield from _unmet(part, found)
