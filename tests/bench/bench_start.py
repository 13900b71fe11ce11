"""What `judge rule`, warm and cold, and `judge ask` take, as ratios to a three-line Typer program, in one interleaved run.

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
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = ROOT / "scenarios" / "2e" / "unique-dead-pile.scenario"
ROUNDS = 20
Times = dict[str, list[tuple[float, float]]]
QUESTION = "can I bring a unique character out of shadows if a copy is in my dead pile?"
HELLO = "import typer\ndef main(): print('hello')\ntyper.run(main)\n"


def main() -> None:
    scenario = Path(sys.argv[1]) if len(sys.argv) > 1 else SCENARIO
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    with tempfile.TemporaryDirectory() as folder:
        times = measured(scenario, rounds, Path(folder))
    report(times)


def measured(scenario: Path, rounds: int, folder: Path) -> Times:
    hello, cache = folder / "hello.py", folder / "cache"
    hello.write_text(HELLO)
    judge = str(Path(sys.executable).with_name("judge"))
    rule, ask = [judge, "rule", str(scenario)], [judge, "ask", QUESTION]
    timed(rule, cache)  # bytecode and caches
    timed(ask, cache)
    times: Times = {"typer": [], "cold": [], "warm": [], "ask": []}
    for _ in range(rounds):
        times["typer"].append(timed([sys.executable, str(hello)], cache))
        shutil.rmtree(cache)
        times["cold"].append(timed(rule, cache))
        times["warm"].append(timed(rule, cache))
        times["ask"].append(timed(ask, cache))
    return times


def timed(command: list[str], cache: Path) -> tuple[float, float]:
    """Wall and processor time of a whole process."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"XDG_CACHE_HOME": str(cache)}
    busy, start = processor(), time.perf_counter()
    done = subprocess.run(command, env=env, capture_output=True, check=False)
    took = time.perf_counter() - start
    assert done.returncode == 0, done.stderr.decode()
    return took, processor() - busy


def processor() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(times: Times) -> None:
    """Medians; processor time tells more on a machine that is busy with other things."""
    names = {
        "typer": "three lines of Typer", "warm": "judge rule, warm caches", "cold": "judge rule, cold caches", "ask": "judge ask",
    }  # fmt: skip
    limits = {"typer": "", "warm": "(at most 1.35)", "cold": "(at most 1.5)", "ask": "(at most 1.2 x judge rule)"}
    wall, busy = ({name: median(column) for name, column in _columns(times, n).items()} for n in (0, 1))
    print(f"{'':26} {'wall':>10} {'ratio':>6}   {'processor':>9} {'ratio':>6}")
    for name, words in names.items():
        told = f"{wall[name] * 1e3:7.1f} ms {wall[name] / wall['typer']:6.2f}"
        told += f"   {busy[name] * 1e3:6.1f} ms {busy[name] / busy['typer']:6.2f}"
        print(f"{words:26} {told}   {limits[name]}".rstrip())


def _columns(times: Times, number: int) -> dict[str, list[float]]:
    return {name: [pair[number] for pair in pairs] for name, pairs in times.items()}


if __name__ == "__main__":
    main()
