"""Effects that commute may be written in any order; what gives, takes or blanks applies as written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from metamorphic.compare import differences, essence, found_out, hold
from metamorphic.door import judge, mislead
from metamorphic.lines import Told, field_of, take_apart
from metamorphic.texts import sample

ORDERED = re.compile(r"\b(gains?|loses?|has|have|blank)\b")
MORE = (
    "effect: cards Alice brings out of shadows cost 1 less",
    "effect: cards Alice marshals cost 1 more",
    "effect: each player cannot ambush cards",
    "effect: card abilities cannot put characters into play",
    "effect: characters Alice controls get +1 strength",
    "effect: characters Alice controls get -2 strength",
    "effect: Alice cannot marshal limited cards until the end of the phase",
    "effect: cards Alice marshals into shadows cost 2 less",
)
"""Such as commute with one another: what costs, what cannot be done, how strong somebody is."""


def with_effects(told: Told, lot: Random) -> Told:
    return told.with_facts(*(effect.replace("Alice", lot.choice(told.names)) for effect in lot.sample(MORE, 4)))


def reversed_(told: Told) -> Told:
    """The effects that commute in reverse, each in a place where one stood."""
    places = [n for n, line in enumerate(told.facts) if field_of(line).startswith("effect") and not ORDERED.search(line)]
    facts = list(told.facts)
    for place, other in zip(places, places[::-1], strict=True):
        facts[place] = told.facts[other]
    return replace(told, facts=tuple(facts))


def effects_reversed(text: str) -> Iterator[str]:
    more = with_effects(take_apart(text), Random(text))
    if not judge().problems(more.text):  # a step of the file may no longer be legal
        yield from differences(judge().rule(more.text), judge().rule(reversed_(more).text), essence)


def test_the_order_of_effects_that_commute_does_not_matter() -> None:
    hold(effects_reversed, sample("order of effects", 18))


def test_a_judge_who_heeds_only_the_last_effect_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: "cost" in [line for line in text.splitlines() if line.startswith("effect")][-1])
    assert found_out(effects_reversed, sample("order of effects", 3))
