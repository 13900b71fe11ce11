"""What a clause says, entry by entry, in words: of nobody and nothing in particular."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.game.case_and_truth import Case
from judge.game.facts import FACTS
from judge.render.findings_in_words import sentence
from judge.render.messages import fill
from judge.render.placeholders import Scene, names
from judge.rulebook.condition_forms import Form
from judge.ruling import Finding

Entry = Mapping[str, Any]
NAMED = ("to", "as", "does", "with", "by", "before", "after")
"""What an entry may name besides what it speaks of."""


def entry_text(scene: Scene, entry: Entry) -> tuple[str, list[str]]:
    """The role in a sentence, and the conditions under which it holds."""
    template = scene.language.find("roles", _key(scene, entry), "says") or entry["role"]
    more = {key: _names(value) for key, value in entry["more"].items() if key in NAMED}
    given = {"what": tuple(entry["of"]), **more, "number": _number(scene, entry["more"])}
    return fill(template, names(scene, Case(), **given)), conditions(scene, entry["when"])


def _key(scene: Scene, entry: Entry) -> str:
    """The sentence for a role; some roles speak of several kinds of things."""
    role, of, more = entry["role"], entry["of"][0], entry["more"]
    if role == "explains" and of not in scene.book.data["actions"]:
        return "explains_amount" if of in scene.language.data.get("amounts", {}) else "explains_word"
    if role == "lifts" and of in scene.book.data["actions"]:
        return "lifts_act"
    if role == "excludes" and "as" not in more:
        return "excludes_amount" if of in scene.language.data.get("amounts", {}) else "excludes_word"
    if role == "orders" and "by" not in more:
        return f"orders_{'before' if 'before' in more else 'after'}"
    return "caps_any" if role == "caps" and more.get("at") == "no limit" else str(role)


def _names(value: Any) -> object:
    return tuple(value) if isinstance(value, list) else value


def _number(scene: Scene, more: Mapping[str, Any]) -> str | None:
    raw = next((more[key] for key in ("to", "by", "at") if key in more), None)
    if raw is None or isinstance(raw, int):
        return None if raw is None else str(raw)
    if isinstance(raw, dict) and ("amount" in raw or "sum_of" in raw):
        return _filled(scene, "amounts", raw.get("amount") or raw["sum_of"], "what", None)
    name, value = next(iter(raw.items())) if isinstance(raw, dict) else (raw, None)
    return _filled(scene, "numbers", str(name), "", value)


def _filled(scene: Scene, section: str, key: str, form: str, value: object) -> str:
    template = scene.language.find(section, key, form)
    return fill(template, names(scene, Case(), value=value)) if template else key.replace("_", " ")


def conditions(scene: Scene, when: Form) -> list[str]:
    """The conditions of an entry, a sentence each."""
    parts = when[1] if when[0] == "all" else (when,)
    return [_condition(scene, part) for part in parts]


def _condition(scene: Scene, form: Form, turned: bool = False) -> str:
    kind = form[0]
    if kind == "not":
        return _condition(scene, form[1], not turned)
    if kind in ("any", "all"):
        return _joined(scene, (_condition(scene, part, turned) for part in form[1]), (kind == "any") is not turned)
    if kind == "of":
        return _condition(scene, form[2], turned)
    if kind == "its":
        return scene.language.say("clause", form[1])
    if kind == "some":
        group = scene.language.find("groups", form[1]) or form[1]
        return scene.language.say("clause", "some", group=group, conditions=_condition(scene, form[2], turned))
    return sentence(scene, _finding(scene, form, turned), "unseen" if turned else "seen")


def _joined(scene: Scene, parts: Iterable[str], either: bool) -> str:
    return scene.language.joined(parts, "or" if either else "and")


def _finding(scene: Scene, form: Form, turned: bool) -> Finding:
    """A condition as if it had been found, so that its own sentence can say it."""
    if form[0] == "can":
        return Finding("can", form[1], form[2] or None, True, Case(form[1], form[1]))
    if form[0] == "compare":
        return Finding("fact", form[1], None, True, Case(), names={"how": form[2], "number": form[3]})
    wanted = {} if turned or form[2] is None else _as_wanted(scene, form[2])
    return Finding("fact" if form[1] in FACTS else "judged", form[1], form[2], True, Case(), names=wanted)


def _as_wanted(scene: Scene, value: object) -> dict[str, object]:
    """What would be seen is what is asked for."""
    values = value if isinstance(value, tuple) else (value,)
    where = tuple(scene.language.find("areas", str(v), "in") or v for v in values)
    return {"kind": value, "action": value, "where": where}
