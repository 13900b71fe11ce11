"""What the search for "what would change it" costs, in rulings: both measured on one table of 20 cards in one interleaved run."""

from __future__ import annotations

import time
from statistics import median

from judge.catalogue import Catalogue
from judge.decide import decide, open_hearing
from judge.question import Question
from judge.rulebook import home, load_data, rulebook
from judge.scenario import read, resolve
from judge.whatif import would_change

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
        once, search, turns = [], [], 0
        for _ in range(RUNS):
            start = time.perf_counter()
            ruling = decide(open_hearing(book, scenario.table), question.asked)
            once.append(time.perf_counter() - start)
            start = time.perf_counter()
            turns = len(would_change(book, scenario.table, question.asked, ruling))
            search.append(time.perf_counter() - start)
        ratio = median(search) / median(once)
        print(f"{question.text}: {ruling.verdict}, {turns} turns, search costs {ratio:.1f} rulings ({median(once) * 1000:.2f} ms each)")


if __name__ == "__main__":
    main()
