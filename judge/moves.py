"""What a hand does to the table once the law has said that it is done: Table in, Table out, and no rule in between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from judge.ruling import Case
from judge.table import Area, Card, Happened, Player, Table

Doing = Callable[["Table", Case, int], Table]


class Move(NamedTuple):
    """A registered move: when it comes among others, what it makes superfluous, and what of the state it accounts for."""

    name: str
    do: Doing
    rank: int
    includes: tuple[str, ...]
    touches: tuple[str, ...]
    over: Area | None  # it accounts for every card of this area, not just for one
    then: str  # the act that each card named by `whom` goes through next
    whom: Callable[[Table, Case], tuple[str, ...]] | None


MOVES: dict[str, Move] = {}
PAY, UNLOAD, SHIFT, SETTLE, ATTACH, OPEN = range(10, 70, 10)


def move(
    rank: int,
    includes: tuple[str, ...] = (),
    touches: tuple[str, ...] = (),
    over: Area | None = None,
    then: str = "",
    whom: Callable[[Table, Case], tuple[str, ...]] | None = None,
) -> Callable[[Doing], Doing]:
    def keep(do: Doing) -> Doing:
        name = do.__name__
        MOVES[name] = Move(name, do, rank, includes, touches, over, then, whom)
        return do

    return keep


def apply(table: Table, name: str, case: Case, amount: int, because: tuple[str, ...]) -> Table:
    """One move, and a note on the card or player of the clauses that account for its new state."""
    made = MOVES[name]
    after = made.do(table, case, amount)
    notes = tuple((attribute, clause) for attribute in made.touches for clause in because)
    if "pool" in made.touches and case.player:
        return after.with_player(_noted(after.player(case.player), notes))
    if made.over:
        noted = {i: _noted(c, notes) if c.area == made.over else c for i, c in after.cards.items()}
        return replace(after, cards=noted)
    if made.touches and case.card in after.cards:
        return after.with_card(_noted(after.cards[case.card], notes))
    return after


Noted = TypeVar("Noted", Card, Player)


def _noted(thing: Noted, notes: tuple[tuple[str, str], ...]) -> Noted:
    fresh = {note[0] for note in notes}
    kept = tuple(note for note in thing.because if note[0] not in fresh)
    return replace(thing, because=(*kept, *notes))


def remember(table: Table, happened: Happened) -> Table:
    """Keeps what has been done; what mattered only for the moment before it is over."""
    kept = tuple(h for h in table.history if h.period != "moment")
    return replace(table, history=(*kept, happened))


@move(PAY, touches=("pool",))
def pay(table: Table, case: Case, amount: int) -> Table:
    seat = table.player(case.player)
    return table if seat.gold is None else table.with_player(replace(seat, gold=seat.gold - amount))


@move(PAY)
def pay_from_setup_gold(table: Table, case: Case, amount: int) -> Table:
    return table  # the allowance is counted by what has been set up


def _put(table: Table, case: Case, area: Area, holder: str, facedown: bool) -> Table:
    card = table.cards[case.card]
    moved = replace(card, area=area, controller=holder, facedown=facedown, host="", under="", kneeling=False)
    return table.with_card(moved)


@move(SHIFT, touches=("area", "facedown"))
def enter(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "play", case.player, facedown=False)


@move(SHIFT, includes=("enter",), touches=("area", "kneeling"))
def enter_standing(table: Table, case: Case, amount: int) -> Table:
    return enter(table, case, amount)


@move(SETTLE, touches=("facedown",))
def enter_faceup(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], facedown=False))


@move(SETTLE, touches=("controller",))
def under_owners_control(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    return table.with_card(replace(card, controller=card.owner))


@move(SHIFT, touches=("area", "under"))
def become_duplicate(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    over = next(c for c in table.copies(card, "play") if not c.under and c.controller == case.player)
    return table.with_card(replace(enter(table, case, amount).cards[card.id], under=over.id))


@move(ATTACH, touches=("host",))
def attach_to_host(table: Table, case: Case, amount: int) -> Table:
    """On the host that was named; where the player still has a choice, nothing is guessed."""
    return table.with_card(replace(table.cards[case.card], host=case.target, area="play", facedown=False))


@move(SHIFT, touches=("controller",))
def change_control(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], controller=case.player))


@move(SHIFT, touches=("area", "facedown"))
def to_players_shadows(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "shadows", case.player, facedown=True)


@move(SHIFT, touches=("area", "facedown"))
def to_controllers_shadows(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "shadows", table.cards[case.card].controller, facedown=True)


@move(SHIFT, touches=("area", "facedown"))
def to_owners_shadows(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "shadows", table.cards[case.card].owner, facedown=True)


@move(SHIFT, touches=("area",))
def to_discard_pile(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "discard", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",))
def to_dead_pile(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "dead", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",))
def to_owners_hand(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "hand", table.cards[case.card].owner, facedown=False)


@move(SHIFT, touches=("area",))
def out_of_the_game(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "removed", table.cards[case.card].owner, facedown=False)


@move(UNLOAD, touches=("gold", "power"))
def shed_tokens(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], gold=0, power=0))


def under_it(table: Table, case: Case) -> tuple[str, ...]:
    return tuple(c.id for c in table.cards.values() if c.under == case.card)


def on_it(table: Table, case: Case) -> tuple[str, ...]:
    return tuple(c.id for c in table.cards.values() if c.host == case.card)


@move(UNLOAD, then="lose_overlap", whom=under_it)
def shed_duplicates(table: Table, case: Case, amount: int) -> Table:
    return table


@move(UNLOAD, then="lose_host", whom=on_it)
def shed_attachments(table: Table, case: Case, amount: int) -> Table:
    return table


@move(UNLOAD)
def end_effects_on_it(table: Table, case: Case, amount: int) -> Table:
    """Lasting effects that name just this card are over; one that names more goes on for the others."""
    kept = []
    for effect in table.effects:
        rest = tuple(c for c in effect.kind.cards if c != case.card)
        if rest or not effect.kind.cards or not effect.until:
            kept.append(replace(effect, kind=replace(effect.kind, cards=rest)) if effect.until and rest else effect)
    return replace(table, effects=tuple(kept))


@move(SETTLE, touches=("kneeling",))
def kneel(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], kneeling=True))


@move(SETTLE, touches=("kneeling",))
def stand(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], kneeling=False))


@move(SETTLE, touches=("kneeling",), over="play")
def stand_all(table: Table, case: Case, amount: int) -> Table:
    standing = {i: replace(c, kneeling=False) if c.area == "play" else c for i, c in table.cards.items()}
    return replace(table, cards=standing)


@move(SETTLE)
def return_all_gold(table: Table, case: Case, amount: int) -> Table:
    return replace(table, players=tuple(replace(p, gold=0) for p in table.players))


@move(PAY, touches=("pool",))
def move_gold_to_card(table: Table, case: Case, amount: int) -> Table:
    card = table.cards[case.card]
    return pay(table, case, case.amount or 0).with_card(replace(card, gold=card.gold + (case.amount or 0)))


@move(OPEN)
def open_bestow(table: Table, case: Case, amount: int) -> Table:
    return replace(table, history=(*table.history, Happened("bestow_opens", case.player, case.card, period="moment")))


@move(OPEN)
def use_limited_allowance(table: Table, case: Case, amount: int) -> Table:
    used = Happened(case.action, case.player, case.card, ("limited",), period="round")
    return replace(table, history=(*table.history, used))


@move(SHIFT, touches=("area", "facedown"))
def place_for_setup(table: Table, case: Case, amount: int) -> Table:
    return _put(table, case, "play", case.player, facedown=True)


@move(SHIFT, includes=("place_for_setup",), touches=("area", "under"))
def place_as_setup_duplicate(table: Table, case: Case, amount: int) -> Table:
    after = become_duplicate(table, case, amount)
    return after.with_card(replace(after.cards[case.card], facedown=True))


@move(OPEN)
def use_setup_limited_allowance(table: Table, case: Case, amount: int) -> Table:
    used = Happened("set_up", case.player, case.card, ("limited",), period="game")
    return replace(table, history=(*table.history, used))


@move(SETTLE, touches=("facedown",), over="play")
def turn_setup_cards_faceup(table: Table, case: Case, amount: int) -> Table:
    up = {i: replace(c, facedown=False) if c.area == "play" else c for i, c in table.cards.items()}
    return replace(table, cards=up)


@move(SETTLE, touches=("facedown",), over="shadows")
def leave_shadows_facedown(table: Table, case: Case, amount: int) -> Table:
    return table


@move(UNLOAD, then="discard", whom=lambda table, case: under_it(table, case)[:1])
def spend_duplicate(table: Table, case: Case, amount: int) -> Table:
    """The duplicate goes, and what was about to happen does not."""
    kept = tuple(h for h in table.history if h.card != case.card or not h.action.startswith("about_to_be_"))
    return replace(table, history=kept)


@move(UNLOAD, touches=("gold",))
def shed_gold(table: Table, case: Case, amount: int) -> Table:
    return table.with_card(replace(table.cards[case.card], gold=0))


@move(SETTLE)
def leave_challenge(table: Table, case: Case, amount: int) -> Table:
    fight = table.challenge
    if fight is None:
        return table
    attackers = tuple(c for c in fight.attackers if c != case.card)
    defenders = None if fight.defenders is None else tuple(c for c in fight.defenders if c != case.card)
    return replace(table, challenge=replace(fight, attackers=attackers, defenders=defenders))
