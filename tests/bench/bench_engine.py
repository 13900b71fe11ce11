"""What the engine and the doors do beside commit a018621, each figure one ratio of two that were measured turn by turn.

python tests/bench/bench_engine.py [ROUNDS]

The old judge is taken from git into a scratch folder. What is measured is processor time, the least of the rounds, since
other work on the machine only ever adds to it; through the doors it is how long somebody waits, with the other beside it.
Fresh evaluation: tables are built anew for every ruling, so that no memory of one helps. Through the doors: 800 different
questions on 20 cards, without the time that one question takes (the start).
"""

from __future__ import annotations

import io
import json
import os
import resource
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BEFORE = "a018621"
ROUNDS = 7

FRESH = """
import gc, sys, time
sys.path[:0] = [sys.argv[1], sys.argv[1] + "/tests/bench"]
gc.set_threshold(100_000)
import bench_rulings as bench
from judge.rulebook import load_data, rulebook
from pathlib import Path
way, size = sys.argv[2], int(sys.argv[3])
law = load_data([Path(sys.argv[1]) / "rulings"])
book = rulebook(bench.ten_times(law) if way == "ten" else law, "2e")
table = bench.board(size)
from judge.question import WhatCan
asked = [WhatCan("Alice")] if way == "what" else bench.questions(table)[:: max(1, size * 7 // 20)]
def again(noun):
    return type(noun)(**{name: getattr(noun, name) for name in noun._fields})
def work():
    for one in asked:
        bench.decide(bench.open_hearing(book, again(table)), one)
work()
times = []
for _ in range(int(sys.argv[4])):
    start = time.process_time()
    work()
    times.append(time.process_time() - start)
print(min(times) / len(asked))
"""


DOOR = "import sys; sys.path.insert(0, sys.argv.pop(1)); sys.argv[0] = 'judge'; from judge.cli import main; main()"
TITLES = [f"Card {n}" for n in range(20)]
KINDS = (
    "character, lannister, cost 3, strength 3, intrigue, shadow 2", "location, neutral, cost 2",
    "unique character, neutral, cost 5, strength 5, power", "attachment, neutral, cost 1, shadow 1",
)  # fmt: skip
ACTS = (
    'marshal "{}"', 'marshal "{}" into shadows', 'play "{}"', 'ambush "{}"', 'bring "{}" out of shadows', 'put "{}" into play',
    'put "{}" into shadows', 'return "{}" to shadows', 'take control of "{}"', 'set up "{}"', 'set up "{}" in shadows',
    'save "{}" with its duplicate', 'look at "{}"', 'place 2 gold on "{}"', 'attack with "{}"', 'discard "{}"',
    'sacrifice "{}"', 'kneel "{}"', 'stand "{}"', 'return "{}" to hand',
)  # fmt: skip


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        before(old)
        fresh = ratio((old, "one", 20), (ROOT, "one", 20), rounds)
        print(f"fresh evaluation     {fresh:5.2f} x {BEFORE} (at least 2.5)")
        for command, times in ((["test"], 2), (["rule", "--json"], 3)):
            waited, worked = through_the_door(old, command, rounds)
            print(f"judge {' '.join(command):14} {waited:5.2f} x {BEFORE} (at least {times}); {worked:.2f} by processor time")
    print(f"ten times the law    {ratio((ROOT, 'ten', 20), (ROOT, 'one', 20), rounds):5.2f} times as long (at most 1.1)")
    print(f"20 -> 160 cards      {ratio((ROOT, 'one', 160), (ROOT, 'one', 20), rounds):5.2f} times as long (linear: at most 8)")
    print(f"20 -> 160, what can  {ratio((ROOT, 'what', 160), (ROOT, 'what', 20), 2):5.2f} times as long (linear: at most 8)")


def ratio(one: tuple[Path, str, int], other: tuple[Path, str, int], rounds: int) -> float:
    """How much longer the one takes, both measured turn by turn: one process may fall into a bad moment."""
    took = [(measured(*one, rounds), measured(*other, rounds)) for _ in range(2)]
    return min(first for first, _ in took) / min(second for _, second in took)


def through_the_door(old: Path, command: list[str], rounds: int) -> tuple[float, float]:
    """How many times as many questions a second that somebody waits for them, and a second of work, which two processes share.

    Measured turn by turn; each judge is told what it answers itself.
    """
    took: dict[tuple[Path, str], tuple[float, float]] = {}
    for judge in (old, ROOT):
        write_scenarios(judge, old)
    for _ in range(rounds):
        for size in ("one", "many"):
            for judge in (old, ROOT):
                spent = waited_and_worked(judge, [*command, str(old / f"{size}-{judge.name}.scenario")], old)
                least = took.get((judge, size), spent)
                took[judge, size] = min(spent[0], least[0]), min(spent[1], least[1])
    waited, worked = ([took[judge, "many"][n] - took[judge, "one"][n] for judge in (old, ROOT)] for n in (0, 1))
    return waited[0] / waited[1], worked[0] / worked[1]


def write_scenarios(judge: Path, folder: Path) -> None:
    """All questions and one, with the answers that this judge gives."""
    head = ["edition: 2e", "phase: marshaling", "active player: Alice", "window: action"]
    head += [f'card "{title}": {KINDS[n % 4]}' for n, title in enumerate(TITLES)]
    lying = [(area, TITLES[n::5]) for n, area in enumerate(("hand", "play", "shadows", "dead", "discard"))]
    areas = [f"  {area}: " + ", ".join(f'"{title}"' for title in titles) for area, titles in lying]
    body = [*head, "player Alice", "  gold: 7", *areas, "player Bob", "  gold: 7"]
    asks = [f"ask can {who} {act.format(title)}?" for who in ("Alice", "Bob") for act in ACTS for title in TITLES]
    file = folder / f"many-{judge.name}.scenario"
    file.write_text("\n".join([*body, *asks]) + "\n")
    told = json.loads(subprocess.run(run(judge, ["rule", "--json", str(file)]), capture_output=True, env=env(folder)).stdout)
    expected = [f"expect {ruling['answer']}" for ruling in told["rulings"]]
    assert len(expected) == len(asks)
    lines = [line for pair in zip(asks, expected, strict=True) for line in pair]
    file.write_text("\n".join([*body, *lines]) + "\n")
    (folder / f"one-{judge.name}.scenario").write_text("\n".join([*body, *lines[:2]]) + "\n")


def run(judge: Path, command: list[str]) -> list[str]:
    return [sys.executable, "-c", DOOR, str(judge), *command]


def env(folder: Path) -> dict[str, str]:
    return {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}


def waited_and_worked(judge: Path, command: list[str], folder: Path) -> tuple[float, float]:
    """How long one run took, and its processor time, that of a copy of it included."""
    began, start = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(run(judge, command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env(folder), cwd=folder)
    end = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.perf_counter() - began, end.ru_utime + end.ru_stime - start.ru_utime - start.ru_stime


def before(folder: Path) -> None:
    """The old judge with its own benchmarks."""
    packed = subprocess.run(["git", "archive", BEFORE], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")


def measured(root: Path, way: str, size: int, rounds: int) -> float:
    """Seconds a ruling, the least of the rounds."""
    command = [sys.executable, "-c", FRESH, str(root), way, str(size), str(rounds)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    main()
