"""The package as text: its modules, their lines, classes and imports, for tests that hold the house to its plan."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from casebook import HOME

JUDGE = HOME / "judge"


@cache
def modules() -> tuple[Path, ...]:
    return tuple(sorted(f for f in JUDGE.rglob("*.py") if "data" not in f.relative_to(JUDGE).parts))


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def name(file: Path) -> str:
    return file.relative_to(JUDGE).with_suffix("").as_posix()


def lines(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def classes() -> Iterator[tuple[str, Path]]:
    for file in modules():
        yield from ((node.name, file) for node in ast.walk(tree(file)) if isinstance(node, ast.ClassDef))
