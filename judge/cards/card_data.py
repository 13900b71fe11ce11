"""A card's facts as plain data, for marshal, and back again; what has its default value is left out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from judge.game.effect import Effect, Kind
from judge.game.face import Face, Host, Keyword
from judge.support.frozen import Noun
from judge.support.text import plain

Record = dict[str, Any]


def face_of(record: Mapping[str, Any]) -> Face:
    """The card that a record describes."""
    facts = dict(record)
    facts["keywords"] = tuple(Keyword(*k) for k in facts.get("keywords", ()))
    facts["host"] = _host(facts.get("host", {}))
    facts["effects"] = tuple(map(_effect, facts.get("effects", ())))
    facts["unread"] = tuple(map(plain, facts.get("unread", ())))
    return Face(**facts)


def _host(record: Mapping[str, Any]) -> Host:
    nested = {name: tuple(map(_host, record[name])) for name in ("excluding", "others") if name in record}
    return Host(**{**record, **nested})


def _effect(record: Mapping[str, Any]) -> Effect:
    facts = dict(record)
    facts["kind"] = Kind(**facts.get("kind", {}))
    if "gain" in facts:
        facts["gain"] = Keyword(*facts["gain"])
    return Effect(**facts)


def record_of(face: Face) -> Record:
    """The record that describes a card."""
    return _stated(face)


def _stated(noun: Any) -> Record:
    defaults = _defaults(noun.__class__)
    values = {name: getattr(noun, name) for name in defaults}
    return {name: _plain(value) for name, value in values.items() if value != defaults[name]}


def _plain(value: Any) -> Any:
    if isinstance(value, Keyword):
        return (value.name, value.value, value.only, value.excepting)
    if isinstance(value, tuple):
        return tuple(_plain(v) for v in value)
    return _stated(value) if isinstance(value, Noun) else value


@cache
def _defaults(noun: type[Noun]) -> Record:
    """Spans are left out: where a card was read is of no use once it is kept."""
    return {name: noun._field_defaults.get(name) for name in noun._fields if name != "place"}
