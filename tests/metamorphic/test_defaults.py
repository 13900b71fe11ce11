"""What a file need not say may be said: stating a default changes nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from metamorphic.compare import differences, found_out, hold
from metamorphic.door import judge, mislead
from metamorphic.lines import Seat, Told, field_of, items, take_apart
from metamorphic.texts import sample

PLAIN = re.compile(r'"[^"]*"( @\w+)?')
"""An entry that is nothing but a title, perhaps with a handle."""


def an_action_window(told: Told) -> Told:
    """In a phase, setup aside, it is an action window unless another is stated."""
    phase = next((line for line in told.facts if field_of(line) == "phase"), "setup")
    return told if "setup" in phase or told.states("window") else told.with_facts("window: action")


def the_format(told: Told) -> Told:
    """Two play a joust, more a melee."""
    return told if told.states("format") else told.with_facts(f"format: {'joust' if len(told.seats) == 2 else 'melee'}")


def empty_areas(told: Told) -> Told:
    """Areas on the table that are not named are empty."""
    return _for_each(told, "none", "play", "shadows", "dead", "discard")


def unknown_numbers(told: Told) -> Told:
    """A number that is not stated is not known."""
    return _for_each(told, "?", "gold", "power")


def unknown_houses(told: Told) -> Told:
    return _for_each(told, "?", "house")


def unknown_areas(told: Told) -> Told:
    """Nothing is known of a hand or deck that is not named."""
    return _for_each(told, "?", "hand", "deck")


def _for_each(told: Told, value: str, *fields: str) -> Told:
    """A line for each of these of which a player has none."""
    for seat, who in enumerate(told.seats):
        named = {_plain(field_of(line)) for line in who.lines}
        told = told.with_lines(seat, *(f"  {field}: {value}" for field in fields if field not in named))
    return told


def _plain(field: str) -> str:
    short = field.removeprefix("in ").removesuffix(" pile").removesuffix(" area").removesuffix(" pool")
    return {"faction": "house"}.get(short, short)


def standing_and_faceup(told: Told) -> Told:
    """A card in play of which nothing else is said stands, faceup."""
    return replace(told, seats=tuple(_marked(seat, "play", "standing, faceup") for seat in told.seats))


def owned_by_whoever_has_them(told: Told) -> Told:
    return replace(told, seats=tuple(_marked(seat, "shadows", f"owned by {seat.name}") for seat in told.seats))


def _marked(seat: Seat, area: str, mark: str) -> Seat:
    """The cards of an area that are nothing but their title, with a mark."""
    return replace(seat, lines=tuple(_with_mark(line, mark) if field_of(line) == area else line for line in seat.lines))


def _with_mark(line: str, mark: str) -> str:
    field, _, listed = line.partition(":")
    return f"{field}: {', '.join(f'{card} ({mark})' if PLAIN.fullmatch(card) else card for card in items(listed))}"


def every_document(told: Told) -> Told:
    """All documents of the edition are in force."""
    return told if told.states("documents") else told.with_facts("documents: as of 2999-12-31")


DEFAULTS = (
    an_action_window, the_format, empty_areas, unknown_numbers, unknown_houses, unknown_areas, standing_and_faceup,
    owned_by_whoever_has_them, every_document,
)  # fmt: skip


def stated(default: Callable[[Told], Told], text: str) -> Iterator[str]:
    told = take_apart(text)
    if default(told) != told:
        yield from differences(judge().rule(told.text), judge().rule(default(told).text))


@pytest.mark.parametrize("default", DEFAULTS, ids=lambda default: default.__name__)
def test_stating_a_default_changes_nothing(default: Callable[[Told], Told]) -> None:
    hold(partial(stated, default), sample(f"stating {default.__name__}", 6))


@pytest.mark.parametrize("default", DEFAULTS, ids=lambda default: default.__name__)
def test_a_judge_with_other_defaults_is_found_out(default: Callable[[Told], Told], monkeypatch: pytest.MonkeyPatch) -> None:
    texts = sample(f"stating {default.__name__}", 6)
    originals = {take_apart(text).text for text in texts}
    mislead(monkeypatch, lambda text: text not in originals)
    assert found_out(partial(stated, default), texts)
