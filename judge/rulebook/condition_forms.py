"""The forms a condition can take in YAML, turned into plain tuples that can be cached and weighed."""

from __future__ import annotations

from typing import Any

from judge.game.descriptions_from_data import frozen
from judge.game.facts import FACTS
from judge.rulebook.happening_forms import NoConditionError, happening_value, taken, used_value, verbs_of

__all__ = ["ALWAYS", "Form", "NoConditionError", "form", "words_of"]

Form = tuple[Any, ...]
ALWAYS: Form = ("all", ())
ITS = ("its_target", "its_condition", "its_cost_can_be_paid", "its_effect_can_touch_it")
"""Conditions that the ability brings which is meant."""
BEYOND = "out_of_its_reach"
"""What the law says of a card that an ability may not choose, whatever the text of that ability asks for."""


def form(raw: Any) -> Form:
    """`word` · `{word: value}` · `{not: …}` · `{any: […]}` · `{can: ACTION}` · `{target: …}` · `{amount: …, at_most: N}` ·
    `{some: GROUP, is: …}` · `{some: WHICH}`, a description of cards · `{happened: HAPPENING, this: PERIOD}`, as
    `happening_forms` has it.

    A list means all. The last three were added to the house's five: an attachment's text asks for a trait of its host,
    card text asks whether another card's printed cost is low enough and who wins which side is stronger, and joust asks
    who attacks; all would otherwise hide in Python. What an amount is compared with may be another amount.
    """
    if raw is None:
        return ALWAYS
    if isinstance(raw, list):
        return form(raw[0]) if len(raw) == 1 else ("all", tuple(form(r) for r in raw))
    if isinstance(raw, str):
        return ("its", raw) if raw in ITS else ("word", raw, None)
    if isinstance(raw, dict) and "can" in raw and set(raw) <= {"can", "to"}:
        return ("can", _named(raw["can"]), _aimed(raw.get("to", "")))
    if isinstance(raw, dict) and "amount" in raw:
        return _compared(raw)
    if isinstance(raw, dict) and "some" in raw and set(raw) <= {"some", "is"} and (len(raw) > 1 or not _describes(raw["some"])):
        return ("some", _named(raw["some"]), form(raw.get("is")))
    if isinstance(raw, dict) and (word := taken(raw)):
        return ("word", word, happening_value(raw, word))
    if isinstance(raw, dict) and (when := used_value(raw)):
        return ("word", "used", when)
    if isinstance(raw, dict) and len(raw) == 1:
        ((key, inner),) = raw.items()
        return _keyed(str(key), inner)
    raise NoConditionError


def _compared(raw: dict[str, Any]) -> Form:
    how = [key for key in raw if key != "amount"]
    if len(how) != 1 or how[0] not in ("at_most", "at_least", "equals"):
        raise NoConditionError("bad-condition.amount")
    if isinstance(raw[how[0]], dict | list | bool):
        raise NoConditionError("bad-condition.compared", key=how[0])
    return ("compare", _named(raw["amount"]), how[0], raw[how[0]])


def _named(raw: Any) -> str:
    if not isinstance(raw, str):
        raise NoConditionError("bad-condition.name", value=str(raw))
    return raw


def _aimed(raw: Any) -> str:
    if raw not in ("", "any"):
        raise NoConditionError("bad-condition.can")
    return str(raw)


def _describes(raw: Any) -> bool:
    """Whether a value is a noun: a description of cards."""
    return isinstance(raw, dict) and bool(raw)


def _keyed(key: str, inner: Any) -> Form:
    if key == "not":
        return ("not", form(inner))
    if key == "any":
        if not isinstance(inner, list):
            raise NoConditionError("bad-condition.any")
        return ("any", tuple(form(i) for i in inner))
    if key == "target":
        return ("of", key, form(inner))
    if _describes(inner) and key in FACTS and "which" in FACTS[key].needs:
        return ("word", key, frozen(inner))
    if isinstance(inner, dict) or inner == [] or (isinstance(inner, list) and any(isinstance(i, dict | list) for i in inner)):
        raise NoConditionError("bad-condition.values", key=key)
    return ("word", key, tuple(inner) if isinstance(inner, list) else inner)


def words_of(condition: Form) -> list[tuple[str, Any]]:
    """Every (kind, name) used: ("word", name), ("can", action), ("amount", name) or ("group", name)."""
    kind = condition[0]
    if kind == "word":
        return [(kind, condition[1]), *(("verb", verb) for verb in verbs_of(condition[1], condition[2]))]
    if kind == "can":
        return [(kind, condition[1])]
    if kind == "its":
        return [("word", BEYOND)] if condition[1] == "its_target" else []
    if kind == "compare":
        return [("amount", name) for name in (condition[1], condition[3]) if isinstance(name, str)]
    if kind in ("any", "all"):
        return [w for part in condition[1] for w in words_of(part)]
    return [("group", condition[1])] * (kind == "some") + words_of(condition[-1])
