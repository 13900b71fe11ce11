"""What a caller names, read: files, the scenarios of folders, standard input; what cannot be read is a problem."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from judge.support.files_below import files_below, is_folder
from judge.support.frozen_data_classes import Noun
from judge.support.problems import Name, Problem, Span, phrase, problem_at, reason_of
from judge.support.read_regular_file import open_file
from judge.support.where_files_lie import home

LARGEST = 1_000_000
"""Bytes; what is larger is no scenario, and is not read to its end."""
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
"""How a file begins that Windows calls Unicode."""
ADVISED = ("no-such-file", "no-scenarios", "not-utf8", "not-text")
"""What something can be done about: the advice bears the name of the problem."""


class Input(Noun):
    """One text and its name, or what is wrong with it."""

    name: str
    text: str = ""
    problems: tuple[Problem, ...] = ()


def inputs(paths: Iterable[str]) -> Iterator[Input]:
    """Every file that is meant, in order."""
    for path in paths:
        if path == "-":
            yield _read("-", sys.stdin.buffer)
        elif path == "":  # a slip of somebody's script, not the folder one happens to be in
            yield Input("''", problems=(_problem("no-such-file", "''"),))
        elif is_folder(path):
            yield from _folder(Path(path))
        else:
            yield file_input(Path(path), named=True)


def _folder(folder: Path) -> Iterator[Input]:
    files = scenario_files(folder)
    if not files:
        yield Input(str(folder), problems=(_problem("no-scenarios", str(folder)),))
    for file in files:
        yield file_input(file)


def scenario_files(folder: Path) -> list[Path]:
    """What is called a scenario, and the folders that cannot be looked into: whoever reads them is told."""
    return sorted(map(Path, files_below(str(folder), lambda name: name.endswith(".scenario"))))


def casebook_files() -> list[Path]:
    """The scenarios that come with the judge, but for those that are bad by design."""
    casebook = home() / "scenarios"
    return [file for file in scenario_files(casebook) if "bad" not in file.relative_to(casebook).parts]


def text_input(text: str, name: str) -> Input:
    """A text that a caller has already; what would be wrong with it in a file is wrong with it here."""
    return _read(name, BytesIO(text.encode("utf-8", "surrogatepass")))


def file_input(path: Path, named: bool = False) -> Input:
    """A pipe or a device is read where it was named itself, as in `judge rule <(…)`; nobody waits for one in a folder."""
    name = str(path)
    try:
        with path.open("rb") if named else open_file(path) as stream:
            return _read(name, stream)
    except FileNotFoundError:
        return Input(name, problems=(_problem("no-such-file", name),))
    except (OSError, ValueError) as error:
        return Input(name, problems=(_problem("unreadable", name, reason=reason_of(error)),))


def _read(name: str, stream: BinaryIO) -> Input:
    raw = stream.read(LARGEST + 1)
    if len(raw) > LARGEST:
        return Input(name, problems=(_problem("file-too-large", name, most=LARGEST),))
    if raw[:2] in UTF_16:
        return Input(name, problems=(_problem("not-utf8", name),))
    if b"\0" in raw:
        return Input(name, problems=(_problem("not-text", name, line=raw.count(b"\n", 0, raw.index(b"\0")) + 1),))
    try:
        return Input(name, _lines(raw.decode("utf-8-sig")))
    except UnicodeDecodeError as error:
        line, start = raw.count(b"\n", 0, error.start) + 1, raw.rfind(b"\n", 0, error.start) + 1
        column = len(raw[start : error.start].decode("utf-8", "replace")) + 1
        trouble = _problem("not-utf8", name, line, column)
        return Input(name, _lines(raw.decode("utf-8", "replace")), (trouble,))


def _lines(text: str) -> str:
    """Whatever a system ends its lines with."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _problem(code: str, name: str, line: int = 1, column: int = 1, **names: Name) -> Problem:
    return problem_at(code, Span(name, line, column), "", phrase(code) if code in ADVISED else None, **names)
