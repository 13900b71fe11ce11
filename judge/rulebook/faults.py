"""All that is wrong with a rulebook: what keeps it from being used, and what nobody would ever notice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from judge.errors import Problem, Span
from judge.rulebook.check import check
from judge.rulebook.compile import compile_rulebook
from judge.rulebook.reachable import unreachable
from judge.rulebook.values import values_known

LOST = ("not-yaml", "unreadable", "alias", "too-deep", "file-too-large")
"""Where a whole file is lost, what others say of its clauses is no fault of theirs."""


def faults(folders: Iterable[Path], thorough: bool = False) -> tuple[dict[str, Any], list[Problem]]:
    """The law of all folders, and every fault of it, by place."""
    folders = tuple(folders)
    missing = [Problem("no-folder", "there is no such folder", Span(str(f), 1)) for f in folders if not f.exists()]
    if missing:
        return {}, missing
    data, problems = compile_rulebook(folders)
    if not any(problem.code in LOST for problem in problems):
        problems += check(data)
        problems += (*values_known(data), *unreachable(data)) if thorough else ()
    return data, sorted(dict.fromkeys(problems), key=lambda p: (p.span.file, p.span.line, p.span.column))
