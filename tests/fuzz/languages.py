"""Language files of a house: sentences with anything in their braces, and sections that are none.

A file says on its first line what it is called: `# de.yaml`.
"""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from .entry import HOME
from .kinds import Desk, Kind, Way
from .law import copied, dumped
from .rulebooks import under, ways
from .soup import NUMBERS, WRITABLE, spoilt, unraw

FIELDS = (
    "{card}", "{player}", "{nobody}", "{}", "{0}", "{card!r}", "{card!x}", "{card.__class__}", "{card[0]}", "{count:9999999}",
    "{count:>300000000}", "{value:areas.in}", "{value:nothing.at.all}", "{value:{value}}", "{", "}", "{{", "}}", "{{card}}",
    "{card", "{card:", "{count:*^50000000}", "{count:.50000000f}", "{player:player.{player}}", "%(card)s", "$card",
)  # fmt: skip
ODD: tuple[Any, ...] = (None, "", 0, 5, True, [], {}, ["a"], {"a": "b"}, [[]], {"other": {"in": 5}}, "x" * 5000)


@cache
def shipped(language: str) -> dict[str, Any]:
    text = (HOME / "rulings" / "languages" / f"{language}.yaml").read_text(encoding="utf-8")
    return dict(yaml.load(text, getattr(yaml, "CBaseLoader", yaml.BaseLoader)))


def make(chance: Random, language: str) -> str:
    """A few sections of the shipped file, some of their sentences exchanged."""
    names = chance.sample(sorted(shipped(language)), chance.choice((1, 2, 4)))
    data = {name: _few(shipped(language)[name], chance) for name in names}
    for _ in range(chance.choice((1, 1, 2, 5))):
        _exchange(data, chance)
    text = dumped(data)
    text = spoilt(text, chance, FIELDS, 2) if chance.random() < 0.3 else text
    called = chance.choice((language, language, language, "xx", "clauses.de"))
    return f"# {called}.yaml\n{text}"


def _few(section: Any, chance: Random) -> Any:
    if not isinstance(section, dict):
        return copied(section)
    kept = chance.sample(sorted(section), min(len(section), 6))
    return {key: copied(section[key]) for key in kept}


def _exchange(part: Any, chance: Random) -> None:
    keys = list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.9:
        _exchange(part[key], chance)
    elif isinstance(part[key], str) and chance.random() < 0.7:
        where = chance.randrange(len(part[key]) + 1)
        part[key] = part[key][:where] + chance.choice((*FIELDS, *WRITABLE)) + part[key][where:]
    elif isinstance(part, dict) and chance.random() < 0.3:
        part[chance.choice((*WRITABLE, *NUMBERS, "other", "one", "many", "seen"))] = part.pop(key)
    else:
        part[key] = copied(chance.choice(ODD))


def trial(desk: Desk, files: list[Path], way: Way) -> list[str]:
    found: list[str] = []
    for file in files:
        text = unraw(file.read_bytes())
        folder, name = file.with_suffix("") / "languages", text.partition("\n")[0].removeprefix("# ").strip()
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        name = name if name in ("en.yaml", "de.yaml", "xx.yaml", "clauses.de.yaml") else "en.yaml"
        (folder / name).write_bytes(file.read_bytes())
        (folder.parent / "house.yaml").write_text(LAW, encoding="utf-8")
        spoken = ("--lang", name.split(".")[-2] if name != "xx.yaml" or way[0] != "rule" else "xx")
        found += under(desk, text, way if "--lang" in way else (*way, *spoken), "--also", folder.parent)
    return found


LAW = """\
documents: {house: {title: Rulings of a house, short: House, edition: 2e, date: "2020-01-01", language: en, precedence: 9}}
clauses:
- {id: HOUSE-01, sources: [{document: house, section: One}], text: {en: Nothing new.}, says: [{guides: true}]}
"""
HOUSE_LANGUAGE = Kind("house language", ".yaml", 15, 1, make, ways, trial)
