"""Halved work comes to the same, in the same order, whatever becomes of the copy that does one half of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from judge.support import share_work_with_forked_copy
from judge.support.share_work_with_forked_copy import FEW, halved, one_by_one

HERE = os.getpid()


@pytest.fixture(autouse=True)
def two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share_work_with_forked_copy, "_second_core", lambda: hasattr(os, "fork"))


def in_the_copy(do: Callable[[], Any]) -> Any:
    return do() if os.getpid() != HERE else None


@pytest.mark.parametrize("many", [0, 1, FEW - 1, FEW, FEW + 1, 3 * FEW])
def test_it_comes_to_the_same_in_the_same_order(many: int) -> None:
    assert halved(str, range(many)) == one_by_one(str, range(many))


def test_half_of_many_is_done_by_another_process() -> None:
    by = halved(lambda _: os.getpid(), range(FEW))
    assert set(by[::2]) == {HERE} and HERE not in by[1::2] and len(set(by[1::2])) == 1


@pytest.mark.parametrize("end", [lambda: os._exit(3), lambda: os.kill(os.getpid(), 9), lambda: 1 / 0])
def test_what_a_copy_does_not_bring_is_done_here(end: Callable[[], Any]) -> None:
    def do(number: int) -> int:
        if number == FEW // 2 + 1:
            in_the_copy(end)
        return number

    assert halved(do, range(FEW)) == list(range(FEW))


def test_what_is_no_plain_data_is_done_here() -> None:
    made = halved(lambda number: (number, in_the_copy(object)), range(FEW))
    assert made == [(number, None) for number in range(FEW)]


def test_what_went_wrong_is_noted_here() -> None:
    """The copy keeps its notes to itself, so whatever it brings nothing for is tried again by whoever keeps them."""
    noted = []

    def do(number: int) -> int | None:
        if number == 1:
            noted.append(number)
            return None
        return number

    assert halved(do, range(FEW)) == [0, None, *range(2, FEW)] and noted == [1]


def test_whoever_breaks_it_off_leaves_no_copy_behind() -> None:
    copies: list[int] = []
    real = os.fork

    def do(number: int) -> int:
        if os.getpid() == HERE:
            raise KeyboardInterrupt
        time.sleep(60)
        return number

    def fork() -> int:
        copies.append(real())
        return copies[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fork", fork)
        with pytest.raises(KeyboardInterrupt):
            halved(do, range(FEW))
    with pytest.raises(ProcessLookupError):
        os.kill(copies[0], 0)
