"""`python -m tests.net`: writes the records anew, after adding boards if asked to; see the package."""

from __future__ import annotations

import argparse

from .generate import add
from .record import HERE, lines, path, records, written


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.net", description=__doc__)
    parser.add_argument("--boards", type=int, default=0, metavar="N", help="add boards until there are N")
    parser.add_argument("--unread", type=int, default=0, metavar="N", help="the same of boards with text that is not read")
    wanted = parser.parse_args()
    print(f"{len(add(wanted.boards)) + len(add(wanted.unread, unread=True))} boards added")
    made = records()
    for record, files in made.items():
        told = [line for file in files for line in lines(file)]
        path(record).write_text(written(told), encoding="utf-8")
        print(f"{path(record).relative_to(HERE)}: {len(files)} files, {len(told)} lines")
    for old in set(HERE.glob("*.tsv")) - {path(record) for record in made}:
        old.unlink()


if __name__ == "__main__":
    main()
