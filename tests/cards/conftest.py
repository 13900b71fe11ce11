"""A catalogue of one's own for each test: no user's cards, no user's cache."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cards import Catalogue
from judge.cards.imported.add import add

DATA = Path(__file__).parent / "data"
SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards"


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))


@pytest.fixture
def invented() -> Catalogue:
    """The hand-made packs of both formats, imported."""
    assert not add([DATA]).problems
    return Catalogue()


@pytest.fixture(scope="session")
def real(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The real packs, where they are at hand; never part of this repository."""
    if not (SHARED / "throneteki-packs").is_dir():
        pytest.skip("the real card data is not here")
    store = tmp_path_factory.mktemp("real") / "cards.compiled"
    assert not add([SHARED / "throneteki-packs"], store).problems
    return Catalogue(imported=store)
