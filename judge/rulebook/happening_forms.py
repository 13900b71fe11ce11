"""How law writes what happens in YAML, turned into plain data that can be cached and looked for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.game.descriptions_from_data import FIELDS, frozen
from judge.game.facts import FACTS


class NoConditionError(ValueError):
    """Something that stands where a condition should: which sentence tells of it, and what that names."""

    def __init__(self, says: str = "", /, **names: str) -> None:
        super().__init__(says)
        self.says, self.names = says, names


Plain = tuple[tuple[str, Any], ...]
TAKING: Mapping[str, str] = {
    name: "this" if word.section == "periods" else "" for name, word in FACTS.items() if "happening" in word.needs
}
"""The words that take a happening, and the key that may stand beside it."""
BESIDES = ("who", "which", "fight", "passed", "since")
VERBS = "any"
"""Stands before a list of acts in place of one."""
OF_CARDS = ("keyword", "type", *FIELDS)
NAMED = ("its_trigger",)
"""A happening that is not described here but by the ability that is spoken of."""


def used_value(raw: Mapping[str, Any]) -> tuple[str, str] | None:
    """`{used: this, this: PERIOD}` and `{used: this, on: its_trigger}`: when the card's ability was used."""
    how = [(key, value) for key, value in raw.items() if key != "used"]
    if raw.get("used") != "this" or len(how) != 1 or how[0][0] not in ("this", "on") or not isinstance(how[0][1], str):
        return None
    return how[0]


def taken(raw: Mapping[str, Any]) -> str:
    """The word of a condition that takes a happening; empty where none does."""
    return next((word for word, beside in TAKING.items() if word in raw and {*raw} <= {word, beside}), "")


def happening_value(raw: Mapping[str, Any], word: str) -> str | Plain:
    """`{VERB: WHICH, who: WHO}` · `{any: [VERB, …], which: WHICH}` · `VERB`, and in what period; or one that is named."""
    what = raw[word]
    if isinstance(what, str) and what in NAMED:
        return what
    plain = happening_form(what)
    would = (("would", True),) if word == "pending" else ()
    return (*plain, *would, ("period", _period(raw)))


def _period(raw: Mapping[str, Any]) -> str:
    period = raw.get("this", "game")
    if not isinstance(period, str):
        raise NoConditionError("bad-condition.name", value=str(period))
    return period


def happening_form(raw: Any) -> Plain:
    """One that is described, field by field."""
    if isinstance(raw, str):
        return (("verb", (raw,)),)
    if not isinstance(raw, dict):
        raise NoConditionError("bad-condition.happening")
    verbs = [key for key in raw if key not in BESIDES]
    if len(verbs) != 1:
        raise NoConditionError("bad-condition.happening")
    key = verbs[0]
    which = raw.get("which", "any") if key == VERBS else raw[key]
    told = {"verb": _verbs(raw[key] if key == VERBS else key), **_which(which)}
    told |= {name: raw[name] for name in ("who", "fight", "passed", "since") if name in raw}
    if not all(isinstance(value, str | bool | tuple) for value in told.values()):
        raise NoConditionError("bad-condition.happening")
    return tuple(told.items())


def _verbs(raw: Any) -> tuple[str, ...]:
    if not isinstance(raw, str | list) or not all(isinstance(one, str) for one in raw):
        raise NoConditionError("bad-condition.happening")
    return (raw,) if isinstance(raw, str) else tuple(raw)


def _which(raw: Any) -> dict[str, Any]:
    """`this`, `any`, or a description: the keyword or type that it had then, and what it is now."""
    if isinstance(raw, str):
        return {} if raw == "any" else {"which": raw}
    if not isinstance(raw, dict) or not {*raw} <= {*OF_CARDS}:
        raise NoConditionError("bad-condition.happening")
    was = tuple(str(raw[key]) for key in ("type", "keyword") if key in raw)
    now = {key: raw[key] for key in FIELDS if key in raw}
    return {**({"was": was} if was else {}), **({"card": frozen(now)} if now else {})}


def verbs_of(word: str, value: Any) -> Iterable[str]:
    """The acts that a word is asked to look for, and the one since which."""
    told = dict(value) if word in TAKING and isinstance(value, tuple) else {}
    return (*told.get("verb", ()), *((told["since"],) if "since" in told else ()))
