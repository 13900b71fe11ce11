"""Lists of cards that a caller names: packs, and players' own `*.cards` files, added to the user's cards or read for once."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from judge.cards import Catalogue
from judge.cards.imported.add import Batches, ImportReport, add_faces, batch_of, nothing_in, read_lists, take_in
from judge.cards.imported.compile import compiled
from judge.cards.imported.original_imported_records import Sources
from judge.cards.imported.store_reader import StoreInMemory
from judge.driver.inputs import file_input
from judge.language.read_cards_file import CardList, card_list
from judge.support.files_below import files_below, is_folder
from judge.support.frozen_data_classes import replace
from judge.support.problems import Problem

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


def add_list(path: Path, edition: str | None) -> ImportReport:
    """Add every good card of one list; without one, nothing changes."""
    read = _read(path, edition)
    report = add_faces(read.faces, read.edition or "", str(path)) if read.faces else ImportReport()
    return replace(report, problems=(*report.problems, *read.problems))


def _read(path: Path, edition: str | None) -> CardList:
    given = file_input(path)
    if given.problems:
        return CardList(problems=tuple(_of_a_list(p) for p in given.problems))
    return card_list(given.text, given.name, edition)


def _of_a_list(problem: Problem) -> Problem:
    return replace(problem, says="file-too-large.list") if problem.code == "file-too-large" else problem


def stamped(paths: Iterable[Path]) -> tuple[tuple[Path, object], ...]:
    """Each path with what tells whether its lists have changed since."""
    return tuple((path, tuple(map(_stamp, _files(path)))) for path in paths)


def _files(path: Path) -> list[str]:
    return sorted(files_below(str(path), lambda name: name.endswith((SUFFIX, ".json")))) if is_folder(path) else [str(path)]


def _stamp(file: str) -> tuple[str, int, int]:
    try:
        found = os.stat(file)  # noqa: PTH116
    except (OSError, ValueError):  # it is told when it is read
        return file, 0, 0
    return file, found.st_mtime_ns, found.st_size


def _holds_no_list(path: Path, batches: Batches) -> bool:
    """Whether there are files, but none that is a list of cards, or means to be one."""
    inside = [batch for file, batch in batches if path in (file, *file.parents)]
    return bool(inside) and not any(batch.known or batch.problems for batch in inside)


def catalogue_of(paths: Iterable[Path], edition: str | None) -> tuple[Catalogue, tuple[Problem, ...]]:
    """Our own cards and those of these lists, and what is wrong with the lists; nothing is written anywhere."""
    sources, problems = Sources(), list[Problem]()
    packs, lists = sorted_out(paths)
    if packs:
        batches, wrong = read_lists(packs)
        problems += take_in(sources, batches, wrong, edition or "2e").problems
        problems += [nothing_in(path) for path in packs if _holds_no_list(path, batches)]
    for path in lists:
        read = _read(path, edition)
        take_in(sources, [(path, batch_of(read.faces, str(path)))], [], read.edition or "2e")
        problems += read.problems
    return Catalogue(imported=StoreInMemory(compiled(sources))), tuple(problems)
