"""YAML files to one plain, cacheable rulebook: clauses, actions, documents, and an index by what each entry speaks of."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from judge.errors import Problem, Span, Unusable, did_you_mean
from judge.nodes import Tree, read_tree
from judge.rulebook.clause import ROLES
from judge.rulebook.files import rule_files
from judge.rulebook.forms import form

CLAUSE_KEYS = ("id", "sources", "text", "basis", "says", "replaces", "note")


def compile_rulebook(folders: Iterable[Path]) -> tuple[dict[str, Any], list[Problem]]:
    """Everything in the folders as plain data, with the problems met on the way."""
    data: dict[str, Any] = {"documents": {}, "actions": {}, "clauses": {}, "index": {}}
    problems: list[Problem] = []
    for folder in folders:
        for file in rule_files(folder):
            problems += _read_into(data, Path(file), folder)
    _index(data)
    return data, problems


def _read_into(data: dict[str, Any], file: Path, folder: Path) -> list[Problem]:
    name = str(file.relative_to(folder))
    try:
        raw, tree = read_tree(file.read_text(encoding="utf-8"), str(file))
    except Unusable as unusable:
        return list(unusable.problems)
    except (OSError, UnicodeDecodeError) as error:
        return [Problem("unreadable", f"cannot be read: {error}", Span(str(file), 1))]
    if name == "documents.yaml":
        data["documents"].update(raw or {})
    elif name == "actions.yaml":
        data["actions"].update(raw or {})
    elif isinstance(raw, dict):
        data["documents"].update(raw.get("documents", {}))  # house rulings bring their own document
        _clauses(data, raw.get("clauses", []), tree, name)
    else:
        _clauses(data, raw or [], tree, name)
    return tree.problems


def _clauses(data: dict[str, Any], raw: Any, tree: Tree, name: str) -> None:
    if not isinstance(raw, list):
        tree.fault("not-a-list", "a file of clauses is a list", tree.place(()))
        return
    for number, item in enumerate(raw):
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            tree.fault("no-id", "a clause needs an `id`", tree.place((number,)))
        elif item["id"] in data["clauses"]:
            tree.fault("duplicate-id", f"`{item['id']}` is defined twice", tree.place((number, "id")))
        else:
            data["clauses"][item["id"]] = _clause(item, number, tree, name)


def _clause(item: dict[str, Any], number: int, tree: Tree, name: str) -> dict[str, Any]:
    for key in item:
        if key not in CLAUSE_KEYS:
            hint = did_you_mean(key, CLAUSE_KEYS)
            tree.fault("unknown-key", f"a clause has no `{key}`", tree.place((number, key)), hint)
    replaced = item.get("replaces", [])
    return {
        "id": item["id"],
        "text": item.get("text", {}),
        "sources": [source for raw in item.get("sources", []) for source in _sources(raw)],
        "basis": item.get("basis", "stated"),
        "replaces": [replaced] if isinstance(replaced, str) else replaced,
        "says": _entries(item, number, tree),
        "file": name,
        "line": tree.place((number,)).line,
        "path": tree.file,
    }


def _sources(raw: Any) -> list[tuple[str, str]]:
    """A document and its section; documents that share their sections may stand in one list."""
    if not isinstance(raw, dict):
        return []
    documents = raw.get("document", "")
    return [(d, raw.get("section", "")) for d in (documents if isinstance(documents, list) else [documents])]


def _entries(item: dict[str, Any], number: int, tree: Tree) -> list[dict[str, Any]]:
    says = item.get("says", [])
    if not isinstance(says, list):
        tree.fault("not-a-list", "`says` is a list", tree.place((number, "says")))
        return []
    made = [_entry(raw, (number, "says", i), tree) for i, raw in enumerate(says)]
    return [entry for entry in made if entry]


def _entry(raw: Any, path: tuple[str | int, ...], tree: Tree) -> dict[str, Any]:
    place = tree.place(path)
    roles = [key for key in raw if key in ROLES] if isinstance(raw, dict) else []
    if len(roles) != 1:
        tree.fault("one-role", f"an entry has one role, this one has {len(roles)}", place, _role_hint(raw))
        return {}
    role = roles[0]
    for key in raw:
        if key not in (role, "when", *ROLES[role]):
            tree.fault("unknown-key", f"`{role}` takes no `{key}`", tree.place((*path, key)), did_you_mean(key, ROLES[role]))
    try:
        when = form(raw.get("when"))
        if role == "requires":  # what is needed and missing speaks against: a bar with its own verb
            when = ("all", (when, ("not", form(raw["requires"]))))
    except (ValueError, TypeError) as error:
        tree.fault("bad-condition", str(error), tree.place((*path, "when")))
        return {}
    of = raw.get("for") if role == "requires" else raw[role]
    more = {key: raw[key] for key in ROLES[role] if key in raw}
    return {"role": role, "of": _names(of), "when": when, "more": more, "line": place.line, "column": place.column}


def _role_hint(raw: Any) -> str:
    return next((h for key in raw if (h := did_you_mean(str(key), ROLES))), "") if isinstance(raw, dict) else ""


def _names(of: Any) -> list[str]:
    return [str(o) for o in of] if isinstance(of, list) else [str(of)]


def _index(data: dict[str, Any]) -> None:
    """(role, what it speaks of) -> which entries: a rulebook ten times larger must not slow a ruling down."""
    for clause in data["clauses"].values():
        for position, entry in enumerate(clause["says"]):
            for of in entry["of"]:
                data["index"].setdefault(f"{entry['role']} {of}", []).append((clause["id"], position))
