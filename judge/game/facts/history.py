"""What has been done so far, what has just happened and what is about to, as far as later acts turn on it."""

from __future__ import annotations

from judge.game.ability import Ability
from judge.game.case_and_truth import Case
from judge.game.facts import whatif_on_moment as changes
from judge.game.facts.registry import Seen, fact, order, places
from judge.game.happening import MOMENT, PENDING, THIS, Happening, fits, looked_for, untold
from judge.game.periods_gone_by import in_all, of_this, was_in
from judge.game.table import Card, Table

ON_ITS_TRIGGER = ("on", "its_trigger")
"""Of a use: that it answered what the ability answers."""
GAME_ENDS = "end_game"
"""What is told of a game that is over."""
EVENT, PLAYED = "event", "play"


def past(table: Table) -> tuple[Happening, ...]:
    """What has happened, as far as it is told."""
    return tuple([h for h in table.history if not h.would])


def coming(table: Table) -> tuple[Happening, ...]:
    """What is about to happen."""
    return tuple(h for h in of_this(table, MOMENT) if h.would)


def just_now(table: Table, wanted: Happening, in_any_way: bool = False) -> tuple[Happening, ...]:
    """What came about in this moment, and what was done last, if that very act is meant: answers do not end the moment.

    Card text that names an act means every way of doing it; law names the moment that it opens itself.
    """
    now = [h for h in _now(table) if not h.would and (in_any_way or not _a_way(table, h, wanted))]
    last = _last(table, table.vocabulary.answers)
    return (*now, *((last,) if last and last not in now and last.verb in wanted.verbs else ()))


def _now(table: Table) -> list[Happening]:
    return [h for h in of_this(table, MOMENT) if h.period == MOMENT]


def _a_way(table: Table, done: Happening, wanted: Happening) -> bool:
    """Whether it is a narrower act than what is asked for."""
    return done.verb not in wanted.verbs and not set(wanted.verbs).isdisjoint(table.vocabulary.ways(done.verbs[0]))


def _last(table: Table, but: tuple[str, ...] = ()) -> Happening | None:
    """What a player did last in this phase; what came about by it only for the moment."""
    done = (h for h in reversed(of_this(table, "phase")) if h.who and not h.passed and h.verb not in but)
    return next((h for h in done if h.period != MOMENT or was_in(table, h, MOMENT)), None)


@fact(about="what happened", edit=changes.history, section="periods", reads=("history", "cards", "challenge"))
def happened(table: Table, player: str, card_named: str, challenge: str, happening: Happening | None) -> Seen:
    """Something such as this has happened. Of a card that is named, or a game, what befell it would have been said."""
    if happening is None:
        return Seen(False)
    subject = table.vocabulary.act(happening.verbs[0]).get("told")
    about = {"about": f"{happening.was[0]} cards" if happening.was else str(subject or "what happened")}
    if not table.history and "history" in table.closed and happening.which != THIS:
        return Seen(False, (), about)
    found = looked_for(table, happening, Case(player=player, card=card_named, challenge=challenge), past(table))
    asked = (happening.was or subject) and found.truth is False and not happening.of_a_card
    return Seen(untold(table, happening) if asked else found.truth, found.at, about)


@fact(about="what just happened", reads=("history", "cards", "challenge"))
def just_happened(
    table: Table, player: str, card_named: str, challenge: str, happening: Happening | None, value: object
) -> Seen:
    """Something such as this has happened this very moment."""
    if happening is None:
        return Seen(False)
    now = just_now(table, happening, in_any_way=isinstance(value, str))  # what sets an ability off is only named
    found = looked_for(table, happening, Case(player=player, card=card_named, challenge=challenge), now)
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


def is_use(table: Table, told: Happening, card: Card, ability: Ability | None) -> bool:
    """Whether it is a use of this ability of the card; of one that is not told apart it may be. An event is played."""
    if told.which != card.id or told.passed:
        return False
    if ability is not None and ability.kind == EVENT:
        return told.verb == PLAYED
    answers = told.verb in table.vocabulary.answers
    return answers and (ability is None or not told.amount or told.amount == ability.number)


@fact(about="uses of the ability", reads=("history",))
def used(table: Table, card: Card, ability: Ability | None, value: object) -> Seen:
    """The card's ability has been used: in this period, or in answer to what just happened."""
    if value == ON_ITS_TRIGGER:
        mine = _since(table, card, ability)
        return Seen(bool(mine), places(*(h.place for h in mine)))
    period = value[1] if isinstance(value, tuple) else MOMENT
    mine = [h for h in of_this(table, period) if is_use(table, h, card, ability)]
    return Seen(in_all(table, mine, period), places(*(h.place for h in mine)))


def _since(table: Table, card: Card, ability: Ability | None) -> list[Happening]:
    """The uses after the last thing that sets it off."""
    answered = set_off_by(table, card, ability)
    since = table.history[::-1].index(answered) if answered else 0
    return [h for h in table.history[len(table.history) - since :] if is_use(table, h, card, ability)]


def set_off_by(table: Table, card: Card, ability: Ability | None) -> Happening | None:
    """The last thing that sets the ability off."""
    wanted = ability.trigger if ability else None
    now = just_now(table, wanted, in_any_way=True) if wanted else _now(table)
    case = Case(player=card.controller, card=card.id)
    fit = [h for h in now if wanted is None or fits(table, h, wanted, case) is not False]
    return next((h for h in reversed(table.history) if h in fit), None)


@fact(about="cards brought out", reads=("history", "cards"))
def brought_out_in_vain(table: Table, player: str) -> Seen:
    """An attachment that this player brought out this phase found no host and lies in the discard pile."""
    told = [h for h in of_this(table, "phase") if h.who == player and not h.would and not h.passed]
    done = [h for h in told if h.verb == "bring_out" and h.which in table.cards]
    lost = [h for h in done if (c := table.cards[h.which]).area == "discard" and c.face.type == "attachment"]
    return Seen(table.told(lost, "bring_out"), places(*(h.place for h in lost)))


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
