"""Words of the game that the language of scenarios could not tell from another of its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from judge.game.vocabulary import Vocabulary
from judge.language.parse.grammar import LineGrammar, tables
from judge.rulebook.read_game import AT
from judge.rulebook.walk_entries import Data
from judge.support.problems import Problem, Span, problem_at


def collisions(data: Data) -> Iterator[Problem]:
    """A row whose word may stand where another word of the same spelling may: nobody could say which is meant."""
    vocabulary = Vocabulary(data)
    read = tables(vocabulary)
    for spelling, terminals in (*read.words.items(), *read.all_fields.items()):
        clashing = {t for pair in combinations(terminals, 2) if _both_fit(read, *pair) for t in pair}
        for row in filter(None, (_row(vocabulary, read, terminal, spelling) for terminal in sorted(clashing))):
            yield problem_at("ambiguous-word", Span(*row), word=spelling)


def _row(vocabulary: Vocabulary, read: LineGrammar, terminal: str, spelling: str) -> tuple[str, int, int] | None:
    """Where the row of `game.yaml` stands that gives a terminal this word."""
    section, name = read.sections.get(terminal), read.meanings.get(terminal, {}).get(spelling)
    return vocabulary.row(section, name).get(AT) if section and name else None


def _both_fit(read: LineGrammar, one: str, other: str) -> bool:
    """Whether there is a place in a line where either could stand."""
    rows = read.grammar.rows
    return any(one in rows[state] and other in rows[state] for state in range(len(rows.lines)))  # type: ignore[attr-defined]
