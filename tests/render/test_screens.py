"""Exact screens, on a phone, a terminal and a wide one. `JUDGE_SCREENS=write pytest` writes them anew, for the diff to show."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judge.cli.inputs import file_input
from judge.cli.judge_files import Court, open_court
from judge.cli.options import Choice
from judge.cli.report_page import sitting_text
from judge.render.page import Page

HERE = Path(__file__).parent
TABLES = sorted((HERE / "tables").glob("*.scenario"))


@pytest.fixture(scope="module")
def court() -> Court:
    return open_court(Choice(rulings=HERE / "law"))


def held_to(name: str, screen: str) -> None:
    kept = HERE / "screens" / name
    if os.environ.get("JUDGE_SCREENS") == "write":
        kept.write_text(screen, encoding="utf-8")
    assert screen == kept.read_text(encoding="utf-8")


def screen(court: Court, table: Path, page: Page, why: bool = False) -> str:
    sitting = court.hear(file_input(table))
    assert not sitting.problems
    return "\n".join(sitting_text(court, sitting, page, why)) + "\n"


@pytest.mark.parametrize("width", (60, 80, 120))
@pytest.mark.parametrize("table", TABLES, ids=lambda t: t.stem)
def test_the_screen_is_exactly_this(court: Court, table: Path, width: int) -> None:
    shown = screen(court, table, Page(width))
    assert max(map(len, shown.splitlines())) <= width
    held_to(f"{table.stem}-{width}.txt", shown)


@pytest.mark.parametrize("width", (60, 80))
def test_why_is_exactly_this(court: Court, width: int) -> None:
    shown = screen(court, HERE / "tables" / "dead-pile.scenario", Page(width), why=True)
    assert max(map(len, shown.splitlines())) <= width
    held_to(f"dead-pile-why-{width}.txt", shown)


def test_colour_says_nothing_that_the_words_do_not(court: Court) -> None:
    import re

    for table in TABLES:
        plain, painted = (screen(court, table, Page(80, colour), why=True) for colour in (False, True))
        assert "\x1b[" in painted
        assert re.sub(r"\x1b\[\d*m", "", painted) == plain


def test_nothing_in_a_title_acts_on_the_terminal(court: Court, tmp_path: Path) -> None:
    nasty = "Red \x1b[31m\u202e Evil"
    table = tmp_path / "nasty.scenario"
    text = f'title: {nasty}\nedition: 2e\ncard "{nasty}": character, neutral, cost 1, shadow 1\nphase: challenges\n'
    text += f'player Alice\n  gold: 1\n  shadows: "{nasty}"\nplayer Bob\nask can Alice bring "{nasty}" out of shadows?\n'
    table.write_text(text, encoding="utf-8")
    shown = screen(court, table, Page(80), why=True)
    assert shown.replace("\n", "").isprintable()
    assert "\\u001b[31m" in shown
