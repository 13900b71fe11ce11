"""All that was ever found, each as the smallest file that showed it: none of it is ever found again.

A file is called by its kind and what was wrong with it; it is tried in every way in which its kind can be.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from . import checks
from .campaign import KINDS, desk, tried
from .kinds import Kind
from .soup import unraw

FOUND = sorted(Path(__file__).with_name("found").iterdir())


@pytest.fixture(autouse=True)
def untimed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test measures no time: `tests/bench/bench_hostile.py` and the campaigns do."""
    monkeypatch.setattr(checks, "SECONDS", float("inf"))


def kind_of(file: Path) -> Kind:
    return next(kind for kind in KINDS if file.name.startswith(kind.name.replace(" ", "-")))


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_it_is_not_found_again(file: Path) -> None:
    kind, text = kind_of(file), unraw(file.read_bytes())
    with desk() as there:
        wrong = {way: told for way in dict.fromkeys(kind.ways()) if (told := tried(there, kind, [text], way))}
    assert wrong == {}
