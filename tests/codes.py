"""Every code that a problem can have, read off the code base itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import judge
from judge.language.mistakes.diagnose import _BEGUN, _CLASSES

ROOT = Path(judge.__file__).parent
SAYING = ("Problem", "problem_at", "refuse", "fault", "_fault", "_refuse", "_problem", "problem", "trouble", "_trouble")
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def codes() -> set[str]:
    """What is raised anywhere."""
    found = {code for file in ROOT.rglob("*.py") for code in _of(ast.parse(file.read_text(encoding="utf-8")))}
    return found | {code for _, code, _ in _CLASSES} | set(_BEGUN.values())


def _of(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = next((one for arg in node.args[:3] for one in _constants(arg)), "")
            if name in SAYING and CODE.fullmatch(first):
                yield from (c for arg in node.args[:3] for c in _constants(arg) if CODE.fullmatch(c))
            elif name in ("_unknown", "unknown"):
                yield from [f"unknown-{first}"] if CODE.fullmatch(first) else []


def _constants(node: ast.AST) -> Iterator[str]:
    """A plain string, or both arms of a choice."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))
    elif isinstance(node, ast.BoolOp):
        yield from (c for value in node.values for c in _constants(value))
