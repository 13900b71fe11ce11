"""Many pieces of work of which none needs another, halved between this process and a copy of it, where there is a second core.

The copy has everything that this process has, so nothing is read twice and nothing has to be handed over but what comes of it.
Whatever goes wrong in it, this process does its half as well, and tells of it as it would have told anyway.
"""

from __future__ import annotations

import marshal
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain, zip_longest
from typing import Any, NoReturn, TypeVar

A = TypeVar("A")
FEW = 100
"""So few are done sooner than a copy is made."""
FELL_SHORT = object()
DoAll = Callable[[Callable[[Any], Any], Sequence[Any]], list[Any]]
"""How many pieces are done, of which none needs another."""


def one_by_one(do: Callable[[A], Any], items: Sequence[A]) -> list[Any]:
    return [do(item) for item in items]


def halved(do: Callable[[A], Any], items: Sequence[A]) -> list[Any]:
    """What comes of each, in order: plain data, or None where something was wrong with it, which is done again here.

    One after the other in turns, since what lies side by side is much alike and one half should not be the harder.
    """
    if len(items) < FEW or not _second_core():
        return one_by_one(do, items)
    copy, answer = _copied(do, items[1::2])
    try:
        here = one_by_one(do, items[::2])
        there = _read(answer)
    except BaseException:  # nobody waits for what nobody wants any more
        os.kill(copy, signal.SIGKILL)
        raise
    finally:
        os.close(answer)
        with suppress(ChildProcessError):
            os.waitpid(copy, 0)
    theirs = one_by_one(do, items[1::2]) if there is None else there
    return [one for one in chain(*zip_longest(here, theirs, fillvalue=FELL_SHORT)) if one is not FELL_SHORT]


def _second_core() -> bool:
    """Whether another process could be at work at the same time, and be a copy of this one as it stands."""
    affinity = getattr(os, "sched_getaffinity", None)
    return hasattr(os, "fork") and affinity is not None and len(affinity(0)) > 1


def _copied(do: Callable[[A], Any], items: Sequence[A]) -> tuple[int, int]:
    """The copy at work on these, and where its answer will be read."""
    answer, told = os.pipe()
    copy = os.fork()
    if copy == 0:
        os.close(answer)
        _in_the_copy(do, items, told)
    os.close(told)
    return copy, answer


def _in_the_copy(do: Callable[[A], Any], items: Sequence[A], told: int) -> NoReturn:
    """It says nothing but what comes of its half, and leaves all else to the first process."""
    with suppress(BaseException):
        made = one_by_one(do, items)
        if None not in made:
            with os.fdopen(told, "wb") as pipe:
                pipe.write(marshal.dumps(made))
    os._exit(0)


def _read(answer: int) -> list[Any] | None:
    """All of it, or nothing where the copy did not come to its end."""
    with os.fdopen(os.dup(answer), "rb") as pipe:
        data = pipe.read()
    try:
        return list(marshal.loads(data)) if data else None
    except (EOFError, ValueError, TypeError):
        return None
