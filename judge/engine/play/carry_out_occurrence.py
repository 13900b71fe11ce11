"""The rows of an occurrence: struck where it cannot be, then itself, then what follows at once, until nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine.evaluate.legality import weigh_act
from judge.engine.evaluate.skip_failing_clauses import cards_not_failing
from judge.engine.play.act_under_way import Run, begun
from judge.engine.play.carry_out_ability import CARRY_OUT, carried_out
from judge.engine.play.choose_host import on_a_host
from judge.engine.play.planned_moves import TOGETHER, Plan, Planned, kind, plan
from judge.game.card_fits_description import Standpoint
from judge.game.case_and_truth import Case
from judge.game.descriptions_from_data import which_of
from judge.game.find_fitting_cards import find
from judge.game.moves import MOVES, apply, possible
from judge.game.table import Card
from judge.rulebook.steps_in_force import Row
from judge.ruling import Change
from judge.support.frozen_data_classes import replace

SETTLE = "settle"


def happen(run: Run) -> Run:
    """An occurrence goes through its rows, once where it leads to itself; clauses hang what follows on any of them."""
    if (run.case.action, run.case.card) in run.within:
        return run
    run = on_a_host(planned(run))
    for row in run.hearing.rulebook.rows("happening"):
        if run.stopped:
            return run
        run = hooked(_PARTS[row.does](run, row) if row.does in _PARTS else run, row)
    return replace(run, state="happened")


def planned(run: Run) -> Run:
    """With what it comes to, judged on the table before it."""
    if run.plan is not None:
        return run
    found = plan(run.hearing, run.case, following=run.following)
    return replace(run, plan=found, heard=(*run.heard, *found.heard), clash=found.clash)


def hooked(run: Run, row: Row) -> Run:
    """What clauses say comes at this row."""
    return _made(run, [one for one in _changes(run) if one.at == row.step], row)


def _changes(run: Run) -> tuple[Planned, ...]:
    return (run.plan or Plan(())).changes


def _strike(run: Run, _row: Row) -> Run:
    """What cannot be does not come; whoever does something was told so at the first check."""
    barred = run.within and weigh_act(run.hearing, run.case).standing
    return replace(run, state="barred") if barred else run


def _itself(run: Run, row: Row) -> Run:
    return _made(run, [one for one in _changes(run) if one.at in ("", TOGETHER)], row)


def _made(run: Run, changes: Iterable[Planned], row: Row) -> Run:
    """In the order of their kinds that the row has; where it has none, as the clauses stand."""
    place = {name: number for number, name in enumerate(row.moves)}
    for one in sorted(changes, key=lambda one: place.get(kind(one.change.move), len(place))):
        if not run.stopped:
            run = _make(run, one.change, one.at == TOGETHER) if one.each is None else _befalls_each(run, one)
    return run


def _befalls_each(run: Run, planned: Planned) -> Run:
    """An act that befalls many cards at once befalls each by itself: what it cannot befall is left out."""
    here = Standpoint(run.table, run.hearing.has, planned.change.case.player, planned.change.case.card)
    case, because = planned.change.case, tuple(dict.fromkeys((*run.because, *planned.change.because)))
    before, known = run, len(run.changes)
    for card in find(which_of(planned.each), here).sure:
        run = _inside(replace(run, because=because), planned.change.move, card.id, case.target)
    told = [change for change in run.changes[known:] if _is_new(before, change)]
    return replace(run, because=before.because, changes=(*before.changes, *told))


def _is_new(before: Run, change: Change) -> bool:
    """Whether what a card went through made a difference to it: one that stands already only goes on standing."""
    made, card = MOVES.get(change.move), change.case.card
    if made is None or not made.touches or card not in before.table.cards:
        return True
    return apply(before.table, change.move, change.case, 0, ()).cards[card] != before.table.cards[card]


def _make(run: Run, change: Change, together: bool) -> Run:
    """One move, and what each card it lets go of goes through; nothing, where there is nothing to move."""
    change = replace(change, because=tuple(dict.fromkeys((*run.because, *change.because))))
    if change.move not in MOVES:
        after = _inside(replace(run, because=change.because), change.move, change.case.card, change.case.target)
        return replace(after, because=run.because)
    if not possible(run.table, change.move, change.case):
        return run
    if change.move == CARRY_OUT and change.case.ability:
        return carried_out(run, change, change.case.ability, _within)
    made = MOVES[change.move]
    nexts = [(act, card) for act, whom in made.then for card in whom(run.table, change.case)]
    run = run.on(apply(run.table, change.move, change.case, int(str(change.names.get("amount", 0))), change.because))
    run = run if made.then else replace(run, changes=(*run.changes, change))
    for act, card in nexts:  # what goes at the same time does so by clauses of its own
        after = _inside(run, act, card)
        run = after if together else _owed(run, after, change.because)
    return run


def _owed(run: Run, after: Run, because: tuple[str, ...]) -> Run:
    """With the clauses behind it before those of what came of it."""
    new = (c._replace(because=tuple(dict.fromkeys((*because, *c.because)))) for c in after.changes[len(run.changes) :])
    return replace(after, changes=(*run.changes, *new))


def _inside(run: Run, action: str, card: str, target: str = "") -> Run:
    """What happens in the course of it to a card."""
    if card not in run.table.cards:
        return run
    return _within(run, Case(action, action, run.table.cards[card].controller, card, target))


def _within(run: Run, case: Case) -> Run:
    """An occurrence of its own, before the next thing."""
    within = run.within | {(run.case.action, run.case.card)}
    begins = replace(begun(run.hearing, case), within=within, because=run.because, following=run.following)
    inner = happen(replace(begins, chosen=run.chosen, asked=run.asked))
    return replace(run, hearing=inner.hearing, changes=(*run.changes, *inner.changes), clash=inner.clash, choice=inner.choice)


def _follow_ups(run: Run, _row: Row) -> Run:
    """What may no longer be is looked for until nothing changes; inside something else that has its own time for it."""
    entries = run.hearing.rulebook.entries("causes", SETTLE)
    if run.within or not entries:
        return run
    for _ in run.table.cards:
        looked_at = dict.fromkeys(case.card for _, case in cards_not_failing(run.hearing, entries))
        seen = (run.table.cards[card] for card in looked_at)
        gone = next((card for card in seen if _unsettled(run, card) and _new(run, card)), None)
        if gone is None:
            return run
        run = _inside(run, SETTLE, gone.id, gone.host)
    return run


def _unsettled(run: Run, card: Card) -> bool:
    return bool(plan(run.hearing, Case(SETTLE, SETTLE, card.controller, card.id, card.host)).changes)


def _new(run: Run, card: Card) -> bool:
    """Where somebody asks what would happen: it comes of that, and was not so before."""
    before = run.before.table.cards.get(card.id)
    if not run.asked or card.id == run.case.card:
        return not run.asked
    return not (before and before.host == card.host and _unsettled(replace(run, hearing=run.before), before))


_PARTS: dict[str, Callable[[Run, Row], Run]] = {
    "strike_what_cannot_be": _strike,
    "itself": _itself,
    "follow_ups": _follow_ups,
}
