"""What each field of our own card sheets may hold, and how it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.cards.card_as_plain_data import Record
from judge.game.vocabulary import SHIPPED
from judge.support.problems import Name

TYPES, HOUSES, ICONS = (SHIPPED.names(section) for section in ("types", "houses", "icons"))
WINDOWS, PHASES = (SHIPPED.names(section, "printed") for section in ("windows", "phases"))


class WrongValueError(Exception):
    """A value that cannot stand where it stands: which sentence says so, and what it names beside the field."""

    def __init__(self, says: str, /, **names: Name) -> None:
        super().__init__(says, names)
        self.says, self.names = says, names


def _word(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise WrongValueError("bad-sheet.word")
    return value


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise WrongValueError("bad-sheet.list")
    return tuple(_word(v) for v in value)


def _one_of(choices: tuple[str, ...]) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in choices:
            raise WrongValueError("bad-sheet", value=str(value), choices=choices)
        return str(value)

    return read


def _number(value: Any) -> int:
    if not (isinstance(value, str) and value.isascii() and value.isdigit()):
        raise WrongValueError("bad-sheet.number")
    return int(value)


def _cost(value: Any) -> int | str:
    return "-" if value == "-" else _number(value)


def _yes(value: Any) -> bool:
    return _one_of(("yes", "no"))(value) == "yes"


def _icons(value: Any) -> tuple[str, ...]:
    return tuple(_one_of(ICONS)(v) for v in _words(value))


def _keywords(value: Any) -> tuple[tuple[Any, ...], ...]:
    return tuple(_keyword(v) for v in _words(value))


def _keyword(phrase: str) -> tuple[Any, ...]:
    """`shadow 5`, `stealth`, `no attachments except Weapon`, `no Condition attachments`."""
    name, _, last = phrase.rpartition(" ")
    if last.isdigit():
        return (name, int(last), (), ())
    if phrase.startswith("no attachments except "):
        return ("no attachments", None, (), tuple(phrase[22:].split(" or ")))
    if phrase != "no attachments" and phrase.startswith("no ") and phrase.endswith(" attachments"):
        return ("no attachments", None, tuple(phrase[3:-12].split(" or ")), ())
    return (phrase, None, (), ())


def _host(value: Any) -> Record:
    if not isinstance(value, dict) or not value.keys() <= HOST_FIELDS.keys():
        raise WrongValueError("bad-sheet.map", fields=tuple(HOST_FIELDS))
    return {field: HOST_FIELDS[field](v) for field, v in value.items()}


HOST_FIELDS: dict[str, Callable[[Any], Any]] = {
    "type": _one_of(TYPES),
    "side": _one_of(("yours", "opponent's")),
    "house": _one_of(HOUSES),
    "trait": _word,
    "unique": _yes,
}
FIELDS: dict[str, Callable[[Any], Any]] = {
    "title": _word,
    "de": _word,
    "pack": _word,
    "type": _one_of(TYPES),
    "unique": _yes,
    "loyal": _yes,
    "house": _one_of(HOUSES),
    "cost": _cost,
    "strength": _number,
    "icons": _icons,
    "traits": _words,
    "keywords": _keywords,
    "event_window": _one_of(WINDOWS),
    "event_phase": _one_of(PHASES),
    "on": _host,
    "gold": _number,
    "initiative": _number,
    "claim": _number,
    "reserve": _number,
}
NAMES = {"on": "host"}  # YAML fields that the noun calls otherwise
