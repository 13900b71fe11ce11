"""`python -m tests.fuzz --n N [--kind KIND] [--lang LANG] [--seed SEED]`: as long as one likes, and a table at the end."""

from __future__ import annotations

import argparse
import faulthandler
import resource
import sys
from pathlib import Path

from .campaign import KINDS, LANGUAGES, Row, campaign

FOUND = Path(__file__).with_name("found")
MOST_MEMORY = 6_000_000_000
"""Bytes; what wants more is told so, and the machine lives on."""


def main() -> int:
    options = _options()
    faulthandler.enable()
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    chosen = [kind for kind in KINDS if options.kind in (None, kind.name)]
    total = sum(kind.share for kind in chosen)
    rows = []
    for kind in chosen:
        count = -(-options.n * kind.share // total)
        for language in LANGUAGES if options.lang is None else (options.lang,):
            number = -(-count // 2) if options.lang is None else count
            rows.append(campaign(kind, language, number, str(options.seed), options.keep, sys.stderr.isatty() or options.watch))
            print(_row(rows[-1]), file=sys.stderr, flush=True)
    print(_table(rows))
    return 1 if any(row.findings for row in rows) else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Strange input for every door of the judge.")
    parser.add_argument("--n", type=int, default=10_000, help="how many inputs")
    parser.add_argument("--kind", choices=[kind.name for kind in KINDS])
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path, default=FOUND, help="where findings are kept")
    parser.add_argument("--watch", action="store_true", help="tell how far it is, on a terminal or not")
    return parser.parse_args()


HEAD = ("kind", "language", "inputs", "findings", "slowest", "peak MB", "a second")


def _row(row: Row) -> str:
    measured = f"{row.slowest:.2f}", f"{row.megabytes:.0f}", f"{row.inputs / max(row.seconds, 0.001):.0f}"
    return _cells((row.kind, row.language, str(row.inputs), str(len(row.findings)), *measured))


def _cells(cells: tuple[str, ...]) -> str:
    return "  ".join((cells[0].ljust(15), cells[1].ljust(8), *(cell.rjust(9) for cell in cells[2:])))


def _table(rows: list[Row]) -> str:
    findings = sum(len(row.findings) for row in rows)
    peak, slowest = max(row.megabytes for row in rows), max(row.slowest for row in rows)
    total = Row("all", "", sum(row.inputs for row in rows), (), slowest, peak, sum(row.seconds for row in rows))
    last = _row(total).replace("        0  ", f"{findings:>9}  ", 1)
    return "\n".join([_cells(HEAD), *map(_row, rows), last])


if __name__ == "__main__":
    sys.exit(main())
