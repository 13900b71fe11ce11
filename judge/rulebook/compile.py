"""YAML files to one plain, cacheable rulebook: clauses, actions, documents, and an index by what each entry speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from pathlib import Path
from typing import Any, cast

from judge.game.vocabulary import Vocabulary
from judge.rulebook.check_declarations import ACTION, DOCUMENT, NAMING, declared, sources
from judge.rulebook.clause import NEEDED, ROLES
from judge.rulebook.condition_forms import ALWAYS, Form, NoConditionError, form
from judge.rulebook.law_files import own_name, rule_files
from judge.rulebook.read_abilities import abilities
from judge.rulebook.read_bearing import bearing
from judge.rulebook.read_game import acts, game, whole
from judge.rulebook.read_steps import STEPS, edition_of, sequences
from judge.rulebook.walk_entries import at_key
from judge.support.problems import AnyOf, Name, Phrase, Problem, Unusable, meant, phrase, quoted
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree, read_tree_file

BEARING, GAME, ACTIONS = "bearing.yaml", "game.yaml", "actions.yaml"
WORDS = (GAME, ACTIONS)
"""Read first: all other law speaks in them."""
CARD_TEXT = 4
"""The precedence of card text among the documents."""
ID = re.compile(r"[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*")
"""What can be named in an expectation and shown on a terminal."""
CLAUSE_KEYS = ("id", "sources", "text", "basis", "says", "abilities", "replaces", "restates", "only_cited", "note")


def compile_rulebook(folders: Iterable[Path]) -> tuple[dict[str, Any], list[Problem]]:
    """Everything in the folders as plain data, with the problems met on the way."""
    data: dict[str, Any] = {
        "documents": {},
        "named_documents": [],
        "actions": {},
        "clauses": {},
        "index": {},
        "replaced": {},
        "bearing": {},
        "game": {},
        "steps": {},
    }
    problems: list[Problem] = []
    for folder in folders:
        for file in sorted(map(Path, rule_files(folder)), key=lambda file: file.name not in WORDS):
            problems += _read_into(data, file, folder)
    data["acts"] = acts(data["game"], data["actions"])
    data["game"] = whole(data["game"])
    _index(data)
    data["cards_spoken_for"] = _spoken_for(data)
    data["abilities"] = _by_card(data)
    return data, problems


def _spoken_for(data: dict[str, Any]) -> list[str]:
    """The cards whose text is law here: sections of documents of card text are titles, some with their pack."""
    texts = {name for name, document in data["documents"].items() if document.get("precedence") == CARD_TEXT}
    return sorted({section for c in data["clauses"].values() for document, section in c["sources"] if document in texts})


def _by_card(data: dict[str, Any]) -> dict[str, list[str]]:
    """Which clauses print abilities of which card: its title, with the pack where only that version is meant."""
    found: dict[str, list[str]] = {}
    for clause in data["clauses"].values():
        for _, section in clause["sources"] if clause["abilities"] else ():
            found.setdefault(section, []).append(clause["id"])
    return found


def _read_into(data: dict[str, Any], file: Path, folder: Path) -> list[Problem]:
    name = file.name if file == folder else str(file.relative_to(folder))
    try:
        raw, tree = read_tree_file(file)
    except Unusable as unusable:
        return list(unusable.problems)
    if name == "documents.yaml":
        _documents(data, raw, tree, ())
    elif name == ACTIONS:
        data["actions"].update(declared(raw, tree, ACTION, "action"))
        data["actions_file"] = str(file)
    elif name == BEARING:
        data["bearing"] = bearing(raw, tree, data["bearing"], Vocabulary(data), data["actions"])
    elif name == GAME:
        data["game"] = game(raw, tree, data["game"])
    elif file.name == STEPS or file.name.endswith(f".{STEPS}"):
        data["steps"].setdefault(edition_of(str(file)), {}).update(sequences(raw, tree))
    elif isinstance(raw, dict):
        _documents(data, raw.get("documents"), tree, ("documents",))  # house rulings bring their own
        _top(raw, tree)
        _clauses(data, raw.get("clauses", []), tree, name, ("clauses",))
    else:
        _clauses(data, raw or [], tree, name)
    return tree.problems


def _documents(data: dict[str, Any], raw: Any, tree: Tree, path: Steps) -> None:
    """What is declared, and the documents that each names: whether these exist is known when all files are read."""
    for name, one in declared(raw, tree, DOCUMENT, "document", path).items():
        data["documents"][name] = one
        named = [(one[key], *tree.place((*path, name, key))[:3]) for key in NAMING if key in one]
        data["named_documents"] += [(document, tree.file, line, column) for document, _, line, column in named]


def _top(raw: dict[str, Any], tree: Tree) -> None:
    for key in raw:
        if key not in ("documents", "clauses"):
            advice = meant(key, ("documents", "clauses"))
            tree.fault("unknown-key", at_key(tree, (), key), "unknown-key.law", advice, key=key)


def _clauses(data: dict[str, Any], raw: Any, tree: Tree, name: str, within: Steps = ()) -> None:
    if not isinstance(raw, list):
        tree.fault("not-a-list", tree.place(within), "not-a-list.clauses")
        return
    for number, item in enumerate(raw):
        path = (*within, number)
        if not isinstance(item, dict) or not isinstance(item.get("id"), str):
            tree.fault("no-id", tree.place(path))
        elif not ID.fullmatch(item["id"]):
            tree.fault("bad-id", tree.place((*path, "id")), "", phrase("form-of-ids"), id=item["id"])
        elif item["id"] in data["clauses"]:
            first = data["clauses"][item["id"]]
            advice = phrase("other-one", file=first["file"], line=first["line"])
            tree.fault("duplicate-id", tree.place((*path, "id")), "", advice, id=item["id"])
        else:
            data["clauses"][item["id"]] = _clause(item, path, tree, name)


def _clause(item: dict[str, Any], path: Steps, tree: Tree, name: str) -> dict[str, Any]:
    for key in item:
        if key not in CLAUSE_KEYS:
            tree.fault("unknown-key", at_key(tree, path, key), "unknown-key.clause", meant(key, CLAUSE_KEYS), key=key)
    return {
        "id": item["id"],
        "text": item.get("text", {}),
        "sources": sources(item.get("sources", []), (*path, "sources"), tree),
        "basis": item.get("basis", "stated"),
        "replaces": _names(item.get("replaces", [])),
        **({"restates": _names(item["restates"])} if "restates" in item else {}),
        **({"only_cited": item["only_cited"]} if "only_cited" in item else {}),
        "says": _entries(item, path, tree),
        "abilities": abilities(item.get("abilities", []), (*path, "abilities"), tree),
        "file": name,
        "line": tree.place(path).line,
        "path": own_name(tree.file),
    }


def _entries(item: dict[str, Any], path: Steps, tree: Tree) -> list[dict[str, Any]]:
    says = item.get("says", [])
    if not isinstance(says, list):
        tree.fault("not-a-list", tree.place((*path, "says")), key="says")
        return []
    if not says and not item.get("abilities"):
        tree.fault("says-nothing", tree.place(path), "", phrase("guides"))
    made = [_entry(raw, (*path, "says", i), tree) for i, raw in enumerate(says)]
    return [entry for entry in made if entry]


def _entry(raw: Any, path: tuple[str | int, ...], tree: Tree) -> dict[str, Any]:
    place = tree.place(path)
    roles = [key for key in raw if key in ROLES] if isinstance(raw, dict) else []
    if len(roles) != 1:
        tree.fault("one-role", place, "", _about_roles(raw), count=len(roles))
        return {}
    role = roles[0]
    for key in raw:
        if key not in (role, "when", *ROLES[role]):
            advice = meant(key, ("when", *ROLES[role]))
            tree.fault("unknown-key", at_key(tree, path, key), "unknown-key.role", advice, role=role, key=key)
    if role in NEEDED and not any(key in raw for key in NEEDED[role]):
        tree.fault("missing-key", at_key(tree, path, role), role=role, lacking=_one_of(NEEDED[role]))
        return {}
    if raw[role] == []:
        tree.fault("missing-key", at_key(tree, path, role), "missing-key.names", role=role)
        return {}
    when = _condition(raw.get("when"), (*path, "when"), tree)
    if role == "requires":  # what is needed and missing speaks against: a bar with its own verb
        when = ("all", (when, ("not", _condition(raw["requires"], (*path, "requires"), tree))))
    of = raw.get("for") if role == "requires" else raw[role]
    more = {key: _counted(raw[key], (*path, key), tree) for key in ROLES[role] if key in raw}
    return {"role": role, "of": _names(of), "when": when, "more": more, "line": place.line, "column": place.column}


def _one_of(keys: tuple[str, ...]) -> Name:
    """`a` or `b` or `c`."""
    first, *more = quoted(keys)
    return reduce(lambda one, other: AnyOf((one, other)), more, cast("Name", first))


def _counted(raw: Any, path: Steps, tree: Tree) -> Any:
    """A number that counts cards has a condition of its own, which is looked over like any other."""
    if isinstance(raw, dict) and "that" in raw:
        _condition(raw["that"], (*path, "that"), tree)
    return raw


def _condition(raw: Any, path: Steps, tree: Tree) -> Form:
    """What is no condition is a fault, and is taken for one that always holds, so that nothing else is missed."""
    try:
        return form(raw)
    except NoConditionError as error:
        tree.fault("bad-condition", tree.place(path), error.says, **error.names)
        return ALWAYS


def _about_roles(raw: Any) -> Phrase | None:
    if not isinstance(raw, dict):
        return phrase("form-of-entries")
    if any(key in ROLES for key in raw):
        return phrase("entry-of-each")
    return next((advice for key in raw if (advice := meant(str(key), ROLES))), None)


def _names(of: Any) -> list[str]:
    """Each once: what is named twice would count twice."""
    return list(dict.fromkeys(str(o) for o in of)) if isinstance(of, list) else [str(of)]


def _index(data: dict[str, Any]) -> None:
    """(role, what it speaks of) -> which entries: a rulebook ten times larger must not slow a ruling down."""
    for clause in data["clauses"].values():
        for position, entry in enumerate(clause["says"]):
            for of in entry["of"]:
                data["index"].setdefault(f"{entry['role']} {of}", []).append((clause["id"], position))
        for other in clause["replaces"]:
            data["replaced"].setdefault(other, []).append(clause["id"])
