"""Work shared between two processes: each is opened with what it is given, and what comes of the work comes in order."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pipe, Process, parent_process
from threading import Thread
from typing import Any, TypeVar

A = TypeVar("A")
B = TypeVar("B")
AT_ONCE = 16
"""How many pieces are handed back together."""


def in_two(opener: Callable[[], Callable[[A], B]], items: Sequence[A]) -> Iterator[B]:
    """What the worker makes of each item; `opener` makes a worker in its process, so it must be known there by its name."""
    parts = [items[start : start + AT_ONCE] for start in range(0, len(items), AT_ONCE)]
    hands = [_Hand(opener, parts[number::2]) for number in range(2)]
    try:
        for number in range(len(parts)):
            yield from hands[number % 2].next()
    finally:
        for hand in hands:
            hand.end()


class _Hand:
    """One of the two, and the pipe it answers through."""

    def __init__(self, opener: Callable[[], Any], parts: Sequence[Any]) -> None:
        self.pipe, there = Pipe(duplex=False)
        self.process = Process(target=_work, args=(there, opener, parts), daemon=True)
        self.process.start()
        there.close()  # so that a process that died is noticed, not waited for

    def next(self) -> Any:
        done = self.pipe.recv()
        if isinstance(done, Exception):
            raise done
        return done

    def end(self) -> None:
        self.process.terminate()
        self.process.join()


def _work(pipe: Any, opener: Callable[[], Callable[[Any], Any]], parts: Sequence[Any]) -> None:
    """Whoever breaks the run off tells the first process, which sees to it; and nobody goes on whose first process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()
    try:
        worker = opener()
        for part in parts:
            pipe.send([worker(item) for item in part])
    except Exception as error:
        pipe.send(error)


def _end_with_the_first() -> None:
    first = parent_process()
    if first:
        first.join()
        os._exit(1)
