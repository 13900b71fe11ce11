"""The cards of the generated boards: made up, of every type and with every keyword that law speaks of, by edition."""

from __future__ import annotations

CARDS = {
    "2e": {
        "Hidden Knight": "unique character, lannister, cost 4, strength 3, military, shadow 2, renown, traits Knight",
        "Grey Cloak": "character, neutral, cost 2, strength 2, intrigue, shadow 1, stealth, traits Spy",
        "Lady Nobody": "unique character, stark, cost 3, strength 2, intrigue and power, bestow 2, traits Lady",
        "Brigand": "character, neutral, cost 2, strength 2, military, ambush 1",
        "Old Captain": "unique loyal character, greyjoy, cost 5, strength 4, military power, no attachments except Weapon",
        "Tourney Rider": "character, baratheon, cost 3, strength 3, military, renown, no attachments, traits Knight and Rider",
        "Stable Hand": "character, neutral, cost -, strength 1, power",
        "Red Archer": "character, night's watch, cost 3, strength 2, military, insight, no Weapon attachments, traits Ranger",
        "Masked Envoy": "unique character, martell, cost 6, strength 5, military intrigue power icons, stealth, shadow 4",
        "Old Well": "location, neutral, cost 1, limited, shadow 0, income 1",
        "Salt Market": "location, neutral, cost 0, limited, income 1",
        "High Tower": "unique location, tyrell, cost 3, bestow (3)",
        "Dull Knife": "attachment, neutral, cost 1, shadow 1, traits Weapon",
        "Sealed Letter": "attachment, neutral, cost -, shadow 0, on opponent's character, terminal",
        "Lord's Ring": "unique attachment, lannister, cost 2, on a unique character, ambush 1",
        "Knight's Banner": "attachment, neutral, cost 1, on your Knight character, bestow 1",
        "Deep Moat": "attachment, neutral, cost 2, on location, traits Siege",
        "Quiet Word": "event, neutral, cost -, shadow 1",
        "Night March": "event, neutral, cost 1, challenges action",
        "Sharp Answer": "event, stark, cost 0, shadow 0, reaction",
        "Last Parry": "loyal event, lannister, cost 1, interrupt",
        "Lean Winter": "plot, gold 4, initiative 3, claim 1, reserve 6",
        "Long Feast": "plot, gold 6, initiative 0, claim 2, reserve 7",
        "Old Pact": "agenda",
    },
    "1e": {
        "Gold Hand": "character, neutral, cost s1, strength 2, military, traits Ally",
        "Harbour Spy": "character, lannister, cost s2, strength 3, intrigue, stealth, traits Spy",
        "Ser Lists": "unique character, baratheon, cost 4, strength 4, military, joust, renown, traits Knight",
        "Wharf Watch": "character, greyjoy, cost s1, strength 2, military, melee",
        "Lady of Salt": "unique character, lannister, cost s3, strength 4, intrigue power, vengeful",
        "Village Boy": "character, neutral, cost 1, strength 1, power",
        "Old Sellsword": "character, stark, cost 3, strength 3, military, deadly, no attachments, traits Mercenary",
        "Proud Prince": "unique character, targaryen, cost 5, strength 5, military intrigue power, vigilant, traits Knight",
        "Back Alley": "location, neutral, cost s0, income 1, limited",
        "Great Hall": "unique location, stark, cost 2, income 2",
        "Toll Gate": "location, lannister, cost 1, limited",
        "Thin Dagger": "attachment, neutral, cost s1, traits Weapon",
        "Court Title": "unique attachment, neutral, cost 1, on unique character, traits Title",
        "Black Mark": "attachment, lannister, cost 0, on opponent's character",
        "House Guard": "attachment, neutral, cost 2, on location",
        "Whisper": "event, neutral, cost s1, interrupt",
        "Long March": "event, neutral, cost 0, challenges action",
        "Quick Answer": "event, stark, cost s0, reaction",
        "Narrow Year": "plot, gold 3, initiative 5, claim 1, reserve 4",
        "Rich Year": "plot, gold 6, initiative 2, claim 2, reserve 7",
        "Old Oath": "agenda",
    },
}  # fmt: skip
SHIPPED = {
    "Western Fiefdom": "location, limited", "Widow's Wail": "unique attachment, ambush 1", "Burned Men": "character, ambush 2",
    "Defensive Debris": "attachment, bestow 2", "Hedge Knight": "character", "Penny": "unique character, shadow 1",
    "Ser Robert Strong": "unique character, shadow 5", "Cersei Lannister": "unique character",
}  # fmt: skip
"""Cards that come with the judge, some of which its clauses name; second edition."""
KINDS = (
    *("cards", "characters", "unique cards", "limited cards", "Knight characters", "lannister cards"),
    *("locations", "attachments", "loyal characters"),
)
SINGLE = ("character", "location", "card", "event", "limited card", "unique character", "plot")
KEYWORDS = ("stealth", "renown", "limited", "joust", "melee", "ambush", "shadow")
ICONS = ("military", "intrigue", "power")
HOUSES = ("lannister", "stark", "baratheon", "night's watch", "greyjoy", "a martell", "?")
TYPES = ("character", "location", "attachment", "event", "plot", "agenda")


def described(title: str, edition: str) -> str:
    """What the generator knows of a card."""
    return CARDS[edition].get(title) or SHIPPED[title]


def type_of(title: str, edition: str) -> str:
    words = described(title, edition).split(",")[0].split()
    return next(word for word in words if word in TYPES)


def titles(edition: str, types: tuple[str, ...], having: str = "") -> list[str]:
    """The cards of these types whose description has these words in it."""
    told = (*CARDS[edition], *(SHIPPED if edition == "2e" else ()))
    return [t for t in told if type_of(t, edition) in types and having in described(t, edition)]
