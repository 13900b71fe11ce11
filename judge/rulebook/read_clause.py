"""One clause of the law from YAML to plain data: what it says, entry by entry, with every fault at its place."""

from __future__ import annotations

from functools import reduce
from typing import Any, cast

from judge.game.descriptions_from_data import frozen
from judge.rulebook.check_documents_and_actions import sources
from judge.rulebook.clause import NEEDED, ROLES
from judge.rulebook.condition_forms import ALWAYS, Form, NoConditionError, form
from judge.rulebook.find_and_vet_law_files import own_name
from judge.rulebook.law_entries_and_their_places import at_key
from judge.rulebook.read_abilities_in_clauses import abilities
from judge.support.problems import AnyOf, Name, Phrase, meant, phrase, quoted
from judge.support.yaml_places import Path as Steps
from judge.support.yaml_places import Tree

EACH = "each"
"""Of what an act comes to: the cards that it befalls, every one by itself."""
CLAUSE_KEYS = ("id", "sources", "text", "basis", "says", "abilities", "replaces", "restates", "only_cited", "note")


def clause(item: dict[str, Any], path: Steps, tree: Tree, name: str) -> dict[str, Any]:
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
    more |= {EACH: frozen(more[EACH])} if EACH in more else {}
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
