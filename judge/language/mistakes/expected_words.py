"""Puts into words what could have stood where a line got stuck."""

from __future__ import annotations

from collections.abc import Iterable

from judge.language.parse.grammar import END, LineGrammar
from judge.language.parse.line_parser import Stuck
from judge.support.problems import AnyOf, Name, Phrase, nearest, phrase

_MOST = 12
_SHORTEST = 3
_VALUES: dict[str, Name] = {
    "STRING": phrase("a-title"),
    "NAME": phrase("a-name"),
    "NUMBER": phrase("a-number"),
    "DATE": phrase("a-day"),
    "DOCUMENT": phrase("a-document"),
    "TEXT": phrase("some-text"),
    "PACK": phrase("a-pack"),
    "SIGNED": phrase("a-signed-number"),
    "DASH": "`-`",
}
_MARKS: dict[str, Name] = {
    "COMMA": "`,`", "COLON": "`:`", "RPAR": "`)`", "RSQB": "`]`", "_QUERY": "`?`", END: phrase("end-of-line"),
}  # fmt: skip
_UNSAID = {"HANDLE", "POSSESSIVE", "PRONOUN", "_ARTICLE"}  # said by the title or the noun that follows


def expected(stuck: Stuck, tables: LineGrammar) -> Phrase | None:
    """What could stand here, if that is few enough to say."""
    wanted = stuck.expected - _UNSAID
    said = [value for name, value in _VALUES.items() if name in wanted]
    said += dict.fromkeys(f"`{word}`" for name in sorted(wanted) for word in _forms(name, tables))
    said += [mark for name, mark in _MARKS.items() if name in wanted]
    return phrase("expected", what=AnyOf(tuple(said))) if 0 < len(said) <= _MOST else None


def words(stuck: Stuck, tables: LineGrammar) -> list[str]:
    """Every word that could stand here."""
    return [word for terminal, words in tables.spoken.items() if terminal in stuck.expected for word in words]


def near(word: str, choices: Iterable[str]) -> str:
    """The word that was probably meant; very short words resemble too many others."""
    return nearest(word, (choice for choice in choices if len(choice) >= _SHORTEST))


def close_to(word: str, choices: Iterable[str]) -> Phrase | None:
    """Advice for a misspelt word, or none."""
    return phrase("did-you-mean", value=guess) if (guess := near(word, choices)) else None


def _forms(terminal: str, tables: LineGrammar) -> list[str]:
    """All words of a class, such as phases; of a verb or a small word its usual form."""
    known = tables.spoken.get(terminal, [])
    return known[:1] if terminal.startswith("_") else [word for word in known if not _variant(word, known)]


def _variant(word: str, words: list[str]) -> bool:
    """Another spelling, or the plural, of a word that is said anyway."""
    plain = (word.replace("-", ""), word.replace("ll", "l"), word.removesuffix("s"))
    return any(one != word and one in words for one in plain)
