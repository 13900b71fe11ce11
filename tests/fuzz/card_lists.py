"""Lists of cards: packs in both public formats, translations, and players' own lists, with anything in any place."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from .entry import run
from .kinds import Desk, Kind, Way, each_way, flags
from .laid import CARD, SAID
from .soup import NUMBERS, STRANGE, soup, spoilt, unraw
from .words import lines, sentence, words

KEYS = (
    "code", "name", "type", "type_code", "faction", "faction_code", "cost", "strength", "text", "traits", "icons", "unique",
    "loyal", "is_unique", "is_loyal", "is_military", "pack_code", "plotStats", "income", "initiative", "claim", "reserve",
    "cards", "deckLimit", "label", "octgnId",
)  # fmt: skip
TYPES = ("character", "location", "attachment", "event", "plot", "agenda", "title", "Character", "hero")
HOUSES = ("stark", "lannister", "thenightswatch", "neutral", "night's watch", "targaryen", "nobody")


def make(chance: Random, language: str) -> str:
    """A pack, a list of ThronesDB, a translation, or our own form; then spoilt as a text, every other time."""
    draw = (_pack, _pack, _thronesdb, _thronesdb, _translation, _own, _own)
    text = chance.choice(draw)(chance, language)
    return spoilt(text, chance, (*words(language), *KEYS), 3) if chance.random() < 0.5 else text


def strange(chance: Random, depth: int = 0) -> Any:
    """Anything that JSON can say."""
    drawn = chance.random()
    if drawn < 0.3:
        return chance.choice((None, True, False, 0, -1, 10**30, 2.5, 1e308, "", [], {}, "X", "-", "x", [None], {"a": []}))
    if drawn < 0.6:
        return chance.choice((*NUMBERS, *STRANGE))
    if drawn < 0.8 and depth < 3:
        return [strange(chance, depth + 1) for _ in range(chance.randrange(4))]
    if drawn < 0.95 and depth < 3:
        return {chance.choice(KEYS): strange(chance, depth + 1) for _ in range(chance.randrange(4))}
    return chance.choice(STRANGE) * chance.choice((1, 50, 5000))


def _json(chance: Random, thing: Any) -> str:
    """With the odd part exchanged, and once in a while nested without end."""
    for _ in range(chance.choice((0, 0, 1, 1, 2, 5))):
        _exchange(thing, chance)
    text = json.dumps(thing, ensure_ascii=chance.random() < 0.5, indent=chance.choice((None, 1)))
    if chance.random() < 0.02:
        text = "[" * 5000 + text + "]" * chance.choice((0, 5000))
    return text


def _exchange(part: Any, chance: Random) -> None:
    keys = list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.8:
        _exchange(part[key], chance)
    elif isinstance(part, dict) and chance.random() < 0.3:
        part[str(strange(chance, 3))[:50]] = part.pop(key)
    else:
        part[key] = strange(chance)


def _code(chance: Random) -> str:
    """One of a few: some cards have the same."""
    return str(90000 + chance.randrange(6))


def _title(chance: Random) -> str:
    return chance.choice(("Grey Cloak", "Lady Nobody", "Old Well", "Penny", "Ärger", "Card 1", soup(chance, KEYS, 3)))


def _pack(chance: Random, language: str) -> str:
    cards = [
        {
            "code": _code(chance), "name": _title(chance), "type": chance.choice(TYPES), "faction": chance.choice(HOUSES),
            "cost": chance.choice((1, "-", "X", None)), "strength": 3, "unique": chance.random() < 0.5, "loyal": False,
            "traits": ["Knight", "Spy"], "icons": {"military": True}, "text": "Stealth.\n<b>Reaction:</b> …",
            "plotStats": {"income": 4},
        }
        for _ in range(chance.choice((1, 1, 2, 5)))
    ]  # fmt: skip
    return _json(chance, {"code": "fuzz", "name": "A pack", "cards": cards})


def _thronesdb(chance: Random, language: str) -> str:
    cards = [
        {
            "code": _code(chance), "name": _title(chance), "type_code": chance.choice(TYPES), "cost": "3",
            "faction_code": chance.choice(HOUSES), "pack_code": "Core", "traits": "Knight. Spy.", "is_unique": True,
            "strength": 2, "is_military": True, "text": "Renown.", "income": 5, "initiative": 1, "claim": 1, "reserve": 7,
        }
        for _ in range(chance.choice((1, 1, 2, 5)))
    ]  # fmt: skip
    return _json(chance, cards)


def _translation(chance: Random, language: str) -> str:
    cards = [{"code": _code(chance), "name": _title(chance), "text": "Ruhm."} for _ in range(chance.randrange(4))]
    return _json(chance, cards)


def _own(chance: Random, language: str) -> str:
    """`card` lines, some of them out of the grammar, and lines that are no cards."""
    rows = [chance.choice(SAID[language].head[:2])]
    begin = ("card", "Karte")
    known = [row for row in lines(language) if row.startswith(begin)]
    known += [CARD[language].format(title=title, facts=facts) for title, facts in SAID[language].cards.items()]
    rows += [chance.choice(known) for _ in range(chance.randrange(4))]
    rows += [sentence(chance, language, "card") for _ in range(chance.randrange(3))]
    rows += [chance.choice(lines(language)) for _ in range(chance.randrange(2))]
    return "\n".join(rows)


@cache
def ways() -> tuple[Way, ...]:
    return tuple(each_way("cards", "add", more=(("--edition", "1e"), ("--json", "--edition", "2e"))))


def trial(desk: Desk, files: list[Path], way: Way) -> list[str]:
    """Adds them, under the name that their form asks for, and looks at the shelf afterwards."""
    named: list[str] = []
    source = ""
    for file in files:
        text = unraw(file.read_bytes())
        source += text
        named.append(str(file.with_suffix(".json" if text.lstrip("\ufeff \r\n\t")[:1] in ("[", "{", "") else ".cards")))
        Path(named[-1]).write_bytes(file.read_bytes())
    found = desk.complaints(run(*way, *named), source, len(named))
    for command in (("cards", "find", "a"), ("cards", "check", *flags("cards", "check"))):
        found += desk.complaints(run(*command), source)
    return found


CARD_LIST = Kind("card list", ".list", 80, 8, make, ways, trial)
