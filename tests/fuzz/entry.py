"""One run of the command, in this process, as if it had been started anew: what it printed, its status, what it took."""

from __future__ import annotations

import io
import os
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from judge.cards.text.sentence_parser import understood
from judge.cli import main
from judge.cli.report_problems import source_of
from judge.rulebook import home
from judge.rulebook.law_entries_and_their_places import _rows
from judge.support.fold_and_clean_text import fold

from .measure import highest, memory, swept

PATIENCE = 30
"""Seconds after which a run is ended from outside."""
READ = (source_of, _rows)
"""What a process keeps of files it has read; a new one knows none of them."""
GROWING = (fold, understood)
"""What it keeps of titles and sentences it has met, without end."""
MUCH = 20_000


class TakesForever(BaseException):
    """Not an Exception: nobody on the way may take it for a fault of the input."""


class Done(NamedTuple):
    """What came of a run."""

    arguments: tuple[str, ...]
    status: int | None = 0  # None where it did not come to an end by itself
    out: str = ""
    err: str = ""
    seconds: float = 0.0  # of the processor: others use this machine too
    longest: float = 0.0  # between two lines of output
    megabytes: float = 0.0  # more at its highest than before
    raised: str = ""  # the exception that got out, and where it came from


class _Timed(io.TextIOWrapper):
    """Output that remembers the longest wait for a line of it."""

    longest = 0.0
    last = 0.0

    def write(self, text: str) -> int:
        if text.endswith("\n"):
            now = time.process_time()
            self.longest, self.last = max(self.longest, now - self.last), now
        return super().write(text)


def run(*arguments: str, debug: bool = False) -> Done:
    """`judge ARGUMENTS`."""
    out, err = _Timed(io.BytesIO(), "utf-8", newline=""), io.TextIOWrapper(io.BytesIO(), "utf-8", newline="")
    for kept in (*READ, *(one for one in GROWING if one.cache_info().currsize > MUCH)):
        kept.cache_clear()
    before, raised = memory(), ""
    start = out.last = time.process_time()
    with _instead(out, err, arguments, debug), _in_time():
        status, raised = _status()
    seconds = time.process_time() - start
    longest = max(out.longest, time.process_time() - out.last)
    took = highest() - before
    swept(before + took)
    return Done(arguments, status, _text(out), _text(err), seconds, longest, took, raised)


def _status() -> tuple[int | None, str]:
    try:
        main()
    except SystemExit as left:
        return (left.code if isinstance(left.code, int) else 0 if left.code is None else 1), ""
    except TakesForever:
        return None, f"TakesForever after {PATIENCE} s"
    except BaseException as error:
        return None, origin(error)
    return 0, ""


def origin(error: BaseException) -> str:
    """`KeyError in decide/amounts.py, read_number`: the same for all inputs that fail alike."""
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f"{os.sep}judge{os.sep}" in f.filename]
    if isinstance(error, RecursionError):
        return "RecursionError"
    last = frames[-1] if frames else None
    return f"{type(error).__name__} in {Path(last.filename).name}, {last.name}" if last else type(error).__name__


@contextmanager
def _instead(out: io.TextIOWrapper, err: io.TextIOWrapper, arguments: tuple[str, ...], debug: bool) -> Iterator[None]:
    """Our own streams and arguments in place of the process's."""
    kept = sys.stdin, sys.stdout, sys.stderr, sys.argv
    sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8"), out, err
    sys.argv = ["judge", *arguments]
    if debug:
        os.environ["JUDGE_DEBUG"] = "1"
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr, sys.argv = kept
        os.environ.pop("JUDGE_DEBUG", None)


@contextmanager
def _in_time() -> Iterator[None]:
    def late(*_: object) -> None:
        raise TakesForever

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    raw = stream.buffer.getvalue()  # type: ignore[attr-defined]
    return str(raw.decode("utf-8"))


HOME = home()
