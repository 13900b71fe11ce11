"""What the engine and the doors do beside commit a018621, each figure one ratio measured in one interleaved run.

python tests/bench/bench_engine.py [ROUNDS]

The old judge is taken from git into a scratch folder. What is measured is processor time, the least of the rounds, since
other work on the machine only ever adds to it; tables are built anew for every ruling, so that no memory of one helps.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import tempfile
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


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        before(old)
        fresh = least(old, "one", 20, rounds) / least(ROOT, "one", 20, rounds)
    print(f"fresh evaluation     {fresh:5.2f} x {BEFORE} (at least 2.5)")
    one = least(ROOT, "one", 20, rounds)
    print(f"ten times the law    {least(ROOT, 'ten', 20, rounds) / one:5.2f} times as long (at most 1.1)")
    print(f"20 -> 160 cards      {least(ROOT, 'one', 160, rounds) / one:5.2f} times as long (linear: at most 8)")
    what = least(ROOT, "what", 160, 2) / least(ROOT, "what", 20, rounds)
    print(f"20 -> 160, what can  {what:5.2f} times as long (linear: at most 8)")


def before(folder: Path) -> None:
    """The old judge with its own benchmarks."""
    packed = subprocess.run(["git", "archive", BEFORE], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")


def least(root: Path, way: str, size: int, rounds: int) -> float:
    """Seconds a ruling, the least of two processes: one may fall into a bad moment."""
    command = [sys.executable, "-c", FRESH, str(root), way, str(size), str(rounds)]
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(2))


if __name__ == "__main__":
    main()
