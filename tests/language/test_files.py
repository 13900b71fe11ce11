"""Every scenario of the house can be read with the real catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cards import Catalogue
from judge.language import read

HOUSE = Path(__file__).parents[2] / "scenarios"
FILES = sorted(path for path in HOUSE.rglob("*.scenario") if "bad" not in path.parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HOUSE)))
def test_it_can_be_read(path: Path) -> None:
    scenario = read(path.read_text("utf-8"), str(path), Catalogue())
    assert scenario.table.players and scenario.script
