"""Which files are law, and why what was named as law is none."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from judge.support.files_below import files_below, is_folder
from judge.support.problems import Problem, Span, phrase, problem_at, reason_of
from judge.support.where_files_lie import home
from judge.support.yaml_places import unreadable

ASIDE = ("cards", "languages")
"""Folders of a rulebook that are other rooms' business."""
SUFFIX = ".yaml"
OWN = "<own>"
"""Before the names of our own files: others may be named from the folder one is in, and look alike."""


def rule_files(folder: Path | str) -> list[str]:
    """Every file of law below a folder (or the one file), always in the same order; none, if it is neither."""
    if is_folder(folder):
        return files_below(str(folder), _is_law, ASIDE, follow=True)
    return [str(folder)] if str(folder).endswith(SUFFIX) else []


@cache
def _own() -> str:
    return f"{home() / 'rulings'}{os.sep}"


def own_name(file: str) -> str:
    """What a file of the judge's own law is called wherever it is installed; any other file as it was named."""
    own = _own()
    return f"{OWN}{file.removeprefix(own)}" if file.startswith(own) else file


def whole_path(name: str) -> str:
    return str(home() / "rulings" / name.removeprefix(OWN)) if name.startswith(OWN) else name


def misnamed(place: Path | str) -> list[str]:
    """Files that somebody means to be law, or words of a language, and that nobody would read: `house.yml`."""
    return [path for path in _passed_over(place) if _is_meant(path)]


def unfit(place: Path) -> Iterator[Problem]:
    """Why a folder or a file cannot be used as law, or not all of it."""
    try:
        place.stat()
    except (FileNotFoundError, NotADirectoryError):
        yield problem_at("no-folder", Span(str(place), 1))
        return
    except OSError as error:
        yield unreadable(str(place), reason_of(error))
        return
    wrong = _passed_over(place)
    yield from (_misnamed(path) if _is_meant(path) else _closed(path) for path in wrong)
    if not wrong and not rule_files(place) and not rule_files(place / "languages"):
        yield no_law(place)


def _passed_over(place: Path | str) -> list[str]:
    """What would go unread: files under another name, and folders that cannot be looked into."""
    if is_folder(place):
        return files_below(str(place), _is_meant, follow=True)
    return [str(place)] if _is_meant(str(place)) else []


def no_law(place: Path) -> Problem:
    return problem_at("no-law", Span(str(place), 1), "", phrase("what-is-law", suffix=SUFFIX))


def _misnamed(file: str) -> Problem:
    advice = phrase("rename", file=f"{Path(file).stem}{SUFFIX}")
    return problem_at("misnamed-law", Span(file, 1), "", advice, file=Path(file).name, suffix=SUFFIX)


def _closed(folder: str) -> Problem:
    try:
        os.listdir(folder)  # noqa: PTH208 - only to hear why not
    except OSError as error:
        return unreadable(folder, reason_of(error))
    return unreadable(folder, phrase("not-there-before"))


def _is_law(name: str) -> bool:
    return name.endswith(SUFFIX)


def _is_meant(name: str) -> bool:
    return name.lower().endswith((SUFFIX, ".yml")) and not _is_law(name)
