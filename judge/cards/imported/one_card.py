"""One card of either public format as plain facts; whatever is not as it should be is told by what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.cards.fields import HOUSES as OUR_HOUSES
from judge.cards.fields import ICONS, TYPES
from judge.support.fold_and_clean_text import clean, fold
from judge.support.frozen_data_classes import NamedTuple
from judge.support.problems import Name

LONGEST_TITLE, LONGEST_TEXT, HIGHEST = 120, 10_000, 99
HOUSES = {house.replace("night's watch", "thenightswatch"): house for house in OUR_HOUSES}
PLOT_NUMBERS = (("income", "gold"), ("initiative", "initiative"), ("claim", "claim"), ("reserve", "reserve"))


class BadCardError(Exception):
    """A card that cannot be taken in, and why: which sentence says so, and what it names."""

    def __init__(self, says: str, /, **names: Name) -> None:
        super().__init__(says, names)
        self.says, self.names = says, names


class KeptCard(NamedTuple):
    """A card as it is kept: its facts, and its text, which is read anew whenever the reader has learnt something."""

    code: str
    facts: Record
    text: str


def throneteki_card(card: Mapping[str, Any], pack: str) -> KeptCard:
    """A card of a throneteki pack file."""
    facts = _shared(card, card.get("type"), card.get("faction"), pack)
    _flags(facts, card, (("unique", "unique"), ("loyal", "loyal")))
    icons = card.get("icons") or {}
    if not isinstance(icons, dict):
        raise BadCardError("cards-card.icons", field="icons")
    _traits(facts, card.get("traits") or [], tuple(icon for icon in ICONS if icons.get(icon) is True))
    _plot(facts, card.get("plotStats") or {})
    return KeptCard(_code(card), facts, _text(card))


def thronesdb_card(card: Mapping[str, Any]) -> KeptCard:
    """A card of the ThronesDB list, from its service or its data files."""
    facts = _shared(card, card.get("type_code"), card.get("faction_code"), card.get("pack_code") or "")
    _flags(facts, card, (("is_unique", "unique"), ("is_loyal", "loyal")))
    traits = card.get("traits") or ""
    if not isinstance(traits, str):
        raise BadCardError("cards-card.text", field="traits")
    words = [trait.strip(" .") for trait in traits.split(". ") if trait.strip(" .")]
    _traits(facts, words, tuple(icon for icon in ICONS if card.get(f"is_{icon}") is True))
    _plot(facts, card)
    return KeptCard(_code(card), facts, _text(card))


def _shared(card: Mapping[str, Any], kind: Any, faction: Any, pack: Any) -> Record:
    title = title_of(card)
    if kind not in TYPES:
        raise BadCardError("cards-card.type", type=_quoted(kind))
    if not isinstance(faction, str) or faction not in HOUSES:
        raise BadCardError("cards-card.faction", faction=_quoted(faction))
    if not isinstance(pack, str):
        raise BadCardError("cards-card.pack")
    facts: Record = {"title": title, "type": kind, "house": HOUSES[faction], "pack": clean(pack), "origin": clean(pack)}
    for field in ("cost", "strength"):
        if (value := number(card.get(field), field)) is not None:
            facts[field] = value
    return facts


def title_of(card: Mapping[str, Any]) -> str:
    """The card's name, safe to show."""
    name = card.get("name")
    if not isinstance(name, str) or not fold(name):
        raise BadCardError("cards-card.needs", field="name")
    if len(name) > LONGEST_TITLE:
        raise BadCardError("cards-card.long-name", most=LONGEST_TITLE)
    return name if name.isprintable() else "".join(filter(str.isprintable, " ".join(name.split())))


def number(value: Any, field: str) -> int | str | None:
    """A printed number; a dash is kept, an X is unknown."""
    if value is None or value in ("", "X", "x"):
        return None
    if value == "-" and field == "cost":
        return "-"
    if isinstance(value, str) and value.isascii() and value.isdigit():
        value = int(value[:9])
    if type(value) is not int or not 0 <= value <= HIGHEST:
        raise BadCardError("cards-card", field=field, value=_quoted(value))
    return value


def _flags(facts: Record, card: Mapping[str, Any], names: tuple[tuple[str, str], ...]) -> None:
    for name, field in names:
        value = card.get(name)
        if value is True:
            facts[field] = True
        elif value not in (False, None):
            raise BadCardError("cards-card.flag", field=name)


def _traits(facts: Record, traits: list[Any], icons: tuple[str, ...]) -> None:
    if not isinstance(traits, list) or not all(isinstance(trait, str) for trait in traits):
        raise BadCardError("cards-card.words", field="traits")
    if traits:
        facts["traits"] = tuple(traits) if "".join(traits).isprintable() else tuple(map(clean, traits))
    if icons:
        facts["icons"] = icons


def _plot(facts: Record, numbers: Any) -> None:
    if not isinstance(numbers, dict):
        raise BadCardError("cards-card.numbers", field="plotStats")
    if facts["type"] == "plot":
        facts.update({ours: number(numbers.get(theirs), theirs) for theirs, ours in PLOT_NUMBERS})


def _code(card: Mapping[str, Any]) -> str:
    code = card.get("code")
    if not isinstance(code, str) or not code.isprintable() or not 0 < len(code) <= 40:
        raise BadCardError("cards-card.needs", field="code")
    return code


def _text(card: Mapping[str, Any]) -> str:
    text = card.get("text") or ""
    if not isinstance(text, str):
        raise BadCardError("cards-card.text", field="text")
    if len(text) > LONGEST_TEXT:
        raise BadCardError("cards-card.long-text", most=f"{LONGEST_TEXT:,}")
    return text


def _quoted(value: Any) -> str:
    return clean(str(value))[:40]
