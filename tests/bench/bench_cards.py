"""What cards cost, as ratios measured in one run: importing against parsing the JSON, and looking one title up.

python tests/bench/bench_cards.py [FOLDER OF PACKS]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT.parent / "shared" / "cards" / "throneteki-packs"
ROUNDS = 9

IMPORT = """
import sys, time
from pathlib import Path
from judge.cards.imported.add import add
start = time.perf_counter()
report = add([Path(sys.argv[1])], Path(sys.argv[2]))
print(time.perf_counter() - start, report.cards)
"""
LOOK_UP = """
import sys, time
from pathlib import Path
from judge.cards import Catalogue
start = time.perf_counter()
Catalogue(imported=Path(sys.argv[1])).find("Jon Snow")
print(time.perf_counter() - start)
"""
START = "import judge.cards"


def main() -> None:
    packs = Path(sys.argv[1]) if len(sys.argv) > 1 else PACKS
    if not packs.is_dir():
        sys.exit(f"there are no packs in {packs}")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        store, none = Path(folder) / "cards.compiled", Path(folder) / "none"
        rounds = [_round(packs, store, none) for _ in range(ROUNDS)]
    parse, whole, there, absent, start = (median(column) for column in zip(*rounds, strict=True))
    print(f"parsing the JSON      {parse * 1e3:7.1f} ms")
    print(f"importing, cold       {whole * 1e3:7.1f} ms   {whole / parse:5.1f} times parsing (at most 10)")
    print(f"looking a title up    {there * 1e3:7.2f} ms   {absent * 1e3:.2f} ms with nothing imported")
    print(f"what imports add      {(there - absent) * 1e3:7.2f} ms   {(there - absent) / start:5.1%} of starting the catalogue")


def _round(packs: Path, store: Path, none: Path) -> tuple[float, ...]:
    contents = [file.read_bytes() for file in packs.glob("*.json")]
    store.unlink(missing_ok=True)
    parse = _timed(lambda: [json.loads(content) for content in contents])
    whole = _told(IMPORT, packs, store)
    there, absent = _told(LOOK_UP, store), _told(LOOK_UP, none)
    return parse, whole, there, absent, _timed(lambda: _python(START))


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _told(program: str, *arguments: Path) -> float:
    return float(_python(program, *arguments).split()[0])


def _python(program: str, *arguments: Path) -> str:
    """A fresh process each time, so that nothing is warm but the disk."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


if __name__ == "__main__":
    main()
