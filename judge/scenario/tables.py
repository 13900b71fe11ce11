"""The grammar of scenarios as the automaton needs it: LALR tables, and its terminals sorted into words, fields and the rest.

`python -m judge.lalr judge/scenario/grammar.lark` ships the tables anew after a change to it; a test holds them to it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from judge import lalr
from judge.noun import Noun

GRAMMAR = Path(__file__).with_name("grammar.lark")
END = lalr.END
STARTS = ("ask", "then", "expect", "player", "card", "effect", "what")


class Tables(Noun):
    """The grammar and its vocabulary."""

    grammar: lalr.Tables
    words: dict[str, list[str]]  # "bring" -> its terminals
    fields: dict[str, str]  # "first player" -> its terminal
    spoken: dict[str, list[str]]  # the other way round, the usual form first
    patterns: list[tuple[str, str]]  # the other terminals, in the order in which they are tried
    marks: dict[str, str]  # "," -> its terminal
    starts: dict[str, str]  # the words that begin a line, and what they mean to the grammar
    forms: dict[str, list[str]]  # sentences to show, by their first word; English has its own


@cache
def tables() -> Tables:
    grammar = lalr.load(GRAMMAR)
    found = Tables(grammar, {}, {}, {}, [], {}, {word: word for word in STARTS}, {})
    for name, pattern in grammar.terminals:
        _sort(name, pattern, found)
    return found


def _sort(name: str, pattern: str, found: Tables) -> None:
    plain = pattern.removeprefix("(?i:").removesuffix(")")
    if plain.endswith(" *:"):
        found.fields.update(dict.fromkeys(_choices(plain.removesuffix(" *:")), name))
    elif plain.endswith(r"(?!\w)") and plain != pattern:
        found.spoken[name] = _choices(plain.removesuffix(r"(?!\w)"))
        for word in found.spoken[name]:
            found.words.setdefault(word, []).append(name)
    elif len(pattern.removeprefix("\\")) == 1:
        found.marks[pattern[-1]] = name
    else:
        found.patterns.append((name, pattern))


def _choices(pattern: str) -> list[str]:
    return pattern.removeprefix("(").removesuffix(")").split("|")
