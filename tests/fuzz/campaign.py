"""Many inputs of each kind, tried in batches; what fails is tried alone, told apart by how it fails, reduced and kept."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import NamedTuple

from .card_lists import CARD_LIST
from .card_texts import CARD_TEXT
from .entry import run
from .kinds import Desk, Kind, Way
from .languages import HOUSE_LANGUAGE
from .one_liners import ONE_LINER
from .reduce import reduced
from .rulebooks import HOUSE_RULING, RULEBOOK
from .scenarios import SCENARIO
from .soup import raw, unraw

KINDS = (SCENARIO, CARD_TEXT, CARD_LIST, RULEBOOK, HOUSE_RULING, HOUSE_LANGUAGE, ONE_LINER)
LANGUAGES = ("en", "de")
SLOW = 40
"""So many smaller texts are tried of one that takes long."""


class Finding(NamedTuple):
    """The first input that failed in this way, as small as it could be made."""

    kind: Kind
    complaint: str
    way: Way
    text: str


class Row(NamedTuple):
    """What came of one kind in one language."""

    kind: str
    language: str
    inputs: int
    findings: tuple[Finding, ...]
    slowest: float
    megabytes: float
    seconds: float


@contextmanager
def desk() -> Iterator[Desk]:
    """A folder of our own for files, cards and caches; a judge who uses this machine keeps theirs."""
    folder = Path(mkdtemp(prefix="judge-fuzz-"))
    own = {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data"), "NO_COLOR": "1", "LC_ALL": "C"}
    kept = {name: os.environ.get(name) for name in (*own, "JUDGE_DATA", "JUDGE_DEBUG", "COLUMNS")}
    for name in kept:
        os.environ.pop(name, None)
    os.environ.update(own)
    try:
        yield Desk(folder, [])
    finally:
        for name, value in kept.items():
            os.environ.pop(name, None)
            os.environ.update({} if value is None else {name: value})
        shutil.rmtree(folder, ignore_errors=True)


def campaign(kind: Kind, language: str, count: int, seed: str, keep: Path | None = None, watched: bool = False) -> Row:
    """So many inputs of one kind; what is found is kept at once, since a long run may be ended from outside."""
    found: dict[str, Finding] = {}
    start, slowest, highest = time.monotonic(), 0.0, 0.0
    with desk() as there:
        for first in range(0, count, kind.together):
            numbers = range(first, min(first + kind.together, count))
            texts = [kind.make(Random(f"{seed} {kind.name} {language} {number}"), language) for number in numbers]
            way = Random(f"{seed} {kind.name} {language} way {first}").choice(kind.ways())
            for complaint, text in _failing(there, kind, texts, way, first):
                if complaint not in found:
                    found[complaint] = finding = Finding(kind, complaint, way, smallest(there, kind, text, way, complaint))
                    _tell(finding, keep)
            slowest = max([slowest, *(done.longest for done in there.done)])
            highest = max([highest, *(done.megabytes for done in there.done)])
            _tidy(there, kind)
            if watched:
                _watch(kind, language, numbers[-1] + 1, count, len(found), start)
    return Row(kind.name, language, count, tuple(found.values()), slowest, highest, time.monotonic() - start)


def _failing(there: Desk, kind: Kind, texts: Sequence[str], way: Way, number: int) -> Iterator[tuple[str, str]]:
    """The inputs of a batch that fail, each with how; alone, since a batch is slower than each of its files."""
    if not tried(there, kind, texts, way, number):
        return
    there.done.clear()
    alone = [(complaint, text) for text in texts for complaint in tried(there, kind, [text], way, number)]
    yield from ((complaint, text) for complaint, text in alone if complaint in tried(there, kind, [text], way, number))


def tried(there: Desk, kind: Kind, texts: Sequence[str], way: Way, number: int = 0) -> list[str]:
    """What is wrong with how some inputs are answered; a fault that was swallowed is called by where it came from."""
    files = []
    for place, text in enumerate(texts):
        files.append(there.folder / "in" / f"{number + place}{kind.suffix}")
        files[-1].parent.mkdir(exist_ok=True)
        files[-1].write_bytes(raw(text))
    before = len(there.done)
    found = kind.trial(there, files, way)
    if not any(complaint.startswith("swallowed") for complaint in found):
        return found
    again = [run(*done.arguments, debug=True).raised for done in there.done[before:]]
    return [c for c in found if c != "swallowed internal"] + [f"swallowed {raised}" for raised in again if raised]


def smallest(there: Desk, kind: Kind, text: str, way: Way, complaint: str) -> str:
    slow = "second" in complaint or "Forever" in complaint or "MB" in complaint
    return reduced(text, lambda less: complaint in tried(there, kind, [unraw(raw(less))], way), *([SLOW] if slow else []))


def _tidy(there: Desk, kind: Kind) -> None:
    """A clean desk, and an empty shelf of cards: nothing of one batch is left for the next."""
    there.done.clear()
    for name in ("in", "data"):
        shutil.rmtree(there.folder / name, ignore_errors=True)


def _watch(kind: Kind, language: str, done: int, count: int, found: int, start: float) -> None:
    rate = done / max(time.monotonic() - start, 0.001)
    sys.stderr.write(f"\r{kind.name} {language}: {done:,} of {count:,}, {found} found, {rate:,.0f} a second ")
    sys.stderr.flush()


def _tell(finding: Finding, keep: Path | None) -> None:
    file = kept(finding, keep) if keep else ""
    shown = ascii(finding.text if len(finding.text) < 400 else finding.text[:400] + "…").replace("\\n", "\n  ")
    sys.stderr.write(f"\n{finding.kind.name}: {finding.complaint}\n  judge {' '.join(finding.way)} {file}\n  {shown}\n")
    sys.stderr.flush()


def kept(finding: Finding, folder: Path) -> Path:
    """Writes a finding down as a file for the test of all that was ever found; the smaller of two that fail alike."""
    name = re.sub(r"\W+", "-", f"{finding.kind.name} {finding.complaint}").strip("-").lower()
    file = folder / f"{name}{finding.kind.suffix}"
    folder.mkdir(parents=True, exist_ok=True)
    if not file.is_file() or file.stat().st_size > len(raw(finding.text)):
        file.write_bytes(raw(finding.text))
    return file
