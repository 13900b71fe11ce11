"""One rulebook, one court, many threads: each gets the rulings that it would get alone, word for word."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from metamorphic.door import Judge, Record, give_way
from metamorphic.lines import take_apart
from metamorphic.questions import Key, by_question, regrouped
from metamorphic.texts import cases, sample

THREADS = 6
Said = dict[Key, list[list[Record]]]


@pytest.fixture(autouse=True)
def in_a_hurry() -> Iterator[None]:
    """Threads take turns as often as they can, so that whatever can go wrong between two steps does."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def together(judge: Judge, texts: list[str]) -> list[dict[str, Said]]:
    """What each of several threads is told by one judge, all beginning at once, each with an order of its own."""
    start = Barrier(THREADS)

    def work(seed: int) -> dict[str, Said]:
        lot = Random(seed)
        start.wait()
        return {text: asked_in_some_order(text, lot, judge) for text in lot.sample(texts, len(texts))}

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(work, range(THREADS)))


def asked_in_some_order(text: str, lot: Random, judge: Judge) -> Said:
    return by_question(regrouped(take_apart(text), lambda group: lot.sample(group, len(group))), judge)


def alone(texts: list[str]) -> dict[str, Said]:
    return {text: by_question(take_apart(text), Judge()) for text in texts}


def test_threads_that_share_a_court_get_the_rulings_they_would_get_alone() -> None:
    texts = sample("threads", 4)
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


def test_threads_that_speak_german_rule_alike() -> None:
    texts = cases("threads", 3, german=True)
    expected = {text: [ruled.whole for ruled in Judge("de").rule(text)] for text in texts}
    shared = Judge("de")
    with ThreadPoolExecutor(THREADS) as pool:
        for told in pool.map(lambda text: [ruled.whole for ruled in shared.rule(text)], texts * THREADS):
            assert told in expected.values()
