"""Whether an act is legal: permissions speak for it, bars and missing requirements against it, and a bar that stands wins."""

from __future__ import annotations

from judge.engine.evaluate.add_up_amounts import pays
from judge.engine.evaluate.bars_on_an_act import bars_on, with_node
from judge.engine.evaluate.conditions_and_sums_over_groups import one_by_one
from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.skip_failing_clauses import fails_with_any_card, not_failing
from judge.engine.evaluate.unknown_facts_and_doubt import may_hold
from judge.game.ability import Ability
from judge.game.case_and_truth import Case, Truth, both, either, negated
from judge.rulebook import Entry, Rulebook
from judge.ruling import AllHeard, Finding, Heard, Later
from judge.support.frozen_data_classes import NamedTuple

USING = ("use_ability", "play")
"""The acts by which an ability of a card is used."""
OWN_TEXT = "its_text_alone"
"""How an entry says that only a card's own text says it, and of other cards nothing is said."""
EVENT, USED, ANY = ("event",), ("reaction", "action"), "ability"


class Weighed(NamedTuple):
    """Everything that was heard about an act."""

    truth: Truth
    permissions: tuple[Heard, ...]
    bars: AllHeard
    lifts: tuple[Heard, ...]
    disputes: tuple[tuple[Heard, Heard], ...]  # a clause, and the bar it contradicts
    spoken_of: bool
    outranking: bool  # whether a higher document has outranked a lower one anywhere at this hearing

    @property
    def standing(self) -> tuple[Heard, ...]:
        return () if self.truth else tuple([b for b in self.bars.telling if b.truth])


def weigh_act(hearing: Hearing, case: Case) -> Weighed:
    """An act with several cards is legal if it is so with each of them, and with that many."""
    each = [_weigh_ways(hearing, one) for one in one_by_one(case)]
    return each[0] if len(each) == 1 else _together(each)


def ways(hearing: Hearing, case: Case) -> tuple[Case, ...]:
    """The act, or where it uses an ability of a card, that with each of those that the card has."""
    if case.action not in USING:
        return (case,)
    card = hearing.table.cards.get(case.card)
    if card is None:
        return (case._replace(ability=None) if case.ability else case,)
    if case.ability is not None:
        return (case,)
    found = [one for one in hearing.rulebook.abilities(card.face) if one.kind in (EVENT if case.action == "play" else USED)]
    return tuple(case._replace(ability=one) for one in named(found, case.called)) or (case,)


def named(abilities: list[Ability], called: str) -> list[Ability]:
    """Those that are called so: a reaction, the second of them, or any."""
    kind, _, number = called.partition(" ")
    alike = [one for one in abilities if kind in ("", ANY, one.kind)]
    return alike[int(number) - 1 : int(number)] if number else alike


def _weigh_ways(hearing: Hearing, case: Case) -> Weighed:
    """Where a card has several abilities one that can be used is enough; where none can, what stands against each is told."""
    each = [_weigh_one(hearing, one) for one in ways(hearing, case)]
    if len(each) == 1:
        return each[0]
    return next((w for truth in (True, None) for w in each if w.truth is truth), None) or _together(each)


def _together(each: list[Weighed]) -> Weighed:
    """Several as one; where it fails, what was heard about those with which it does."""
    truth = both([w.truth for w in each])
    telling = [w for w in each if w.truth is truth]
    return Weighed(
        truth,
        tuple(h for w in telling for h in w.permissions),
        AllHeard(
            tuple(h for w in telling for h in w.bars.telling),
            lambda wanted: tuple(h for w in telling for h in (w.bars.some(wanted) if wanted else w.bars)),
        ),
        tuple(h for w in telling for h in w.lifts),
        tuple(h for w in telling for h in w.disputes),
        any(w.spoken_of for w in each),
        each[-1].outranking,
    )


def _weigh_one(hearing: Hearing, case: Case) -> Weighed:
    permissions = _permissions(hearing, case)
    all_bars = bars_on(hearing, case)
    bars = all_bars.telling
    free = hearing.rulebook.action(case.action).abstract
    allowed: Truth = True if free else either([p.truth for p in permissions])
    barred = either([b.truth for b in bars])
    truth = both([allowed, negated(barred)])
    lifts = _lifts(hearing, case, bars) if truth else ()
    disputes = _disputes(hearing, case, bars) if barred else ()
    spoken_of = bool(permissions or barred or (free and any(may_hold(b) for b in bars)))
    return Weighed(truth, permissions, all_bars, lifts, disputes, spoken_of, hearing.outranking)


def can(hearing: Hearing, case: Case) -> Finding:
    """The act as a condition of another: its answer with its proof."""
    weighed = weigh_act(hearing, case)
    heard = (*weighed.standing, *(p for p in weighed.permissions if p.truth))
    parts = Later(lambda: (*(h.finding for h in weighed.permissions), *map(_barred, weighed.bars)))
    return Finding("can", case.action, None, weighed.truth, case, (), parts, {}, heard)


def _barred(bar: Heard) -> Finding:
    found = bar.finding
    return Finding("not", found.word, None, negated(bar.truth), found.case, (), (found,))


def may_be_permitted(hearing: Hearing, action: str, player: str) -> bool:
    """Whether a player may come to be allowed an act, whatever it is done with: most acts are for other phases."""
    book, case = hearing.rulebook, Case(action, action, player)
    entries = (*book.entries("permits", action), *book.entries("permits", "any"))
    return book.action(action).abstract or not all(fails_with_any_card(hearing, entry, case) for entry in entries)


def not_permitted_at_sight(hearing: Hearing, case: Case) -> bool:
    """Whether each permission for an act fails at sight. Of the use of an ability that is not seen: the ability is not named."""
    book = hearing.rulebook
    if case.action in USING or book.action(case.action).abstract:
        return False
    permits = (book.entries("permits", case.action), book.entries("permits", "any"))
    return not any(entries and not_failing(hearing, entries, case) for entries in permits)


def _permissions(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """The action's own permissions, never its parents'."""
    book, paid = hearing.rulebook, dict[object, Finding]()
    own = book.entries("permits", case.action) if case.ability else _of_any_card(book, case.action)
    everywhere = book.entries("permits", "any")
    heard = [*zip(own, hearing.hear_all(own, case, whole=True), strict=True)] if own else []
    spoken = [everywhere[place] for place, h in hearing.telling(everywhere, case).items() if h.truth is not False]
    heard += [(entry, hearing.hear(entry, case, whole=True)) for entry in spoken]
    return tuple([h if h.truth is False or "costs" not in e.more else _priced(hearing, e, h, case, paid) for e, h in heard])


def _of_any_card(book: Rulebook, action: str) -> tuple[Entry, ...]:
    """Those that do not speak of cards with an ability of their own alone: of any other card the law may be silent."""
    key = ("permissions of any card", action)
    if key not in book.memo:
        every = book.entries("permits", action)
        left = tuple(entry for entry in every if entry.more.get("told_by") != OWN_TEXT)
        book.memo[key] = every if len(left) == len(every) else left
    found: tuple[Entry, ...] = book.memo[key]
    return found


def _priced(hearing: Hearing, entry: Entry, heard: Heard, case: Case, paid: dict[object, Finding]) -> Heard:
    """With its price, which is often the same as that of another."""
    action = hearing.rulebook.action(case.action)
    cost = action.cost if entry.more.get("costs") == "its_cost" else entry.more.get("costs")
    if not cost:
        return heard
    pool = entry.more.get("from", action.pool)
    price = paid.get((cost, pool)) or paid.setdefault((cost, pool), pays(hearing, cost, pool, case))
    whole = Finding("all", "", None, both([heard.finding.truth, price.truth]), case, price.at, (heard.finding, price))
    return heard._replace(finding=whole)


def _lifts(hearing: Hearing, case: Case, bars: tuple[Heard, ...]) -> tuple[Heard, ...]:
    """What says that the act is all right despite something: cited, but it grants nothing by itself."""
    book = hearing.rulebook
    beaten = [(book.entries("lifts", b.clause), b.case) for b in bars if b.beaten]
    blanket = [(lifts, with_node(case, node)) for node, lifts in book.blanket_lifts(case.action)]
    heard = [
        hearing.hear(lifts[place], one) for lifts, one in (*beaten, *blanket)
        for place in not_failing(hearing, lifts, one) if hearing.speaks_of(lifts[place], one)
    ]  # fmt: skip
    return tuple({h.clause: h for h in heard if h.truth}.values())


def _disputes(hearing: Hearing, case: Case, bars: tuple[Heard, ...]) -> tuple[tuple[Heard, Heard], ...]:
    """Clauses that contradict a standing bar without either prevailing."""
    return tuple(
        (claim, bar) for bar in bars if bar.truth
        for e in hearing.rulebook.entries("disputes", bar.clause)
        if hearing.speaks_of(e, case) and (claim := hearing.hear(e, case)).truth
    )  # fmt: skip
