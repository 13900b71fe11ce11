"""What the text of a card gives the card itself, each with just the conditions that stand around it."""

from __future__ import annotations

from judge.game.effect import Effect, Gain, Until, While
from judge.game.which import Condition
from judge.support.frozen import NamedTuple

OWN = ("this",)


class OwnGain(NamedTuple):
    """A keyword, icon or trait for the card itself, and what must be so for it; what the card must be is in the gain."""

    gain: Gain
    conditions: tuple[Condition, ...] = ()


def own_gains(effect: Effect) -> tuple[OwnGain, ...]:
    """All that it gives its card."""
    match effect:
        case While(condition=so, effects=inner):
            return tuple(OwnGain(own.gain, (so, *own.conditions)) for one in inner for own in own_gains(one))
        case Until(effects=inner):
            return tuple(own for one in inner for own in own_gains(one))
        case Gain(which=which) if which.refs == OWN:
            return (OwnGain(effect),)
        case _:
            return ()
