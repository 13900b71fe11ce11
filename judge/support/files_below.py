"""Looks through folders: every file of a kind, always in the same order, and nothing that is there is passed over."""

from __future__ import annotations

import os
from collections.abc import Callable, Container

Wanted = Callable[[str], bool]


def files_below(folder: str, wanted: Wanted, aside: Container[str] = (), follow: bool = False) -> list[str]:
    """The files whose name is wanted, those of a folder before those of the folders in it.

    A folder that cannot be looked into stands in the list itself, so that whoever reads the files is told of it. No folder is
    looked through twice: links that lead round in a circle, or twice to one place, add nothing.
    """
    return _below(folder, wanted, aside, follow, set())


def _below(folder: str, wanted: Wanted, aside: Container[str], follow: bool, seen: set[tuple[int, int]]) -> list[str]:
    try:
        here = os.stat(folder)
        if (here.st_dev, here.st_ino) in seen:
            return []
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError:
        return [folder]
    seen.add((here.st_dev, here.st_ino))
    inner = [e for e in entries if e.name not in aside and _is_folder(e, follow)]
    own = [e.path for e in entries if wanted(e.name) and not _is_folder(e, True)]
    return [*own, *(file for e in inner for file in _below(e.path, wanted, aside, follow, seen))]


def names_in(folder: str | os.PathLike[str]) -> list[str]:
    """What lies in a folder itself, in order; nothing where one cannot look."""
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []


def is_folder(path: str | os.PathLike[str]) -> bool:
    """Whatever keeps one from looking, looks like no folder."""
    return os.path.isdir(path)  # where a Path would fail, this says no


def _is_folder(entry: os.DirEntry[str], follow: bool) -> bool:
    try:
        return entry.is_dir(follow_symlinks=follow)
    except OSError:  # a link that leads to itself
        return False
