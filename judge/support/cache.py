"""Plain data that was costly to compute: built with the judge, or kept in the user's cache folder; checked before it is read."""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Iterator, Mapping
from importlib.util import source_hash
from pathlib import Path
from typing import Any

from judge.support.read_regular_file import open_file
from judge.support.where_files_lie import user_folder

FORMAT = "judge-cache-3"
BUILT = Path(__file__).parent.parent / "built"
"""What the build hook compiled: a fresh install starts warm. A clone that was never installed has none."""
PORTABLE = 4
"""The version of marshal that every Python of today reads: what was built with one serves another."""
_TAG = f"-{sys.implementation.cache_tag}-"
KEPT = 8
"""How many versions of one thing stay: a checkout, an installed copy, and a few house rulings."""


def content_key(*parts: bytes) -> str:
    """A key that changes with any of the parts, and with nothing else: what was built elsewhere is known again here."""
    lengths = ",".join([str(len(part)) for part in parts])
    return source_hash(b"\0".join((lengths.encode(), *parts))).hex()


def read_cache(name: str, key: str) -> Any:
    """What was built or kept under this name, or None if it is missing, stale, damaged or somebody else's."""
    built = _read(BUILT / name, key, ours=False)
    if built is not None:
        return built
    try:
        return _read(_path(name, key), key, ours=True)
    except FileNotFoundError:
        return None


def _read(path: Path, key: str, *, ours: bool) -> Any:
    try:
        with open_file(path) as file:
            if ours and not _ours(file.fileno()):
                return None
            start = f"{FORMAT} {key} ".encode()
            if file.read(len(start)) != start:
                return None
            checksum, _, payload = file.read().partition(b"\n")
        # The check comes first: marshal itself does not survive every damaged file.
        return marshal.loads(payload) if checksum == _checksum(payload) else None
    except (OSError, EOFError, ValueError, TypeError):
        return None


def write_cache(name: str, key: str, data: Any) -> None:
    """Keep plain data under this name; a folder that cannot be written to is no trouble."""
    try:
        path = _path(name, key)
    except FileNotFoundError:
        return
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("xb") as file:  # a new file: nobody's link is followed
            file.write(_told(key, marshal.dumps(data, PORTABLE)))
        temporary.replace(path)  # atomic, so a reader never sees half a file
        _prune(name, path)
    except FileExistsError:
        return
    except OSError:
        _forget(temporary)


def packed(data: Mapping[str, Any]) -> dict[str, bytes]:
    """A large mapping for the cache, of which a reader will want a few values only."""
    return {name: marshal.dumps(value) for name, value in data.items()}


class Unpacked(Mapping[str, Any]):
    """What `packed` made, each value unpacked when it is first asked for."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        self._parts = parts
        self._known: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._known:
            self._known[name] = marshal.loads(self._parts[name])
        return self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._parts

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)


def _ours(file: int) -> bool:
    """In a folder that others can write to, only what we wrote ourselves is believed."""
    return not hasattr(os, "getuid") or os.fstat(file).st_uid == os.getuid()


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return


def _told(key: str, payload: bytes) -> bytes:
    return f"{FORMAT} {key} ".encode() + _checksum(payload) + b"\n" + payload


def _checksum(payload: bytes) -> bytes:
    return source_hash(payload).hex().encode()


def _path(name: str, key: str) -> Path:
    """A file a key: two rulebooks used in turn do not drive each other out. A user without a home has no cache."""
    base = user_folder("XDG_CACHE_HOME", ".cache")
    if base is None:
        raise FileNotFoundError
    return base / "judge" / f"{name}{_TAG}{key}"


def built_from(caches: Path) -> dict[str, bytes]:
    """What a run left in a cache folder of its own, by the names under which it is looked for when it comes with the judge."""
    return {path.name.partition(_TAG)[0]: path.read_bytes() for path in sorted((caches / "judge").iterdir())}


def _prune(name: str, newest: Path) -> None:
    """Only the latest few of a name are kept."""
    alike = newest.parent.glob(f"{name}{_TAG}*")
    by_age = sorted(alike, key=lambda path: path.stat().st_mtime, reverse=True)
    for path in by_age[KEPT:]:
        _forget(path)
