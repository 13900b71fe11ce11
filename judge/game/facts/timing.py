"""The moment: phase, window, who is active, who is first, and what has happened so far."""

from __future__ import annotations

from judge.game.case_and_truth import Truth
from judge.game.facts import whatif_on_moment as changes
from judge.game.facts.registry import NumberSeen, Seen, fact, number, order, places
from judge.game.periods_gone_by import in_all, of_this
from judge.game.table import Card, Table


@fact(
    about="phase", timing=True, usual=True, section="phases", reads=("phase",),
    one_of=lambda game: game.names("phases"), edit=changes.phase,
)  # fmt: skip
def phase(table: Table, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(_in_phase(table, wanted), places(table.places.get("phase")))


def _in_phase(table: Table, wanted: tuple[object, ...]) -> Truth:
    if table.phase is None:
        return False if set(wanted) == {table.phase_unlike} else None
    return table.phase in wanted


@fact(about="format", reads=("format",))
def format(table: Table, value: object) -> Seen:
    return Seen(None if table.format is None else table.format == value, places(table.places.get("format")))


@fact(
    about="window", timing=True, usual=True, section="windows", reads=("window", "phase"),
    one_of=lambda game: game.names("windows"), edit=changes.window,
)  # fmt: skip
def window(table: Table, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    truth = None if table.window is None and table.phase != "setup" else table.window in wanted
    return Seen(truth, places(table.places.get("window") or table.places.get("phase")))


@fact(about="active player", timing=True, edit=changes.active_player, reads=("active",))
def active_player(table: Table, player: str) -> Seen:
    return Seen(None if table.active is None else table.active == player, places(table.places.get("active")))


@fact(about="first player", reads=("first",))
def first_player(table: Table, player: str) -> Seen:
    return Seen(None if table.first is None else table.first == player, places(table.places.get("first")))


@fact(about="window", timing=True, edit=changes.window, reads=("window", "phase"))
def events_own_window(table: Table, card: Card) -> Seen:
    """The window that the event's own ability type asks for is open."""
    wanted = card.face.event_window
    truth = None if not wanted or (table.window is None and table.phase != "setup") else table.window == wanted
    return Seen(truth, places(table.places.get("window")), {"window": wanted})


@fact(about="phase", timing=True, edit=changes.phase, reads=("phase",))
def events_own_phase(table: Table, card: Card) -> Seen:
    """The phase that stands before the event's ability type, if one does, is on."""
    wanted = card.face.event_phase
    if not card.face.event_window:  # an event of which nothing is said
        return Seen(None, (), {"phase": wanted})
    truth = _in_phase(table, (wanted,)) if wanted else True
    return Seen(truth, places(table.places.get("phase")), {"phase": wanted})


@fact(about="chances passed", edit=changes.passed, reads=("history",))
def passed_chance(table: Table, node: str, player: str) -> Seen:
    """The player has passed the chance to do this."""
    passed = [h for h in of_this(table, "phase") if h.verb == node and h.who == player and h.passed]
    told = in_all(table, passed, "phase")
    return Seen(table.told((), "pass") if told is False else told, places(*(h.place for h in passed)))


@number(about="setup", reads=("history",))
def spent_in_setup(table: Table, player: str) -> NumberSeen:
    """What the cards set up so far have cost, as something to subtract."""
    done = [h for h in table.history if h.who == player and h.verb in ("set_up", "set_up_in_shadows")]
    return NumberSeen((-sum(h.amount for h in done),), places(*(h.place for h in done)))


@order(about="first player")
def clockwise_from_first_player(table: Table) -> tuple[str, ...] | None:
    return None if table.first is None else table.seats_from(table.first)


@fact(about="what is being done", quiet=True)
def doing(action: str, value: object) -> Seen:
    wanted = value if isinstance(value, tuple) else (value,)
    return Seen(action in wanted)
