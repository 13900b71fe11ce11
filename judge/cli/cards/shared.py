"""What every `judge cards` command needs: the editions, and one way of answering a program."""

from __future__ import annotations

from typing import Any

from judge.cli.editions import known_edition
from judge.game.vocabulary import SHIPPED

SCHEMA = 1
Record = dict[str, Any]


def print_record(record: Record) -> None:
    import json

    print(json.dumps({"schema": SCHEMA, "problems": [], **record}))


def editions(chosen: str | None) -> tuple[str, ...]:
    """The edition that was named, or all of them."""
    known = tuple(sorted(SHIPPED.names("editions"), reverse=True))
    return known if chosen is None else (known_edition(chosen, known),)
