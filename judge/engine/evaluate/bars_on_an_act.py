"""What stands against an act: bars on it and on what it is a kind of, those of acts it is subject to, and caps it would break.

Most bars fail at sight. What they come to is worked out only where somebody reads all that was weighed.
"""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.evaluate.condition_plans import all_said_by
from judge.engine.evaluate.evaluate_conditions_and_clauses import Rest, Weighing
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.how_many_allowed import over_cap
from judge.engine.evaluate.skip_failing_clauses import failing_parts, not_failing
from judge.game.case_and_truth import Case, both
from judge.rulebook import Entry
from judge.ruling import AllHeard, Finding, Heard, Wanted
from judge.support.frozen_data_classes import NamedTuple

FAILS = Finding("all", "", None, False, Case())
"""Stands for what a bar comes to that fails at sight."""


class Bars(NamedTuple):
    """The bars on an action, what each speaks of, and what those come to that do not fail at sight, by their places."""

    entries: tuple[Entry, ...]
    nodes: tuple[str, ...]
    case: Case
    heard: dict[int, Heard]
    via: tuple[str, ...] = ()  # the clause by which they bind here


class Borrowed(NamedTuple):
    """The bars of other actions, as far as this one is subject to them."""

    subject: Heard
    bars: list[Bars]


def with_node(case: Case, node: str) -> Case:
    """As what the clause speaks of; a case is made anew for every clause, so this is as quick as can be."""
    return case if case[1] == node else tuple.__new__(Case, (case[0], node, *case[2:]))


def bars_on(hearing: Hearing, case: Case) -> AllHeard:
    """The bars on the action and its parents, and those of the actions it is subject to, each once."""
    own, others = _bars(hearing, case, case.action), _borrowed(hearing, case)
    caps, rest = over_cap(hearing, case), hearing.rest

    def in_full(wanted: Wanted | None) -> tuple[Heard, ...]:
        borrowed = [_bound(_all_of(rest, one.bars), one.subject) for one in others]
        return (*_each_once(_all_of(rest, [own], None if others else wanted), borrowed), *caps)

    if others:  # which of the same clause is told turns on what else was heard of it, failing or not
        found = _each_once(_with_failing([own]), [_bound(_with_failing(one.bars), one.subject) for one in others])
        telling = [heard for heard in found if heard.finding is not FAILS]
    else:
        telling = [*own.heard.values()]
    return AllHeard((*telling, *caps), in_full)


def _bars(hearing: Hearing, case: Case, action: str, via: tuple[str, ...] = ()) -> Bars:
    """The bars on an action, weighed for what is really being done."""
    entries, nodes = hearing.rulebook.bars(action)
    left, said = not_failing(hearing, entries, case), all_said_by(hearing.rulebook, entries)
    heard = {place: hearing.hear_said(said[place], with_node(case, nodes[place]), via) for place in left}
    return Bars(entries, nodes, case, heard, via)


def _borrowed(hearing: Hearing, case: Case) -> list[Borrowed]:
    book, found = hearing.rulebook, []
    for node, entry in book.subjects(case.action):
        here = with_node(case, node)
        subject, to = hearing.hear(entry, here), entry.more["to"]
        if subject.truth is not False:
            actions = [to] if isinstance(to, str) else to
            found.append(Borrowed(subject, [_bars(hearing, here, action, (entry.clause,)) for action in actions]))
    return found


def _all_of(rest: Rest, bars: Iterable[Bars], wanted: Wanted | None = None) -> list[Heard]:
    hearing = rest.hearing
    return [
        one.heard.get(place) or hearing.hear_said(said, with_node(one.case, one.nodes[place]), one.via)
        for one in bars for unread in (_unwanted(hearing, one, wanted) if wanted else (),)
        for place, said in enumerate(all_said_by(hearing.rulebook, one.entries)) if place not in unread
    ]  # fmt: skip


def _unwanted(hearing: Weighing, bars: Bars, wanted: Wanted) -> set[int]:
    """The places of those that fail at sight by a condition of which nobody wants to read."""
    return {place for place, part in failing_parts(hearing, bars.entries, bars.case) if not wanted(part)}


def _with_failing(bars: Iterable[Bars]) -> list[Heard]:
    """With a stand-in for each that fails at sight."""
    return [
        one.heard.get(place) or Heard(entry.clause, entry.role, FAILS)
        for one in bars for place, entry in enumerate(one.entries)
    ]  # fmt: skip


def _each_once(own: list[Heard], borrowed: list[list[Heard]]) -> list[Heard]:
    """Each clause once with what it comes to, whichever action it was borrowed from."""
    found, heard = [*own], {(h.clause, h.truth) for h in own} if borrowed else set()
    for bars in borrowed:
        found += [h for h in bars if (h.clause, h.truth) not in heard]
        heard |= {(h.clause, h.truth) for h in bars}
    return found


def _bound(bars: list[Heard], subject: Heard) -> list[Heard]:
    """Bars that bind here if the act is subject to them, which may not be known."""
    if subject.truth:
        return bars
    return [b if b.finding is FAILS else b._replace(finding=_unsure(b.finding, subject.finding)) for b in bars]


def _unsure(bar: Finding, subject: Finding) -> Finding:
    return Finding("all", "", None, both([bar.truth, subject.truth]), bar.case, bar.at, (bar, subject))
