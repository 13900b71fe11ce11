"""All that is wrong with a rulebook: what keeps it from being used, and what nobody would ever notice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from judge.errors import Problem
from judge.nodes import read_tree_file
from judge.rulebook.check import check
from judge.rulebook.compile import compile_rulebook
from judge.rulebook.files import no_law, rule_files, unfit, whole_path
from judge.rulebook.reachable import unreachable
from judge.rulebook.values import values_known

LOST = ("not-yaml", "unreadable", "alias", "too-deep", "file-too-large")
"""Where a whole file is lost, what others say of its clauses is no fault of theirs."""


def faults(folders: Iterable[Path], thorough: bool = False) -> tuple[dict[str, Any], list[Problem]]:
    """The law of all folders, and every fault of it, by place."""
    folders = tuple(folders)
    if missing := [problem for folder in folders for problem in unfit(folder)]:
        return {}, missing
    data, problems = compile_rulebook(folders)
    problems += [no_law(folder) for folder in folders if not problems and _hollow(folder, data)]
    if not any(problem.code in LOST for problem in problems):
        problems += check(data)
        problems += (*values_known(data), *unreachable(data)) if thorough else ()
    return data, sorted(dict.fromkeys(problems), key=lambda p: (p.span.file, p.span.line, p.span.column))


def _hollow(place: Path, data: dict[str, Any]) -> bool:
    """Whether there is no law in any of its files; words of a language are something, a document without a clause is not."""
    files = rule_files(place)
    if not files or any(whole_path(clause["path"]) in files for clause in data["clauses"].values()):
        return False
    return not any(_says_something(file) for file in files) and not rule_files(place / "languages")


def _says_something(file: str) -> bool:
    raw, _ = read_tree_file(file)
    return any(said for section, said in raw.items() if section != "documents") if isinstance(raw, dict) else bool(raw)
