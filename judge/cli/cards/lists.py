"""Players' own lists of cards, `*.cards`: `card` lines as in a scenario, under the edition they belong to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from judge.catalogue.add import Report, add_faces
from judge.cli.inputs import file_input
from judge.disk.walk import files_below, is_folder
from judge.errors import Problem
from judge.noun import replace
from judge.scenario import card_list

SUFFIX = ".cards"


def sorted_out(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Packs and folders of packs, and lists; a folder may hold both."""
    packs: list[Path] = []
    lists: list[Path] = []
    for path in paths:
        inside = sorted(map(Path, files_below(str(path), _is_list))) if is_folder(path) else [path] if _is_list(path.name) else []
        lists += [file for file in inside if _is_list(file.name)]  # a closed folder is told with the packs
        if not inside or (is_folder(path) and files_below(str(path), lambda name: name.endswith(".json"))):
            packs.append(path)
    return packs, lists


def _is_list(name: str) -> bool:
    return name.endswith(SUFFIX)


def add_list(path: Path, edition: str | None) -> Report:
    """Add every good card of one list; without one, nothing changes."""
    given = file_input(path)
    if given.problems:
        return Report(problems=tuple(_of_a_list(p) for p in given.problems))
    read = card_list(given.text, given.name, edition)
    report = add_faces(read.faces, read.edition or "", given.name) if read.faces else Report()
    return replace(report, problems=(*report.problems, *read.problems))


def _of_a_list(problem: Problem) -> Problem:
    return replace(problem, says="file-too-large.list") if problem.code == "file-too-large" else problem
