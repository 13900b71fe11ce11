"""A copy of the house that a test may change, which counts what is touched, and the judge that lives in it."""

from __future__ import annotations

import difflib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from casebook import HOME

ROOMS = ("judge", "rulings")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "built", "data")


class Cost(NamedTuple):
    """What adding one thing took: files, the words of all languages being one, and lines of Python."""

    files: int
    python: int


class HouseCopy:
    """Law, words and code in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before: dict[str, str] = {}
        for room in ROOMS:
            shutil.copytree(HOME / room, folder / room, ignore=NOT_COPIED)
        (folder / "scenarios").mkdir()

    def put(self, file: str, after: str, new: str) -> None:
        """Writes new lines right behind some words of a file, which must stand there once."""
        text = self._text(file)
        assert text.count(after) == 1, f"{after!r} stands {text.count(after)} times in {file}"
        self._write(file, text.replace(after, after + new))

    def instead(self, file: str, old: str, new: str) -> None:
        text = self._text(file)
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        self._write(file, text.replace(old, new))

    def add(self, file: str, text: str) -> None:
        """At the end of a file, or as a new one."""
        self._write(file, self._text(file) + text)

    def row(self, file: str, section: str, row: str) -> None:
        """The first row below the heading of a section."""
        self.put(file, f"\n{section}:\n", f"  {row}\n")

    def _text(self, file: str) -> str:
        path = self.folder / file
        text = path.read_text(encoding="utf-8") if path.exists() else ""
        self.before.setdefault(file, text)
        return text

    def _write(self, file: str, text: str) -> None:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    @property
    def cost(self) -> Cost:
        places = {"languages" if "/languages/" in file else file for file in self.before}
        python = sum(self._added(file) for file in self.before if file.endswith(".py"))
        return Cost(len(places), python)

    def _added(self, file: str) -> int:
        now = (self.folder / file).read_text(encoding="utf-8").splitlines()
        changes = difflib.ndiff(self.before[file].splitlines(), now)
        return sum(line.startswith("+ ") and bool(line[2:].strip()) for line in changes)

    def judge(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        caches = {"XDG_CACHE_HOME": str(self.folder / "cache"), "XDG_DATA_HOME": str(self.folder / "mine")}
        environment = {**os.environ, **caches, "PYTHONPATH": str(self.folder), "NO_COLOR": "1"}
        command = [sys.executable, "-m", "judge", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=environment, timeout=120)

    def ruled(self, scenario: str, *options: str) -> list[dict[str, Any]]:
        """The rulings on a scenario that is part of what was added."""
        done = self.judge("rule", "--json", *options, scenario)
        assert done.stdout, done.stderr
        record = json.loads(done.stdout)
        assert not record["problems"], record["problems"]
        return record["rulings"]  # type: ignore[no-any-return]

    def sound(self) -> None:
        """What was added is as its own checks want it."""
        done = self.judge("check")
        assert done.returncode == 0, done.stdout + done.stderr


def verdicts(rulings: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Each verdict with the first clause behind it."""
    return [(r["verdict"], r["clauses"][0]["id"] if r["clauses"] else "") for r in rulings]
