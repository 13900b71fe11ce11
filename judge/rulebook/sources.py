"""Reads where a clause comes from: documents and their sections, as they are written in YAML."""

from __future__ import annotations

from typing import Any

from judge.errors import did_you_mean
from judge.nodes import Path, Tree
from judge.rulebook.pinpoint import at_key

KEYS = ("document", "section")


def sources(raw: Any, path: Path, tree: Tree) -> list[tuple[str, str]]:
    """Document and section of each; the documents themselves are looked up by the check."""
    if not isinstance(raw, list):
        tree.fault("not-a-list", "`sources` is a list", tree.place(path))
        return []
    if not raw:
        tree.fault("no-source", "this clause names no source", tree.place(path), "add the document and its section")
    return [pair for number, source in enumerate(raw) for pair in _source(source, (*path, number), tree)]


def _source(raw: Any, path: Path, tree: Tree) -> list[tuple[str, str]]:
    """A document and its section; documents that share their sections may stand in one list."""
    if not isinstance(raw, dict):
        tree.fault("bad-source", "a source is `{document: …, section: …}`", tree.place(path))
        return []
    for key in raw:
        if key not in KEYS:
            tree.fault("unknown-key", f"a source has no `{key}`", at_key(tree, path, key), _hint(key))
    documents = raw.get("document", "")
    if not raw.get("section"):
        tree.fault("no-section", "this source names no section", tree.place(path), "add `section: …`")
    return [(str(d), str(raw.get("section", ""))) for d in (documents if isinstance(documents, list) else [documents])]


def _hint(key: str) -> str:
    return did_you_mean(key, KEYS) or ("a section with a comma in it stands in quotes" if " " in key else "")
