"""Law: whole rulebooks with one file spoilt, and house rulings on top of the shipped law. What loads must rule.

A file of a rulebook says on its first line in whose place it stands: `# 2e/shadows.yaml`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from typing import Any

from judge.support import yaml_places as nodes
from judge.support.yaml_places import Tree, read_tree

from .entry import run
from .kinds import Desk, Kind, Way
from .law import RULINGS, copied, dumped, entries, everywhere, exchange, known, law, parsed, replace_word
from .soup import spoilt, unraw
from .words import casebook

BOARDS = 4
"""So many files of the casebook are ruled on under each rulebook."""
HOUSE = """\
documents: {house: {title: Rulings of a house, short: House, edition: 2e, date: "2020-01-01", language: en, precedence: 9}}
clauses:
"""


def make_rulebook(chance: Random, language: str) -> str:
    """One file of the shipped law, with a part exchanged or the text itself spoilt."""
    name, text = chance.choice(law())
    if chance.random() < 0.2:
        return f"# {name}\n{spoilt(text, chance, known(), 2)}"
    data = copied(parsed(name))
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        (replace_word if chance.random() < 0.5 else exchange)(data, chance)
    return f"# {name}\n{dumped(data)}"


def make_house(chance: Random, language: str) -> str:
    """A clause or two of a house, made of what the law says, with parts exchanged; or one that goes deep."""
    if (drawn := chance.random()) < 0.25:
        return HOUSE + dumped([{**_clause(chance, 0, language), "says": _chain(chance) if drawn < 0.05 else everywhere(chance)}])
    clauses = [_clause(chance, number, language) for number in range(chance.choice((1, 1, 2)))]
    for _ in range(chance.choice((0, 0, 0, 1, 2))):
        exchange(clauses, chance)
    text = HOUSE + dumped(clauses)
    return spoilt(text, chance, known(), 2) if chance.random() < 0.2 else text


def _chain(chance: Random) -> list[dict[str, Any]]:
    """Words or amounts that rest on each other, about as deep as may be, with conditions inside conditions."""
    length, nested, twice = chance.choice((3, 12, 20, 24, 30, 300)), chance.choice((0, 1, 4, 7, 8, 9)), chance.random() < 0.2
    if chance.random() < 0.5:
        words = [{"defines": f"word_{n}", "when": _nested(f"word_{n + 1}", nested)} for n in range(length)]
        return [*words, {"defines": f"word_{length}", "when": "unique"}, {"forbids": "marshal", "when": "word_0"}]
    sets = [{"sets": f"amount_{n}", "to": {"amount": f"amount_{n + 1}"}} for n in range(length)]
    adds = [{"adds": f"amount_{n}", "by": {"amount": f"amount_{n + 1}"}} for n in range(length if twice else 2)]
    return [*sets, *adds, {"sets": f"amount_{length}", "to": 1}, {"adds": "marshal_cost", "by": {"amount": "amount_0"}}]


def _nested(word: Any, times: int) -> Any:
    for turn in range(times):
        word = {"not": word} if turn % 2 else {"any": [word, "blank"]}
    return word


def _clause(chance: Random, number: int, language: str) -> dict[str, Any]:
    said = [copied(chance.choice(entries())) for _ in range(chance.choice((1, 1, 2)))]
    for entry in said:
        for _ in range(chance.choice((0, 1, 1, 2, 3))):
            replace_word(entry, chance)
    return {
        "id": f"HOUSE-{number}", "sources": [{"document": "house", "section": "One"}], "says": said,
        "text": {"en": "A ruling of the house.", **({"de": "Eine Entscheidung des Hauses."} if language == "de" else {})},
    }  # fmt: skip


def ways() -> tuple[Way, ...]:
    ruled = (("rule", "--json"), ("rule", "--json"), ("rule", "--json", "--lang", "de"), ("rule", "--why"), ("rule",))
    return (*ruled, *ruled, ("check",), ("check", "--json"), ("clauses", "gold"), ("clauses", "gold", "--json"))


@cache
def boards(folder: Path) -> tuple[str, ...]:
    """Files of the casebook that are ruled on whole."""
    folder.mkdir()
    for number, text in enumerate(text for language in ("en", "de") for text in casebook(language) if len(text) < 1500):
        (folder / f"{number}.scenario").write_bytes(text.encode("utf-8", "surrogateescape"))
    return tuple(sorted(str(file) for file in folder.iterdir()))


def under(desk: Desk, text: str, way: Way, option: str, law: Path) -> list[str]:
    """What comes of a command under some law: a few boards are ruled on, the same for the same text."""
    with _parsed_once():
        if way[0] == "check":
            return desk.complaints(run(*way, str(law)), text, deep=True)
        files = Random(len(text)).sample(boards(desk.folder / "boards"), BOARDS) if way[0] == "rule" else ()
        return desk.complaints(run(*way, option, str(law), *files), text, len(files), deep=True)


@contextmanager
def _parsed_once() -> Iterator[None]:
    """The files of the law that nobody touched are read once for all inputs: that is most of the time that it takes."""
    kept = nodes.read_tree
    nodes.read_tree = _once  # type: ignore[assignment]
    try:
        yield
    finally:
        nodes.read_tree = kept


@lru_cache(100)
def _read(text: str, file: str) -> tuple[Any, Tree]:
    return read_tree(text, file)


def _once(text: str, file: str, *scalar: Any) -> tuple[Any, Tree]:
    """The data, which nobody changes, and a tree of its own, in which faults are noted."""
    if scalar:
        return read_tree(text, file, *scalar)
    raw, kept = _read(text, file)
    tree = Tree(file)
    tree.root, tree.problems = kept.root, list(kept.problems)
    return raw, tree


def try_rulebook(desk: Desk, files: list[Path], way: Way) -> list[str]:
    """Each file in the place it names, in a copy of the whole law."""
    found: list[str] = []
    folder = desk.folder / "law"
    if not folder.is_dir():
        shutil.copytree(RULINGS, folder, ignore=shutil.ignore_patterns("languages"))
    for file in files:
        text = unraw(file.read_bytes())
        name = text.partition("\n")[0].removeprefix("# ").strip()
        target = folder / (name if name in dict(law()) else "more.yaml")
        target.write_bytes(file.read_bytes())
        found += under(desk, text, way, "--rulings", folder)
        target.unlink()
        if name in dict(law()):
            target.write_text(dict(law())[name], encoding="utf-8")
    return found


def try_house(desk: Desk, files: list[Path], way: Way) -> list[str]:
    return [said for file in files for said in under(desk, unraw(file.read_bytes()), way, "--also", file)]


RULEBOOK = Kind("rulebook", ".yaml", 15, 1, make_rulebook, ways, try_rulebook)
HOUSE_RULING = Kind("house ruling", ".yaml", 30, 1, make_house, ways, try_house)
