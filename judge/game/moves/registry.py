"""How a move is registered and made, and how the table remembers what made it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judge.game.case_and_truth import Case
from judge.game.table import Area, Card, Player, Table
from judge.support.frozen_data_classes import Noun, replace

Noted = TypeVar("Noted", Card, Player)
Doing = Callable[["Table", Case, int], Table]
Whom = Callable[[Table, Case], tuple[str, ...]]


class Move(Noun):
    """A registered move: of what kind it is, what it makes superfluous, and what of the state it accounts for."""

    name: str
    do: Doing
    kind: str
    includes: tuple[str, ...]
    touches: tuple[str, ...]
    over: Area | None  # it accounts for every card of this area, not just for one
    then: tuple[tuple[str, Whom], ...]  # the acts that come next, each with the cards that go through it
    needs: tuple[str, ...]  # without which nothing can be moved


MOVES: dict[str, Move] = {}
KINDS = PAY, UNLOAD, SHIFT, SETTLE, ATTACH, OPEN = ("pay", "unload", "shift", "settle", "attach", "open")
"""What a move does: gold changes hands, what lies on a card goes, the card goes, its state or that of the game changes, it is
laid on another, something is noted. In which order they come is law, in `steps.yaml`."""


def move(
    kind: str,
    includes: tuple[str, ...] = (),
    touches: tuple[str, ...] = (),
    over: Area | None = None,
    then: str | tuple[tuple[str, Whom], ...] = (),
    whom: Whom | None = None,
    needs: tuple[str, ...] = (),
) -> Callable[[Doing], Doing]:
    def keep(do: Doing) -> Doing:
        name = do.__name__
        nexts = ((then, whom),) if isinstance(then, str) and whom else then
        MOVES[name] = Move(name, do, kind, includes, touches, over, nexts, needs)  # type: ignore[arg-type]
        return do

    return keep


NEEDS: dict[str, Callable[[Table, Case], bool]] = {
    "card": lambda table, case: case.card in table.cards,
    "player": lambda table, case: any(p.name == case.player for p in table.players),
    "copy": lambda table, case: copy_above(table, case) is not None,
    "card above": lambda table, case: table.cards[case.card].under in table.cards,
}


def copy_above(table: Table, case: Case) -> Card | None:
    """The copy under which a card would lie as a duplicate."""
    copies = table.copies(table.cards[case.card], "play")
    return next((c for c in copies if not c.under and c.controller == case.player), None)


def possible(table: Table, name: str, case: Case) -> bool:
    """Whether there is what the move needs: law may cause it where there is no card at all, and then nothing happens."""
    return all(NEEDS[need](table, case) for need in MOVES[name].needs)


def apply(table: Table, name: str, case: Case, amount: int, because: tuple[str, ...]) -> Table:
    """One move, and a note on the card or player of the clauses that account for its new state."""
    made = MOVES[name]
    after = made.do(table, case, amount)
    notes = tuple((attribute, clause) for attribute in made.touches for clause in because)
    if {"pool", "faction power"} & set(made.touches):
        for seat in (p for p in after.players if case.player in ("", p.name)):
            after = after.with_player(_noted(seat, notes))
        return after
    if made.over:
        noted = {i: _noted(c, notes) if c.area == made.over else c for i, c in after.cards.items()}
        return replace(after, cards=noted)
    if made.touches and case.card in after.cards:
        return after.with_card(_noted(after.cards[case.card], notes))
    return after


WHERE = ("area", "facedown", "under", "side")


def noted(before: Table, after: Table, because: tuple[str, ...]) -> Table:
    """With these clauses beside those that account for a card's new state: what was done as a cost was done for their sake.

    Where a card then lies, and as what, the act itself accounts for.
    """
    for card in after.cards.values():
        fresh = [note for note in card.because if note not in before.cards[card.id].because]
        also = tuple((attribute, clause) for attribute, _ in fresh for clause in because if attribute not in WHERE)
        after = after.with_card(replace(card, because=tuple(dict.fromkeys((*card.because, *also))))) if also else after
    return after


Notes = tuple[tuple[str, str], ...]


def _noted(thing: Noted, notes: Notes) -> Noted:
    return replace(thing, because=_kept(thing.because, notes) + notes)


def _kept(before: Notes, notes: Notes) -> Notes:
    fresh = {note[0] for note in notes}
    return tuple(note for note in before if note[0] not in fresh)

