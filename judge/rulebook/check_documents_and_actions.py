"""What documents, actions and sources of clauses declare: known keys, and values inside their range."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from judge.rulebook.law_entries_and_their_places import at_key
from judge.support.fold_and_clean_text import is_day
from judge.support.problems import AnyOf, Name, Phrase, meant, phrase, quoted
from judge.support.yaml_places import Path, Tree

HIGHEST = 9
NEEDS = ("target", "cards", "nothing")
WHOSE = ("own", "any", "other")
_LANGUAGE = re.compile(r"[a-z]{2}")
_EDITION = re.compile(r"[0-9a-z]+")


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _is_places(value: Any) -> bool:
    """`own hand`, `any shadows hand`: whose, and one area or more."""
    places = [one.split() if isinstance(one, str) else [] for one in value] if isinstance(value, list) else [[]]
    return all(len(words) > 1 and words[0] in WHOSE for words in places)


Test = tuple[Callable[[Any], bool], Name]
"""Whether a value will do, and what does."""
DOCUMENT: dict[str, Test] = {
    "title": (_is_text, phrase("some-text")),
    "short": (_is_text, phrase("some-text")),
    "edition": (lambda v: isinstance(v, str) and bool(_EDITION.fullmatch(v)), phrase("an-edition")),
    "date": (is_day, phrase("a-day")),
    "language": (lambda v: isinstance(v, str) and bool(_LANGUAGE.fullmatch(v)), phrase("a-language")),
    "precedence": (lambda v: type(v) is int and 0 <= v <= HIGHEST, phrase("a-number-up-to", most=HIGHEST)),
    "translates": (_is_text, phrase("a-document")),
    "takes_in": (_is_text, phrase("a-document")),
    "adds_to": (_is_text, phrase("a-document")),
}
NAMING = ("translates", "takes_in", "adds_to")
"""What names another document."""
NEEDED = ("title", "short", "edition", "date", "language", "precedence")
ACTION: dict[str, Test] = {
    "parents": (lambda v: isinstance(v, list) and all(isinstance(p, str) for p in v), phrase("actions")),
    "abstract": (lambda v: v is True, "`true`"),
    "offered": (lambda v: v is True, "`true`"),
    "answers": (lambda v: v is True, "`true`"),
    "counted": (lambda v: v is True, "`true`"),
    "cost": (_is_text, phrase("an-amount")),
    "pool": (_is_text, phrase("a-pool")),
    "found_in": (_is_places, phrase("places")),
    "leads_to": (_is_text, phrase("an-area")),
    "aims_at": (lambda v: isinstance(v, list) and bool(v) and all(map(_is_text, v)), phrase("an-area")),
    "who": (lambda v: v == "anybody", "`anybody`"),
    "befalls": (_is_text, phrase("what-it-is-called")),
    "happens": (_is_text, phrase("what-it-is-called")),
    "told": (_is_text, phrase("what-it-is-called")),
    "unspoken": (_is_text, phrase("a-reason")),
    "needs": (lambda v: v in NEEDS, AnyOf(quoted(NEEDS))),
}


def declared(raw: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...] = ()) -> dict[str, Any]:
    """What a file declares, with every fault of it noted; what is faulty is still known to whoever names it."""
    if raw is None:
        return {}
    if not isinstance(raw, dict):
        tree.fault("not-a-map", tree.place(path), f"not-a-map.{what}s")
        return {}
    return {name: _looked_over(one, tree, tests, what, (*path, name)) for name, one in raw.items()}


def _looked_over(one: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...]) -> dict[str, Any]:
    if not isinstance(one, dict):
        tree.fault("not-a-map", tree.place(path), f"not-a-map.{what}", name=path[-1])
        return {}
    sound = {key: value for key, value in one.items() if _value(key, value, tree, tests, what, (*path, key))}
    lacking = [key for key in (NEEDED if tests is DOCUMENT else ()) if key not in one]
    if lacking:
        tree.fault("missing-key", tree.place(path), f"missing-key.{what}", name=path[-1], lacking=quoted(lacking))
    return sound


def _value(key: str, value: Any, tree: Tree, tests: dict[str, Test], what: str, path: tuple[str | int, ...]) -> bool:
    if key not in tests:
        tree.fault("unknown-key", at_key(tree, path[:-1], key), f"unknown-key.{what}", meant(key, tests), key=key)
    elif not tests[key][0](value):
        tree.fault("bad-value", tree.place(path), key=key, wanted=tests[key][1], value=f"`{value}`")
    else:
        return True
    return False


KEYS = ("document", "section")


def sources(raw: Any, path: Path, tree: Tree) -> list[tuple[str, str]]:
    """Document and section of each; the documents themselves are looked up by the check."""
    if not isinstance(raw, list):
        tree.fault("not-a-list", tree.place(path), key="sources")
        return []
    if not raw:
        tree.fault("no-source", tree.place(path), "", phrase("add-source"))
    return [pair for number, source in enumerate(raw) for pair in _source(source, (*path, number), tree)]


def _source(raw: Any, path: Path, tree: Tree) -> list[tuple[str, str]]:
    """A document and its section; documents that share their sections may stand in one list."""
    if not isinstance(raw, dict):
        tree.fault("bad-source", tree.place(path))
        return []
    for key in raw:
        if key not in KEYS:
            tree.fault("unknown-key", at_key(tree, path, key), "unknown-key.source", _about_key(key), key=key)
    documents = raw.get("document", "")
    if not raw.get("section"):
        tree.fault("no-section", tree.place(path), "", phrase("add-section"))
    return [(str(d), str(raw.get("section", ""))) for d in (documents if isinstance(documents, list) else [documents])]


def _about_key(key: str) -> Phrase | None:
    return meant(key, KEYS) or (phrase("comma-in-section") if " " in key else None)
