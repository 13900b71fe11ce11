"""The abilities that clauses of card text print: read and looked over as plain data, and made nouns when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.game.ability import CONSTANT, KINDS, Ability, Do, step
from judge.game.happening import described
from judge.rulebook.condition_forms import NoConditionError, form
from judge.rulebook.happening_forms import happening_form
from judge.rulebook.walk_entries import at_key
from judge.support.problems import Problem, meant
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree

KEYS = (*KINDS, "phase", "condition", "cost", "body", "limit")
Raw = Mapping[str, Any]


def abilities(raw: Any, path: Steps, tree: Tree) -> list[dict[str, Any]]:
    """What a clause prints, as plain data; every fault of it is noted."""
    if not isinstance(raw, list):
        tree.fault("not-a-list", tree.place(path), key="abilities")
        return []
    return [found for number, one in enumerate(raw) if (found := _looked_over(one, (*path, number), tree))]


def _looked_over(raw: Any, path: Steps, tree: Tree) -> dict[str, Any]:
    kinds = [kind for kind in KINDS if isinstance(raw, dict) and kind in raw]
    if len(kinds) != 1:
        tree.fault("bad-condition", tree.place(path), "bad-condition.ability")
        return {}
    for key in raw:
        if key not in KEYS:
            tree.fault("unknown-key", at_key(tree, path, key), "unknown-key.ability", meant(key, KEYS), key=key)
    try:
        return _plain(raw, kinds[0])
    except (NoConditionError, KeyError, TypeError, ValueError, StopIteration):
        tree.fault("bad-condition", tree.place(path), "bad-condition.ability")
        return {}


def _plain(raw: Raw, kind: str) -> dict[str, Any]:
    """The same with the happening and the condition in the forms in which all law is kept."""
    trigger = happening_form(raw[kind]) if isinstance(raw[kind], dict) and kind != CONSTANT else ()
    told = {key: raw[key] for key in ("phase", "cost", "body", "limit") if key in raw}
    if kind == CONSTANT:
        told["body"] = [raw[kind]]
    plain = {**told, "kind": kind, "trigger": trigger, "condition": form(raw.get("condition"))}
    ability("", 1, plain)  # what cannot be made a noun is a fault now, not when it is used
    return plain


def ability(clause: str, number: int, plain: Raw) -> Ability:
    limit = next(iter(plain["limit"].items())) if plain.get("limit") else None
    return Ability(
        clause,
        number,
        plain["kind"],
        plain.get("phase", ""),
        described(plain["trigger"]) if plain["trigger"] else None,
        plain["condition"],
        tuple(one for one in map(step, plain.get("cost", ())) if isinstance(one, Do)),
        tuple(map(step, plain.get("body", ()))),
        (int(limit[1]), str(limit[0])) if limit else None,
    )


def verbs(plain: Raw) -> Iterator[str]:
    """The acts that an ability names."""
    made = ability("", 1, plain)
    yield from made.trigger.verbs if made.trigger else ()
    for one in made.steps:
        if isinstance(one, Do):
            yield from (verb for verb in (one.verb, one.can) if verb not in ("", "choose", "either"))


def abilities_known(data: Mapping[str, Any]) -> Iterator[Problem]:
    """An act that an ability names and that there is not."""
    from judge.rulebook.walk_entries import place, unknown

    for clause in data["clauses"].values():
        for plain in clause.get("abilities", ()):
            named = (verb for verb in verbs(plain) if verb not in data["actions"])
            yield from (unknown("action", verb, data["actions"], place(clause)) for verb in named)
