"""Puts into words what could have stood where a line got stuck."""

from __future__ import annotations

from collections.abc import Iterable

from judge.errors import did_you_mean
from judge.scenario.automaton import Stuck
from judge.scenario.tables import END, Tables

_MOST = 12
_SHORTEST = 3
_VALUES = {
    "STRING": "a card title in quotes",
    "NAME": "a name",
    "NUMBER": "a number",
    "DATE": "a day such as `2010-01-31`",
    "DOCUMENT": "the id of a document",
    "TEXT": "some text",
    "PACK": "the name of a pack",
    "SIGNED": "a number such as `+2`",
    "DASH": "`-`",
}
_MARKS = {"COMMA": "`,`", "COLON": "`:`", "RPAR": "`)`", "RSQB": "`]`", "_QUERY": "`?`", END: "the end of the line"}
_UNSAID = {"HANDLE", "POSSESSIVE", "PRONOUN", "_ARTICLE"}  # said by the title or the noun that follows


def expected(stuck: Stuck, tables: Tables) -> str:
    """What could stand here, if that is few enough to say."""
    wanted = stuck.expected - _UNSAID
    said = [phrase for name, phrase in _VALUES.items() if name in wanted]
    said += dict.fromkeys(f"`{word}`" for name in sorted(wanted) for word in _forms(name, tables))
    said += [phrase for name, phrase in _MARKS.items() if name in wanted]
    if not 0 < len(said) <= _MOST:
        return ""
    return f"expected {', '.join(said[:-1])} or {said[-1]}" if said[1:] else f"expected {said[0]}"


def words(stuck: Stuck, tables: Tables) -> list[str]:
    """Every word that could stand here."""
    return [word for terminal, words in tables.spoken.items() if terminal in stuck.expected for word in words]


def close_to(word: str, choices: Iterable[str]) -> str:
    """A hint for a misspelt word; very short words resemble too many others."""
    return did_you_mean(word, (choice for choice in choices if len(choice) >= _SHORTEST))


def _forms(terminal: str, tables: Tables) -> list[str]:
    """All words of a class, such as phases; of a verb or a small word its usual form."""
    known = tables.spoken.get(terminal, [])
    return known[:1] if terminal.startswith("_") else [word for word in known if not _variant(word, known)]


def _variant(word: str, words: list[str]) -> bool:
    """Another spelling, or the plural, of a word that is said anyway."""
    plain = (word.replace("-", ""), word.replace("ll", "l"), word.removesuffix("s"))
    return any(one != word and one in words for one in plain)
