"""The table of what may bear on what, `bearing.yaml`: read, looked over, and laid on what is known already."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from judge.errors import did_you_mean
from judge.nodes import Path as Steps
from judge.nodes import Tree
from judge.rulebook.pinpoint import at_key

LISTS = (
    "lasting", "beside", "conditions", "counts", "exclusive", "qualifiers", "verbs", "orders", "kinds", "host", "pronouns",
    "whoever", "players", "yours", "theirs", "apart",
)  # fmt: skip
MAPS = ("there", "words", "bound", "asks", "after", "acts", "happens")
TIMES = ("used", "forced", "revealed")
SECTIONS = ("timing", *LISTS, *MAPS)
Table = dict[str, Any]


def bearing(raw: Any, tree: Tree, known: Mapping[str, Any], actions: Iterable[str]) -> Table:
    """What is known, with what this file adds; every fault of the file is noted."""
    table: Table = {section: _copied(known.get(section), section) for section in SECTIONS}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", "what may bear on what is told in sections, `words: {…}`", tree.place(()))
        return table
    for section, told in raw.items():
        if section not in SECTIONS:
            hint = did_you_mean(section, SECTIONS)
            tree.fault("unknown-key", f"there is no section `{section}`", at_key(tree, (), section), hint)
        elif section in LISTS:
            table[section] = list(dict.fromkeys([*table[section], *_phrases(told, tree, (section,))]))
        elif isinstance(told, dict):
            _into(table[section], section, told, tree)
        else:
            tree.fault("not-a-map", f"`{section}` is a list of names, each with its words", tree.place((section,)))
    _named(raw, table, tree, set(actions))
    return table


def _copied(told: Any, section: str) -> Any:
    if section in LISTS:
        return list(told or ())
    return {name: list(one) if isinstance(one, list) else one for name, one in (told or {}).items()}


def _into(table: Table, section: str, told: Mapping[str, Any], tree: Tree) -> None:
    for name, one in told.items():
        if section == "timing":
            _time(table, name, one, tree)
        else:
            table[name] = list(dict.fromkeys([*table.get(name, ()), *_phrases(one, tree, (section, name))]))


def _time(table: Table, name: str, one: Any, tree: Tree) -> None:
    if one in TIMES:
        table[name] = one
        return
    known = ", ".join(f"`{time}`" for time in TIMES)
    tree.fault("bad-value", f"an ability is one of {known}, not `{one}`", tree.place(("timing", name)))


def _phrases(told: Any, tree: Tree, path: Steps) -> list[str]:
    """A list of words; what is none is left out and noted."""
    if not isinstance(told, list):
        tree.fault("not-a-list", f"`{path[-1]}` is a list of words", tree.place(path))
        return []
    for number, one in enumerate(told):
        if not isinstance(one, str) or not one.strip(" *"):
            tree.fault("bad-value", f"`{one}` is no word", tree.place((*path, number)))
    return [one for one in told if isinstance(one, str) and one.strip(" *")]


def _named(raw: Mapping[str, Any], table: Table, tree: Tree, actions: set[str]) -> None:
    """Questions and acts turn on topics that there are words for; acts are actions."""
    for section in ("bound", "asks", "after", "acts", "happens"):
        told = raw.get(section)
        for name, topics in told.items() if isinstance(told, dict) else ():
            if section in ("acts", "happens") and actions and name not in actions:
                hint = did_you_mean(name, actions)
                tree.fault("unknown-action", f"there is no action `{name}`", at_key(tree, (section,), name), hint)
            for number, topic in enumerate(topics if isinstance(topics, list) else ()):
                if isinstance(topic, str) and topic not in table["words"]:
                    place, hint = tree.place((section, name, number)), did_you_mean(topic, table["words"])
                    tree.fault("unknown-topic", f"there are no words for `{topic}`", place, hint)
