"""YAML files to one plain, cacheable rulebook: clauses, actions, documents, and an index by what each entry speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from judge.game.vocabulary import Vocabulary
from judge.rulebook.check_documents_and_actions import ACTION, DOCUMENT, NAMING, declared
from judge.rulebook.find_and_vet_law_files import rule_files
from judge.rulebook.law_entries_and_their_places import at_key
from judge.rulebook.read_clause import clause
from judge.rulebook.read_game import acts, game, whole
from judge.rulebook.read_steps import STEPS, edition_of, sequences
from judge.rulebook.read_what_bears_on_what import bearing
from judge.support.problems import Problem, Unusable, meant, phrase
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree, read_tree_file

BEARING, GAME, ACTIONS = "bearing.yaml", "game.yaml", "actions.yaml"
WORDS = (GAME, ACTIONS)
"""Read first: all other law speaks in them."""
CARD_TEXT = 4
"""The precedence of card text among the documents."""
ID = re.compile(r"[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*")
"""What can be named in an expectation and shown on a terminal."""


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
    for one in data["clauses"].values():
        for _, section in one["sources"] if one["abilities"] else ():
            found.setdefault(section, []).append(one["id"])
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
            data["clauses"][item["id"]] = clause(item, path, tree, name)


def _index(data: dict[str, Any]) -> None:
    """(role, what it speaks of) -> which entries: a rulebook ten times larger must not slow a ruling down."""
    for one in data["clauses"].values():
        for position, entry in enumerate(one["says"]):
            for of in entry["of"]:
                data["index"].setdefault(f"{entry['role']} {of}", []).append((one["id"], position))
        for other in one["replaces"]:
            data["replaced"].setdefault(other, []).append(one["id"])
