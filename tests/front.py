"""The command as its users meet it, in this process: what it prints on either stream, and its exit status."""

from __future__ import annotations

import json
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from judge.cli import called

LOST = "1 not ruled (what it expects was not checked), "
"""Of the last line of a run in which one question was lost."""


class Ran(NamedTuple):
    """What came of one run."""

    status: int
    out: str
    err: str

    @property
    def record(self) -> dict[str, Any]:
        """The one object of a run with `--json`."""
        (line,) = self.out.splitlines()
        return json.loads(line)  # type: ignore[no-any-return]

    @property
    def ruled(self) -> list[int]:
        return [ruling["line"] for ruling in self.record["rulings"]]

    @property
    def problems(self) -> list[tuple[int, str]]:
        return [(problem["line"], problem["code"]) for problem in self.record["problems"]]

    @property
    def not_ruled(self) -> list[list[int]]:
        return [problem["not_ruled"] for problem in self.record["problems"]]


def run(*arguments: object) -> Ran:
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = called([str(a) for a in arguments])
    return Ran(status, out.getvalue(), err.getvalue())


def write(folder: Path, text: str, name: str = "table.scenario") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file
