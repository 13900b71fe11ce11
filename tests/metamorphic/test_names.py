"""Names are names: players and made-up cards may be called anything, and everything else is said as before."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from metamorphic.compare import differences, found_out, hold
from metamorphic.door import Record, in_the_law, judge, mislead
from metamorphic.lines import Told, take_apart
from metamorphic.texts import sample

PLAYERS = ("Zed", "Yorick", "Xanthe", "Wilma", "Vero", "Ulf", "Tibor", "Siv")
"""In the reverse of the order in which names usually stand, so that nothing can rest on their order."""
TITLES = tuple(f"{one} {two}" for one in ("Zorny", "Yellow", "Xeric", "Waxen") for two in ("Quag", "Plinth", "Oboe", "Moat"))


def renaming(told: Told) -> dict[str, str]:
    """New names for the players, and new titles for the cards that only the file speaks of, and that are no part of another."""
    longer = re.findall(r'"([^"]*)"', told.text)
    own = [
        title for title in told.own_cards if f'"{title}" [' not in told.text and not in_the_law(title)
        and not any(title in other and title != other for other in longer)
    ]  # fmt: skip
    return {**dict(zip(told.names, PLAYERS, strict=False)), **dict(zip(own, TITLES, strict=False))}


def renamed(text: str, names: dict[str, str]) -> str:
    """All at once, longest first; a possessive is still one, and a longer word is another word."""
    words = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<![\w-])({words})(?![\w-])", lambda m: names[m[0]], text)


def called(told: Record, names: dict[str, str]) -> Record:
    """How far a label stands to the right goes by how long the names are, so that is left out."""
    return json.loads(re.sub(r" {2,}", "  ", renamed(json.dumps(told, ensure_ascii=False), names)))


def by_other_names(text: str) -> Iterator[str]:
    told = take_apart(text)
    names = renaming(told)
    back = {new: old for old, new in names.items()}
    before = [called(ruled.whole, {"\n": "\n"}) for ruled in judge().rule(told.text)]
    after = [called(ruled.whole, back) for ruled in judge().rule(renamed(told.text, names))]
    yield from differences(before, after, dict)


def test_the_names_of_players_and_cards_do_not_matter() -> None:
    hold(by_other_names, sample("names", 10))


def test_a_judge_who_favours_a_name_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    mislead(monkeypatch, lambda text: "Zed" in text)
    assert found_out(by_other_names, sample("names", 1))
