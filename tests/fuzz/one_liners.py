"""One-line questions, and whatever else is said on the command line itself: suppositions, words to look for, codes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

from .entry import HOME, run
from .kinds import Desk, Kind, Way, each_way
from .soup import soup, spoilt, unraw
from .words import lines, sentence, words

FILES = {"en": "test_asking.py", "de": "test_asking_in_german.py"}
LOOSE = {
    "en": ("can I bring", "my opponent", "if I have", "this card", "a unique character", "out of shadows", "it", "is it legal to",
           "who", "what happens when", "outside the", "phase", "with 3 gold", "a copy", "my dead pile", "does", "count as"),
    "de": ("kann ich", "mein Gegner", "wenn ich", "diese Karte", "einen einzigartigen Charakter", "aus den Schatten holen", "sie",
           "ist es erlaubt", "wer", "was passiert, wenn", "außerhalb der", "Phase", "mit 3 Gold", "eine Kopie", "Totenstapel"),
}  # fmt: skip
BOARD = "scenarios/2e/unique-cards-in-the-dead-pile.scenario"


@cache
def asked(language: str) -> tuple[str, ...]:
    """The questions that the tests ask, where these are here, and those of the casebook."""
    file = HOME / "tests" / "ask" / FILES[language]
    rows = file.read_text(encoding="utf-8").split("\n") if file.is_file() else []
    quoted = [row.strip().split(row.strip()[1])[1] for row in rows if row.strip().startswith(("('", '("'))]
    cases = [row.partition(" ")[2] for row in lines(language) if row.startswith(("ask ", "frage "))]
    return tuple(dict.fromkeys([*quoted, *cases]))


def make(chance: Random, language: str) -> str:
    drawn = chance.random()
    known = (*LOOSE[language] * 4, *words(language))
    if drawn < 0.5:
        text = spoilt(chance.choice(asked(language)), chance, known, 3)
    elif drawn < 0.65:
        text = sentence(chance, language, chance.choice(("ask", "what"))).partition(" ")[2]
    elif drawn < 0.85:
        one, other = chance.choice(asked(language)).split(), chance.choice(asked(language)).split()
        text = " ".join([*one[: chance.randrange(len(one) + 1)], *other[chance.randrange(len(other) + 1) :]])
    else:
        text = soup(chance, known)
    return text.replace("\0", "")[:100_000]  # no command line holds it


@cache
def ways() -> tuple[Way, ...]:
    board = (("--board", str(HOME / BOARD)), ("--json", "--board", str(HOME / BOARD)), ("--edition", "1e"))
    more = [way for name in ("clauses", "clause", "explain") for way in each_way(name)]
    more += [*each_way("cards", "find"), *each_way("cards", "show")]
    supposing: list[Way] = [("rule", str(HOME / BOARD), "--what-if"), ("rule", str(HOME / BOARD), "--json", "--what-if")]
    return (*each_way("ask", more=board) * 6, *more, *supposing * 2)


def trial(desk: Desk, files: list[Path], way: Way) -> list[str]:
    """Each question by itself."""
    found: list[str] = []
    for file in files:
        text = unraw(file.read_bytes())
        done = run(*way, text) if way[-1] == "--what-if" else run(*way, "--", text)
        found += desk.complaints(done, text)
    return found


ONE_LINER = Kind("one-liner", ".txt", 60, 5, make, ways, trial)
