"""The cache is believed only where it is whole and fits, and is never in the way."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.support.cache import Unpacked, content_key, packed, read_cache, write_cache


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


def test_a_packed_mapping_is_the_same_mapping() -> None:
    data = {"a": {"x": [1, (2, None)]}, "b": {}}
    write_cache("thing", "key", packed(data))
    unpacked = Unpacked(read_cache("thing", "key"))
    assert dict(unpacked) == data
    assert ("a" in unpacked, "c" in unpacked, len(unpacked)) == (True, False, 2)
    assert unpacked["a"] is unpacked["a"]


def test_what_somebody_else_wrote_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    write_cache("thing", "key", 1)
    monkeypatch.setattr("os.getuid", lambda: -1)
    assert read_cache("thing", "key") is None


def test_a_link_in_the_way_is_not_followed(folder: Path, tmp_path: Path) -> None:
    """In a shared folder somebody may have guessed the name of our temporary file."""
    precious = tmp_path / "precious"
    precious.write_text("mine")
    write_cache("thing", "key", 1)
    (folder / f"{kept(folder).name}.{os.getpid()}").symlink_to(precious)
    write_cache("thing", "key", 2)
    assert precious.read_text() == "mine"
    assert read_cache("thing", "key") == 1


@pytest.mark.skipif(os.name != "posix" or os.getuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_to_is_harmless(folder: Path) -> None:
    write_cache("thing", "key", 1)
    folder.chmod(0o500)
    write_cache("thing", "other", 2)
    assert read_cache("thing", "key") == 1
    folder.chmod(0o700)


@pytest.mark.parametrize("length", range(0, 60, 7))
def test_a_file_cut_short_is_not_believed(length: int, folder: Path) -> None:
    write_cache("thing", "key", list(range(9)))
    kept(folder).write_bytes(kept(folder).read_bytes()[:length])
    assert read_cache("thing", "key") is None


def test_only_the_latest_few_are_kept(folder: Path) -> None:
    for number in range(20):
        write_cache("thing", f"key{number}", number)
    assert len(list(folder.iterdir())) <= 8
    assert read_cache("thing", "key19") == 19
