"""What a cold `judge rule` takes, as ratios to a three-line Typer program, all measured in one interleaved run.

python tests/bench/bench_start.py [SCENARIO] [ROUNDS]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = ROOT / "scenarios" / "2e" / "unique-dead-pile.scenario"
ROUNDS = 20
HELLO = "import typer\ndef main(): print('hello')\ntyper.run(main)\n"


def main() -> None:
    scenario = Path(sys.argv[1]) if len(sys.argv) > 1 else SCENARIO
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        times = measured(scenario, rounds, Path(folder))
    report(times)


def measured(scenario: Path, rounds: int, folder: Path) -> dict[str, list[float]]:
    hello, cache = folder / "hello.py", folder / "cache"
    hello.write_text(HELLO)
    rule = [str(Path(sys.executable).with_name("judge")), "rule", str(scenario)]
    timed(rule, cache)  # bytecode and caches
    times: dict[str, list[float]] = {"typer": [], "cold": [], "warm": []}
    for _ in range(rounds):
        times["typer"].append(timed([sys.executable, str(hello)], cache))
        shutil.rmtree(cache)
        times["cold"].append(timed(rule, cache))
        times["warm"].append(timed(rule, cache))
    return times


def timed(command: list[str], cache: Path) -> float:
    """Wall time of a whole process."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"XDG_CACHE_HOME": str(cache)}
    start = time.perf_counter()
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    took = time.perf_counter() - start
    assert done.returncode == 0, done.stderr.decode()
    return took


def report(times: dict[str, list[float]]) -> None:
    base, best = median(times["typer"]), min(times["typer"])
    names = {"typer": "three lines of Typer", "warm": "judge rule, warm caches", "cold": "judge rule, cold caches"}
    limits = {"typer": "", "warm": "(at most 1.6)", "cold": "(at most 3)"}
    print(f"{'':26} {'median':>10} {'ratio':>6}   {'best':>9} {'ratio':>6}")
    for name, words in names.items():
        mid, low = median(times[name]), min(times[name])
        told = f"{mid * 1e3:7.1f} ms {mid / base:6.2f}   {low * 1e3:6.1f} ms {low / best:6.2f}"
        print(f"{words:26} {told}   {limits[name]}".rstrip())


if __name__ == "__main__":
    main()
