"""A day is written in one way, and whatever reads one reads it so: every `--as-of`, and a scenario's own line."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from doors import GOOD, call, elsewhere, having, said
from hypothesis import given
from hypothesis import strategies as st

NO_DAYS = (
    "20180101", "2018-W01-1", "2018W011", "2018-001", "2018-1-1", " 2018-01-01", "2018-01-01 ", "2018-01-01\n", "\t2018-01-01",
    "2018-02-30", "2018-13-01", "0000-01-01", "+2018-01-01", "-2018-01-01", "2018-01-01T00:00", "2018/01/01", "2018-01", "2018",
    "２０１８-０１-０１", "yesterday", "today", "", "01-01-2018", "2018-01-01,2019-01-01", "12018-01-01", "2018-01-01\x1b[31m",
)  # fmt: skip


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere(monkeypatch, tmp_path)


def test_these_commands_ask_for_a_day() -> None:
    assert {"rule", "ask", "test", "compare"} <= set(having("--as-of"))


@pytest.mark.parametrize("name", having("--as-of"))
def test_whatever_is_no_day_is_refused_with_a_hint(name: str) -> None:
    taken = []
    for day in NO_DAYS:
        done = said(*call(name, f"--as-of={day}"))
        if done.status != 2 or "[bad-date]" not in done.err or "2010-01-31" not in done.err or done.out:
            taken.append((day, done))
    assert taken == []


@pytest.mark.parametrize("name", sorted({*having("--as-of")} & {*having("--json")}))
def test_a_program_is_told_so_too(name: str) -> None:
    for day in NO_DAYS:
        done = said(*call(name, f"--as-of={day}", "--json"))
        assert done.status == 2, day
        assert [p["code"] for p in json.loads(done.out)["problems"]] == ["bad-date"], day


@pytest.mark.parametrize("name", having("--as-of"))
def test_a_day_is_a_day(name: str) -> None:
    assert "[bad-date]" not in said(*call(name, "--as-of=2018-02-28")).err


def test_one_bad_day_among_good_ones() -> None:
    done = said("compare", GOOD, "--as-of", "2018-01-01", "--as-of", "2018-W01-1", "--as-of", "soon")
    assert done.status == 2 and done.err.count("[bad-date]") == 2


@pytest.mark.parametrize("day", [day for day in NO_DAYS if day.strip() == day])
def test_a_scenario_reads_days_as_the_command_line_does(day: str, tmp_path: Path) -> None:
    file = tmp_path / "table.scenario"
    file.write_text(f"edition: 2e\ndocuments: as of {day}\nplayer Alice\nask who acts first?\n", encoding="utf-8")
    done = said("rule", file)
    assert done.status == 2 and "table.scenario:2:" in done.err


@given(st.dates(), st.text("0123456789-W T\n", max_size=12))
def test_a_day_is_what_the_calendar_writes_and_nothing_else(day: date, text: str) -> None:
    from judge.support.fold_and_clean_text import is_day

    assert is_day(day.isoformat())
    assert not is_day(day.strftime("%Y%m%d")) and not is_day(f" {day.isoformat()}") and not is_day(f"{day.isoformat()}\n")
    if is_day(text):
        assert date(*map(int, text.split("-"))).isoformat() == text
