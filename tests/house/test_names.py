"""House 9: a module is called after what it makes, holds or decides; no name stands for two things."""

from __future__ import annotations

from collections import Counter, defaultdict
from statistics import median

import pytest
from casebook import HOME

from .code import JUDGE, classes, lines, modules, name

RIDDLES = (
    "noun", "nodes", "errors", "cli/spoken", "cli/inspect", "cli/settle", "cli/library", "decide/reach", "decide/hearing",
    "facts/words",
    "moves/turning", "say/explained", "say/met", "say/clauses", "say/summary", "say/plainly", "say/telling", "scenario/expected",
    "scenario/quotes", "scenario/places", "scenario/same_card", "scenario/automaton", "catalogue/automaton", "rulebook/declared",
    "rulebook/rings", "ask/spoken", "ask/saying", "ask/vocabulary", "ask/deeds/copies", "cli/cards/shelf",
)  # fmt: skip
SMALL, FEW = 50, 20
TWICE = ("Scene", "Page", "Source", "Tables", "Word", "Entry", "Spoken", "Seen", "Row")


def test_the_names_that_misled_are_gone() -> None:
    assert [riddle for riddle in RIDDLES if (JUDGE / f"{riddle}.py").exists()] == []


def test_at_most_twenty_modules_are_crumbs() -> None:
    crumbs = [name(f) for f in modules() if lines(f) < SMALL and f.name != "__init__.py"]
    assert len(crumbs) <= FEW, crumbs


def test_modules_are_of_a_size_that_one_reads() -> None:
    sizes = {name(f): lines(f) for f in modules() if f.name != "__init__.py"}
    assert median(sizes.values()) >= 80
    assert {path: size for path, size in sizes.items() if size > 200} == {}


@pytest.mark.parametrize("called", TWICE)
def test_a_class_name_stands_for_one_thing(called: str) -> None:
    assert sum(kind == called for kind, _ in classes()) <= 1


def test_no_class_name_stands_for_two_things() -> None:
    count = Counter(kind for kind, _ in classes() if not kind.startswith("_"))
    assert [kind for kind, times in count.items() if times > 1] == []


def test_few_file_names_occur_twice() -> None:
    places = defaultdict(list)
    for file in modules():
        if not file.stem.startswith("__"):
            places[file.stem].append(name(file))
    assert len([stem for stem, paths in places.items() if len(paths) > 1]) <= 14


@pytest.mark.parametrize("package", ["engine", "language", "render", "driver", "cards", "rulebook", "support", "game"])
def test_the_tests_mirror_the_packages(package: str) -> None:
    assert list((HOME / "tests" / package).glob("test_*.py"))
