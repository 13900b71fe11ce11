"""Which language a file is in, what that costs an English one, and what a third language costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from worded import hint

from judge.language.parse.grammar import Line
from judge.language.parse_file import parse
from judge.language.translate import load_word_tables as load
from judge.support.problems import Problem

ENGLISH = """\
edition: 2e
phase: challenges
player Alice
  gold: 7
  shadows: "Penny"
ask can Alice bring "Penny" out of shadows?
expect no because 2E-UNIQUE-04
"""
AFRIKAANS = """\
Uitgawe: 2e
Fase: uitdagings
Speler Alice
  Goud: 7
  Skaduwees: "Penny"
vra kan Alice "Penny" uit die skaduwees haal?
verwag nee omdat 2E-UNIQUE-04
"""
TABLE = """\
declares: [Taal]
starts: {vra: ask, speler: player, verwag: expect}
fields: {Uitgawe: edition, Fase: phase, Goud: gold, Skaduwees: shadows}
words: {uitdagings: challenges, kan: can, uit die skaduwees: out_of_shadows}
verbs: {bring: haal}
order: ["CAN <who> <rest> <last> <end> -> CAN <who> <last> <rest>"]
answers: {nee: "no", omdat: because}
"""


def lines(text: str) -> list[Line]:
    problems: list[Problem] = []
    found = parse(text, "file", problems)
    assert not problems
    return found


def shape(tree: Any) -> Any:
    return (tree.rule, [shape(c) for c in tree.children]) if hasattr(tree, "rule") else (tree.kind, tree.text)


@pytest.fixture
def afrikaans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "af.yaml").write_text(TABLE, "utf-8")
    monkeypatch.setattr(load, "FOLDER", tmp_path)


@pytest.mark.usefixtures("afrikaans")
def test_a_third_language_costs_one_table() -> None:
    assert [shape(line.node) for line in lines(AFRIKAANS)] == [shape(line.node) for line in lines(ENGLISH)]


@pytest.mark.usefixtures("afrikaans")
def test_its_mistakes_are_shown_in_its_words() -> None:
    problems: list[Problem] = []
    parse(AFRIKAANS.replace("haal?", "hal?"), "file", problems)
    (found,) = problems
    assert (found.code, found.span.line, found.span.column, hint(found)) == ("unknown-act", 6, 41, "did you mean `haal`?")


@pytest.mark.parametrize("said", ["Sprache: de", "language: de", "Sprache : DE  # Deutsch"])
def test_a_file_may_say_which_language_it_is_in(said: str) -> None:
    assert [line.node.rule for line in lines(f"{said}\nedition: 2e\nGold: 3\n")] == ["edition", "gold"]


def test_a_file_may_say_that_it_is_english() -> None:
    assert len(lines(f"language: en\n{ENGLISH}")) == len(lines(ENGLISH))


def test_the_first_word_that_only_one_language_has_decides() -> None:
    german = lines('Format: joust\nPhase: draw\nFenster: Aktion\nSpieler Alice\n  Hand: "X" (kniend)\n')
    assert [line.node.rule for line in german] == ["format", "phase", "window", "player", "area"]


def test_an_english_file_pays_nothing() -> None:
    code = f"import sys; from judge.language.parse_file import parse; parse({ENGLISH!r}, 'f', []); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not [name for name in loaded if "tongue" in name or name == "yaml"]
