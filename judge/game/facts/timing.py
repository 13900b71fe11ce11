"""The moment: phase, window, who is active, who is first, and what has happened so far."""

from __future__ import annotations

from judge.game.case import Truth
from judge.game.effect import Happened
from judge.game.facts import moment_changes as changes
from judge.game.facts.registry import NumberSeen, Seen, fact, number, order, places
from judge.game.table import Card, Table


@fact(about="phase", timing=True, one_of=lambda game: game.names("phases"), edit=changes.phase, usual=True, section="phases")
def phase(table: Table, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(_in_phase(table, wanted), places(table.places.get("phase")))


def _in_phase(table: Table, wanted: tuple[object, ...]) -> Truth:
    if table.phase is None:
        return False if set(wanted) == {table.phase_unlike} else None
    return table.phase in wanted


@fact(about="format")
def format(table: Table, value: object) -> Seen:
    return Seen(None if table.format is None else table.format == value, places(table.places.get("format")))


@fact(about="window", timing=True, one_of=lambda game: game.names("windows"), edit=changes.window, usual=True, section="windows")
def window(table: Table, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    truth = None if table.window is None and table.phase != "setup" else table.window in wanted
    return Seen(truth, places(table.places.get("window") or table.places.get("phase")))


@fact(about="active player", timing=True, edit=changes.active_player)
def active_player(table: Table, player: str) -> Seen:
    return Seen(None if table.active is None else table.active == player, places(table.places.get("active")))


@fact(about="first player")
def first_player(table: Table, player: str) -> Seen:
    return Seen(None if table.first is None else table.first == player, places(table.places.get("first")))


@fact(about="window", timing=True, edit=changes.window)
def events_own_window(table: Table, card: Card) -> Seen:
    """The window that the event's own ability type asks for is open."""
    wanted = card.face.event_window
    truth = None if not wanted or (table.window is None and table.phase != "setup") else table.window == wanted
    return Seen(truth, places(table.places.get("window")), {"window": wanted})


@fact(about="phase", timing=True, edit=changes.phase)
def events_own_phase(table: Table, card: Card) -> Seen:
    """The phase that stands before the event's ability type, if one does, is on."""
    wanted = card.face.event_phase
    if not card.face.event_window:  # an event of which nothing is said
        return Seen(None, (), {"phase": wanted})
    truth = _in_phase(table, (wanted,)) if wanted else True
    return Seen(truth, places(table.places.get("phase")), {"phase": wanted})


def _done(table: Table, action: str, player: str) -> list[Happened]:
    return [h for h in table.history if h.action == action and h.player == player and not h.passed]


@fact(about="limited cards", edit=changes.limited)
def used_limited_allowance(table: Table, player: str) -> Seen:
    """The player has marshaled or played a limited card this round."""
    done = [h for a in ("marshal", "play") for h in _done(table, a, player) if "limited" in h.kinds]
    return Seen(table.told(done, "limited"), places(*(h.place for h in done)))


@fact(about="limited cards")
def set_up_limited_card(table: Table, player: str) -> Seen:
    done = [h for h in _done(table, "set_up", player) if "limited" in h.kinds]
    return Seen(table.told(done, "limited"), places(*(h.place for h in done)))


@fact(about="cards brought out", edit=changes.brought_out)
def brought_out_this_phase(table: Table, player: str) -> Seen:
    done = _done(table, "bring_out", player)
    return Seen(table.told(done, "bring_out"), places(*(h.place for h in done)))


@fact(about="chances passed", edit=changes.passed)
def passed_chance(table: Table, node: str, player: str) -> Seen:
    """The player has passed the chance to do this."""
    passed = [h for h in table.history if h.action == node and h.player == player and h.passed]
    return Seen(table.told(passed, "pass"), places(*(h.place for h in passed)))


@fact(about="what just happened")
def bestow_is_open(table: Table, card: Card) -> Seen:
    """The card has entered play this very moment, and the choice to bestow is open."""
    now = [h for h in table.history if h.action == "bestow_opens" and h.card == card.id]
    return Seen(table.told(now, "bestow_opens"), places(*(h.place for h in now)))


@fact(about="what is about to happen")
def about_to(table: Table, card: Card, value: object) -> Seen:
    """Something is about to happen to the card: be killed, discarded, sacrificed …"""
    wanted = value if isinstance(value, tuple) else (value,)
    told = [h for h in table.history if h.card == card.id and h.action.removeprefix("about_to_be_") in wanted]
    about = [h for h in told if h.action.startswith("about_to_be_")]
    return Seen(table.told(about, "about_to"), places(*(h.place for h in told)))


@number(about="setup")
def spent_in_setup(table: Table, player: str) -> NumberSeen:
    """What the cards set up so far have cost, as something to subtract."""
    done = [h for h in table.history if h.player == player and h.action in ("set_up", "set_up_in_shadows")]
    return NumberSeen((-sum(h.amount for h in done),), places(*(h.place for h in done)))


@order(about="first player")
def clockwise_from_first_player(table: Table) -> tuple[str, ...] | None:
    return None if table.first is None else table.seats_from(table.first)


@fact(about="what is being done", quiet=True)
def doing(action: str, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(action in wanted)


@fact(about="setup")
def was_set_up(table: Table, card: Card) -> Seen:
    done = [h for h in table.history if h.card == card.id and h.action == "set_up"]
    return Seen(bool(done), places(*(h.place for h in done)))
