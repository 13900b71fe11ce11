"""The words of both languages, the casebook as files and lines, and sentences that the grammar itself makes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from judge.language.parse.grammar import LineGrammar, tables
from judge.language.translate import tongue, vocabulary
from judge.support.lalr import END, Parse

from .entry import HOME
from .soup import NUMBERS, scrap

NAMES = ("Alice", "Bob", "Carol")
TITLES = (
    '"Penny"', '"Ser Robert Strong"', '"Burned Men"', '"Milk of the Poppy"', '"Grey Cloak"', '"Lady Nobody"', '"Old Well"',
    '"Quiet Word"', '"Dull Knife"', '"Hella"', '"Nobody at All"', "@p", "@q",
)  # fmt: skip
SAMPLES = {
    "NAME": NAMES, "POSSESSIVE": tuple(f"{name}'s" for name in NAMES), "STRING": TITLES[:11], "HANDLE": ("@p", "@q", "@none"),
    "PACK": ("DitD", "Core", "grey-cloak.cards", "?"), "SIGNED": ("+1", "-1", "+99", "−2"), "NUMBER": NUMBERS[:7],
    "S_NUMBER": ("s0", "s1", "s99"), "DASH": ("-", "—"), "DATE": ("2010-01-01", "2018-11-01", "0000-00-00", "9999-12-31"),
    "DOCUMENT": ("2e-rules-reference", "2e-faq-4.1", "1e-kings-landing", "none"),
    "TEXT": ("A title: of its own", "{card}", "yes"), "__IGNORE_0": (" ",),
}  # fmt: skip
LONGEST = 40

Samples = Mapping[str, tuple[str, ...]]


@cache
def vocabularies(language: str) -> LineGrammar:
    other = tongue(language)
    return vocabulary(other, tables()) if other else tables()


@cache
def words(language: str) -> tuple[str, ...]:
    """Every word that the scenario language knows, and some names and titles."""
    known = vocabularies(language)
    fields = [f"{field}:" for field in known.fields]
    clauses = ["2E-UNIQUE-04", "2E-SHADOW-11", "1E-SHADOW-01", "because", "wegen"]
    return tuple(dict.fromkeys([*known.words, *fields, *known.marks, *NAMES, *TITLES, *clauses]))


@cache
def casebook(language: str) -> tuple[str, ...]:
    """The shipped files in that language, mistakes among them."""
    files = sorted((HOME / "scenarios").rglob("*.scenario"))
    texts = [file.read_text(encoding="utf-8", errors="surrogateescape") for file in files]
    return tuple(t for t in texts if len(t) < 20_000 and ("\nSpieler " in t or "\nspieler " in t) is (language == "de"))


@cache
def lines(language: str) -> tuple[str, ...]:
    """Every line of them, each once; in German also those that the tests know."""
    forms = HOME / "tests" / "language" / "german" / "forms.txt"
    known = forms.read_text(encoding="utf-8").splitlines() if forms.is_file() else []
    more = [row for row in known if row.startswith("  ") is (language == "de") and not row.startswith("#")]
    found = [row.strip() for text in casebook(language) for row in text.split("\n")]
    return tuple(dict.fromkeys(row for row in (*found, *map(str.strip, more)) if row))


def sentence(chance: Random, language: str, begin: str = "", there: Samples = SAMPLES) -> str:
    """A line that the grammar takes, word by word; in another language its words stand in the English order.

    What is there, players and cards above all, fills in for the terminals that are no words.
    """
    known = vocabularies(language)
    parse: Parse[None] = Parse(tables().grammar, "start", lambda _rule, _values: None)
    said: list[str] = []
    while len(said) < LONGEST:
        fitting = sorted(parse.fitting())
        if begin and not said:
            fitting = [name for name in fitting if name.strip("_").lower() == begin] or fitting
        if not fitting or (END in fitting and chance.random() < 0.5):
            break
        name = chance.choice([one for one in fitting if one != END] or [END])
        if name == END or not parse.take(name, None):
            break
        said.append(spelt(name, known, chance, there))
    return " ".join(said)


def spelt(terminal: str, known: LineGrammar, chance: Random, there: Samples) -> str:
    """A terminal of the grammar, in letters."""
    fields = [f"{field}:" for field, name in known.fields.items() if name == terminal]
    marks = [mark for mark, name in known.marks.items() if name == terminal]
    spoken = known.spoken.get(terminal) or there.get(terminal) or fields or marks
    return chance.choice(spoken) if spoken else scrap(chance, ("?",))
