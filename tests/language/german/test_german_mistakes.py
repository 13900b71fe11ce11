"""What is wrong with a German line is said of the German line: its words, its columns, its nearest German word."""

from __future__ import annotations

from random import Random

import pytest
import worded

from judge.language.parse_file import parse
from judge.support.problems import Problem

HEAD = "Ausgabe: 2e\nSpieler Alice\nSpieler Bob\n"
MISTAKES = [
    ("Phase: Aufmarschfase", "Aufmarschfase", "unknown-phase", "`Aufmarsch`"),
    ("Ausgabe: 3e", "3e", "unknown-edition", "`2e`"),
    ('Totnstapel: "Hella"', "Totnstapel:", "unknown-area", "`totenstapel:`"),
    ('Schatten "Hella"', "Schatten", "missing-colon", "`Schatten:`"),
    ('  Schatten: "Hella" (kniiend)', "kniiend", "unknown-mark", "`kniend`"),
    ("Gold: viel", "viel", "bad-number", "a number"),
    ('Hand: "Hella', '"Hella', "missing-quote", "after the title"),
    ('Im Spiel: "Hella" "Brandmänner"', '"Brandmänner"', "missing-comma", ""),
    ('Karte "X": Charackter, neutral', "Charackter", "unknown-keyword", "`Charakter`"),
    ('frage kann Alice "Hella" aus den Schatten hohlen?', "hohlen", "unknown-act", "`holen`"),
    ("frage kann Alice Hella aus den Schatten holen?", "Hella", "missing-quote", '`"Hella"`'),
    ('frage wieviel wiegt "Hella"?', "wieviel", "unknown-question", "`frage wie viel Gold liegt auf"),
    ('dann hohlt Alice "Hella" aus den Schatten', "hohlt", "unknown-move", "`holt`"),
    ('fräge kann Alice "Hella" aus den Schatten holen?', "fräge", "unknown-statement", "`frage`"),
    ("Effekt: Alice kann keine Karten aus den Schatten hohlen", "hohlen", "unknown-act", "`holen`"),
    ('was wäre, wenn Alice "Hella" essen würde?', '"Hella"', "unknown-act", ""),
]  # fmt: skip


def problems(text: str) -> list[Problem]:
    found: list[Problem] = []
    parse(text, "datei", found)
    return found


@pytest.mark.parametrize(("line", "said", "code", "hint"), MISTAKES, ids=[line for line, *_ in MISTAKES])
def test_a_mistake_is_shown_where_it_stands(line: str, said: str, code: str, hint: str) -> None:
    (found,) = problems(f"{HEAD}{line}\n")
    assert (found.code, found.span.line) == (code, 4), found
    assert line[found.span.column - 1 : found.span.end - 1] == said, found
    assert hint in worded.hint(found)


def test_every_problem_of_a_file_is_found() -> None:
    found = problems("\n".join([*HEAD.split(), *(line for line, *_ in MISTAKES)]).replace("Spieler\n", "Spieler "))
    assert len(found) >= len(MISTAKES) - 1


def test_a_title_may_hold_anything() -> None:
    assert not problems('Titel: Sein "Schatten, oder: kann Alice "X",\nAusgabe: 2e\n')


def test_a_list_goes_on_in_the_next_line() -> None:
    (found,) = problems(f'{HEAD}  Hand: "Hella",\n    "Brandmänner" (kniiend)\n')
    assert (found.span.line, found.span.column) == (5, 20)


def test_an_english_line_among_german_ones_is_understood() -> None:
    assert not problems(f'{HEAD}  play: "Penny" (an attachment)\n'.replace(" (an attachment)", ""))
    assert not problems(f'{HEAD}ask is "X" an attachment?\nfrage ist "X" eine Verstärkung?\n')


def test_an_english_file_is_not_taken_for_german() -> None:
    (found,) = problems('edition: 2e\nplayer Alice\nask can Alice bring "X" out of shadws?\n')
    assert "`shadows`" in worded.hint(found)


def test_no_line_is_too_odd() -> None:
    """Words left out, doubled, moved and cut short: a problem with a place, never a crash."""
    some = Random(7)
    lines = [line for line, *_ in MISTAKES] + ['frage kann Alice "X" von Bob aus den Schatten ins Spiel gebracht werden?']
    every = " ".join(lines).split()
    for _ in range(300):
        words = some.choice(lines).split()
        words.insert(some.randrange(len(words) + 1), some.choice(every))
        words.pop(some.randrange(len(words)))
        line = " ".join(words)[: some.randrange(1, 80)]
        assert all(problem.span.line >= 1 and problem.span.column >= 1 for problem in problems(f"{HEAD}{line}\n"))
