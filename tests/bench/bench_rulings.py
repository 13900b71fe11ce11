"""What a ruling with its full proof costs in one process: many questions, fresh hearings, ten times the law, more cards.

python tests/bench/bench_rulings.py
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))

from judge.cards import Catalogue  # noqa: E402
from judge.engine.rule import decide, open_hearing  # noqa: E402
from judge.game.table import Table  # noqa: E402
from judge.language import read  # noqa: E402
from judge.question import Act, Asked, Can  # noqa: E402
from judge.rulebook import Rulebook, home, load_data, rulebook  # noqa: E402

ROUNDS = 20
ACTS = ("marshal", "bring_out", "marshal_into_shadows", "ambush", "put_into_play", "discard", "kneel", "take_control")


def main() -> None:
    gc.set_threshold(100_000)  # as the command line does
    law = load_data([home() / "rulings"])
    book, more = rulebook(law, "2e"), rulebook(ten_times(law), "2e")
    tables = {size: board(size) for size in (10, 20, 40, 80)}
    asked = {size: questions(table) for size, table in tables.items()}
    few = asked[20][::7]
    runs: dict[str, tuple[Callable[[], None], int]] = {
        "20 cards, a hearing each": (lambda: on_fresh_hearings(book, tables[20], few), len(few)),
        "20 cards, ten times the law": (lambda: on_one_hearing(more, tables[20], asked[20]), len(asked[20])),
        **{f"{n} cards, one hearing": (partial(on_one_hearing, book, tables[n], asked[n]), len(asked[n])) for n in tables},
    }
    times = interleaved({name: run for name, (run, _) in runs.items()})
    each = {name: times[name] / number for name, (_, number) in runs.items()}
    for name, took in each.items():
        print(f"{name:30} {1 / took:8.0f} rulings/s   {took * 1e6:6.0f} us each")
    report(each)


def report(each: dict[str, float]) -> None:
    one = {n: each[f"{n} cards, one hearing"] for n in (10, 20, 40, 80)}
    print(f"\nrulings on 20 cards  {1 / one[20]:8.0f} a second (at least 5000)")
    print(f"ten times the law    {each['20 cards, ten times the law'] / one[20]:8.2f} times as long (at most 1.2)")
    told = ", ".join(f"{n} cards {took / one[10]:.2f}" for n, took in one.items())
    print(f"against 10 cards     {told} (linear: at most 1, 2, 4, 8)")


def interleaved(runs: dict[str, Callable[[], None]]) -> dict[str, float]:
    """Processor time; every run once a round, so that a slow moment of the machine hits all alike."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start = time.process_time()
            run()
            times[name].append(time.process_time() - start)
    return {name: median(told) for name, told in times.items()}


def on_one_hearing(book: Rulebook, table: Table, asked: list[Asked]) -> None:
    hearing = open_hearing(book, table)
    for one in asked:
        decide(hearing, one)


def on_fresh_hearings(book: Rulebook, table: Table, asked: list[Asked]) -> None:
    for one in asked:
        decide(open_hearing(book, table), one)


def questions(table: Table) -> list[Asked]:
    """Every act by every player with every card."""
    return [Can(Act(act, player.name, (card,))) for act in ACTS for player in table.players for card in table.cards]


def board(size: int) -> Table:
    """A board with that many cards, all different, spread over two players' areas."""
    areas = ("hand", "play", "shadows", "dead", "discard")
    lines = ["edition: 2e", "phase: marshaling", "active player: Alice", "window: action"]
    lines += [f'card "{title}": {facts}' for title, facts in _cards(size)]
    for player, share in (("Alice", 0), ("Bob", 1)):
        lines += [f"player {player}", "  gold: 7"]
        for place, area in enumerate(areas):
            titles = [f'"{title}"' for n, (title, _) in enumerate(_cards(size)) if n % 10 == 2 * place + share]
            lines.append(f"  {area}: {', '.join(titles)}")
    scenario = read("\n".join(lines), "bench", Catalogue())
    assert len(scenario.table.cards) == size
    return scenario.table


def _cards(size: int) -> Iterator[tuple[str, str]]:
    kinds = ("character, lannister, cost 3, strength 3, intrigue, shadow 2", "location, neutral, cost 2",
             "unique character, neutral, cost 5, strength 5, power", "attachment, neutral, cost 1, shadow 1")  # fmt: skip
    return ((f"Card {n}", kinds[n % len(kinds)]) for n in range(size))


def ten_times(law: Any) -> dict[str, Any]:
    """The same law and nine others that speak of other acts, amounts and words."""
    clauses, index = dict(law["clauses"]), dict(law["index"])
    for n in range(9):
        for clause_id, clause in law["clauses"].items():
            clauses[f"{clause_id}-{n}"] = {**clause, "id": f"{clause_id}-{n}"}
        for key, found in law["index"].items():
            index[f"{key}-{n}"] = [(f"{clause_id}-{n}", position) for clause_id, position in found]
    return {**law, "clauses": clauses, "index": index}


if __name__ == "__main__":
    main()
