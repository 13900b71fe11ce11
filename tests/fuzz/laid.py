"""Boards that can be read, laid at random, and sentences that the grammar takes about the players and cards on them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from .words import NAMES, SAMPLES, lines, sentence


class Said(NamedTuple):
    """The lines of a board in one language."""

    head: tuple[str, ...]
    player: str
    gold: str
    areas: tuple[str, ...]
    marks: tuple[str, ...]
    cards: dict[str, str]
    nothing: str


SAID = {
    "en": Said(
        ("edition: 2e", "edition: 1e", "phase: challenges", "phase: marshaling", "phase: setup", "first player: Alice",
         "active player: Alice", "window: reaction", "format: melee", "challenge: military, Alice against Bob"),
        "player {name}", "gold: {n}", ("hand", "play", "play", "play", "shadows", "dead", "discard", "deck"),
        ("kneeling", "facedown", "1 gold", "2 power", "1 duplicate", "owned by Bob"),
        {
            "Grey Cloak": "character, neutral, cost 2, strength 2, intrigue, shadow 1",
            "Lady Nobody": "unique character, stark, cost 3, strength 2, power, bestow 2, traits Lady and Spy",
            "Old Well": "location, neutral, cost 1, limited, shadow 0", "Quiet Word": "event, neutral, cost -, shadow 1",
            "Dull Knife": "attachment, neutral, cost 1, shadow 1, on your character",
            "Brigand": "character, neutral, cost 2, strength 2, military, ambush 1, stealth",
            "Lean Year": "plot, gold 4, initiative 3, claim 1, reserve 6",
        },
        "none",
    ),
    "de": Said(
        ("Ausgabe: 2e", "Ausgabe: 1e", "Phase: Herausforderungsphase", "Phase: Aufmarsch", "Phase: Aufbau", "Startspieler: Alice",
         "Format: Mehrspieler"),
        "Spieler {name}", "Gold: {n}", ("Hand", "Im Spiel", "Im Spiel", "Im Spiel", "Schatten", "Totenstapel", "Ablagestapel"),
        ("gebeugt", "1 Gold", "1 Duplikat"),
        {
            "Grey Cloak": "Charakter, neutral, Kosten 2, Stärke 2, Intrige, Schatten 1",
            "Lady Nobody": "einzigartiger Charakter, Stark, Kosten 3, Stärke 2, Macht",
            "Old Well": "Ort, neutral, Kosten 1, limitiert",
            "Quiet Word": "Ereignis, neutral, Kosten -", "Dull Knife": "Verstärkung, neutral, Kosten 1",
        },
        "keine",
    ),
}  # fmt: skip
CARD = {"en": 'card "{title}": {facts}', "de": 'Karte "{title}": {facts}'}
KNOWN = {"en": ("Penny", "Ser Robert Strong", "Burned Men", "Milk of the Poppy"), "de": ("Hella", "Ser Robert Kraft")}
FIRST = ("effect", "", "", "card")
LATER = ("ask", "ask", "ask", "what", "then")


def laid(chance: Random, language: str) -> str:
    """A board, facts about it, and then questions and moves."""
    said = SAID[language]
    names = NAMES[: chance.choice((1, 2, 2, 2, 3))]
    old = chance.random() < 0.25  # the first edition, of which no cards are known
    titles = list(said.cards) if old else [*said.cards, *KNOWN[language]]
    chosen = chance.sample(titles, chance.randrange(1, min(7, len(titles) + 1)))
    head = [said.head[old], *(row for row in said.head[2:] if chance.random() < 0.25)]
    rows = [CARD[language].format(title=title, facts=said.cards[title]) for title in chosen if title in said.cards]
    blocks = [row for name in names for row in _block(chance, said, name, chosen[NAMES.index(name) :: len(names)])]
    seats, quoted = tuple(f"{name}'s" for name in names), tuple(f'"{title}"' for title in chosen)
    there = {**SAMPLES, "NAME": names, "POSSESSIVE": seats, "STRING": quoted, "HANDLE": ("@p",)}
    facts = [sentence(chance, language, chance.choice(FIRST), there) for _ in range(chance.choice((0, 0, 0, 1, 2)))]
    asked = [_later(chance, language, there) for _ in range(chance.choice((1, 1, 2, 3)))]
    return "\n".join([*head, *rows, *blocks, *facts, *asked, ""])


def _block(chance: Random, said: Said, name: str, titles: list[str]) -> list[str]:
    """One player with these cards, each in some area."""
    rows = [said.player.format(name=name)]
    if chance.random() < 0.7:
        rows.append(said.gold.format(n=chance.choice((0, 1, 2, 7, 99))))
    areas: dict[str, list[str]] = {}
    for title in titles:
        mark = f" ({chance.choice(said.marks)})" if chance.random() < 0.3 else ""
        handle = " @p" if titles[0] == title and name == NAMES[0] else ""
        areas.setdefault(chance.choice(said.areas), []).append(f'"{title}"{mark}{handle}')
    rows += [f"  {area}: {', '.join(cards)}" for area, cards in areas.items()]
    return rows + ([f"  {said.areas[0]}: {said.nothing}"] if said.areas[0] not in areas and chance.random() < 0.1 else [])


def _later(chance: Random, language: str, there: dict[str, tuple[str, ...]]) -> str:
    """A sentence of the grammar; in another language more often one that somebody wrote, since words have their order."""
    if language == "en" or chance.random() < 0.3:
        return sentence(chance, language, chance.choice(LATER), there)
    begin = ("frage", "dann")
    row = chance.choice([row for row in lines(language) if row.startswith(begin)])
    parts = row.split('"')
    parts[1::2] = [chance.choice(there["STRING"]).strip('"') for _ in parts[1::2]]
    return '"'.join(parts)
