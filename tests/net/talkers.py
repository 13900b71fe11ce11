"""Made-up cards with made-up text that no grammar reads: packs for the boards on which a ruling may be provisional."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

HOUSES = ("lannister", "stark", "neutral")


class Talker(NamedTuple):
    """A card that has something to say: what it is, what it costs, its text, and what else is printed on it."""

    title: str
    type: str
    cost: int
    text: str
    more: tuple[tuple[str, Any], ...] = ()


def _fighter(title: str, text: str, strength: int = 2, **more: Any) -> Talker:
    return Talker(title, "character", strength + 1, text, (("strength", strength), *more.items()))


TALKERS = (
    Talker("Whispering Stair", "location", 2, "Each character you control that carries a lantern gets +2 STR."),
    Talker("Salt Ferry", "location", 1, "Each opponent must pay 1 additional gold to bring a card out of shadows at high tide."),
    Talker("Frozen Ford", "location", 3, "Characters without boots cannot be declared as attackers."),
    Talker("Hollow Hill", "location", 2, "Cards you bring out of shadows enter play knelt when it thunders."),
    Talker("Quiet Orchard", "location", 1, "Each apple you control counts as a pear."),
    Talker("Crooked Mint", "location", 2, "Reduce the cost of the first card you marshal under a new moon by 1."),
    _fighter("Lamp Warden", "While a lamp burns, Lamp Warden does not kneel when it defends."),
    _fighter("Old Ferryman", "<b>Reaction:</b> After the river rises, draw 2 cards.", 1),
    _fighter("Grave Singer", "While Grave Singer hums, characters cannot leave any dead pile.", 3),
    _fighter("Borrowed Cousin", "If you would save a character, save its oldest cousin instead.", 2, icons={"military": True}),
    _fighter("Loud Herald", "Each opponent's character that hears Loud Herald loses its best icon.", 4, unique=True),
    _fighter("Tin Collector", "At the end of the round, count your spoons.", 1),
    Talker("Heavy Tongue", "attachment", 1, "Attached character is blank as long as it is silent."),
    Talker("Loose Hinge", "attachment", 0, "<b>Interrupt:</b> When the door falls, stand it instead."),
    Talker("Sudden Fog", "event", 0, "<b>Challenges Action:</b> Choose an attacking character. It is lost in the fog."),
    Talker("Late Guest", "event", 1, "Sit down at any table that has a free chair."),
)
"""Some speak of costs, strength and what cannot be done; some of spoons."""
ABOUT = (
    "is {talker} in play", "what is the printed cost of {talker}", "can {P} marshal {talker}", "can {P} play {talker}",
    "can {P} attack with {talker}", "what is the strength of {talker}", "who controls {talker}", "is {talker} a character",
)  # fmt: skip
"""What is asked about the talkers themselves."""


def pack() -> str:
    """All of them, as a throneteki pack; for either edition."""
    cards = [
        {"code": f"net{n:03}", "type": one.type, "name": one.title, "faction": HOUSES[n % len(HOUSES)], "cost": one.cost,
         "text": one.text, **dict(one.more)}
        for n, one in enumerate(TALKERS)
    ]  # fmt: skip
    return json.dumps({"code": "Net", "name": "Talkers", "cards": cards})
