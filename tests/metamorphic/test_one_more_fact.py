"""One more fact settles what depended, and turns nothing that was settled: no unknown is ever guessed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from metamorphic.compare import answered, essence, found_out, hold
from metamorphic.door import Ruled, judge, mislead
from metamorphic.lines import Told, field_of, items, take_apart
from metamorphic.texts import sample

TRIED = 2
"""How many of the facts that could be told are told of each text."""
STRANGERS = (
    'card "Utter Stranger": character, neutral, cost 2, strength 2, power',
    'card "Utter Plan": plot, gold 4, initiative 3, claim 1, reserve 6',
    'card "Utter Creed": agenda',
)
"""Cards that nobody asks about."""
PHASES = ("plot", "draw", "marshaling", "challenges", "dominance", "standing", "taxation")
WINDOWS = ("action", "beginning", "reaction", "interrupt", "none")


def gold(told: Told) -> Iterator[Told]:
    return _of_each(told, ("gold",), ("0", "3", "9"))


def power(told: Told) -> Iterator[Told]:
    """So little that nobody has won: a game that is over is told to be, by whoever has so much power."""
    return _of_each(told, ("power",), ("0", "4"))


def house(told: Told) -> Iterator[Told]:
    return _of_each(told, ("house", "faction"), ("stark", "lannister", "neutral"))


def hand(told: Told) -> Iterator[Told]:
    return _of_each(told, ("hand",), ("none", '"Utter Stranger"'))


def deck(told: Told) -> Iterator[Told]:
    return _of_each(told, ("deck",), ("none", '"Utter Stranger"'))


def plot(told: Told) -> Iterator[Told]:
    return _of_each(told, ("plot", "revealed plot"), ('"Utter Plan"',))


def agenda(told: Told) -> Iterator[Told]:
    return _of_each(told, ("agenda",), ("none", '"Utter Creed"'))


def phase(told: Told) -> Iterator[Told]:
    return _of_the_moment(told, ("phase",), PHASES)


def window(told: Told) -> Iterator[Told]:
    """Where a phase is stated a window is too; without one nothing says what may be done now."""
    return _of_the_moment(told, ("phase", "window"), WINDOWS, "window")


def active_player(told: Told) -> Iterator[Told]:
    return _of_the_moment(told, ("active player", "active"), told.names)


def first_player(told: Told) -> Iterator[Told]:
    return _of_the_moment(told, ("first player", "first"), told.names)


def what_more_there_is(told: Told) -> Iterator[Told]:
    """Of an area of which not all was known: nothing more, or a card that nobody asks about."""
    for seat, who in enumerate(told.seats):
        for n, line in enumerate(who.lines):
            field, _, listed = line.partition(":")
            *known, last = items(listed) or [""]
            for more in ([], ['"Utter Stranger"']) if last == "?" and field_of(line) not in ("gold", "power", "house") else ():
                lines = (*who.lines[:n], f"{field}: {', '.join([*known, *more]) or 'none'}", *who.lines[n + 1 :])
                seats = (*told.seats[:seat], replace(who, lines=lines), *told.seats[seat + 1 :])
                yield replace(told.with_facts(*STRANGERS), seats=seats)


def _of_each(told: Told, fields: tuple[str, ...], values: tuple[str, ...]) -> Iterator[Told]:
    for seat, who in enumerate(told.seats):
        if not any(who.states(field) for field in fields):
            yield from (told.with_facts(*STRANGERS).with_lines(seat, f"  {fields[0]}: {value}") for value in values)


def _of_the_moment(told: Told, fields: tuple[str, ...], values: object, field: str = "") -> Iterator[Told]:
    assert isinstance(values, tuple | list)
    if not any(told.states(one) for one in fields):
        yield from (told.with_facts(f"{field or fields[0]}: {value}") for value in values)


FACTS = (gold, power, house, hand, deck, plot, agenda, phase, window, active_player, first_player, what_more_there_is)


def settled(before: Ruled, after: Ruled) -> bool:
    """What was certain stays so; a list of what is surely legal may grow, and a board may turn out not to arise.

    Where nothing permits an act, a bar that comes to be known breaks the silence: see `test_not_stated.py`.
    """
    one, other = essence(before), essence(after)
    if one.verdict == "depends" or other.verdict == "impossible" != one.verdict:
        return True
    if (one.verdict, other.verdict) == ("silent", "no"):
        return True
    if one.verdict == "actions":
        return set(one.answer) - {"nothing"} <= set(other.answer)
    return (one.verdict, one.answer) == (other.verdict, other.answer)


def told_more(fact: Callable[[Told], Iterator[Told]], text: str) -> Iterator[str]:
    told = take_apart(text)
    ways = list(fact(told))
    for more in Random(text).sample(ways, min(TRIED, len(ways))):
        if judge().problems(more.text):
            continue  # a step that depended may turn out not to be legal
        said = sorted(set(more.text.splitlines()) - {*told.text.splitlines(), *STRANGERS})
        for one, other in zip(judge().rule(told.text), judge().rule(more.text), strict=True):
            if not settled(one, other):
                verdicts = [f"{r.record['verdict']} {answered(r.record)}" for r in (one, other)]
                yield f"{one.question} with {said}: {' -> '.join(verdicts)}"


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_one_more_fact_overturns_nothing(fact: Callable[[Told], Iterator[Told]]) -> None:
    hold(partial(told_more, fact), sample(f"one more {fact.__name__}", 6))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_a_judge_who_guesses_is_found_out(fact: Callable[[Told], Iterator[Told]], monkeypatch: pytest.MonkeyPatch) -> None:
    """One who takes what is not stated for something, and then hears that it is otherwise."""
    texts = sample(f"one more {fact.__name__}", 12)
    originals = {take_apart(text).text for text in texts}
    mislead(monkeypatch, lambda text: text not in originals)
    assert found_out(partial(told_more, fact), texts)
