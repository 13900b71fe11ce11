"""Whether an act is legal: permissions speak for it, bars and missing requirements against it, and a bar that stands wins."""

from __future__ import annotations

from judge.engine.evaluate.amounts import pays
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.how_many_allowed import over_cap
from judge.engine.evaluate.several_cards import one_by_one
from judge.engine.evaluate.unknown_facts import may_hold
from judge.game.case import Case, Truth, both, either, negated
from judge.rulebook import Entry
from judge.ruling import Finding, Heard
from judge.support.frozen import Noun

USING = ("use_ability", "play")
"""The acts by which an ability of a card is used."""
EVENT, USED = "event", ("reaction", "action")


def with_node(case: Case, node: str) -> Case:
    """As what the clause speaks of; a case is made anew for every clause, so this is as quick as can be."""
    return tuple.__new__(Case, (case[0], node, *case[2:]))


class Weighed(Noun):
    """Everything that was heard about an act."""

    truth: Truth
    permissions: tuple[Heard, ...]
    bars: tuple[Heard, ...]
    lifts: tuple[Heard, ...]
    disputes: tuple[tuple[Heard, Heard], ...]  # a clause, and the bar it contradicts
    spoken_of: bool
    outranking: bool  # whether a higher document has outranked a lower one anywhere at this hearing

    @property
    def standing(self) -> tuple[Heard, ...]:
        return () if self.truth else tuple([b for b in self.bars if b.truth])


def weigh_act(hearing: Hearing, case: Case) -> Weighed:
    """An act with several cards is legal if it is so with each of them, and with that many."""
    each = [_weigh_ways(hearing, one) for one in one_by_one(case)]
    return each[0] if len(each) == 1 else _together(each)


def ways(hearing: Hearing, case: Case) -> tuple[Case, ...]:
    """The act, or where it uses an ability of a card, that with each of those that the card has."""
    card = hearing.table.cards.get(case.card) if case.action in USING else None
    if card is None:
        return (case._replace(ability=None) if case.ability else case,)
    if case.ability is not None:
        return (case,)
    kinds = (EVENT,) if case.action == "play" else USED
    found = [one for one in hearing.rulebook.abilities(card.face) if one.kind in kinds]
    return tuple(case._replace(ability=one) for one in found) or (case,)


def _weigh_ways(hearing: Hearing, case: Case) -> Weighed:
    """Where a card has several abilities one that can be used is enough; where none can, what stands against each is told."""
    each = [_weigh_one(hearing, one) for one in ways(hearing, case)]
    return next((w for truth in (True, None) for w in each if w.truth is truth), each[0] if len(each) == 1 else _together(each))


def _together(each: list[Weighed]) -> Weighed:
    """Several as one; where it fails, what was heard about those with which it does."""
    truth = both([w.truth for w in each])
    telling = [w for w in each if w.truth is truth]
    return Weighed(
        truth,
        tuple(h for w in telling for h in w.permissions),
        tuple(h for w in telling for h in w.bars),
        tuple(h for w in telling for h in w.lifts),
        tuple(h for w in telling for h in w.disputes),
        any(w.spoken_of for w in each),
        each[-1].outranking,
    )


def _weigh_one(hearing: Hearing, case: Case) -> Weighed:
    permissions = _permissions(hearing, case)
    bars = (*_bars(hearing, case), *over_cap(hearing, case))
    free = hearing.rulebook.action(case.action).abstract
    allowed: Truth = True if free else either([p.truth for p in permissions])
    barred = either([b.truth for b in bars])
    truth = both([allowed, negated(barred)])
    lifts = _lifts(hearing, case, bars) if truth else ()
    disputes = _disputes(hearing, case, bars) if barred else ()
    spoken_of = bool(permissions or barred or (free and any(may_hold(b) for b in bars)))
    return Weighed(truth, permissions, bars, lifts, disputes, spoken_of, hearing.outranking)


def can(hearing: Hearing, case: Case) -> Finding:
    """The act as a condition of another: its answer with its proof."""
    weighed = weigh_act(hearing, case)
    heard = (*weighed.standing, *(p for p in weighed.permissions if p.truth))
    bars = (Finding("not", h.finding.word, None, negated(h.truth), h.finding.case, (), (h.finding,)) for h in weighed.bars)
    parts = (*(h.finding for h in weighed.permissions), *bars)
    return Finding("can", case.action, None, weighed.truth, case, (), parts, {}, heard)


def _permissions(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """The action's own permissions, never its parents'."""
    book = hearing.rulebook
    own, everywhere = book.entries("permits", case.action), book.entries("permits", "any")
    heard = [_permission(hearing, e, h, case) for e, h in zip(own, hearing.hear_all(own, case, whole=True), strict=True)]
    told = zip(everywhere, hearing.hear_all(everywhere, case), strict=True)
    spoken = [e for e, h in told if h.truth is not False]
    return (*heard, *(_permission(hearing, e, hearing.hear(e, case, whole=True), case) for e in spoken))


def _permission(hearing: Hearing, entry: Entry, heard: Heard, case: Case) -> Heard:
    """With its price, where it has one."""
    if heard.truth is False or "costs" not in entry.more:
        return heard
    action = hearing.rulebook.action(case.action)
    cost = action.cost if entry.more.get("costs") == "its_cost" else entry.more.get("costs")
    if not cost:
        return heard
    paid = pays(hearing, cost, entry.more.get("from", action.pool), case)
    whole = Finding("all", "", None, both([heard.finding.truth, paid.truth]), case, paid.at, (heard.finding, paid))
    return heard._replace(finding=whole)


def _bars(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """The bars on the action and its parents, and those of the actions it is subject to, each once."""
    book = hearing.rulebook
    found = _bars_on(hearing, case, case.action, ())
    subject = [(node, entry) for node in book.lineage(case.action) for entry in book.entries("subjects", node)]
    heard = {(h.clause, h.truth) for h in found} if subject else set()
    for node, entry in subject:
        borrowed = _borrowed(hearing, entry, with_node(case, node))
        found += [h for h in borrowed if (h.clause, h.truth) not in heard]
        heard |= {(h.clause, h.truth) for h in borrowed}
    return tuple(found)


def _bars_on(hearing: Hearing, case: Case, action: str, via: tuple[str, ...]) -> list[Heard]:
    """The bars on an action, weighed for what is really being done."""
    heard = []
    for node, entries in hearing.rulebook.bars(action):
        here = with_node(case, node)
        heard += [hearing.hear(e, here, via) for e in entries] if via else hearing.hear_all(entries, here)
    return heard


def _borrowed(hearing: Hearing, entry: Entry, case: Case) -> list[Heard]:
    """The bars of another action, as far as this one is subject to them."""
    subject = hearing.hear(entry, case)
    if subject.truth is False:
        return []
    to = entry.more["to"]
    bars = [
        bar for action in ([to] if isinstance(to, str) else to)
        for bar in _bars_on(hearing, case, action, (entry.clause,))
    ]  # fmt: skip
    return [b if subject.truth else b._replace(finding=_unsure(b.finding, subject.finding)) for b in bars]


def _unsure(bar: Finding, subject: Finding) -> Finding:
    return Finding("all", "", None, both([bar.truth, subject.truth]), bar.case, bar.at, (bar, subject))


def _lifts(hearing: Hearing, case: Case, bars: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """What says that the act is all right despite something: cited, but it grants nothing by itself."""
    book = hearing.rulebook
    beaten = [(e, b.case) for b in bars if b.beaten for e in book.entries("lifts", b.clause)]
    blanket = [(e, case._replace(node=n)) for n in book.lineage(case.action) for e in book.entries("lifts", n)]
    heard = [hearing.hear(e, c) for e, c in (*beaten, *blanket) if hearing.speaks_of(e, c)]
    return tuple({h.clause: h for h in heard if h.truth}.values())


def _disputes(hearing: Hearing, case: Case, bars: tuple[Heard, ...]) -> tuple[tuple[Heard, Heard], ...]:
    """Clauses that contradict a standing bar without either prevailing."""
    return tuple(
        (claim, bar) for bar in bars if bar.truth
        for e in hearing.rulebook.entries("disputes", bar.clause)
        if hearing.speaks_of(e, case) and (claim := hearing.hear(e, case)).truth
    )  # fmt: skip
