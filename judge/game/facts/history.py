"""What has been done so far, as far as later acts turn on it."""

from __future__ import annotations

from judge.game.effect import Happened
from judge.game.facts.registry import Seen, fact, order, places
from judge.game.table import Card, Table

GAME_ENDS = "game_ends"
"""What is told of a game that is over."""


def _brought_out(table: Table) -> list[Happened]:
    return [h for h in table.history if h.action == "bring_out" and not h.passed]


@fact(about="cards brought out", reads=("history",))
def somebody_brought_a_card_out(table: Table) -> Seen:
    """A card was brought out of shadows this phase, by whomever."""
    done = _brought_out(table)
    return Seen(table.told(done, "bring_out"), places(*(h.place for h in done)))


@fact(about="cards brought out", reads=("history",))
def was_brought_out(table: Table, card: Card) -> Seen:
    """This card was brought out of shadows this phase."""
    done = [h for h in _brought_out(table) if h.card == card.id]
    return Seen(bool(done), places(*(h.place for h in done)))


@fact(about="what happened", reads=("history",))
def game_over(table: Table) -> Seen:
    """Somebody has said that the game ended."""
    ended = [h for h in table.history if h.action == GAME_ENDS]
    return Seen(bool(ended), places(*(h.place for h in ended)))


@fact(about="what happened", reads=("history",))
def was_ambushed(table: Table, card: Card) -> Seen:
    """This card was ambushed this phase."""
    done = [h for h in table.history if h.action == "ambush" and h.card == card.id]
    return Seen(bool(done), places(*(h.place for h in done)))


@fact(about="cards brought out", reads=("history", "cards"))
def brought_out_in_vain(table: Table, player: str) -> Seen:
    """An attachment that this player brought out this phase found no host and lies in the discard pile."""
    done = [h for h in _brought_out(table) if h.player == player and h.card in table.cards]
    lost = [h for h in done if (c := table.cards[h.card]).area == "discard" and c.face.type == "attachment"]
    return Seen(table.told(lost, "bring_out"), places(*(h.place for h in lost)))


@fact(about="what happened", reads=("history", "cards"))
def title_was_regained(table: Table, player: str, card: Card) -> Seen:
    """The player took back control of a card of this title that he or she owns."""
    taken = [h for h in table.history if h.action == "take_control" and h.player == player and h.card in table.cards]
    back = [h for h in taken if (c := table.cards[h.card]).title == card.title and c.owner == player]
    return Seen(bool(back), places(*(h.place for h in back)))


def _last(table: Table) -> Happened | None:
    return next((h for h in reversed(table.history) if h.player and not h.passed), None)


@fact(about="what just happened", reads=("history",))
def a_player_acted_last(table: Table) -> Seen:
    last = _last(table)
    return Seen(last is not None, places(last.place if last else None))


@fact(about="what just happened", reads=("history",))
def last_deed(table: Table, value: object) -> Seen:
    """The last thing that a player did is this."""
    last = _last(table)
    done = {"card": last.card, "player": last.player} if last else {}
    return Seen(last is not None and last.action == value, places(last.place if last else None), done)


@order(about="what just happened")
def clockwise_from_the_actors_left(table: Table) -> tuple[str, ...] | None:
    """Whoever acted last comes last."""
    last = _last(table)
    seats = table.seats_from(last.player) if last else ()
    return (*seats[1:], *seats[:1]) if seats else None
