"""Whatever happens to one file, every other gets its page, its object, its place in the count."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest
from front import LOST, run, write

BOARD = 'edition: 2e\nphase: challenges\nplayer Alice\n  gold: 7\n  shadows: "Penny"\nplayer Bob\n'
ASK = 'ask can Alice bring "Penny" out of shadows?\nexpect yes\n'
CURSED = f'{BOARD}{ASK}ask is "Penny" in hand?\nexpect no\n'


@pytest.fixture
def three(tmp_path: Path) -> list[Path]:
    """Two good files round one over which the judge will stumble."""
    texts = {"a": BOARD + ASK, "b": CURSED, "c": BOARD + ASK}
    return [write(tmp_path, text, f"{name}.scenario") for name, text in texts.items()]


def stumbling(real: Callable[..., object], word: str) -> Callable[..., object]:
    """The same function, but for whatever speaks of this."""

    def call(*given: object, **named: object) -> object:
        if word in repr((given, named)):
            raise ZeroDivisionError("as if a sentence had a hole")
        return real(*given, **named)

    return call


def break_rendering(monkeypatch: pytest.MonkeyPatch, place: str, word: str = "in hand") -> None:
    module, _, name = place.rpartition(".")
    real = getattr(import_module(module), name)
    monkeypatch.setattr(place, stumbling(real, word))


def test_every_file_gets_its_object(three: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, "judge.render.as_json.ruling_record")
    done = run("rule", "--json", *three)
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert (done.status, [row["file"] for row in rows]) == (2, [str(file) for file in three])
    assert [len(row["rulings"]) for row in rows] == [1, 1, 1]
    assert [[p["code"] for p in row["problems"]] for row in rows] == [[], ["internal"], []]
    assert rows[1]["problems"][0]["line"] == 9 and rows[1]["problems"][0]["not_ruled"] == [9]


def test_even_if_nothing_of_a_file_can_be_said(three: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, "judge.render.as_json.report_record", "b.scenario")
    done = run("rule", "--json", *three)
    rows = [json.loads(line) for line in done.out.splitlines()]
    assert (done.status, [row["file"] for row in rows]) == (2, [str(file) for file in three])
    assert [[p["code"] for p in row["problems"]] for row in rows] == [[], ["internal"], []]


@pytest.mark.parametrize("place", ["judge.render.file_page.answer_text", "judge.render.file_page.turned_text"])
def test_every_file_gets_its_page(place: str, three: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, place)
    done = run("rule", *three)
    assert done.status == 2 and done.out.count("YES.") == 3
    assert done.err.startswith(f"{three[1]}:9:1: ") and done.err.count("[internal]") == 1
    assert done.out.count("NOT RULED.  Line 9: ") == 1
    assert done.out.splitlines()[-1] == f"3 files, 4 questions, 3 as expected, 0 not, {LOST}1 file could be used only in part"


def test_every_file_is_put_to_the_test(three: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, "judge.render.test_results.shortfall", "in_hand")
    report = tmp_path / "report.xml"
    done = run("test", *three, "--junit", report)
    assert done.status == 2 and done.err.count("[internal]") == 1
    assert done.out.splitlines()[-1] == f"3 files, 4 questions, 3 as expected, 0 not, {LOST}1 file could be used only in part"
    suite = ElementTree.parse(report).getroot()
    assert (suite.get("tests"), suite.get("errors"), suite.get("skipped")) == ("5", "1", "1")


def test_short_lines_of_the_others_are_said(three: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, "judge.render.short_page.short_text")
    done = run("rule", "--short", *three)
    assert (done.status, len(done.out.splitlines())) == (2, 8) and done.out.count("NOT RULED.") == 1
    assert done.err.count("[internal]") == 1


def test_for_debugging_it_is_raised(three: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    break_rendering(monkeypatch, "judge.render.as_json.ruling_record")
    monkeypatch.setenv("JUDGE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("rule", "--json", *three)
