"""A field that is nearly one: whatever else the word means in the language, the hint names the field that was meant."""

from __future__ import annotations

import pytest
from casebook import catalogue
from worded import hint, message

from judge.language import amiss, read_what_is_good
from judge.language.parse.grammar import tables
from judge.language.translate import vocabulary
from judge.language.translate.load_word_tables import tongue
from judge.support.problems import Problem, Unusable

FORMS = {
    "en": 'edition: 2e\nplayer Alice\n  {}: "Penny"\nplayer Bob\nask is "Penny" in play?\n',
    "de": 'Ausgabe: 2e\nSpieler Alice\n  {}: "Penny"\nSpieler Bob\nfrage ist "Penny" im Spiel?\n',
}
GERMAN = tongue("de")
assert GERMAN is not None
FIELDS = {"en": tables().fields, "de": vocabulary(GERMAN, tables()).fields}


def problems(text: str) -> tuple[Problem, ...]:
    try:
        return amiss(read_what_is_good(text, "table", catalogue()))
    except Unusable as unusable:
        return unusable.problems


def slips(word: str) -> set[str]:
    """Without its last letter, with one doubled, with two swapped, with one too many, joined by a dash."""
    middle = len(word) // 2
    swapped = word[: middle - 1] + word[middle] + word[middle - 1] + word[middle + 1 :]
    return {word[:-1], word[0] + word, swapped, f"{word}s", word.replace(" ", "-"), f"{word} pile"} - {word}


def unhelpful(language: str, field: str) -> list[str]:
    """Slips in it that are neither read nor told with a field that was meant."""
    known = FIELDS[language]
    found = {slip: problems(FORMS[language].format(slip)) for slip in sorted(slips(field)) if slip not in known}
    hinted = {f"did you mean `{name}:`?" for name in known}
    return [slip for slip, told in found.items() if told and not any(hint(problem) in hinted for problem in told)]


OWN = ("title", "titel", "effect", "effekt")
"""What follows these is not cards: a title takes any words, and an effect has a form of its own."""


@pytest.mark.parametrize(("language", "field"), [(code, field) for code, known in FIELDS.items() for field in known])
def test_the_field_that_was_meant_is_named(language: str, field: str) -> None:
    assert field in OWN or unhelpful(language, field) == []


@pytest.mark.parametrize(
    ("language", "written", "code", "meant"),
    [
        ("en", "shadow", "unknown-area", "shadows"), ("en", "plays", "unknown-area", "play"),
        ("en", "discards", "unknown-area", "discard"), ("en", "in-play", "unknown-area", "in play"),
        ("en", "my hand", "unknown-area", "hand"), ("en", "dead-piles", "unknown-area", "dead pile"),
        ("de", "schattens", "unknown-area", "schatten"), ("de", "im Speil", "unknown-area", "im spiel"),
        ("de", "tote Karten", "unknown-area", "tote"),
    ],
)  # fmt: skip
def test_a_word_that_means_something_elsewhere(language: str, written: str, code: str, meant: str) -> None:
    problem = problems(FORMS[language].format(written))[0]
    assert (problem.code, message(problem)) == (code, f"`{written}:` is not a field")
    assert hint(problem) == f"did you mean `{meant}:`?"


@pytest.mark.parametrize("line", ["plyer Alice:", "palyer Alice:", "player Alice:"])
def test_a_player_with_a_colon_is_no_field(line: str) -> None:
    told = problems(f'edition: 2e\n{line}\n  hand: "Penny"\nask is "Penny" in play?\n')
    wanted = [] if line.startswith("player") else ["did you mean `player`?"]
    assert [hint(p) for p in told if p.code in ("unknown-statement", "unknown-field")] == wanted
