"""Card texts: sentences of the card grammar and of this page, spoilt and mixed, on cards that are imported and played with.

A file holds what kind of card it is on its first line, and the card's text below.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random

from judge.cards.text.sentence_parser import GRAMMAR, WAYS_IN
from judge.game.vocabulary import SHIPPED, filled
from judge.support.lalr import END, Parse, Tables, load

from .entry import run
from .kinds import Desk, Kind, Way
from .soup import soup, spoilt, unraw

TYPES = ("character", "character", "location", "attachment", "event", "plot", "agenda")
SAYINGS = (
    "Renown.", "Stealth. Intimidate.", "Shadow (3).", "Bestow (2).", "Ambush (1).", "No attachments.",
    "No attachments except <i>Weapon</i>.", "Limited.", "Terminal.", "<i>Knight</i> character only.",
    "Attached character gets +2 STR.", "~ cannot be killed.",
    "You cannot marshal more than 1 character each round.", "Each <i>Spy</i> character you control gains stealth.",
    "Reduce the cost of each [stark] character you marshal by 1.", "Opponents cannot bring cards out of shadows.",
    "<b>Reaction:</b> After ~ comes out of shadows, draw 1 card.", "<b>Interrupt:</b> When ~ would be killed, save it instead.",
    "<b>Challenges Action:</b> Kneel ~ to choose a character. That character gets -1 STR until the end of the phase.",
    "<b>Marshaling Action:</b> Pay 1 gold to put a card from your hand into shadows.",
    "~ may be brought out of shadows in setup.", "~ gets +X STR. X is the number of cards in your dead pile.",
    "Treat each character's printed text box as if it were blank.",
    "(This is said in brackets.)", "If you control no other card, ~ is immune to events.", "Max 1 per challenge.",
    "Each player cannot have more than 3 characters in play.", "Your characters do not kneel when declared as attackers.",
)  # fmt: skip
GERMAN = (
    "Ruhm.", "Heimlichkeit. Einschüchtern.", "Schatten (3).", "Keine Verstärkungen.", "Limitiert.",
    "Nur <i>Ritter</i>-Charaktere.", "~ kann nicht getötet werden.", "Der Charakter mit dieser Verstärkung erhält +2 STÄ.",
    "Einzigartig.", "<b>Reaktion:</b> Nachdem ~ aus den Schatten getreten ist, ziehe 1 Karte.",
    "Jeder Gegner kann keine Ereignisse spielen.",
    "<b>Herausforderungsaktion:</b> Beuge ~, um einen Charakter zu wählen. Jener Charakter erhält -1 STÄ.",
)  # fmt: skip
SPELT = {
    "TRAIT": ("<i>Knight</i>", "<i>Spy</i>", "<i></i>"), "NAME": ("Ser Nobody", "X", "Card 0"),
    "NUMBER": ("0", "1", "3", "99", "10" * 9), "SIGNED": ("+1", "-2", "+99"), "THIS": ("~", "Card 0", "Card 1"),
    "ICON": ("[military]", "[power]"), "HOUSE": ("[stark]", "Stark"),
    "DEED": ("killed", "saved", "declared as an attacker", "enter play", "gain power"), "WORD": ("stealth", "limited", "renown"),
    "VALUED": ("shadow", "bestow", "ambush"), "OPPONENTS": ("an opponent's",), "_CARD_ABILITIES": ("card abilities",),
    "HOST": ("attached character",), "NOUN": ("character", "cards", "locations"), "UNKNOWN": ("X",), "_A": ("a",),
}  # fmt: skip
ASKS = (
    "can Alice marshal {card}", "can Alice bring {card} out of shadows", "can Alice put {card} into play", "is {card} blank",
    "what is the strength of {card}", "can {card} be killed", "can Bob take control of {card}", "does {card} have stealth",
    "what happens if Alice marshals {card}", "can Alice use the ability of {card}", "can Alice declare {card} as an attacker",
)  # fmt: skip


@cache
def card_tables() -> Tables:
    return load(GRAMMAR, WAYS_IN)


@cache
def terms() -> tuple[str, ...]:
    """What the card grammar is made of, as one would write it."""
    plain = (
        re.sub(r"\(\?[^)]*\)|\(\?[!=].*|[\\/()|]+", " ", filled(pattern, SHIPPED)).strip()
        for _, pattern in card_tables().terminals
    )
    words = [word for one in plain for word in one.split() if word.isalpha()]
    return tuple(dict.fromkeys([*words, *(word for spelt in SPELT.values() for word in spelt)]))


def _derived(chance: Random) -> str:
    """A sentence that the card grammar takes."""
    tables = card_tables()
    parse: Parse[None] = Parse(tables, chance.choice(sorted(tables.ways)), lambda _rule, _values: None)
    said: list[str] = []
    while len(said) < 25:
        fitting = sorted(parse.fitting() - {END})
        if not fitting or not parse.take(name := chance.choice(fitting), None):
            break
        said.append(_spelt(name, chance))
    return re.sub(r" ([.,)])", r"\1", " ".join(said)).replace("( ", "(")


@cache
def _patterns() -> dict[str, str]:
    return {name: filled(pattern, SHIPPED) for name, pattern in card_tables().terminals}


def _spelt(name: str, chance: Random) -> str:
    if name in SPELT:
        return chance.choice(SPELT[name])
    plain = re.sub(r"\(\?[!=][^)]*\)|\(\?i:|\\", "", _patterns().get(name, name))
    return chance.choice(plain.strip("()").split("|")).strip("()")


def make(chance: Random, language: str) -> str:
    """The kind of card, and a text of a few sentences."""
    known = SAYINGS if language == "en" else (*SAYINGS, *GERMAN * 3)
    sentences = [_derived(chance) if chance.random() < 0.5 else chance.choice(known) for _ in range(chance.randrange(1, 4))]
    if chance.random() < 0.15:
        sentences.append(soup(chance, terms()))
    text = chance.choice((" ", "\n", "\n", "")).join(sentences)
    return f"{chance.choice(TYPES)}\n{spoilt(text, chance, terms(), 3)}"[:9000]


def ways() -> tuple[Way, ...]:
    return (("rule", "--json"), ("rule", "--json", "--lang", "de"), ("rule",), ("rule", "--why"), ("rule", "--lang", "de"))


def trial(desk: Desk, files: list[Path], way: Way) -> list[str]:
    """Imports the cards, counts what is understood, shows one, and rules on a board on which they lie."""
    texts = [unraw(file.read_bytes()) for file in files]
    source = "".join(texts)
    pack, board = files[0].with_suffix(".json"), files[0].with_suffix(".board.scenario")
    pack.write_text(json.dumps({"code": "fuzz", "cards": [_card(n, text) for n, text in enumerate(texts)]}), encoding="utf-8")
    board.write_text(_board(texts), encoding="utf-8")
    found = desk.complaints(run("cards", "add", "--json", str(pack)), source)
    found += desk.complaints(run("cards", "check", "--unread"), source)
    found += desk.complaints(run("cards", "show", "--json" if "--json" in way else "--width=60", "Card 0"), source)
    return found + desk.complaints(run(*way, str(board)), source)


def _card(number: int, text: str) -> dict[str, object]:
    kind, _, said = text.partition("\n")
    kind = kind if kind in TYPES else "character"
    facts = {"code": f"{90000 + number}", "name": f"Card {number}", "type": kind, "faction": "stark", "cost": 2, "text": said}
    more: dict[str, object] = {"unique": number % 2 == 0, "loyal": False, "traits": ["Knight"]}
    if kind == "character":
        more |= {"strength": 3, "icons": {"military": True, "intrigue": False, "power": True}}
    if kind == "plot":
        more |= {"plotStats": {"income": 4, "initiative": 3, "claim": 1, "reserve": 6}}
    return {**facts, **more}


def _board(texts: list[str]) -> str:
    """All the cards, half of them in play, and a question about each."""
    cards = [f'"Card {number}"' for number in range(len(texts))]
    there = [card for card, text in zip(cards, texts, strict=True) if text.partition("\n")[0] in ("character", "location")]
    rows = ["edition: 2e", "phase: challenges", "first player: Alice", "active player: Alice", "player Alice", "gold: 5"]
    rows += [f"hand: {', '.join(cards[::2]) or 'none'}", f"shadows: {', '.join(cards[1::4]) or 'none'}"]
    rows += [f"play: {', '.join(there[1::2]) or 'none'}", "player Bob", "gold: 3", f"play: {', '.join(there[::2]) or 'none'}"]
    chosen = [ASKS[(7 * number + len(text)) % len(ASKS)] for number, text in enumerate(texts)]
    asks = [f"ask {ask.format(card=f'{card} controlled by Alice')}?" for ask, card in zip(chosen, cards, strict=True)]
    return "\n".join([*rows, *asks, ""])


CARD_TEXT = Kind("card text", ".text", 110, 8, make, ways, trial)
