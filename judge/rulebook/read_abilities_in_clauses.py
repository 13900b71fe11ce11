"""The abilities that clauses of card text print: read and looked over as plain data, and made nouns when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from judge.game.ability import ALSO, CONSTANT, KINDS, Ability, Do, step
from judge.game.happening import described
from judge.rulebook.condition_forms import NoConditionError, form
from judge.rulebook.happening_forms import happening_form
from judge.support.problems import Problem, Span, meant_or_known, problem_at

if TYPE_CHECKING:  # which read law; a ruling only makes nouns of what was read
    from judge.support.yaml_places import Path as Steps
    from judge.support.yaml_places import Tree

FEATURES = {"features": ("keywords", "icons")}
"""What cards have, by the sections that list it; traits are nowhere listed."""
Raw = Mapping[str, Any]


def abilities(raw: Any, path: Steps, tree: Tree) -> list[dict[str, Any]]:
    """What a clause prints, as plain data; every fault of it is noted."""
    if not isinstance(raw, list):
        tree.fault("not-a-list", tree.place(path), key="abilities")
        return []
    return [found for number, one in enumerate(raw) if (found := _looked_over(one, (*path, number), tree))]


def _looked_over(raw: Any, path: Steps, tree: Tree) -> dict[str, Any]:
    raw = {ALSO.get(key, key): value for key, value in raw.items()} if isinstance(raw, dict) else raw
    kinds = [kind for kind in KINDS if isinstance(raw, dict) and kind in raw]
    if len(kinds) != 1:
        tree.fault("bad-condition", tree.place(path), "bad-condition.ability")
        return {}
    from judge.rulebook.check_abilities import LookedOver
    from judge.rulebook.check_ability_sense import senseless

    sound, seen = len(tree.problems), LookedOver(tree)
    seen.ability(raw, path)
    if len(tree.problems) == sound:
        senseless(raw, kinds[0], path, tree)
    try:
        place = tree.place(path)
        return {**_plain(raw, kinds[0]), "named": seen.named, "line": place.line, "column": place.column}
    except (NoConditionError, KeyError, TypeError, ValueError, StopIteration, AttributeError):
        if len(tree.problems) == sound:  # what is wrong was not told of yet
            tree.fault("bad-condition", tree.place(path), "bad-condition.ability")
        return {}


def _plain(raw: Raw, kind: str) -> dict[str, Any]:
    """The same with the happening and the condition in the forms in which all law is kept."""
    trigger = happening_form(raw[kind]) if isinstance(raw[kind], dict) and kind != CONSTANT else ()
    told = {key: raw[key] for key in ("phase", "cost", "body", "limit") if key in raw}
    if kind == CONSTANT:
        told["body"] = raw[kind] if isinstance(raw[kind], list) else [raw[kind]]
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


def abilities_known(data: Mapping[str, Any]) -> Iterator[Problem]:
    """A word in an ability that the game does not have: an act, a phase, a period, an area, what a description says."""
    from judge.rulebook.check_ability_sense import NOT_SO, of_acts
    from judge.rulebook.check_card_descriptions import WHO, description_faults
    from judge.rulebook.law_entries_and_their_places import pinpoint, place, unknown

    for clause in data["clauses"].values():
        file = place(clause).file
        for section, word, line, column in (named for plain in clause.get("abilities", ()) for named in plain["named"]):
            where = Span(file, line, column)
            if section == "which":
                yield from description_faults(word, data, where)
            elif section in NOT_SO:
                yield from of_acts(section, word, data, where)
            elif section == "actions" and word not in data["actions"]:
                yield unknown("action", str(word), data["actions"], where)
            elif section != "actions" and not _known(section, word, data, WHO):
                advice = meant_or_known(str(word), _set(section, data, WHO))
                yield problem_at("unknown-value", pinpoint(where, word), "", advice, word=section, value=str(word))


def _set(section: str, data: Mapping[str, Any], who: tuple[str, ...]) -> tuple[str, ...]:
    if section == "who":
        return who
    return tuple(name for one in FEATURES.get(section, (section,)) for name in data["game"].get(one, ()))


def _known(section: str, word: Any, data: Mapping[str, Any], who: tuple[str, ...]) -> bool:
    """A trait may be any word that begins with a capital."""
    return word in _set(section, data, who) or (section in FEATURES and str(word)[:1].isupper())
