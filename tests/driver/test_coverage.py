"""What the casebook exercises: the documents of shadows and bestow are decided to the last clause."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from casebook import HOME
from test_bad import ran

WHOLE = ("2e-expansion-rules", "1e-kings-landing", "1e-tale-of-champions")
PENNY = "scenarios/2e/duplicates-and-bans-by-characteristic.scenario"


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOME)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture(scope="module")
def told() -> dict[str, object]:
    return json.loads(ran("coverage", "--json")[1])  # type: ignore[no-any-return]


@pytest.mark.parametrize("document", WHOLE)
def test_decided_to_the_last_clause(document: str, told: dict) -> None:  # type: ignore[type-arg]
    idle = [c["id"] for c in told["clauses"] if document in c["documents"] and c["state"] in ("beaten", "never")]
    assert idle == []
    assert told["documents"][document]["percent"] == 100


def test_below_the_least_is_one() -> None:
    status, page = ran("coverage", PENNY, "--edition", "2e", "--min", "50")
    assert status == 1 and "2e-expansion-rules: " in page
    assert ran("coverage", PENNY, "--edition", "2e", "--min", "0")[0] == 0


def test_every_clause_is_told_with_its_scenarios() -> None:
    page = ran("coverage", PENNY, "--edition", "2e")[1]
    assert any("2E-DUPLICATE-09" in row and "decided" in row and "duplicates-and-bans" in row for row in page.splitlines())
    assert "  never" in page and "1E-" not in page
    assert "decided   " not in ran("coverage", PENNY, "--edition", "2e", "--never")[1]


def test_what_cannot_be_used_is_two() -> None:
    assert ran("coverage", "scenarios/bad/misspelt-title.scenario")[0] == 2
    status, page = ran("coverage", PENNY, "--edition", "9e")
    assert status == 2 and "[unknown-edition]" in page


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("command", [("coverage", PENNY), ("explain",), ("explain", "unknown-card"), ("rule", PENNY)])
def test_it_fits_the_page(command: tuple[str, ...], width: int) -> None:
    page = ran(*command, "--width", str(width))[1]
    assert page and all(len(row) <= width for row in page.splitlines()), [r for r in page.splitlines() if len(r) > width]


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("judge cov", "coverage"),
        ("judge clause 2E-UNIQUE-0", "2E-UNIQUE-04"),
        ("judge cards show Pen", "Penny"),
        ("judge explain unknown-ca", "unknown-card"),
    ],
)
def test_shells_complete(typed: str, wanted: str) -> None:
    asked = {"_JUDGE_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split()) - 1)}
    command = [sys.executable, "-c", "from judge.cli import main; main()"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **asked}, timeout=60)
    assert wanted in done.stdout.split("\n") and not done.stderr
