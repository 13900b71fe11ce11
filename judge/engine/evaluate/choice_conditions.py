"""What a description asks of a card, as conditions of the law: so each answer comes with its proof and its sentence."""

from __future__ import annotations

from collections.abc import Iterator

from judge.game.ability import Do
from judge.game.which import Which
from judge.rulebook.condition_forms import Form

FLAGS = {"kneeling": "is_kneeling", "unique": "unique", "duplicate": "lies_under_its_copy"}
STATS = {"cost": "printed_cost", "strength": "strength"}


def wanted_of(choice: Do | None) -> tuple[Form, ...]:
    """What the card must be that a step chooses, and what must be possible with it."""
    if choice is None or choice.among is None:
        return ()
    able: tuple[Form, ...] = (("can", choice.can, ""),) if choice.can else ()
    return (*asked_of(choice.among), *able)


def asked_of(which: Which) -> Iterator[Form]:
    """One condition for each thing that is asked; what a number is, the law says."""
    if which.types:
        yield ("word", "type", which.types if len(which.types) > 1 else which.types[0])
    if which.place:
        own = which.whose is not None and which.whose.role == "you"
        yield ("word", "in_own_area" if own else "in_area", which.place.areas[0])
    elif which.whose is not None:
        yield ("word", "controls", None) if which.whose.role == "you" else ("not", ("word", "controls", None))
    if which.houses:
        yield ("any", tuple(("word", "house", house) for house in which.houses))
    yield from (("word", FLAGS[flag], None) for flag in which.flags)
    yield from (("compare", STATS[bound.stat], bound.how, bound.number) for bound in which.bounds)
    for had in filter(None, (which.traits, which.keywords)):
        yield ("any", tuple(("word", "has", what) for what in had))
