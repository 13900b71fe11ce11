"""`judge cards`: looks up, imports and updates card facts; and one way of answering a program, for all of its commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COMMANDS: Mapping[str, str] = {
    "find": "find", "show": "show", "add": "add", "update": "update", "check": "check_text_understood", "mend": "mend",
}  # fmt: skip
"""Each is a module of this package with a function `command`, and a page `cards NAME` in the language file."""


def print_record(record: dict[str, Any]) -> None:
    import json

    from judge.render.as_json import SCHEMA

    print(json.dumps({"schema": SCHEMA, "problems": [], **record}))


def editions(chosen: str | None) -> tuple[str, ...]:
    """The edition that was named, or all of them."""
    from judge.driver.open import known_edition
    from judge.game.vocabulary import all_editions

    return all_editions() if chosen is None else (known_edition(chosen, all_editions()),)
