"""Mistakes, each with its one message: code, words, the words it points at, and the hint."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import worded

from judge.render.messages import load_language
from judge.render.problem_sentence import message
from judge.support.problems import Problem, Unusable

BOARD = """\
edition: 2e
phase: challenges
player Alice
  shadows: "Penny"
  play: "Burned Men" @b
player Bob
  play: "Penny"
"""

MISTAKES = [
    ("phase: chalenges", "unknown-phase", "`chalenges` is not a phase", "chalenges", "did you mean `challenges`?"),
    ("edition: 3e", "unknown-edition", "`3e` is not an edition", "3e", "expected `1e` or `2e`"),
    ("window: acton", "unknown-window", "`acton` is not a window", "acton", "did you mean `action`?"),
    ("format: duel", "unknown-format", "`duel` is not a format", "duel", "expected `joust` or `melee`"),
    ("title:", "unfinished-line", "the line stops after `title:`", "", "expected some text"),
    ('hnad: "Penny"', "unknown-area", "`hnad:` is not a field", "hnad:", "did you mean `hand:`?"),
    ("gold 3", "missing-colon", "there is no colon after `gold`", "gold", "write `gold:`"),
    ("aks can Alice play?", "unknown-statement", "`aks` does not begin a line", "aks", "did you mean `ask`?"),
    ("first player: Alcie", "unknown-player", "no player is called `Alcie`", "Alcie", "did you mean `Alice`?"),
    ("player Alice", "duplicate-player", "`Alice` already sits at the table", "Alice", ""),
    ("player", "unfinished-line", "the line stops after `player`", "", "expected a name"),
    ("house: starc", "unknown-house", "`starc` is not a house", "starc", "did you mean `stark`?"),
    ("gold: many", "bad-number", "`many` is not a number", "many", "expected a number or `?`"),
    ("gold: 1000", "bad-number", "`1000` is too large", "1000", "numbers go up to 999"),
    ("gold: 2.5", "bad-number", "`2.5` is not a whole number", "2.5", "numbers go from 0 to 999"),
    ("gold: -3", "bad-number", "`-3` is below zero", "-3", "numbers go from 0 to 999"),
    ("gold: 3\ngold: 4", "stated-twice", "Bob's gold is stated twice", "gold: 4", ""),
    ("hand: Penny", "missing-quote", "`Penny` has no quotes around it", "Penny", 'write `"Penny"` if it is a card'),
    ('hand: "Penny', "missing-quote", "this title has no closing quote", '"Penny', 'write `"` after the title'),
    ('hand: "Penny" "Penny"', "missing-comma", 'there is no comma before `"Penny"`', '"Penny"', ""),
    (
        'hand: "Penny",',
        "unfinished-line",
        "the list ends in a comma",
        "",
        "expected a card title in quotes, a number or `?`",
    ),
    ('hand: "Peny"', "unknown-card", "no card is called `Peny`", '"Peny"', "did you mean `Penny`?"),
    ('hand: "Zzz"', "unknown-card", "no card is called `Zzz`", '"Zzz"', 'describe it: `card "Zzz": …`'),
    ('hand: "Penny" @b', "duplicate-handle", "`@b` already stands for another card", "@b", ""),
    (
        'hand: "Penny" (kneling)',
        "unknown-mark",
        "`kneling` is not anything to note on a card",
        "kneling",
        "did you mean `kneeling`?",
    ),
    (
        'hand: "Cersei Lannister"',
        "ambiguous-version",
        "there are several versions of `Cersei Lannister`",
        '"Cersei Lannister"',
        "say which one: `[Core]`, `[LoCR]`",
    ),
    (
        'hand: "Cersei Lannister" [XX]',
        "unknown-version",
        "no version of `Cersei Lannister` is from `XX`",
        "XX",
        "known versions: `[Core]`, `[LoCR]`",
    ),
    (
        'card "X": character, stelth',
        "unknown-keyword",
        "`stelth` is not anything that a card can have",
        "stelth",
        "did you mean `stealth`?",
    ),
    (
        "effect: @b gains stelth",
        "unknown-keyword",
        "`stelth` is not a keyword, an icon or a trait",
        "stelth",
        "did you mean `stealth`?",
    ),
    (
        "effect: Alice cannot fly",
        "unknown-act",
        "`fly` is not anything that can be done",
        "fly",
        "for instance `effect: Alice cannot bring cards out of shadows`",
    ),
    ("effect Alice cannot play", "missing-colon", "there is no colon after `effect`", "effect", "write `effect:`"),
    (
        "Alice has brougt a card out of shadows",
        "unknown-act",
        "`brougt` is not anything that can be done",
        "brougt",
        "did you mean `brought`?",
    ),
    (
        "ask can Alice bring Ser Robert Strong out of shadows?",
        "missing-quote",
        "`Ser Robert Strong` has no quotes around it",
        "Ser Robert Strong",
        'write `"Ser Robert Strong"` if it is a card',
    ),
    (
        'ask could Alice bring "Penny" out of shadows?',
        "unknown-question",
        "`could` does not fit here",
        "could",
        'did you mean a form such as `ask can Alice bring "X" out of shadows?`?',
    ),
    (
        'ask can Alice bring "Penny" out of shadws?',
        "unexpected-word",
        "`shadws` does not fit here",
        "shadws",
        "did you mean `shadows`?",
    ),
    ('ask can Alice bring "Penny" out', "unfinished-line", "the line stops after `out`", "", "expected `from` or `of`"),
    (
        "ask can Alice bring out of shadows?",
        "missing-card",
        "no card is named",
        "bring out of shadows",
        "name it by its title, in quotes, or by its handle",
    ),
    (
        'ask can Alice marshal "Western Fiefdom"?',
        "unknown-card",
        "no card on the table is called `Western Fiefdom`",
        '"Western Fiefdom"',
        "put it in an area of a player",
    ),
    ("ask can Alice marshal @c?", "unknown-handle", "no card is marked `@c`", "@c", ""),
    (
        'ask is "Penny" in play?',
        "ambiguous-title",
        "`Penny` fits 2 cards: Alice's in shadows, Bob's in play",
        '"Penny"',
        "say which: `controlled by …`, `in …`, or a handle such as `@this`",
    ),
    ("ask is @b in Bob's ded pile?", "unknown-area", "`ded` is not an area", "ded", "did you mean `dead`?"),
    ("expect yes", "expect-without-ask", "there is no question above this expectation", "expect yes", ""),
    (
        "then Alice passes\ngold: 3",
        "misplaced-fact",
        "facts stand before the first question or move",
        "gold: 3",
        "move it above the first `ask` or `then`; what was asked above it was ruled without it",
    ),
    (
        "ask is @b standing?\nexpect no because maybe",
        "bad-clause",
        "`maybe` is not the id of a clause",
        "maybe",
        "an id looks like `2E-SHADOW-11`",
    ),
    ("documents: as of 2010-13-45", "bad-date", "`2010-13-45` is not a day", "2010-13-45", "write it as `2010-01-31`"),
    ("attackers: @b", "no-challenge", "`attackers:` belongs to a challenge", "attackers: @b", "add `challenge: …`"),
]


def problems(text: str, scenario: Callable[[str], Any]) -> tuple[Problem, ...]:
    with pytest.raises(Unusable) as refused:
        scenario(text)
    return refused.value.problems


@pytest.mark.parametrize(("line", "code", "message", "marked", "hint"), MISTAKES, ids=[m[0] for m in MISTAKES])
def test_mistake(line: str, code: str, message: str, marked: str, hint: str, scenario: Callable[[str], Any]) -> None:
    text = BOARD + line
    (problem,) = problems(text, scenario)
    pointed = text.split("\n")[problem.span.line - 1][problem.span.column - 1 : problem.span.end - 1]
    assert (problem.code, worded.message(problem), pointed, worded.hint(problem)) == (code, message, marked, hint)


STATED = {
    "title: Once": ("the title", "Titel"),
    "edition: 2e": ("the edition", "Ausgabe"),
    "documents: as of 2010-01-31": ("the documents", "Dokumente"),
    "format: joust": ("the format", "Format"),
    "phase: plot": ("the phase", "Phase"),
    "window: action": ("the window", "Fenster"),
    "active player: Bob": ("the active player", "aktiver Spieler"),
    "first player: Bob": ("the first player", "Startspieler"),
    "challenge: military, Alice against Bob": ("the challenge", "Herausforderung"),
    "challenge: military, Alice against Bob\nattackers: @b": ("the attackers", "Angreifer"),
    'challenge: military, Alice against Bob\ndefenders: "Penny"': ("the defenders", "Verteidiger"),
    "house: stark": ("Bob's house", "Haus"),
    "power: 3": ("Bob's power", "Macht"),
}


@pytest.mark.parametrize(("lines", "english", "german"), [(lines, *told) for lines, told in STATED.items()], ids=STATED)
def test_what_is_stated_twice_is_named(lines: str, english: str, german: str, scenario: Callable[[str], Any]) -> None:
    again = lines.splitlines()[-1]
    *_, problem = problems(f"{BOARD}{lines}\n{again}\n", scenario)
    assert worded.message(problem) == f"{english} is stated twice"
    assert message(load_language("de"), problem).endswith(f": {german}")


def test_an_unfinished_line_is_pointed_at_behind_its_last_character(scenario: Callable[[str], Any]) -> None:
    (problem,) = problems(BOARD + "ask can", scenario)
    assert (problem.span.line, problem.span.column) == (8, 8)


def test_every_problem_of_a_file_is_reported(scenario: Callable[[str], Any]) -> None:
    text = 'phase: x\nplayer Alice\n  hand: "Nix", "Nox"\n  gold: q\nask foo\nexpect yes\nthen 7\nask can Bob play "X"?\n'
    found = [(problem.span.line, problem.code) for problem in problems(text, scenario)]
    assert found == [
        (1, "no-edition"),
        (1, "unknown-phase"),
        (4, "bad-number"),
        (5, "unknown-question"),
        (7, "unknown-move"),
        (8, "unknown-player"),
    ]


def test_unknown_cards_are_all_named(scenario: Callable[[str], Any]) -> None:
    found = problems('edition: 2e\nplayer Alice\n hand: "Nix", "Penny" with "Nox"\n play: "Nux"', scenario)
    assert [worded.message(problem) for problem in found] == [f"no card is called `{name}`" for name in ("Nix", "Nox", "Nux")]


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "empty-file"), ("# nothing\n\n", "empty-file"), ("a\0b", "not-text"), ("#" * 300_000, "file-too-large")],
)
def test_no_scenario_at_all(text: str, code: str, scenario: Callable[[str], Any]) -> None:
    assert [problem.code for problem in problems(text, scenario)] == [code]


def test_garbled_files_are_refused_not_crashed_on(scenario: Callable[[str], Any]) -> None:
    lines = Path(__file__).with_name("language.scenario").read_text("utf-8").split("\n")
    words = re.findall(r'"[^"]*"|\w+|\S', "\n".join(lines))
    chance = random.Random(7)
    for _ in range(300):
        line = re.findall(r'"[^"]*"|\w+|\s+|\S', chance.choice(lines)) or [""]
        line[chance.randrange(len(line))] = chance.choice([*words, '"', "#", ",", "\x0b", "é", "@", "“"])
        try:
            scenario(BOARD + "".join(line))
        except Unusable as refused:
            assert all(worded.message(problem) != problem.says and problem.span.column >= 1 for problem in refused.problems)
