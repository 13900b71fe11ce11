"""A card's facts as plain data, for marshal, and back again; what has its default value is left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from judge.game.card_descriptions import Which
from judge.game.descriptions_from_data import effect, which
from judge.game.effect import InForce
from judge.game.printed_face import Face, Keyword
from judge.support.fold_and_clean_text import plain
from judge.support.frozen_data_classes import Noun, replace

Record = dict[str, Any]
WORDS, FLAGS = ("type", "house", "trait", "title", "keyword"), ("unique", "loyal")
SIDES = {"yours": "you", "opponent's": "opponent"}
BOUNDS = {"least_cost": ("cost", "at_least"), "most_cost": ("cost", "at_most"), "most_strength": ("strength", "at_most")}
"""How a sheet calls what a host must be, where a description has a list."""


def face_of(record: Mapping[str, Any]) -> Face:
    """The card that a record describes."""
    facts = dict(record)
    facts["keywords"] = tuple(Keyword(*k) for k in facts.get("keywords", ()))
    facts["host"] = host_of(facts.get("host", {}))
    kept = facts.get("effects", ())
    facts["effects"] = tuple(_effect(one) for one in kept if "mode" not in one)
    facts["unread"] = tuple(map(plain, (*facts.get("unread", ()), *_no_longer_read(kept))))
    return Face(**facts)


def _no_longer_read(kept: Iterable[Mapping[str, Any]]) -> dict[str, None]:
    """Sentences kept by an older version, in a file that could not be made anew: as good as not read."""
    return dict.fromkeys(one["text"] for one in kept if "mode" in one)


def host_of(record: Mapping[str, Any]) -> Which:
    """What an attachment goes on, as sheets and kept cards say it: a card that is all of this, or one of `others`."""
    first, others = _one_host(record), tuple(map(host_of, record.get("others", ())))
    return Which(either=(first, *others)) if others else first


def _one_host(record: Mapping[str, Any]) -> Which:
    kind = {"type": "character", **record}
    told: Record = {f"{word}s": kind[word] for word in WORDS if kind.get(word)}
    told["flags"] = tuple(flag for flag in FLAGS if record.get(flag))
    told["bounds"] = tuple((*bound, record[word]) for word, bound in BOUNDS.items() if record.get(word) is not None)
    told |= {"whose": SIDES[record["side"]]} if record.get("side") else {}
    told |= {"owner": "you"} if record.get("owned") else {}
    return replace(which(told), without=tuple(map(host_of, record.get("excluding", ()))))


def host_record(host: Which) -> Record:
    """The same the other way round, for whoever reads what is printed on a card by the names of a sheet."""
    if host.either:
        first, *others = map(host_record, host.either)
        return {**first, "others": tuple(others)}
    told: Record = {word: "".join(getattr(host, f"{word}s")) for word in WORDS if getattr(host, f"{word}s")}
    told["type"] = told.get("type", "")
    told |= {"side": "yours" if host.whose.role == "you" else "opponent's"} if host.whose else {}
    told |= dict.fromkeys(host.flags, True) | ({"owned": True} if host.owner else {})
    told |= {word: one.number for word, bound in BOUNDS.items() for one in host.bounds if (one.stat, one.how) == bound}
    told |= {"excluding": tuple(map(host_record, host.without))} if host.without else {}
    return {word: value for word, value in told.items() if (word, value) != ("type", "character")}


def _effect(record: Mapping[str, Any]) -> InForce:
    return InForce(effect({field: value for field, value in record.items() if field != "text"}), text=record["text"])


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
    if isinstance(value, Which):
        return host_record(value)
    if isinstance(value, tuple):
        return tuple(_plain(v) for v in value)
    return _stated(value) if isinstance(value, Noun) else value


@cache
def _defaults(noun: type[Noun]) -> Record:
    """Spans are left out: where a card was read is of no use once it is kept."""
    return {name: noun._field_defaults.get(name) for name in noun._fields if name != "place"}
