"""What the table was told is in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never, get_args

from judge.game.card_descriptions import Condition, Which, Who
from judge.game.printed_face import Keyword
from judge.support.frozen_data_classes import Noun, replace
from judge.support.problems import Span

if TYPE_CHECKING:
    from judge.game.card_fits_description import Standpoint
    from judge.game.table import Card, Table


class Bar(Noun):
    """Something cannot be done with the cards."""

    KIND = "cannot"
    act: str
    which: Which = Which()
    who: Who | None = None  # whom it binds; None: everybody
    by: Literal["", "abilities", "effects"] = ""  # `card abilities cannot …`, `card effects cannot …`


class Leave(Noun):
    """Something may be done with the cards."""

    KIND = "other constant abilities"
    act: str
    which: Which = Which()
    who: Who | None = None
    by: Literal["", "abilities", "effects"] = ""


class Price(Noun):
    """Doing something with the cards costs more, or less."""

    KIND = "cost changes"
    TOPIC = "cost"
    act: str
    by: int
    which: Which = Which()
    who: Who | None = None
    once: bool = False  # it is used up by the first act it touches


class Gain(Noun):
    """The cards have this, a keyword, an icon or a trait by name."""

    KIND = "gains and strength"
    what: Keyword
    which: Which = Which()


class Lose(Noun):
    """The cards have this no longer."""

    KIND = "gains and strength"
    what: Keyword
    which: Which = Which()


class Strength(Noun):
    """The cards get stronger, or weaker."""

    KIND = "gains and strength"
    TOPIC = "strength"
    by: int
    which: Which = Which()


class Value(Noun):
    """A number of plots is higher, or lower."""

    KIND = "gains and strength"
    TOPIC = "claim"
    stat: Literal["claim"]
    by: int
    which: Which = Which()


class Blank(Noun):
    """The cards have no text."""

    KIND = "gains and strength"
    TOPIC = "blank"
    which: Which = Which()


class While(Noun):
    """Effects that there are as long as something is so."""

    condition: Condition
    effects: tuple[Effect, ...]


class Until(Noun):
    """Effects that there are until a period is over."""

    period: str  # of `game.yaml`
    effects: tuple[Effect, ...]


Simple = Bar | Leave | Price | Gain | Lose | Strength | Value | Blank
"""Each knows what sort of text it is (KIND) and, unless that lies in what it names, what it changes (TOPIC of `bearing.yaml`)."""
Effect = Bar | Leave | Price | Gain | Lose | Strength | Value | Blank | While | Until


def by_rule(rule: str) -> type[Blank] | None:
    """The effect that says nothing but whom it touches, by the rule of a grammar that is called as it is: `blank`."""
    alone = (case for case in get_args(Simple) if case._fields == ("which",))
    return next((case for case in alone if case.__name__.lower() == rule.replace("_", "")), None)


class InForce(Noun):
    """An effect with where it comes from: a line of the file, or the text of a card."""

    effect: Effect
    source: str = ""  # id of the card it comes from
    source_title: str = ""  # its title; the card itself need not be on the table
    text: str = ""
    place: Span | None = None
    clause: str = ""  # that prints it; empty: a line of the file, or text that was read
    ends_with_source: bool = False  # told of a card that counted then, without saying how long it lasts


def parts(effect: Effect) -> tuple[Simple, ...]:
    """What it comes to, whatever that hangs on."""
    match effect:
        case While(effects=inner) | Until(effects=inner):
            return tuple(part for one in inner for part in parts(one))
        case Bar() | Leave() | Price() | Gain() | Lose() | Strength() | Value() | Blank():
            return (effect,)
        case _:
            assert_never(effect)


def period_of(effect: Effect) -> str:
    """How long it lasts, where that was said."""
    return effect.period if isinstance(effect, Until) else ""


def named_by(effect: Effect) -> tuple[str, ...]:
    """The single cards that it names."""
    return tuple(ref for part in parts(effect) for ref in part.which.refs)


def without_card(effect: Effect, card: str) -> Effect | None:
    """What is left of it for other cards, if it names this one among others; None where it names just this one."""
    match effect:
        case While(effects=inner) | Until(effects=inner):
            left = tuple(rest for one in inner if (rest := without_card(one, card)) is not None)
            return replace(effect, effects=left) if left else None
        case _:
            refs = tuple(ref for ref in effect.which.refs if ref != card)
            return replace(effect, which=replace(effect.which, refs=refs)) if refs or not effect.which.refs else None


def used_up(table: Table, player: str, card: Card, act: str) -> list[InForce]:
    """Those on the next such card that this player uses up by doing this with the card, by what is printed on it."""
    from judge.game.card_fits_description import Standpoint, matches, players

    printed = {*card.face.traits, *(keyword.name for keyword in card.face.keywords)}

    def spent(part: Simple, told: InForce) -> bool:
        here = Standpoint(table, lambda _card, what, _of=None: what in printed, player, told.source)
        if not isinstance(part, Price) or not part.once or part.act != act:
            return False
        binds = part.who is None or player in players(part.who, here)
        return binds and bool(matches(part.which, card, here).truth)

    return [told for told in table.effects if any(spent(part, told) for part in parts(told.effect))]


def fixed(effect: Effect, here: Standpoint) -> Effect:
    """The same with players by name instead of by how they stand to whoever put it in force."""
    match effect:
        case While(effects=inner) | Until(effects=inner):
            return replace(effect, effects=tuple(fixed(one, here) for one in inner))
        case Bar(who=who) | Leave(who=who) | Price(who=who) if who is not None:
            from judge.game.card_fits_description import players

            return replace(effect, who=Who(names=players(who, here)))
        case _:
            return effect
