"""Exact screens, on a phone, a terminal and a wide one. `JUDGE_SCREENS=write pytest` writes them anew, for the diff to show."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.driver.inputs import file_input
from judge.driver.open import Choice, LawAndCards, open_law
from judge.driver.rule_file import rule_file
from judge.driver.unexpected_errors import Attempts
from judge.render.file_page import report_text
from judge.render.messages import load_language
from judge.render.page import Page

HERE = Path(__file__).parent
TABLES = sorted((HERE / "tables").glob("*.scenario"))


@pytest.fixture(scope="module")
def opened() -> LawAndCards:
    return open_law(Choice(rulings=HERE / "law"))


def held_to(name: str, screen: str) -> None:
    kept = HERE / "screens" / name
    if os.environ.get("JUDGE_SCREENS") == "write":
        kept.write_text(screen, encoding="utf-8")
    assert screen == kept.read_text(encoding="utf-8")


def screen(opened: LawAndCards, table: Path, page: Page, why: bool = False) -> str:
    report, attempts = rule_file(opened, file_input(table)), Attempts()
    assert not report.problems
    shown = report_text(load_language("en", opened.choice.added), report, page, why, attempts)
    assert not attempts.problems
    return "\n".join(shown) + "\n"


@pytest.mark.parametrize("width", (60, 80, 120))
@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.stem)
def test_the_screen_is_exactly_this(opened: LawAndCards, table: Path, width: int) -> None:
    shown = screen(opened, table, Page(width))
    assert max(map(len, shown.splitlines())) <= width
    held_to(f"{table.stem}-{width}.txt", shown)


@pytest.mark.parametrize("width", (60, 80))
def test_why_is_exactly_this(opened: LawAndCards, width: int) -> None:
    shown = screen(opened, HERE / "tables" / "dead-pile.scenario", Page(width), why=True)
    assert max(map(len, shown.splitlines())) <= width
    held_to(f"dead-pile-why-{width}.txt", shown)


def test_colour_says_nothing_that_the_words_do_not(opened: LawAndCards) -> None:
    import re

    for table in TABLES:
        plain, painted = (screen(opened, table, Page(80, colour), why=True) for colour in (False, True))
        assert "\x1b[" in painted
        assert re.sub(r"\x1b\[\d*m", "", painted) == plain


def test_nothing_in_a_title_acts_on_the_terminal(opened: LawAndCards, tmp_path: Path) -> None:
    nasty = "Red \x1b[31m\u202e Evil"
    table = tmp_path / "nasty.scenario"
    text = f'title: {nasty}\nedition: 2e\ncard "{nasty}": character, neutral, cost 1, shadow 1\nphase: challenges\n'
    text += f'player Alice\n  gold: 1\n  shadows: "{nasty}"\nplayer Bob\nask can Alice bring "{nasty}" out of shadows?\n'
    table.write_text(text, encoding="utf-8")
    shown = screen(opened, table, Page(80), why=True)
    assert shown.replace("\n", "").isprintable()
    assert "\\u001b[31m" in shown
