"""The one door to the judge: the command's own entry point, in this process, and the grammar it reads by."""

from __future__ import annotations

import io
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from .talkers import pack

HOME = Path(__file__).parents[2]
"""Everything is ruled from here, so that a record names files as they are named here."""


class Ruled(NamedTuple):
    """What came of one file."""

    status: int
    record: Mapping[str, Any]  # what `judge rule --json` prints


SILENCE = {"rulings": [], "problems": [{"line": 1, "code": "nothing printed"}]}
"""What a command left behind that broke down on its way."""


def rule(file: Path, talkers: bool = False) -> Ruled:
    """One file by `judge rule --json`, by the shipped law and cards alone, or with the talkers imported."""
    out = io.StringIO()
    with _nobodys_home(_with_talkers() if talkers else _empty()), redirect_stdout(out), redirect_stderr(io.StringIO()):
        status = _run(["rule", "--json", str(file)])
    return Ruled(status, json.loads(out.getvalue() or "null") or SILENCE)


def _run(arguments: list[str]) -> int:
    from judge.cli import called

    try:
        return called(arguments)
    except Exception:  # what is at fault in the judge is a line of the net like any other
        return 2


@contextmanager
def _nobodys_home(data: str) -> Iterator[None]:
    """No user's cards, no user's language; the cache is left where it is."""
    before = dict(os.environ)
    os.environ.update(XDG_DATA_HOME=data, LC_ALL="C")
    os.environ.pop("JUDGE_DATA", None)
    try:
        with chdir(HOME):
            yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@cache
def _empty() -> str:
    return tempfile.mkdtemp(prefix="judge-net-")


@cache
def _with_talkers() -> str:
    """A user's home into which the talkers were imported, for both editions."""
    data = tempfile.mkdtemp(prefix="judge-net-")
    file = Path(data) / "talkers.json"
    file.write_text(pack(), encoding="utf-8")
    for edition in ("1e", "2e"):
        with _nobodys_home(data), redirect_stdout(io.StringIO()):
            assert _run(["cards", "add", str(file), "--edition", edition]) == 0
    return data


Tree = tuple[str, tuple["Tree", ...]]
"""A form of the grammar by its name, and the forms within it."""


def trees(file: Path) -> Iterator[Tree]:
    """The lines of a file as the grammar reads them."""
    from judge.language.parse_file import parse

    return (_tree(line.node) for line in parse(file.read_text(encoding="utf-8"), file.name, []))


def _tree(node: Any) -> Tree:
    return node.rule, tuple(_tree(child) for child in node.nodes())


@cache
def grammar() -> Mapping[str, frozenset[str]]:
    """The forms of the grammar of today, each with those that may stand right within it."""
    from lark import Lark

    from judge.language.parse.grammar import GRAMMAR

    rules = Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", maybe_placeholders=False).rules
    parts: dict[str, set[str]] = {}
    names: dict[str, set[str]] = {}
    for rule_ in rules:
        own = str(rule_.alias or rule_.origin.name)
        names.setdefault(str(rule_.origin.name), set()).add(own)
        parts.setdefault(own, set()).update(str(s.name) for s in rule_.expansion if not s.is_term)
    return {own: frozenset(_within(own, parts, names)) for own in parts if not own.startswith("_")}


def _within(own: str, parts: Mapping[str, set[str]], names: Mapping[str, set[str]]) -> set[str]:
    """What begins with `_` leaves no trace of its own: its parts stand in its place."""
    found, hidden, waiting = set(), set(), list(parts[own])
    while waiting:
        part = waiting.pop()
        if not part.startswith("_"):
            found |= names[part]
        elif part not in hidden:
            hidden.add(part)
            waiting += parts[part]
    return found
