"""Law with random parts exchanged for things that do not belong there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import yaml

STRANGE: tuple[Any, ...] = (
    None, "", 0, -1, 10**30, 2.5, True, [], {}, [[]], [None], {"a": None}, {"not": None}, {"any": []}, {"can": 3}, {"some": []},
    {"amount": "x"}, {"amount": [], "at_most": {}}, "any", "all", "unique", ["unique", {"not": "unique"}], {"count": {}},
    {"sum_of": [], "over": 3}, "X", {"target": {"target": "x"}}, {"forbids": []}, "\x85", "\u202e",
)  # fmt: skip


def mutated(file: Path, chance: random.Random) -> str:
    """One file of law with up to four parts exchanged."""
    law = yaml.safe_load(file.read_text(encoding="utf-8"))
    if isinstance(law, list):
        law = chance.sample(law, min(len(law), 6))
    for _ in range(chance.randrange(1, 5)):
        _exchange(law, chance)
    return yaml.safe_dump(law, allow_unicode=True)


def _exchange(part: Any, chance: random.Random) -> None:
    keys = list(part) if isinstance(part, dict) else list(range(len(part))) if isinstance(part, list) else []
    if not keys:
        return
    key = chance.choice(keys)
    if isinstance(part[key], dict | list) and part[key] and chance.random() < 0.7:
        _exchange(part[key], chance)
    elif isinstance(part, dict) and chance.random() < 0.2:
        part[str(chance.choice(STRANGE))] = part.pop(key)
    else:
        part[key] = chance.choice(STRANGE)
