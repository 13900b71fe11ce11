"""What documents and actions declare about themselves: known keys, and values inside their range."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.day import FORM, is_day
from judge.errors import did_you_mean
from judge.nodes import Tree
from judge.rulebook.pinpoint import at_key

HIGHEST = 9
WHOSE = ("own", "any", "other")
_LANGUAGE = re.compile(r"[a-z]{2}")
_EDITION = re.compile(r"[0-9a-z]+")


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_places(value: Any) -> bool:
    """`own hand`, `any shadows hand`: whose, and one area or more."""
    places = [one.split() if isinstance(one, str) else [] for one in value] if isinstance(value, list) else [[]]
    return all(len(words) > 1 and words[0] in WHOSE for words in places)


Test = tuple[Callable[[Any], bool], str]
DOCUMENT: dict[str, Test] = {
    "title": (_is_text, "some text"),
    "short": (_is_text, "some text"),
    "edition": (lambda v: isinstance(v, str) and bool(_EDITION.fullmatch(v)), "an edition such as `2e`"),
    "date": (is_day, f"a day such as `{FORM}`"),
    "language": (lambda v: isinstance(v, str) and bool(_LANGUAGE.fullmatch(v)), "a language such as `en`"),
    "precedence": (lambda v: type(v) is int and 0 <= v <= HIGHEST, f"a number from 0 to {HIGHEST}"),
    "translates": (_is_text, "the id of a document"),
    "takes_in": (_is_text, "the id of a document"),
    "adds_to": (_is_text, "the id of a document"),
}
NAMING = ("translates", "takes_in", "adds_to")
"""What names another document."""
NEEDED = ("title", "short", "edition", "date", "language", "precedence")
ACTION: dict[str, Test] = {
    "parents": (lambda v: isinstance(v, list) and all(isinstance(p, str) for p in v), "a list of actions"),
    "abstract": (lambda v: v is True, "`true`"),
    "offered": (lambda v: v is True, "`true`"),
    "cost": (_is_text, "an amount"),
    "pool": (_is_text, "a pool"),
    "found_in": (_is_places, "a list of places such as `own hand`"),
    "leads_to": (_is_text, "an area"),
    "who": (lambda v: v == "anybody", "`anybody`"),
    "befalls": (_is_text, "what it is called"),
    "happens": (_is_text, "what it is called"),
    "needs": (lambda v: v in ("target", "cards", "nothing"), "`target`, `cards` or `nothing`"),
}


def declared(raw: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...] = ()) -> dict[str, Any]:
    """What a file declares, with every fault of it noted; what is faulty is still known to whoever names it."""
    if raw is None:
        return {}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", f"{what}s are declared as `id: {{…}}`", tree.place(path))
        return {}
    return {name: _looked_over(one, tree, tests, what, (*path, name)) for name, one in raw.items()}


def _looked_over(one: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...]) -> dict[str, Any]:
    if not isinstance(one, dict):
        tree.fault("not-a-map", f"{what} `{path[-1]}` declares nothing", tree.place(path))
        return {}
    sound = {key: value for key, value in one.items() if _value(key, value, tree, tests, what, (*path, key))}
    lacking = [key for key in (NEEDED if tests is DOCUMENT else ()) if key not in one]
    if lacking:
        missing = ", ".join(f"`{key}`" for key in lacking)
        tree.fault("missing-key", f"{what} `{path[-1]}` does not say its {missing}", tree.place(path))
    return sound


def _value(key: str, value: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...]) -> bool:
    if key not in tests:
        one = "an action" if what == "action" else "a document"
        tree.fault("unknown-key", f"{one} has no `{key}`", at_key(tree, path[:-1], key), did_you_mean(key, tests))
    elif not tests[key][0](value):
        tree.fault("bad-value", f"`{key}` is {tests[key][1]}, not `{value}`", tree.place(path))
    else:
        return True
    return False
