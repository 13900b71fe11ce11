"""Boards drawn by lot, in English and German at once: the forms are those that the tests of the German language pair."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

FORMS = Path(__file__).parents[1] / "language" / "german" / "forms.txt"
NAMES = ("Alice", "Bob", "Carol", "Dan")
AREAS = {"hand": "Hand", "play": "Im Spiel", "shadows": "Schatten", "dead": "Totenstapel", "discard": "Ablagestapel"}
PHASES = ("phase: marshaling", "phase: challenges phase", "phase: draw phase", "phase: dominance", "phase: setup")
CARDS = {
    "2e": (
        ("Hidden Knight", "unique character, lannister, cost 4, strength 3, military, shadow 2, stealth, trait Knight",
         "einzigartiger Charakter, Lennister, Kosten 4, Stärke 3, Militär, Schatten 2, Heimlich, Merkmal Ritter"),
        ("Grey Cloak", "character, neutral, cost 2, strength 2, intrigue, shadow 1",
         "Charakter, neutral, Kosten 2, Stärke 2, Intrige, Schatten 1"),
        ("Old Well", "location, neutral, cost 1, limited, shadow 0", "Ort, neutral, Kosten 1, limitiert, Schatten 0"),
        ("Lady Nobody", "unique character, stark, cost 3, strength 2, power, bestow 2, renown",
         "einzigartiger Charakter, Stark, Kosten 3, Stärke 2, Macht, Investition 2, Ruhmreich"),
        ("Quiet Word", "event, neutral, cost -, shadow 1", "Ereignis, neutral, Kosten -, Schatten 1"),
        ("Dull Knife", "attachment, neutral, cost 1, shadow 1", "Verstärkung, neutral, Kosten 1, Schatten 1"),
        ("Sour Letter", "attachment, neutral, cost 0, on opponent's character",
         "Verstärkung, neutral, Kosten 0, auf gegnerischem Charakter"),
        ("Brigand", "character, neutral, cost 2, strength 2, military, ambush 1",
         "Charakter, neutral, Kosten 2, Stärke 2, Militär, Hinterhalt 1"),
    ),
    "1e": (
        ("Old Lister", "unique character, baratheon, cost 4, strength 4, military, joust",
         "einzigartiger Charakter, Baratheon, Kosten 4, Stärke 4, Militär, joust"),
        ("Dock Hand", "character, greyjoy, cost s1, strength 2, military, melee",
         "Charakter, Graufreud, Kosten s1, Stärke 2, Militär, melee"),
        ("Masked Heir", "unique character, targaryen, cost s2, strength 3, intrigue power, stealth",
         "einzigartiger Charakter, Targaryen, Kosten s2, Stärke 3, Intrige Macht, Heimlich"),
        ("Sunken Gate", "location, neutral, cost 1, limited", "Ort, neutral, Kosten 1, limitiert"),
        ("Whisper", "event, neutral, cost s0", "Ereignis, neutral, Kosten s0"),
        ("Thin Rope", "attachment, neutral, cost 1", "Verstärkung, neutral, Kosten 1"),
    ),
}  # fmt: skip


WHERE = {"hand": r"marshal|ambush|set up|\bplay(ing)? \"", "shadows": r"(out of|from) shadows", "play": ""}
"""Where the card lies that a question is usually about."""


class Pair(NamedTuple):
    """A line in English and in German."""

    english: str
    german: str


class Laid(NamedTuple):
    """A card on the board, by its handle."""

    handle: str
    player: str
    area: str


class Drawn(NamedTuple):
    """A board in both languages, line by line."""

    facts: tuple[Pair, ...]
    script: tuple[Pair, ...]

    @property
    def english(self) -> str:
        return "\n".join(pair.english for pair in (*self.facts, *self.script)) + "\n"

    @property
    def german(self) -> str:
        return "\n".join(pair.german for pair in (*self.facts, *self.script)) + "\n"


@cache
def forms(*begins: str) -> list[Pair]:
    """The pairs of `forms.txt` whose English line begins so, with the first German line of each."""
    rows = FORMS.read_text("utf-8").splitlines()
    pairs = [Pair(one, two.strip()) for one, two in pairwise(rows) if two.startswith("  ") and not one.startswith("  ")]
    return [pair for pair in pairs if pair.english.startswith(begins)]


def draw(seed: int, questions: int = 12) -> Drawn:
    """The board of a seed. A line of it may make no sense there: whoever uses it leaves that one out."""
    table = _Table(Random(seed), "1e" if seed % 3 == 0 else "2e")
    lot, facts = table.lot, table.facts()
    facts += [table.filled(form) for form in table.some(forms("effect:"), 2)]
    facts += [table.filled(form) for form in table.some(forms("Alice has", "Bob has", '"Penny" is about'), 1)]
    asks = [table.filled(form) for form in lot.sample(forms("ask "), questions) if table.settles(form)]
    steps = [table.filled(form) for form in table.some(forms("then "), 2)]
    half = len(asks) // 2
    return Drawn(tuple(facts), (*asks[:half], *steps, *asks[half:]))


def crowded(edition: str) -> str:
    """A board with cards in every area, and every act that can be asked about with each of them, by one player or another."""
    table = _Table(Random(edition), edition)
    table.names, table.everywhere = NAMES[:2], True
    facts = [pair.english for pair in table.facts()]
    acts = [form.english for form in forms("ask can ", "ask may ") if form.english.count('"') == 2]
    asks = [_swapped(re.sub(r'"[^"]*"', card.handle, act), dict(zip(NAMES, turn, strict=False)))
            for n, card in enumerate(table.laid) for act in acts for turn in [table.names[:: -1 if n % 2 else 1]]]  # fmt: skip
    return "\n".join([*facts, *asks]) + "\n"


class _Table:
    """A board while it is drawn."""

    def __init__(self, lot: Random, edition: str) -> None:
        self.lot, self.edition = lot, edition
        self.names = NAMES[: lot.choice((2, 2, 3, 4))]
        self.laid: list[Laid] = []
        self.everywhere = False  # cards lie in every area
        self.fought = False  # a challenge is under way, and all who take part are known

    def likely(self, chance: float) -> bool:
        return self.lot.random() < chance

    def some(self, pairs: list[Pair], most: int) -> list[Pair]:
        return self.lot.sample(pairs, self.lot.randint(0, most))

    def facts(self) -> list[Pair]:
        cards = [Pair(f'card "{title}": {one}', f'Karte "{title}": {other}') for title, one, other in CARDS[self.edition]]
        seats = [line for name in self.names for line in self._seat(name)]
        return [Pair(f"edition: {self.edition}", f"Ausgabe: {self.edition}"), *cards, *self._moment(), *seats, *self._fight()]

    def _moment(self) -> list[Pair]:
        chosen = [self.lot.choice([p for p in forms(*PHASES) if p.english in PHASES])] if self.likely(0.8) else []
        windows = forms("window: action", "window: beginning", "window: reaction")
        chosen += [self.lot.choice(windows)] if chosen and self.likely(0.3) else []
        active, first = self.lot.choice(self.names), self.lot.choice(self.names)
        chosen += [Pair(f"active player: {active}", f"aktiver Spieler: {active}")] if self.likely(0.6) else []
        return chosen + ([Pair(f"first player: {first}", f"Startspieler: {first}")] if self.likely(0.6) else [])

    def _seat(self, name: str) -> list[Pair]:
        n, house = self.lot.randint(0, 6), self.lot.choice(forms("house: lannister", "house: greyjoy"))
        lines = [Pair(f"  {house.english}", f"  {house.german}")] if self.likely(0.5) else []
        lines += [Pair(f"  gold: {n}", f"  Gold: {n}")] if self.likely(0.6) else []
        areas = [self._area(area, name) for area in AREAS if self.everywhere or self.likely(0.55)]
        return [Pair(f"player {name}", f"Spieler {name}"), *lines, *areas]

    def _area(self, area: str, name: str) -> Pair:
        """A few cards, each with a handle; of some areas not all is known."""
        entries = [self._entry(area, name) for _ in range(1 if self.everywhere else self.lot.randint(0, 2))]
        more = [Pair("?", "?")] if self.likely(0.12) else []
        said = [*entries, *more] or [Pair("none", "nichts")]
        english, german = (", ".join(part) for part in zip(*said, strict=True))
        return Pair(f"  {area}: {english}", f"  {AREAS[area]}: {german}")

    def _entry(self, area: str, name: str) -> Pair:
        title, kind, _ = self.lot.choice(CARDS[self.edition])
        owner, states = self.lot.choice(self.names), []
        if area in ("play", "shadows") and self.likely(0.2):
            states.append(Pair(f"owned by {owner}", f"gehört {owner}"))
        if area == "play" and self.likely(0.3):
            states.append(Pair("kneeling", "kniend"))
        if area == "play" and "unique" in kind and self.likely(0.3):
            states.append(Pair("1 duplicate", "1 Duplikat"))
        self.laid.append(Laid(f"@c{len(self.laid)}", name, area))
        english, german = (f" ({', '.join(part)})" for part in zip(*states, strict=True)) if states else ("", "")
        knife = next(title for title, kind, _ in CARDS[self.edition] if kind.startswith("attachment"))
        worn = area == "play" and "character" in kind and self.likely(0.15)
        tail = Pair(f' with "{knife}"', f' mit "{knife}"') if worn else Pair("", "")
        called = self.laid[-1].handle
        return Pair(f'"{title}"{english} {called}{tail.english}', f'"{title}"{german} {called}{tail.german}')

    def _fight(self) -> list[Pair]:
        """A challenge between the first two players who have something in play, perhaps with defenders."""
        held = {name: [card.handle for card in self.laid if (card.player, card.area) == (name, "play")] for name in self.names}
        able = [name for name in self.names if held[name]]
        if len(able) < 2 or self.likely(0.5):
            return []
        one, other = able[:2]
        lines = [Pair(f"challenge: military, {one} against {other}", f"Herausforderung: Militär, {one} gegen {other}")]
        lines += [Pair(f"attackers: {held[one][0]}", f"Angreifer: {held[one][0]}")]
        self.fought = self.likely(0.5)
        return lines + ([Pair(f"defenders: {held[other][0]}", f"Verteidiger: {held[other][0]}")] if self.fought else [])

    def settles(self, form: Pair) -> bool:
        """Who wins a challenge of which little is stated takes the judge longer than all other questions together."""
        return self.fought or "who wins" not in form.english

    def filled(self, form: Pair) -> Pair:
        """A form with players and cards of the board in place of its own; mostly with such as it fits."""
        titles = list(dict.fromkeys(re.findall(r'"[^"]*"', form.english)))
        area = next(area for area, words in WHERE.items() if re.search(words, form.english))
        near = [card for card in self.laid if card.area == area] if self.likely(0.7) else []
        chosen = self.lot.sample(near or self.laid, min(len(titles), len(near or self.laid)))
        others = self.lot.sample(self.names, len(self.names))
        seats = list(dict.fromkeys([*(card.player for card in chosen), *others])) * 2
        cards = dict(zip(titles, (card.handle for card in chosen), strict=False))
        return Pair(*(_swapped(line, {**dict(zip(NAMES[:3], seats, strict=False)), **cards}) for line in form))


def _swapped(line: str, given: dict[str, str]) -> str:
    """All at once, so that nobody is renamed twice."""
    words = "|".join(re.escape(word) for word in sorted(given, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{words})(?=s?\b|\W|$)", lambda m: given[m[0]], line)
