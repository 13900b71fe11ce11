"""The words of a language as the grammar's tables hold them, for those who say what could have stood there."""

from __future__ import annotations

from judge.noun import replace
from judge.scenario.tables import Tables, tables
from judge.scenario.tongue.tongue import Tongue


def vocabulary(other: Tongue) -> Tables:
    """The grammar with this language's words in place of the English ones, where it has them."""
    english = tables()
    words: dict[str, list[str]] = {}
    spoken: dict[str, list[str]] = {}
    for said, meant in other.spoken:
        for terminal in english.words.get(meant.lower(), ()):
            words.setdefault(said.lower(), []).append(terminal)
            spoken.setdefault(terminal, []).append(said)
    fields = {said: english.fields[meant] for said, meant in other.fields.items() if meant in english.fields}
    return replace(
        english, words=words, fields=fields, spoken={**english.spoken, **spoken}, starts=other.starts, forms=other.forms
    )
