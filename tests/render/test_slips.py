"""Slips that no sentence may have, looked for in everything that is said of the casebook and of boards of the net."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from casebook import HOME, casebook
from front import run, write

SLIPS = {
    "an empty bracket": r"\(\s*\)",
    "two owners in a row": r"\b(?:no|a|the) (?:your|his|her|their)\b|\b(?:dein|deine) (?:dein|deine)\b",
    "two full stops": r"(?<!\.)\.\.(?!\.)|…\.|\.…|\.\.\.\.",
    "mit with a nominative": r"\bmit (?:beliebig viele|bis zu \w+ Charaktere|ein Charakter|der Charakter|kein Charakter)\b",
    "the opposite of what is meant": r"\bdarf keine? \w+ deklarieren",
}
BOARDS = sorted((HOME / "tests" / "net" / "boards").glob("*/*.scenario"))[::25]
FILES = [*casebook("1e", "2e")[::4], *BOARDS]
DECLARED = """\
edition: 2e
phase: challenges
first player: Alice
player Alice
  play: "Hedge Knight" @h
player Bob
  play: "Burned Men"
challenge: military, Alice against Bob
attackers: @h
ask can Bob declare no defenders?
ask how many defenders can Bob declare?
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")


def slips(text: str) -> Iterator[str]:
    said = " ".join(text.split())
    for slip, pattern in SLIPS.items():
        yield from (f"{slip}: {said[max(0, m.start() - 40) : m.end() + 20]}" for m in re.finditer(pattern, said))


def test_these_are_slips() -> None:
    told = "It were kneeling (). no your opponent. Bob to …. mit beliebig viele Karten. Bob darf keine Verteidiger deklarieren"
    assert {slip.partition(":")[0] for slip in slips(told)} == set(SLIPS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_nothing_that_is_said_has_one(file: Path, language: str) -> None:
    assert list(slips(run("rule", "--width", 120, "--lang", language, file).out)) == []


def test_whoever_declares_no_defenders_goes_without_them(tmp_path: Path) -> None:
    out = run("rule", "--lang", "de", write(tmp_path, DECLARED)).out
    assert "Bob darf auf Verteidiger verzichten." in out
    assert "Bob darf beliebig viele Charaktere als Verteidiger deklarieren." in out and list(slips(out)) == []
