"""A copy of the law that a test may change, and the judge that rules by it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import yaml
from casebook import HOME
from front import Ran, run


class PlainLoader(yaml.SafeLoader):
    """As the judge reads: `no` is a word, and a form of German sentences."""


PlainLoader.yaml_implicit_resolvers = {
    first: [(tag, found) for tag, found in rows if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, rows in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


class Law:
    """A copy of `rulings/` in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "rulings"
        shutil.copytree(HOME / "rulings", self.folder)
        self.touched: set[str] = set()

    def row(self, file: str, *path: str, is_now: object) -> None:
        """Writes one row into a YAML file, below the keys named."""
        target = self.folder / file
        data = yaml.load(target.read_text(encoding="utf-8"), PlainLoader)
        here = data
        for key in path[:-1]:
            here = here.setdefault(key, {})
        here[path[-1]] = is_now
        target.write_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False), encoding="utf-8")
        self.touched.add(file)

    def clause(self, file: str, clause: dict[str, Any]) -> None:
        """Adds a clause to one of the files of the law."""
        target = self.folder / file
        with target.open("a", encoding="utf-8") as out:
            out.write("\n" + yaml.safe_dump([clause], allow_unicode=True, sort_keys=False))
        self.touched.add(file)

    def ruled(self, text: str, *options: str) -> list[dict[str, Any]]:
        """The rulings on a scenario under this law; whatever is wrong with either fails the test."""
        ran = self.run("rule", text, "--json", *options)
        record = json.loads(ran.out)
        assert not record["problems"], record["problems"]
        return record["rulings"]  # type: ignore[no-any-return]

    def run(self, command: str, text: str, *options: str) -> Ran:
        file = self.folder.parent / "board.scenario"
        file.write_text(text, encoding="utf-8")
        return run(command, "--rulings", self.folder, *options, file)

    def check(self) -> Ran:
        return run("check", self.folder)


def source(document: str, section: str = "Made up") -> list[dict[str, str]]:
    return [{"document": document, "section": section}]
