"""What has been done so far, what has just happened and what is about to, as far as later acts turn on it."""

from __future__ import annotations

from judge.game.ability import Ability
from judge.game.case import Case
from judge.game.facts import whatif_on_moment as changes
from judge.game.facts.registry import Seen, fact, order, places
from judge.game.happening import MOMENT, PENDING, Happening, looked_for, untold
from judge.game.table import Card, Table

ON_ITS_TRIGGER = ("on", "its_trigger")
"""Of a use: that it answered what the ability answers."""
GAME_ENDS = "end_game"
"""What is told of a game that is over."""
ANSWERS = ("use_ability",)
"""What is done in answer to something, and does not end the moment that it answers."""


def past(table: Table) -> tuple[Happening, ...]:
    """What has happened, as far as it is told."""
    return tuple(h for h in table.history if not h.would)


def coming(table: Table) -> tuple[Happening, ...]:
    """What is about to happen."""
    return tuple(h for h in table.history if h.would)


def just_now(table: Table, wanted: Happening) -> tuple[Happening, ...]:
    """What came about in this moment, and what was done last, if that very act is meant: answers do not end the moment."""
    now = [h for h in table.history if h.period == MOMENT and not h.would]
    last = next((h for h in reversed(table.history) if h.who and not h.passed and h.verb not in ANSWERS), None)
    return (*now, *((last,) if last and last not in now and last.verb in wanted.verbs else ()))


@fact(about="what happened", edit=changes.history, section="periods", reads=("history", "cards", "challenge"))
def happened(table: Table, player: str, card_named: str, challenge: str, happening: Happening | None) -> Seen:
    """Something such as this has happened. Of a card that is named, or a game, what befell it would have been said."""
    if happening is None:
        return Seen(False)
    found = looked_for(table, happening, Case(player=player, card=card_named, challenge=challenge), past(table))
    asked = happening.was or table.vocabulary.act(happening.verbs[0]).get("told")
    truth = untold(table, happening) if found.truth is False and asked and not happening.of_a_card else found.truth
    return Seen(truth, found.at, {"about": _about(table, happening)})


@fact(about="what just happened", reads=("history", "cards", "challenge"))
def just_happened(table: Table, player: str, card_named: str, challenge: str, happening: Happening | None) -> Seen:
    """Something such as this has happened this very moment."""
    if happening is None:
        return Seen(False)
    found = looked_for(table, happening, Case(player=player, card=card_named, challenge=challenge), just_now(table, happening))
    truth = untold(table, happening) if found.truth is False and happening.of_a_card else found.truth
    return Seen(truth, found.at)


@fact(about="what is about to happen", reads=("history", "cards", "challenge"))
def pending(table: Table, player: str, card_named: str, challenge: str, happening: Happening | None) -> Seen:
    """Something such as this is about to happen."""
    if happening is None:
        return Seen(False)
    found = looked_for(table, happening, Case(player=player, card=card_named, challenge=challenge), coming(table))
    truth = untold(table, happening) if found.truth is False and PENDING not in table.closed else found.truth
    return Seen(truth, found.at)


def _about(table: Table, wanted: Happening) -> str:
    """What a ruling is about that turns on it: cards of a kind, or what the act itself says."""
    told = table.vocabulary.act(wanted.verbs[0]).get("told", "what happened")
    return f"{wanted.was[0]} cards" if wanted.was else str(told)


def is_use(told: Happening, card: Card, ability: Ability | None) -> bool:
    """Whether it is a use of this ability of the card; of one that is not told apart it may be."""
    mine = told.verb in ANSWERS and told.which == card.id and not told.passed
    return mine and (ability is None or not told.amount or told.amount == ability.number)


@fact(about="uses of the ability", reads=("history",))
def used(table: Table, card: Card, ability: Ability | None, value: object) -> Seen:
    """The card's ability has been used: in this period, or in answer to what just happened."""
    done = [i for i, h in enumerate(table.history) if is_use(h, card, ability)]
    now = [i for i, h in enumerate(table.history) if h.period == MOMENT]
    mine = done if value != ON_ITS_TRIGGER else [i for i in done if now and i > min(now)]
    return Seen(bool(mine), places(*(table.history[i].place for i in mine)))


@fact(about="cards brought out", reads=("history", "cards"))
def brought_out_in_vain(table: Table, player: str) -> Seen:
    """An attachment that this player brought out this phase found no host and lies in the discard pile."""
    done = [h for h in past(table) if h.verb == "bring_out" and not h.passed and h.who == player and h.which in table.cards]
    lost = [h for h in done if (c := table.cards[h.which]).area == "discard" and c.face.type == "attachment"]
    return Seen(table.told(lost, "bring_out"), places(*(h.place for h in lost)))


def _last(table: Table) -> Happening | None:
    return next((h for h in reversed(table.history) if h.who and not h.passed), None)


@fact(about="what just happened", reads=("history",))
def a_player_acted_last(table: Table) -> Seen:
    last = _last(table)
    return Seen(last is not None, places(last.place if last else None))


@order(about="what just happened")
def clockwise_from_the_actors_left(table: Table) -> tuple[str, ...] | None:
    """Whoever acted last comes last."""
    last = _last(table)
    seats = table.seats_from(last.who) if last else ()
    return (*seats[1:], *seats[:1]) if seats else None
