"""The cache is believed only where it is whole and fits, and is never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.cache import content_key, read_cache, write_cache


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "judge"


def kept(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def test_what_is_written_is_read_again(folder: Path) -> None:
    write_cache("thing", "key", {"a": [1, (2, None)]})
    assert read_cache("thing", "key") == {"a": [1, (2, None)]}
    assert len(list(folder.iterdir())) == 1


def test_another_key_is_stale() -> None:
    write_cache("thing", "key", 1)
    assert read_cache("thing", "other") is None


@pytest.mark.parametrize("damage", [b"", b"x", b"judge-cache-1 key", b"\0" * 100])
def test_a_damaged_file_is_not_believed(damage: bytes, folder: Path) -> None:
    write_cache("thing", "key", [1, 2, 3])
    kept(folder).write_bytes(damage)
    assert read_cache("thing", "key") is None


def test_a_flipped_byte_never_reaches_marshal(folder: Path) -> None:
    write_cache("thing", "key", [1, 2, 3])
    data = bytearray(kept(folder).read_bytes())
    data[-1] ^= 1
    kept(folder).write_bytes(data)
    assert read_cache("thing", "key") is None


def test_a_folder_that_cannot_be_made_is_harmless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    write_cache("thing", "key", 1)
    assert read_cache("thing", "key") is None


def test_keys_tell_parts_apart() -> None:
    assert content_key(b"ab", b"c") != content_key(b"a", b"bc")
