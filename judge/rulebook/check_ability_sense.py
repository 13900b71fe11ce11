"""What an ability cannot mean though each word of it is known: a card nobody chose, an answer to nothing, a limit of none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from judge.game.ability import CHOOSE, CHOSEN, CONSTANT, EITHER
from judge.rulebook.law_entries_and_their_places import at_key
from judge.support.problems import Problem, Span, problem_at
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree, written

PRINTED = "printed"
"""Stands where an ability answers nothing."""
MUST_ANSWER, MAY_ANSWER = ("reaction",), ("event",)
OF_USE = ("phase", "condition", "cost", "body", "limit")
"""What only an ability has that somebody uses."""
NOT_CHOSEN, OF_A_PLAYER, WITHOUT_NUMBER = "acts with no card chosen", "acts of a player", "acts without a number"
"""What can be told only with the acts at hand: one that befalls nothing or a player, and one that does not say how much."""
NOT_SO: Mapping[str, tuple[str, str]] = {
    NOT_CHOSEN: ("parents", "bad-ability.not-chosen"),  # that is every act which is known
    OF_A_PLAYER: ("found_in", "bad-ability.no-card"),
    WITHOUT_NUMBER: ("counted", "bad-ability.no-number"),
}
"""The key of an act that makes it nonsense, and the sentence that says so."""


def senseless(raw: Mapping[str, Any], kind: str, path: Steps, tree: Tree) -> None:
    """Notes every fault."""
    _trigger(raw, kind, path, tree)
    _limit(raw, path, tree)
    for key in OF_USE if kind == CONSTANT else ():
        if key in raw:
            tree.fault("bad-ability", at_key(tree, path, key), "bad-ability.constant", key=key)


def _trigger(raw: Mapping[str, Any], kind: str, path: Steps, tree: Tree) -> None:
    """A reaction answers something, an action nothing, an event either."""
    told = raw[kind]
    sound = isinstance(told, dict) if kind in MUST_ANSWER else told == PRINTED or (kind in MAY_ANSWER and isinstance(told, dict))
    if kind != CONSTANT and not sound:
        says = "bad-ability.answers" if kind in MUST_ANSWER else "bad-ability.printed"
        tree.fault("bad-ability", tree.place((*path, kind)), says, key=kind, value=written(told))


def _limit(raw: Mapping[str, Any], path: Steps, tree: Tree) -> None:
    limit = raw.get("limit")
    sound = isinstance(limit, dict) and len(limit) == 1 and all(type(often) is int and often > 0 for often in limit.values())
    if limit is not None and not sound:
        tree.fault("bad-ability", tree.place((*path, "limit")), "bad-ability.limit")


def not_chosen(raw: Mapping[str, Any], path: Steps) -> Iterator[tuple[str, Steps]]:
    """Each act done with a card that is spoken of as chosen before any step has chosen one."""
    met = False
    for step, where in (found for part in ("cost", "body") for found in _steps(raw.get(part), (*path, part))):
        yield from ((act, where) for act, whom in step.items() if whom == CHOSEN and not met)
        met |= CHOOSE in step


def _steps(raw: Any, path: Steps) -> Iterator[tuple[Mapping[str, Any], Steps]]:
    """Every step in order, and of several things each."""
    for number, step in enumerate(raw if isinstance(raw, list) else [raw]):
        where = (*path, number) if isinstance(raw, list) else path
        if isinstance(step, dict):
            yield step, where
            yield from _steps(step.get(EITHER), (*where, EITHER))


def of_acts(section: str, act: str, data: Mapping[str, Any], where: Span) -> Iterator[Problem]:
    """What an act cannot be done to, or without."""
    key, says = NOT_SO[section]
    if data["actions"].get(act, {}).get(key):
        yield problem_at("bad-ability", where, says, act=act)
