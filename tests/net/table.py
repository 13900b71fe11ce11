"""A board while it is being drawn: players, cards in their areas, and the holes of sentences filled from it.

A hole asks for a card where such an act would find it: one that lies there is taken, or a new one is put there, so that a
board grows out of what is asked about it. Now and then a card from elsewhere is taken, for the sake of a *no*.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

from .cards import CARDS, ICONS, KEYWORDS, KINDS, SINGLE, titles, type_of

ALWAYS = {"Old Oath", "Narrow Year", "Old Pact", "Long Feast"}
"""Cards that a board may have besides those that are asked about."""
NAMES = ("Alice", "Bob", "Carol", "Dora")
TABLED = ("character", "location")
HANDED = ("character", "location", "attachment")
ALL = (*HANDED, "event")
HOLES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], str]] = {
    "shadows": ("mine", ("shadows",), HANDED, "SHADOW"),
    "hand": ("mine", ("hand",), HANDED, ""),
    "in hand": ("mine", ("hand",), ALL, ""),
    "their hand": ("theirs", ("hand",), ALL, ""),
    "hidable": ("mine", ("hand",), ALL, "SHADOW"),
    "ambusher": ("mine", ("hand",), HANDED, "ambush"),
    "attachment": ("mine", ("hand", "shadows"), ("attachment",), ""),
    "attached": ("mine", ("on",), ("attachment",), ""),
    "event": ("mine", ("hand", "shadows"), ("event",), ""),
    "away": ("mine", ("hand", "shadows", "dead", "discard"), HANDED, ""),
    "dead": ("mine", ("dead",), ("character",), ""),
    "discarded": ("mine", ("discard",), HANDED, ""),
    "play": ("any", ("play",), TABLED, ""),
    "mine": ("mine", ("play",), TABLED, ""),
    "theirs": ("theirs", ("play",), TABLED, ""),
    "char": ("any", ("play",), ("character",), ""),
    "mychar": ("mine", ("play",), ("character",), ""),
    "theirchar": ("theirs", ("play",), ("character",), ""),
    "participant": ("any", ("play",), ("character",), ""),
    "doubled": ("mine", ("play",), TABLED, "unique"),
    "bestowing": ("mine", ("play",), TABLED, "bestow"),
    "host": ("any", ("play",), TABLED, ""),
    "hidden": ("any", ("shadows",), ALL, "SHADOW"),
    "any": ("any", ("hand", "shadows", "play", "play", "dead", "discard", "deck"), ALL, ""),
    "plot": ("mine", ("plot",), ("plot",), ""),
}
"""Whose, where, of which type, and what its description has in it."""


@dataclass
class Put:
    """A card on the board."""

    title: str
    holder: str
    area: str  # "on": attached to another
    handle: str
    marks: list[str] = field(default_factory=list)
    worn: list[Put] = field(default_factory=list)
    marked: bool = True

    def text(self) -> str:
        marks = f" ({', '.join(self.marks)})" if self.marks else ""
        worn = f" with {' and '.join(one.text() for one in self.worn)}" if self.worn else ""
        return f'"{self.title}"{marks}' + (f" @{self.handle}" if self.marked else "") + worn


class Drawing:
    """What has been laid so far; the dice are the board's own."""

    def __init__(self, dice: Random, edition: str) -> None:
        self.dice, self.edition = dice, edition
        self.players = NAMES[: dice.choice((2, 2, 2, 3, 3, 4))]
        self.cards: list[Put] = []
        self.by_title: set[str] = set()  # named by nothing else, so that there must be no second one

    def chance(self, of: float) -> bool:
        return self.dice.random() < of

    def filled(self, words: str) -> str:
        """The sentence about this board."""
        me = self.dice.choice(self.players)
        other = self.dice.choice([p for p in self.players if p != me])
        used: list[Put] = []
        return re.sub(r"\{([^}]+)\}", lambda hole: self._hole(hole[1], me, other, used), words)

    def _hole(self, hole: str, me: str, other: str, used: list[Put]) -> str:
        if hole in HOLES:
            used.append(self.card(hole, me, other, used))
            return self.named(used[-1])
        if re.fullmatch(r"\d-\d", hole):
            return str(self.dice.randint(int(hole[0]), int(hole[2])))
        if hole in ("title", "holder"):
            used.append(used[-1] if used else self.card("any", me, other, used))
            return f'"{used[-1].title}"' if hole == "title" else used[-1].holder
        choices = {"kinds": KINDS, "kind": SINGLE, "keyword": KEYWORDS, "icon": ICONS}
        names = {"P": me, "O": other, "P's": f"{me}'s", "O's": f"{other}'s"}
        return names[hole] if hole in names else self.dice.choice(choices[hole])

    def named(self, card: Put) -> str:
        """By its handle, or by its title where that is enough."""
        copies = [one for one in self.cards if one.title == card.title and one is not card]
        if not card.marked and not copies:
            self.by_title.add(card.title)
            return f'"{card.title}"'
        if not card.marked and card.area in ("play", "hand", "shadows", "dead") and not card.worn:
            return f'"{card.title}" {self._told_apart(card, copies)}'
        card.marked = True
        return f"@{card.handle}"

    def _told_apart(self, card: Put, copies: list[Put]) -> str:
        """Whose it is where that is enough, else where it lies as well."""
        owned = next((mark for mark in card.marks if mark.startswith("owned")), "")
        pile = " pile" if card.area == "dead" else ""
        holder = f"controlled by {card.holder}" if card.area == "play" else owned
        return holder if holder and all(one.area != "play" for one in copies) else f"in {card.holder}'s {card.area}{pile}"

    def card(self, hole: str, me: str, other: str, used: list[Put]) -> Put:
        whose, areas, types, having = HOLES[hole]
        if self.chance(0.07) and hole not in ("plot", "attached", "host") and self.cards:
            return self.dice.choice([c for c in self.cards if c.area != "plot"] or self.cards)
        holders = {"mine": [me], "theirs": [other], "any": list(self.players)}[whose]
        there = [c for c in self.cards if c.holder in holders and c.area in areas and self._fits(c, types, having)]
        fresh = [c for c in there if c not in used]
        if fresh and self.chance(0.8 if len(self.cards) > 5 else 0.5):
            return self.dice.choice(fresh)
        return self.put(self.dice.choice(holders), self.dice.choice(areas), types, having)

    def _fits(self, card: Put, types: tuple[str, ...], having: str) -> bool:
        return card.title in titles(self.edition, types, self._having(having))

    def _having(self, having: str) -> str:
        return {"SHADOW": "shadow " if self.edition == "2e" else "cost s"}.get(having, having)

    def put(self, holder: str, area: str, types: tuple[str, ...], having: str = "") -> Put:
        """A card of that kind where it is wanted; one that is in short supply is any card of the type."""
        wanted = titles(self.edition, types, self._having(having)) or titles(self.edition, types)
        wanted = [t for t in wanted if t not in self.by_title] or wanted
        wanted = [t for t in wanted if self._may_lie(t, holder, area)] or wanted
        known = [t for t in wanted if t in {c.title for c in self.cards}]
        title = self.dice.choice(known if known and self.chance(0.25) else wanted)
        card = Put(title, holder, area, f"c{len(self.cards) + 1}", marked=self.chance(0.75))
        self.cards.append(card)
        self._dress(card)
        return card

    def _may_lie(self, title: str, holder: str, area: str) -> bool:
        """Whether the board can arise: nearly always it does, so that questions are ruled on and not waved away."""
        if area not in ("play", "dead") or title not in titles(self.edition, ALL, "unique") or self.chance(0.02):
            return True
        copies = [c for c in self.cards if c.title == title and c.area in ("play", "dead", "on")]
        return not any(c.holder == holder or any(m.startswith("owned") for m in c.marks) for c in copies)

    def _dress(self, card: Put) -> None:
        """How it lies, whose it is, what is on it."""
        others = [p for p in self.players if p != card.holder]
        copied = any(c.title == card.title and c is not card for c in self.cards)
        if (card.area == "shadows" or (card.area == "play" and not copied)) and self.chance(0.17):
            card.marks.append(f"owned by {self.dice.choice(others)}")
        if card.area == "on":
            host = self.card("host", card.holder, others[0], [])
            host = host if host.area == "play" else self.put(card.holder, "play", ("character",))
            host.worn.append(card)
            return
        if card.area == "play":
            self._dress_in_play(card)

    def _dress_in_play(self, card: Put) -> None:
        unique = card.title in titles(self.edition, TABLED, "unique")
        marks = [("kneeling", 0.25), ("1 duplicate", 0.35 if unique else 0.0), ("2 power", 0.1), ("1 gold", 0.1)]
        card.marks += [mark for mark, often in marks if self.chance(often)]
        if self.chance(0.15) and type_of(card.title, self.edition) == "character":
            self.cards.append(worn := self._worn(card))
            card.worn.append(worn)

    def _worn(self, card: Put) -> Put:
        owners = [p for p in self.players if p != card.holder]
        wanted = [t for t in titles(self.edition, ("attachment",)) if t not in self.by_title]
        worn = Put(self.dice.choice(wanted), card.holder, "on", f"c{len(self.cards) + 1}")
        if self.chance(0.25):
            worn.marks.append(f"owned by {self.dice.choice(owners)}")
        return worn

    def definitions(self) -> list[str]:
        """The lines for the cards that the judge does not know."""
        used = {card.title for card in self.cards} | ALWAYS
        return [f'card "{title}": {told}' for title, told in CARDS[self.edition].items() if title in used]
