"""Descriptions and effects from plain data, as cards are kept on disk and clauses write them: `{bar: kill, which: {refs: this}}`.

A field is called as in the noun; one word may stand for a list of one, and a player or a place for its noun.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from judge.game.card_descriptions import Amount, Bound, Compare, Condition, CountOf, Fight, Is, Number, Place, ValueOf, Which, Who
from judge.game.effect import Bar, Blank, Effect, Gain, Leave, Lose, Price, Strength, Until, Value, While
from judge.game.printed_face import Keyword

Record = Mapping[str, Any]
CASES: Mapping[str, tuple[Callable[..., Effect], str]] = {
    "bar": (Bar, "act"),
    "leave": (Leave, "act"),
    "price": (Price, "act"),
    "gain": (Gain, "what"),
    "lose": (Lose, "what"),
    "strength": (Strength, "by"),
    "value": (Value, "stat"),
    "blank": (Blank, "which"),
    "while": (While, "condition"),
    "until": (Until, "period"),
}
"""By what an effect is told apart, the noun that it is, and which of its fields stands there."""
HOW = ("at_least", "at_most", "more_than")


def words(raw: Any) -> tuple[str, ...]:
    return (raw,) if isinstance(raw, str) else tuple(raw)


def who(raw: Any) -> Who:
    """`you`, `opponent`, `each opponent`, `owner` of the card described, `owner of this`; or names."""
    if not isinstance(raw, str):
        return Who(names=tuple(raw))
    role, _, of = raw.removeprefix("each ").partition(" of ")
    return Who(role, of=of, many="each" if raw.startswith("each ") else "one")  # type: ignore[arg-type]


def which(raw: Record) -> Which:
    """A description of cards."""
    return Which(**{field: FIELDS[field](value) for field, value in raw.items()})


def _several(raw: Any) -> tuple[Which, ...]:
    return (which(raw),) if isinstance(raw, Mapping) else tuple(map(which, raw))


def keyword(raw: Any) -> Keyword:
    return Keyword(raw) if isinstance(raw, str) else Keyword(*raw)


def number(raw: Any) -> Number:
    """`3`, `{count: WHICH}`, `{value_of: trigger.card, stat: cost}`."""
    if isinstance(raw, int):
        return raw
    return ValueOf(raw["value_of"], raw["stat"]) if "value_of" in raw else CountOf(which(raw["count"]))


def condition(raw: Record) -> Condition:
    """`{count: WHICH, more_than: NUMBER}`, `{is: WHICH, ref: this}`."""
    if "is" in raw:
        return Is(raw["ref"], which(raw["is"]))
    how = next(key for key in HOW if key in raw)
    return Compare(number({"count": raw["count"]}), how, number(raw[how]))  # type: ignore[arg-type]


def effect(raw: Record) -> Effect:
    """An effect, by its case."""
    case = next(key for key in CASES if key in raw)
    noun, first = CASES[case]
    told = {(first if field == case else field): value for field, value in raw.items()}
    return noun(**{field: OF_EFFECTS.get(field, _as_is)(value) for field, value in told.items()})


def _as_is(raw: Any) -> Any:
    return raw


FIELDS: Mapping[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("refs", "types", "houses", "traits", "keywords", "flags", "titles"), words),
    "same_title": _as_is,
    "many": Amount,
    "whose": who,
    "owner": who,
    "place": lambda raw: Place(words(raw)),
    "bounds": lambda raw: tuple(Bound(*one) for one in raw),
    "on": lambda raw: Fight(words(raw.get("types", ())), raw.get("side", "")),
    "without": _several,
    "either": _several,
}
"""How each field of a description is read."""
OF_EFFECTS: Mapping[str, Callable[[Any], Any]] = {
    "which": which,
    "who": who,
    "what": keyword,
    "condition": condition,
    "effects": lambda raw: tuple(map(effect, raw)),
}


NOUN = "noun"
"""Marks, in a condition, a value that is a noun: its fields and what they say, in the order of the noun."""


def frozen(raw: Any) -> Any:
    """What YAML says of a noun as plain data that is the same however it is written."""
    if isinstance(raw, Mapping):
        order = {field: position for position, field in enumerate(Which._fields)}
        return (NOUN, *sorted(((key, frozen(one)) for key, one in raw.items()), key=lambda pair: order.get(pair[0], len(order))))
    return tuple(map(frozen, raw)) if isinstance(raw, list | tuple) else raw


def plain(value: Any) -> Any:
    """A noun as `frozen` has it: what a clause would have written."""
    if isinstance(value, Which):
        default = Which._field_defaults
        told = [(field, getattr(value, field)) for field in Which._fields if getattr(value, field) != default[field]]
        return (NOUN, *((field, plain(one)) for field, one in told))
    if isinstance(value, Who):
        named = f"{value.role} of {value.of}" if value.of else value.role
        return value.names or (f"each {named}" if value.many == "each" else named)
    if isinstance(value, Place | Amount):
        return plain(value.areas if isinstance(value, Place) else value.kind)
    if isinstance(value, Fight):
        return (NOUN, ("types", value.types), ("side", value.side))
    if isinstance(value, Bound):
        return (value.stat, value.how, value.number)
    single = isinstance(value, tuple) and len(value) == 1 and not isinstance(value[0], Bound)
    return plain(value[0]) if single else tuple(map(plain, value)) if isinstance(value, tuple) else value


def is_noun(value: object) -> bool:
    return isinstance(value, tuple) and value[:1] == (NOUN,)


def thawed(value: Any) -> Any:
    """The same as mappings again."""
    if is_noun(value):
        return {field: thawed(one) for field, one in value[1:]}
    return tuple(map(thawed, value)) if isinstance(value, tuple) else value


@cache
def which_of(value: object) -> Which:
    """The description that a condition asks for."""
    return which(thawed(value))


@cache
def spelled(value: Any) -> str:
    """A noun in one line, by which a language tells of it: `same_title this, whose you, place dead`."""
    if is_noun(value):
        return ", ".join(f"{field} ({spelled(one)})" if is_noun(one) else f"{field} {spelled(one)}" for field, one in value[1:])
    return " or ".join(map(spelled, value)) if isinstance(value, tuple) else str(value)
