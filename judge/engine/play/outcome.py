"""What an act does, in order: the price paid, the moves that clauses cause, what replaces them, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from judge.engine.evaluate.evaluation import Hearing
from judge.engine.evaluate.groups import one_by_one
from judge.engine.evaluate.legality import Weighed, ways, weigh_act
from judge.engine.evaluate.unknown_facts import may_hold
from judge.engine.play.ability_steps import CARRY_OUT, carried_out
from judge.game.case import Case
from judge.game.facts.history import ANSWERS
from judge.game.happening import MOMENT, Happening
from judge.game.moves import MOVES, SHIFT, apply, possible, remember
from judge.game.table import Table
from judge.rulebook import Entry
from judge.ruling import Change, Heard
from judge.support.frozen import Noun, replace

Open = Callable[[Table], Hearing]
"""Opens a hearing on a changed table: what follows is judged on the table as it then is."""
UnderWay = frozenset[tuple[str, str]]
"""Acts, each with its card, in the course of which something happens."""


class Outcome(Noun):
    """The changes, the table after them, and the clauses behind them; `clash` holds two readings that differ."""

    changes: tuple[Change, ...]
    table: Table
    heard: tuple[Heard, ...]
    clash: tuple[tuple[Heard, ...], ...] = ()


def outcome(
    hearing: Hearing, case: Case, reopen: Open, weighed: Weighed | None = None, under_way: UnderWay = frozenset()
) -> Outcome:
    """Plays the act as far as the clauses say what it does; with several cards, with one after the other."""
    if len(case.cards) > 1:
        return _one_by_one(hearing, case, reopen)
    if (case.action, case.card) in under_way:  # what leads to itself happens once
        return Outcome((), hearing.table, ())
    case = meant(hearing, case)
    moves, heard, clash = _moves(hearing, case)
    price = _price(hearing, case, weighed) if weighed else None
    if clash:
        return Outcome((), hearing.table, heard, clash)
    table, changes = hearing.table, []
    for change in sorted(([price] if price else []) + moves, key=lambda c: MOVES[c.move].rank):
        table, made = _make(table, change, reopen, under_way | {(case.action, case.card)})
        changes += made
    return Outcome(tuple(changes), table, heard)


def meant(hearing: Hearing, case: Case) -> Case:
    """The act with the ability that is used, where only one of the card's can be."""
    found = [one for one in ways(hearing, case) if one.ability]
    usable = found if len(found) == 1 else [one for one in found if weigh_act(hearing, one).truth]
    return usable[0] if len(usable) == 1 else case


def _one_by_one(hearing: Hearing, case: Case, reopen: Open) -> Outcome:
    done = Outcome((), hearing.table, ())
    for one in one_by_one(case):
        after = outcome(reopen(done.table), one._replace(cards=(one.card,)), reopen)
        if after.clash:
            return after
        done = Outcome((*done.changes, *after.changes), after.table, (*done.heard, *after.heard))
    return done


def _make(table: Table, change: Change, reopen: Open, under_way: UnderWay) -> tuple[Table, list[Change]]:
    """One move, and what each card it lets go of goes through; nothing, where there is nothing to move."""
    made = MOVES[change.move]
    if not possible(table, change.move, change.case):
        return table, []
    if change.move == CARRY_OUT and change.case.ability:
        return carried_out(table, change, lambda now, case: outcome(reopen(now), case, reopen, under_way=under_way))
    whom = made.whom(table, change.case) if made.whom else ()
    table = apply(table, change.move, change.case, int(str(change.names.get("amount", 0))), change.because)
    changes = [] if made.then else [change]
    for card in whom:
        case = Case(made.then, made.then, table.cards[card].controller, card)
        after = outcome(reopen(table), case, reopen, under_way=under_way)
        table, changes = after.table, [*changes, *(c._replace(because=(*change.because, *c.because)) for c in after.changes)]
    return table, changes


def _price(hearing: Hearing, case: Case, weighed: Weighed) -> Change | None:
    """The cheapest permission that holds is the one used."""
    action = hearing.rulebook.action(case.action)
    prices = []
    for held in weighed.permissions:
        paid = next((p for p in held.finding.parts if p.kind == "pays"), None)
        if held.truth is not False and paid and held.role == "permits":
            prices.append((paid.names["cost"].least, held.clause))  # type: ignore[attr-defined]
    costs = sorted((c, i) for c, i in prices if c is not None)
    if not costs or len(costs) < sum(1 for h in weighed.permissions if h.truth):
        return None  # something permits it at no cost, or the price is not known
    if costs[0][0] == 0:
        return None
    move = "pay" if action.pool == "gold_pool" else "pay_from_setup_gold"
    spending = [h.clause for e in hearing.rulebook.entries("causes", "spend") if (h := hearing.hear(e, case)).truth]
    because = (costs[0][1], *(spending if move == "pay" else ()))
    return Change(move, case, because, {"amount": costs[0][0]})


def doubts(hearing: Hearing, case: Case) -> tuple[Heard, ...]:
    """What may hold, as far as is stated, and would make something else of the act."""
    usual = {change.move for change in _moves(hearing, case)[0]}
    likely = [(e, h) for e, h in (*_caused(hearing, case), *_replacing(hearing, case, usual)) if may_hold(h)]
    return tuple(h for e, h in likely if {change.move for change in _moves(hearing, case, e)[0]} != usual)


def _caused(hearing: Hearing, case: Case) -> list[tuple[Entry, Heard]]:
    book = hearing.rulebook
    causes = [(node, entry) for node in book.lineage(case.action) for entry in book.entries("causes", node)]
    return [(entry, hearing.hear(entry, case._replace(node=node))) for node, entry in causes]


Moves = tuple[list[Change], tuple[Heard, ...], tuple[tuple[Heard, ...], ...]]


def _moves(hearing: Hearing, case: Case, also: Entry | None = None) -> Moves:
    """The moves that clauses make of an act, those behind them, and two readings that clash; `also` is taken to hold."""
    caused = [(entry, heard) for entry, heard in _caused(hearing, case) if heard.truth or entry is also]
    by_move: dict[str, list[str]] = {}
    for entry, heard in caused:
        for name in _listed(entry.more["does"]):
            by_move.setdefault(name, []).append(heard.clause)
    replaced, more = _replaced(hearing, case, by_move, also)
    clash = _clash(replaced, [h for _, h in caused] + more)
    kept = {n: b for n, b in replaced.items() if not any(n in MOVES[o].includes for o in replaced)}
    for name in list(kept):  # what a move includes is cited with it
        kept[name] += [c for o in MOVES[name].includes for c in replaced.get(o, []) if c not in kept[name]]
    changes = [Change(name, _aimed(hearing, name, case), tuple(dict.fromkeys(because))) for name, because in kept.items()]
    return changes, tuple([h for _, h in caused] + more), clash


def _aimed(hearing: Hearing, move: str, case: Case) -> Case:
    """An attachment for which no host was named goes on the only one there is; between several nobody guesses."""
    if move != "attach_to_host" or case.target:
        return case
    others = [c.id for c in hearing.table.cards.values() if c.area == "play" and c.id != case.card]
    hosts = [i for i in others if hearing.can(case._replace(action="attach", node="attach", target=i)).truth]
    return case._replace(target=hosts[0]) if len(hosts) == 1 else case


def _replacing(hearing: Hearing, case: Case, moves: Iterable[str]) -> list[tuple[Entry, Heard]]:
    """What speaks of replacing one of these moves, where it is meant for such an act."""
    entries = (entry for move in moves for entry in hearing.rulebook.entries("replaces", move))
    return [(entry, hearing.hear(entry, case)) for entry in entries if _meant(hearing, entry, case)]


def _replaced(
    hearing: Hearing, case: Case, by_move: dict[str, list[str]], also: Entry | None
) -> tuple[dict[str, list[str]], list[Heard]]:
    """Moves with their replacements in their stead: the family of the replaced move goes with it."""
    told = [(entry, heard) for entry, heard in _replacing(hearing, case, by_move) if heard.truth or entry is also]
    left = dict(by_move)
    for entry, heard in told:
        for gone in [m for m in left if m in entry.of or set(MOVES[m].includes) & set(entry.of)]:
            left.pop(gone)
        for name in _listed(entry.more["with"]):
            left.setdefault(name, []).append(heard.clause)
    return left, [h for _, h in told]


def _meant(hearing: Hearing, entry: Entry, case: Case) -> bool:
    scope = _listed(entry.more.get("for"))
    return not scope or bool(set(scope) & set(hearing.rulebook.lineage(case.action)))


def _clash(by_move: dict[str, list[str]], heard: list[Heard]) -> tuple[tuple[Heard, ...], ...]:
    """A card goes to one place: two shifts that neither include nor replace each other are two readings."""
    shifts = [m for m in by_move if MOVES[m].rank == SHIFT]
    apart = [m for m in shifts if not any(m in MOVES[o].includes for o in shifts)]
    if len(apart) < 2:
        return ()
    return tuple(tuple(h for h in heard if h.clause in by_move[m]) for m in apart)


def _listed(raw: object) -> list[str]:
    return [] if raw is None else [str(r) for r in raw] if isinstance(raw, list | tuple) else [str(raw)]


def perform(hearing: Hearing, case: Case, reopen: Open) -> tuple[Weighed, Outcome]:
    """Plays an act as a step: what it does, what no longer holds after it, and a note that it was done."""
    weighed = weigh_act(hearing, case)
    done = outcome(hearing, case, reopen, weighed)
    if done.clash:
        return weighed, done
    spent = next((int(str(c.names["amount"])) for c in done.changes if "amount" in c.names), 0)
    used = meant(hearing, case).ability
    amount = used.number if used and case.action in ANSWERS else spent
    note = Happening(case.action, case.player, case.card, fight=case.challenge, amount=amount, period=_period(hearing, case))
    if case.action in ANSWERS:  # it answers the moment and does not end it
        table = replace(done.table, history=(*done.table.history, note))
    else:
        opened_now = [h for h in done.table.history if h.period == MOMENT and h not in hearing.table.history]
        table = _also(remember(done.table, note), opened_now)
    settled = _settled(done._replace(table=table), reopen)
    return weighed, settled._replace(changes=(*settled.changes, *newly_opened(hearing, reopen(settled.table))))


def newly_opened(before: Hearing, after: Hearing) -> tuple[Change, ...]:
    """The reactions that have become possible: named, not played."""
    known = {change.case.card for change in opened(before)}
    return tuple(change for change in opened(after) if change.case.card not in known)


def opened(hearing: Hearing) -> tuple[Change, ...]:
    named = []
    cases = [Case("use_ability", "use_ability", card.controller, card.id) for card in hearing.table.cards.values()]
    for way in (way for case in cases for way in ways(hearing, case) if way.ability):
        found = hearing.weigh(("word", "ability_open", None), way)
        if found.truth:
            named.append(Change("reaction_opens", way, tuple(h.clause for h in found.heard if h.truth)))
    return tuple(named)


def _period(hearing: Hearing, case: Case) -> Literal["game", "phase"]:
    return "game" if hearing.rulebook.action(case.action).pool != "gold_pool" else "phase"


def _also(table: Table, opened: list[Happening]) -> Table:
    return replace(table, history=(*table.history, *(h for h in opened if h not in table.history)))


def _settled(done: Outcome, reopen: Open) -> Outcome:
    """Attachments that are no longer where they may be."""
    table, changes, heard = done.table, list(done.changes), list(done.heard)
    for card in [c for c in table.cards.values() if c.host]:
        hearing = reopen(table)
        after = outcome(hearing, Case("stay_attached", "stay_attached", card.controller, card.id, card.host), reopen)
        table, changes, heard = after.table, [*changes, *after.changes], [*heard, *after.heard]
    return done._replace(table=table, changes=tuple(changes), heard=tuple(heard))
