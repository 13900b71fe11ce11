"""What large files cost that make no sense: four times as much of it should take about four times as long, not sixteen."""

from __future__ import annotations

import time
from contextlib import suppress
from statistics import median

from judge.cards import Catalogue
from judge.language import read
from judge.support.problems import Unusable

HEAD = 'edition: 2e\nplayer Alice\n  gold: 5\n  hand: "Penny"\n'
HOSTILE = {
    "quotes that never close": "„",
    "empty lines": "\n",
    "one long number": "9",
    "a list without end": '"a", ',
    "a title without end": "Ab ",
    "the same slip": "aks who acts first?\n",
    "the same slip in German": "Spieler Alice\nfrga wer handelt zuerst?\n",
    "clauses that do not exist": "ask who acts first?\nexpect yes because A-1\n",
}
SIZE, TIMES, RUNS = 8_000, 4, 5


def main() -> None:
    catalogue = Catalogue()
    for name, unit in HOSTILE.items():
        small, large = (measured(HEAD + (unit * SIZE * TIMES)[: size * SIZE], catalogue) for size in (1, TIMES))
        print(f"{name}: {TIMES} times as much takes {large / small:.1f} times as long ({large * 1000:.0f} ms)")


def measured(text: str, catalogue: Catalogue) -> float:
    return median(once(text, catalogue) for _ in range(RUNS))


def once(text: str, catalogue: Catalogue) -> float:
    start = time.perf_counter()
    with suppress(Unusable):
        read(text, "bench", catalogue)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
