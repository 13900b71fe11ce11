"""One rulebook, one court, many threads: each gets the rulings that it would get alone, word for word."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from metamorphic.door import Judge, Record, give_way
from metamorphic.texts import sample

THREADS = 6


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    """Threads take turns as often as they can, so that whatever can go wrong between two steps does."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def together(judge: Judge, texts: list[str]) -> list[dict[str, list[Record]]]:
    """What each of several threads is told by one judge, all beginning at once, each in an order of its own."""
    start = Barrier(THREADS)

    def work(seed: int) -> dict[str, list[Record]]:
        mine = Random(seed).sample(texts, len(texts))
        start.wait()
        return {text: [ruled.whole for ruled in judge.rule(text)] for text in mine}

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(work, range(THREADS)))


def alone(texts: list[str]) -> dict[str, list[Record]]:
    return {text: [ruled.whole for ruled in Judge().rule(text)] for text in texts}


def test_threads_that_share_a_court_get_the_rulings_they_would_get_alone() -> None:
    texts = sample("threads", 3)
    expected = alone(texts)
    for told in together(Judge(), texts):
        assert told == expected


def test_threads_that_meet_where_something_is_worked_out_once_rule_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = sample("threads", 3)
    expected = alone(texts)
    give_way(monkeypatch)
    for _ in range(2):
        for told in together(Judge(), texts):
            assert told == expected
