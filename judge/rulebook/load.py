"""Folders of YAML to a Rulebook, through the cache: compiled once, never trusted if stale or damaged."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from judge.game.facts import FACTS, GROUPS, NUMBERS, ORDERS
from judge.rulebook.book import Rulebook
from judge.rulebook.find_and_vet_law_files import own_name, rule_files, unfit
from judge.support.cache import Unpacked, content_key, packed, read_cache, write_cache
from judge.support.files_below import files_below
from judge.support.problems import Problem, Span, Unusable, meant, phrase, problem_at
from judge.support.read_regular_file import read_file
from judge.support.where_files_lie import home
from judge.support.yaml_places import LIMIT_BYTES

PACKAGE = Path(__file__).parent.parent
READERS = ("rulebook", "game/moves", "support/yaml_places.py", "cards/fields.py")
"""What compiles and checks the law, below the package: folders, and single files."""
LEFT_TO_OURS = {"bearing": "bearing.yaml", "steps": "*/steps.yaml"}
PACKED = ("clauses", "steps")
"""Of which a start wants a few, or none at all."""


def load_data(folders: Iterable[Path]) -> Mapping[str, Any]:
    """The compiled law of all folders; raises Unusable with every fault."""
    folders = tuple(folders)
    _refuse_unfit(folders)
    key = _fingerprint(folders)
    kept = read_cache("rulebook", key)
    if kept is not None:
        return {**kept, **{section: Unpacked(kept[section]) for section in PACKED}}
    data = _as_ruled_by(_compiled(folders))
    write_cache("rulebook", key, {**data, **{section: packed(data[section]) for section in PACKED}})
    return data


def _as_ruled_by(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The law without the places in files that only its checks want: it is the same wherever it is installed."""
    from judge.rulebook.read_game import AT

    game = {section: {name: _but(AT, row) for name, row in rows.items()} for section, rows in data["game"].items()}
    steps = {edition: {name: _unplaced(rows) for name, rows in told.items()} for edition, told in data["steps"].items()}
    return {**data, "game": game, "steps": steps, "named_documents": [], "actions_file": ""}


def _unplaced(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    bare = [{key: value for key, value in row.items() if key not in ("file", "line", "column")} for row in rows]
    return [{key: _unplaced(value) if key in ("steps", "inside") else value for key, value in row.items()} for row in bare]


def _but(key: str, row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != key}


def _refuse_unfit(folders: tuple[Path, ...]) -> None:
    """Before anything is found kept: what has come since it was compiled and is not read would go unnoticed."""
    own = home() / "rulings"
    if problems := tuple(problem for folder in folders if folder != own for problem in unfit(folder)):
        raise Unusable(problems)


def _compiled(folders: tuple[Path, ...]) -> Mapping[str, Any]:
    from judge.rulebook.check import faults

    data, problems = faults(folders)
    if problems:
        raise Unusable(tuple(problems))
    own = {section: _own(section) for section in LEFT_TO_OURS if not data[section]}
    return {**data, **own}


def _own(section: str) -> Mapping[str, Any]:
    """A rulebook that does not say what may bear on what, or in what order things are done, leaves it to ours."""
    from judge.rulebook.compile import compile_rulebook

    found: dict[str, Any] = {}
    for file in _own_files(section):
        found |= compile_rulebook([file])[0][section]
    return found


def _own_files(section: str) -> list[Path]:
    return sorted((home() / "rulings").glob(LEFT_TO_OURS[section]))


def _fingerprint(folders: tuple[Path, ...]) -> str:
    """Content, not dates: the names and bytes of every file of law, and what compiles and checks them."""
    words = " ".join((*FACTS, *GROUPS, *NUMBERS, *ORDERS))
    parts = [words.encode(), *map(_bytes, _reading())]
    ours = [home() / "rulings" / "game.yaml", *(file for section in LEFT_TO_OURS for file in _own_files(section))]
    parts += (_bytes(str(file)) for file in ours)
    for folder in folders:
        parts.append(own_name(f"{folder}{os.sep}").encode())
        for file in rule_files(folder):
            parts += (own_name(file).encode(), _bytes(file))
    return content_key(*parts)


def _reading() -> Iterator[str]:
    for reader in READERS:
        path = f"{PACKAGE}{os.sep}{reader}"
        yield from [path] if path.endswith(".py") else files_below(path, lambda name: name.endswith(".py"), ("__pycache__",))


def _bytes(file: str) -> bytes:
    try:
        return read_file(file, LIMIT_BYTES)
    except OSError:
        return b""  # said when it is compiled


def rulebook(
    data: Mapping[str, Any], edition: str, as_of: str | None = None, only: Iterable[str] = (), place: Span | None = None
) -> Rulebook:
    """The law in force for an edition: all its documents, those published by a day, or just the named ones."""
    only = tuple(only)
    documents = data["documents"]
    if not any(d["edition"] == edition for d in documents.values()):
        known = sorted({d["edition"] for d in documents.values()})
        raise Unusable((_unknown("edition", edition, known, place),))
    unknown = tuple(_unknown("document", d, documents, place) for d in only if d not in documents)
    if unknown:
        raise Unusable(unknown)
    chosen = only or [i for i, d in documents.items() if d["edition"] in (edition, "any") and d["language"] == "en"]
    bases = [base for i in only if (base := documents[i].get("adds_to"))]
    published = [i for i in (*chosen, *bases) if not as_of or documents[i]["date"] <= as_of]
    return Rulebook(data, edition, published, as_of=as_of)


def _unknown(what: str, word: str, known: Iterable[str], place: Span | None) -> Problem:
    advice = meant(word, known) or phrase("known", value=tuple(known))
    return problem_at(f"unknown-{what}", place or Span("", 1), "", advice, value=word)


def unknown_document(document: str, known: Iterable[str], place: Span) -> Problem:
    return _unknown("document", document, known, place)
