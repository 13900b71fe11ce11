"""Made-up sets of made-up cards, for the tests of how imported cards are kept."""

from __future__ import annotations

import json

EACH = 8


def pack(name: str, count: int = EACH) -> str:
    """Made-up cards of a made-up set."""
    cards = [
        {"code": f"{name}{n:02}", "type": "character", "name": f"{name} Walker {n}", "faction": "stark", "cost": n, "strength": n,
         "text": f"Stealth.\n<b>Reaction:</b> After the lamps of {name} go out, light {n} of them."}
        for n in range(count)
    ]  # fmt: skip
    return json.dumps({"code": name, "name": name, "cards": cards})
