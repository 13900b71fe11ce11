"""Reads where a clause comes from: documents and their sections, as they are written in YAML."""

from __future__ import annotations

from typing import Any

from judge.errors import Phrase, meant, phrase
from judge.nodes import Path, Tree
from judge.rulebook.pinpoint import at_key

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
