"""Words of a rulebook that the keyword table does not know: a file in a language writes them as that language prints them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from judge.game.vocabulary import NOTHING, Vocabulary
from judge.game.words_in_a_language import name_in, sections_of
from judge.language.translate.word_table import Phrases, Tongue


@lru_cache(maxsize=8)  # one a rulebook and language
def with_rows(language: str, vocabulary: Vocabulary) -> Tongue:
    """The language with the words of that rulebook; what its table says already stays as it is."""
    from judge.language.translate.load_word_tables import tongue

    table = tongue(language)
    assert table is not None
    words = [*_written(table, vocabulary)]
    if not words:
        return table
    fields = {said.lower(): row for section, row, said, _ in words if section == "areas"}
    titled = [(f"{said} :", f"{row}:") for said, row in fields.items()]
    told = [*titled, *((said, english.replace(" ", "_")) for _, _, said, english in words)]
    return table._replace(
        fields={**fields, **table.fields},
        words=_together(table.words, told),
        spoken=[*table.spoken, *((said, english) for _, _, said, english in words if " " not in said)],
    )


def _written(table: Tongue, vocabulary: Vocabulary) -> Iterator[tuple[str, str, str, str]]:
    """Each with its section and row: how it is written, and what that means."""
    printed = sections_of(table.language, vocabulary.added, (told.partition(".")[0] for _, told, _, _ in table.rows))
    known = "\n".join(english.replace("_", " ").lower() for rows in table.words.values() for _, english in rows)
    for section, told, template, means in table.rows:
        part, _, form = told.partition(".")
        for row in vocabulary.names(section, "-unwritten"):
            said = _said(printed.get(part, NOTHING), row, form)
            if (name := name_in(template, said)) and not re.search(rf"(?<!\w){re.escape(row)}(?!\w)", known):
                yield section, row, name, means.format(row=row)


def _said(rows: Mapping[str, Any], row: str, form: str) -> str:
    entry = rows.get(row)
    said = entry.get(form) if isinstance(entry, dict) else entry
    return said if isinstance(said, str) else ""


def _together(known: Phrases, told: list[tuple[str, str]]) -> Phrases:
    found = dict(known)
    for said, english in told:
        first, *more = said.lower().split()
        if all(words != more for words, _ in found.get(first, ())):
            found[first] = sorted([*found.get(first, ()), (more, english)], key=lambda phrase: -len(phrase[0]))
    return found
