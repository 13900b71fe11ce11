"""What the search for "what would change it" costs, in rulings: both measured on one table of 20 cards in one interleaved run."""

from __future__ import annotations

import time
from statistics import median

from judge.cards import Catalogue
from judge.engine.rule import decide, open_hearing
from judge.engine.whatif import would_change
from judge.game.table import Table
from judge.language import read, resolve
from judge.question import Question
from judge.rulebook import Rulebook, home, load_data, rulebook

BOARD = """edition: 2e
phase: challenges
first player: Alice
player Alice
  gold: 7
  shadows: "Ser Robert Strong", "Penny", "Beneath the Bridge of Dream"
  play: "Cersei Lannister" [Core], "Burned Men", "Burned Men" (kneeling), "Western Fiefdom", "Bowels of Casterly Rock"
  dead: "Ser Robert Strong"
  discard: 3 x "Burned Men"
player Bob
  gold: 4
  play: "Penny" (kneeling), "Burned Men", 3 x "Western Fiefdom"
  shadows: "Penny" @b
  discard: 2 x "Burned Men"
ask can Alice bring "Ser Robert Strong" out of shadows?
ask can Alice bring "Penny" out of shadows?
ask can Bob bring @b out of shadows?
ask can Alice take control of "Penny" controlled by Bob in play?
"""
RUNS = 20


def main() -> None:
    scenario = read(BOARD, "bench", Catalogue())
    book = rulebook(load_data([home() / "rulings"]), "2e")
    print(f"{len(scenario.table.cards)} cards")
    for line in scenario.script:
        question = resolve(line, scenario.table)
        assert isinstance(question, Question)
        report(question, [measured(book, scenario.table, question) for _ in range(RUNS)])


def measured(book: Rulebook, table: Table, question: Question) -> tuple[float, float, int]:
    """One ruling, then the search: their times, and how many ways were found to turn it over."""
    start = time.perf_counter()
    ruling = decide(open_hearing(book, table), question.asked)
    ruled = time.perf_counter()
    turns = would_change(book, table, question.asked, ruling)
    return ruled - start, time.perf_counter() - ruled, len(turns)


def report(question: Question, runs: list[tuple[float, float, int]]) -> None:
    once, search = median(r[0] for r in runs), median(r[1] for r in runs)
    print(f"{question.text}: {runs[0][2]} turns; the search costs {search / once:.1f} rulings of {once * 1000:.2f} ms")


if __name__ == "__main__":
    main()
